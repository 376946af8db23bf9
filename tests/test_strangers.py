"""No common floor knows a family: not by its id, its variants, its options, its acts, claims or members."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import referee
from referee.families.acts import COMMON_ACTS, ROUND
from referee.families.protocol import AnyFamily
from referee.families.registry import families
from referee.families.shapes import records_within

ROOT = Path(referee.__file__).parent
_SHARED = """
C D H S above after answer ask asked audit authors away best books by card cards cards_each carried cells
chips chosen coins columns corrected count counted counts deal deals deck declared direction down draw drawn
each empty ends entry equal events exactly fault faults floor for free from given gone group head history how
in infractions joined jokers kind known layout lead leader leads left limit lost lowest max member method min
missed move moves must name next nobody of options options_total out outcome own pack packs paid part passed
payout pays penalty play player players plays points pot rank ranks reason reasons refused rounds rounds_won
score seen set sets settlement several shared short shown size split stakes start stay stays suit table take
taken target teams then tie ties to trick turn turned turns undetermined unseen up void wanted when who winner
winners withdrawn won word wrong
"""
_MELDING = """
ace also big book box code depth direction discard drawn ended foot held knock left method minimum most
needs on open opened options options_total plus round side sides suits take taken times top totals values
"""
SHARED = frozenset((_SHARED + _MELDING).split())
"""Words that mean something in other families and on other floors, too."""
ALLOWED: Mapping[str, str] = {
    "families/registry.py": "names the families of this project, one by one",
    "api/schemas/streams.py": "an example of a whole game",
    "api/schemas/records.py": "an example of a whole record",
    "api/schemas/rules.py": "an example of house rules",
    "api/schemas/games.py": "an example of a new game",
    "api/schemas/clubs.py": "an example of a club's rule set",
    "translations.py": "names where lie the messages that several families share",
    "conformance/comparing.py": "names the lists of answers whose order means nothing",
    "store/sqlite/migrations/counts.py": "takes in what releases before it have kept",
}
"""Where a family may be known all the same, and why."""


def words_of(family: AnyFamily) -> frozenset[str]:
    """Everything that only a family has a name for."""
    found = {family.id, *(variant.id for variant in family.catalogue.variants())}
    found |= {*options_in(family.catalogue.schema()), *family.details.lines, *family.details.statuses}
    found |= {count.key for count in family.counts} | {ratio.key for ratio in family.ratios}
    for kind in (*family.acts, *family.claims):
        found |= {name for record in records_within(kind.shape) for name in record.takes}
        found |= {member.name for member in kind.answer} | {kind.kind}
    found |= {member.name for members in (family.details.player, family.details.next) for member in members}
    return frozenset(found - SHARED - {ROUND, *(act.kind for act in COMMON_ACTS)})


def options_in(schema: Mapping[str, Any]) -> Iterator[str]:
    """The names of all options in a schema of rules; those of a table, such as ranks, belong to nobody."""
    for name, inner in schema.get("properties", {}).items():
        if "description" in inner or "properties" in inner:
            yield name
        yield from options_in(inner)
    for inner in (*schema.get("anyOf", ()), *schema.get("oneOf", ())):
        yield from options_in(inner)


WORDS = {word: family.id for family in families() for word in words_of(family)}
PAGE = ROOT / "sheet" / "static"
SCRIPTS = [
    path
    for path in sorted(PAGE.rglob("*.js"))
    if not {"families", "vendor"} & {*path.relative_to(PAGE).parts[:1]}
]
KNOWN_ON_PAGE: Mapping[str, Mapping[str, str]] = {
    "messages/*/later.js": {
        "buy_in": "a reason for which money moves, in the books of clubs too",
        "legal_plays": "what else would have been allowed, where a verdict lists that",
    },
    "referee/verdict.js": {
        "legal_plays": "what else would have been allowed, where a verdict lists that",
        "legal_plays_total": "how many of them there are",
    },
}
COMMON = [
    path
    for path in sorted(ROOT.rglob("*.py"))
    if not re.match(r"families/(?!(options|rounds)/)\w+/", path.relative_to(ROOT).as_posix())
]
"""All but the packages of families; `options` and `rounds` are shared by them."""


def words_in(source: str) -> Iterator[str]:
    """The names of a module, and the words of its short texts; its docstrings are for people."""
    tree = ast.parse(source)
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield from re.findall(r"[\w-]+", node.value) if len(node.value) < 60 else ()
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.keyword | ast.arg):
            yield node.arg or ""
        elif isinstance(node, ast.ImportFrom):
            yield from (node.module or "").split(".")


def in_any_language(name: str) -> str:
    """The path of a module of the page, with a star for the language of a catalogue of texts."""
    return re.sub(r"^messages/[^/]+/", "messages/*/", name)


def words_in_script(source: str) -> Iterator[str]:
    """The names of a module of the page, as they are and in small letters, without comments and texts."""
    code = re.sub(r"/\*.*?\*/|(?:^|(?<=\s))//[^\n]*", "", source, flags=re.DOTALL)
    if "export default {" in code:  # a catalogue of texts: what they say to players is no knowledge of code
        code = "\n".join(re.findall(r'^  "[^"]+":', code, flags=re.MULTILINE))
    for name in re.findall(r"[A-Za-z_][\w-]*", code):
        yield from {name, re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower()}


def strangers_in(path: Path) -> dict[str, str]:
    """The words of families that a common module has, and whose they are."""
    return {word: WORDS[word] for word in words_in(path.read_text(encoding="utf-8")) if word in WORDS}


def test_what_is_looked_for_is_found() -> None:
    assert {
        "cucumber",
        "agurk",
        "taker",
        "last_trick",
        "kontra",
        "falls",
        "buy_in",
        "ace_stops",
    } <= WORDS.keys()
    source = 'def f(taker):\n    """Of kontra."""\n    return taker.falls, {"last_trick": 1}, "a buy_in"\n'
    assert {*words_in(source)} & WORDS.keys() == {"taker", "falls", "last_trick", "buy_in"}


def test_common_modules_know_no_family() -> None:
    by_module = {path.relative_to(ROOT).as_posix(): strangers_in(path) for path in COMMON}
    strangers = {name: found for name, found in by_module.items() if found}
    assert {name: found for name, found in strangers.items() if name not in ALLOWED} == {}
    assert {name for name in ALLOWED if name not in strangers} == set(), "need not be allowed any more"


def test_what_is_looked_for_on_the_page_is_found() -> None:
    source = '/* the taker */ const lastTrick = game.kontra; // falls\nt("board.buy_in");\n'
    assert {*words_in_script(source)} & WORDS.keys() == {"last_trick", "kontra", "buy_in"}


def test_common_modules_of_the_page_know_no_family() -> None:
    sources = {path.relative_to(PAGE).as_posix(): path.read_text(encoding="utf-8") for path in SCRIPTS}
    assert [name for name, source in sources.items() if re.search(r"families/[a-z]", source)] == []
    known = {name: {*words_in_script(source)} & WORDS.keys() for name, source in sources.items()}
    expected = {name: {*KNOWN_ON_PAGE.get(in_any_language(name), ())} for name in sources}
    assert {name: words for name, words in known.items() if words != expected[name]} == {}
