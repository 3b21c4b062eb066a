# SPDX-License-Identifier: GPL-3.0-or-later
# bash completion for scriba

_scriba ()
{
  local word=${COMP_WORDS[COMP_CWORD]}

  if [ "$COMP_CWORD" -eq 1 ]; then
    compopt -o filenames
    mapfile -t COMPREPLY < <(compgen -W 'resolve score --help --version' -- "$word"
                             compgen -f -X '!*.json' -- "$word"
                             compgen -d -- "$word")
  elif [[ ${COMP_WORDS[1]} == resolve || ${COMP_WORDS[1]} == score ]]; then
    compopt -o filenames
    mapfile -t COMPREPLY < <(compgen -W '--json --help' -- "$word"
                             compgen -f -X '!*.json' -- "$word"
                             compgen -d -- "$word")
  fi
}

complete -F _scriba scriba
