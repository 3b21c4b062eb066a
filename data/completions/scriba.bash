# SPDX-License-Identifier: GPL-3.0-or-later
# bash completion for scriba

_scriba ()
{
  local word=${COMP_WORDS[COMP_CWORD]} pattern='*.json' words='--json --help'

  if [ "$COMP_CWORD" -eq 1 ]; then
    pattern='*.scriba'
    words='resolve score --help --version'
  elif [[ ${COMP_WORDS[1]} != resolve && ${COMP_WORDS[1]} != score ]]; then
    words=''
    pattern='*.scriba'
  fi

  compopt -o filenames
  mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word"
                           compgen -f -X "!$pattern" -- "$word"
                           compgen -d -- "$word")
}

complete -F _scriba scriba
