# SPDX-License-Identifier: GPL-3.0-or-later
# bash completion for scriba

_scriba ()
{
  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} words='' files='!*.json'

  if [ "$COMP_CWORD" -eq 1 ]; then
    words='resolve score replay export --help --version'
  else
    case ${COMP_WORDS[1]} in
      resolve | score) words='--json --help' ;;
      replay) words='--json --help' files='!*.scriba' ;;
      export) words='--to --output --help' files='!*.scriba' ;;
      *) return ;;
    esac
    case ${COMP_WORDS[1]}$before in
      export--to) mapfile -t COMPREPLY < <(compgen -W 'csv json text' -- "$word"); return ;;
      export-o | export--output) words='' files='' ;;
    esac
  fi

  compopt -o filenames
  mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word"
                           compgen -f -X "$files" -- "$word"
                           [ "$COMP_CWORD" -ne 1 ] || compgen -f -X '!*.scriba' -- "$word"
                           compgen -d -- "$word")
}

complete -F _scriba scriba
