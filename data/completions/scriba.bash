# SPDX-License-Identifier: GPL-3.0-or-later
# bash completion for scriba

_scriba ()
{
  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} words='' kinds='.json .scriba' kind

  if [ "$COMP_CWORD" -eq 1 ]; then
    words='resolve score caesar replay export --help --version'
  else
    case ${COMP_WORDS[1]} in
      resolve | score | caesar) words='--json --help' kinds=.json ;;
      replay) words='--json --help' kinds=.scriba ;;
      export) words='--to --output --hide-names --help' kinds=.scriba ;;
    esac
    case ${COMP_WORDS[1]}$before in
      export--to) words='bgsplay bgstats-link csv json pdf png text' kinds='' ;;
      export-o | export--output) words='' kinds='*' ;;
    esac
  fi

  compopt -o filenames
  mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word"
                           set -f
                           for kind in $kinds; do compgen -f -X "!*$kind" -- "$word"; done
                           [ -z "$kinds" ] || compgen -d -- "$word")
}

complete -F _scriba scriba
