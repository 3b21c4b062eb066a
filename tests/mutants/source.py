# SPDX-License-Identifier: GPL-3.0-or-later
"""The mutants of a C source, by its tokens: each changes one comparison, constant, operator or branch of a function."""

import dataclasses
import pathlib
import re

TOKEN = re.compile(r'''
  (?P<skip>/\*.*?\*/ | //[^\n]* | "(?:\\.|[^"\\])*" | '(?:\\.|[^'\\])*' | ^[ \t]*\#(?:[^\n]*\\\n)*[^\n]*)
| (?P<number>\b\d\w*)
| (?P<name>[A-Za-z_]\w*)
| (?P<op><<=|>>=|->|\+\+|--|<<|>>|&&|\|\||[-<>=!+*/%&|^]=|[-+*/%<>=!&|^~?:;,.(){}\[\]])
| (?P<space>\s+)''', re.X | re.S | re.M)

# The size of a declared array is no value of the program.
DECLARED = re.compile(r'^\s*(?:static |const )*\w+ \**\w+((?:\[[^\]]*\])+)(?: = .*)?[;,]?$')

OPERATORS = {
    '<': ('<=', '>='), '<=': ('<', '>'), '>': ('>=', '<='), '>=': ('>', '<'), '==': ('!=',), '!=': ('==',),
    '&&': ('||',), '||': ('&&',), '&': ('|',), '|': ('&',), '^': ('|', '&'), '<<': ('>>',), '>>': ('<<',),
    '+': ('-',), '-': ('+',), '*': ('+',), '/': ('*',), '%': ('/',),
    '++': ('--',), '--': ('++',), '+=': ('-=',), '-=': ('+=',), '*=': ('+=',), '/=': ('*=',), '|=': ('&=',), '&=': ('|=',),
}
WORDS = {'TRUE': 'FALSE', 'FALSE': 'TRUE', 'MIN': 'MAX', 'MAX': 'MIN', 'break': '', 'continue': ''}
# Also signs of a pointer, an address and a negative number: an operator between two values has space on both sides.
AMBIGUOUS = '&*+-'
NO_VALUES = {'NULL', 'G_N_ELEMENTS'}


@dataclasses.dataclass(frozen=True)
class Mutant:
    start: int      # what is changed
    end: int
    text: str       # what it becomes
    line: int
    function: str
    shown: str      # the line as it becomes

    def apply(self, source):
        return source[:self.start] + self.text + source[self.end:]


@dataclasses.dataclass
class Token:
    kind: str
    text: str
    start: int
    end: int


def siblings(headers):
    """For each constant of an enumeration the next one of it."""
    found = {}
    for header in headers:
        text = re.sub(r'/\*.*?\*/', '', pathlib.Path(header).read_text(encoding='utf-8'), flags=re.S)
        for body in re.findall(r'\benum\s*\w*\s*\{(.*?)\}', text, re.S):
            names = re.findall(r'([A-Z]\w+)[^,]*(?:,|$)', body)
            for name, following in zip(names, names[1:] + names[:1]):
                found[name] = following
    return found


def tokens(source):
    return [Token(m.lastgroup, m.group(), m.start(), m.end()) for m in TOKEN.finditer(source)
            if m.lastgroup not in ('skip', 'space')]


def closing(found, opened):
    """The index of the bracket that closes the one at @opened."""
    depth = 0
    for i in range(opened, len(found)):
        depth += {'(': 1, ')': -1}.get(found[i].text, 0)
        if depth == 0:
            return i
    raise ValueError('a bracket stays open')


def condition(found, i):
    """The tokens (first, behind the last) that an if, a while or a for at @i depends on, if there are any."""
    end = closing(found, i + 1)
    if found[i].text != 'for':
        return i + 2, end
    depth, parts = 0, [i + 1]
    for j in range(i + 1, end):
        depth += {'(': 1, ')': -1}.get(found[j].text, 0)
        if depth == 1 and found[j].text == ';':
            parts.append(j)
    return parts[1] + 1, parts[2]


def instead(source, found, i, enums):
    """What can stand instead of the token at @i alone."""
    token = found[i]
    between = source[token.start - 1].isspace() and source[token.end].isspace()
    if token.kind == 'number':
        value = int(token.text.rstrip('uUlL'), 0)
        return [str(value + 1)] + ([str(value - 1)] if value > 0 else [])
    if token.text in WORDS:
        return [WORDS[token.text]]
    if token.text in enums:
        return [enums[token.text]]
    if re.fullmatch(r'[A-Z][A-Z0-9]*_[A-Z0-9_]+', token.text) and token.text not in NO_VALUES and found[i + 1].text != '(':
        return [f'({token.text} - 1)' if re.search(r'_(N|MAX)_', token.text) else f'({token.text} + 1)']
    if token.text == '?':
        return ['|| TRUE ?', '&& FALSE ?']
    if token.text in '!~' and token.kind == 'op':
        return ['']
    if token.text == '-' and not between and found[i + 1].kind == 'number':
        return ['']
    if token.text in AMBIGUOUS and not between:
        return []
    return OPERATORS.get(token.text, ()) if token.kind == 'op' else ()


def sizes(source):
    """The places in @source of the sizes of declared arrays."""
    places, at = [], 0
    for line in source.splitlines(keepends=True):
        declared = DECLARED.match(line.rstrip('\n'))
        if declared and not re.match(r'\s*(return|case)\b', line):
            places.append((at + declared.start(1), at + declared.end(1)))
        at += len(line)
    return places


def mutants(source, enums):
    """All mutants of @source, in its order."""
    found, no_values, made = tokens(source), sizes(source), []
    function, depth, inside = '', 0, False

    def add(start, end, text):
        line = source.count('\n', 0, start)
        mutant = source[:start] + text + source[end:]
        shown = ' '.join(mutant.splitlines()[line].split())
        made.append(Mutant(start, end, text, line + 1, function, shown))

    for i, token in enumerate(found):
        if depth == 0 and token.kind == 'name' and found[i + 1].text == '(' and source[token.start - 1] == '\n':
            function = token.text
        if token.text == '{':
            inside = inside or (depth == 0 and found[i - 1].text == ')')
            depth += 1
        elif token.text == '}':
            depth -= 1
            inside = inside and depth > 0
        if not inside or any(start <= token.start < end for start, end in no_values):
            continue
        for text in instead(source, found, i, enums):
            add(token.start, token.end, text)
        if token.text in ('if', 'while', 'for'):
            first, end = condition(found, i)
            # A loop that never ends says nothing.
            for text in ('TRUE', 'FALSE') if token.text == 'if' else ('FALSE',):
                if first < end:
                    add(found[first].start, found[end - 1].end, text)
    return made
