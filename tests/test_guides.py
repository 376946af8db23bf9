"""The README is short and leads everywhere; whatever the README and the guides name is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from referee.families.registry import registered
from tests.documents import DOCUMENTS, GUIDES, README, ROOT, name_of, text_of
from tests.test_layout import FLOORS

MOST_LINES = 200
_LINK = re.compile(r"\]\((?!https?:)([^)#\s]*)(?:#([^)\s]*))?\)|<img src=\"([^\"]+)\"")
_TOP = "|".join(("referee", "tests", "examples", "openapi"))
_PATH = re.compile(rf"(?<![\w./])((?:{_TOP})/[\w./<>-]*)")
_PLACEHOLDER = re.compile(r"<\w+>")


def linked(text: str) -> list[tuple[str, str]]:
    """Where a document's links and pictures lead: a path beside it, and a heading or nothing."""
    return [(path or picture, heading) for path, heading, picture in _LINK.findall(text)]


def paths_named(text: str) -> set[str]:
    """Paths below the top of the project, in running text and in commands."""
    return {path.rstrip(".") for path in _PATH.findall(text)}


def anchors_of(text: str) -> set[str]:
    """The headings of a document, as links name them."""
    headings = re.findall(r"^#+ (.+)$", text, re.M)
    return {re.sub(r"[^\w\s-]", "", heading.lower()).replace(" ", "-") for heading in headings}


def is_there(path: str) -> bool:
    """Whether a path is in the project; `<id>` stands for any name."""
    return any(ROOT.glob(_PLACEHOLDER.sub("*", path).rstrip("/")))


def test_the_readme_is_short() -> None:
    assert len(text_of(README).splitlines()) <= MOST_LINES


def test_every_guide_is_linked_from_the_readme() -> None:
    targets = {(ROOT / path).resolve() for path, _ in linked(text_of(README))}
    assert [name_of(guide) for guide in GUIDES if guide not in targets] == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=name_of)
def test_what_a_document_links_to_is_there(document: Path) -> None:
    for path, heading in linked(text_of(document)):
        target = (document.parent / path).resolve() if path else document
        assert target.exists(), path
        assert not heading or heading in anchors_of(text_of(target)), f"{path}#{heading}"


@pytest.mark.parametrize("document", DOCUMENTS, ids=name_of)
def test_every_file_that_a_document_names_is_there(document: Path) -> None:
    assert [path for path in sorted(paths_named(text_of(document))) if not is_there(path)] == []


def test_the_picture_of_the_house_has_every_floor_in_its_order() -> None:
    rows = re.findall(r"^[┌├└] (.+?) ─*[┐┤┘] ", text_of(README), re.M)
    floors = [{Path(name).stem for name in row.split(" · ")} for row in rows]
    parts = [floor - {"__init__", "__main__"} for floor in reversed(FLOORS)]
    assert floors == [floor for floor in parts if floor]


def test_the_readme_has_every_family_with_its_variants_and_players() -> None:
    rows = re.findall(r"^\| ([^|]+) \| (\d+) \| (\d+)(?: to (\d+))? \|", text_of(README), re.M)
    shown = {name: (int(variants), int(least), int(most or least)) for name, variants, least, most in rows}
    real = {}
    for family in (entry.family for entry in registered() if entry.package == "referee"):
        variants = family.catalogue.variants()
        players = [family.catalogue.players(variant.rules) for variant in variants]
        fewest, most = min(least for least, _ in players), max(most for _, most in players)
        real[family.name] = (len(variants), fewest, most)
    assert shown == real


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("see `referee/families/no_such.py`.", ["referee/families/no_such.py"]),
        ("`referee score examples/score_sheets/no_such.txt`", ["examples/score_sheets/no_such.txt"]),
        ("`tests/no_such_folder/<id>.txt`", ["tests/no_such_folder/<id>.txt"]),
        ("`referee/cards.py`, `tests/score_sheets/<id>.txt`, in `referee/api/`.", []),
        ("https://example.org/referee/gone.py and `GET /v1/tests/gone`", []),
    ],
)
def test_a_file_that_is_gone_is_found(text: str, found: list[str]) -> None:
    assert [path for path in sorted(paths_named(text)) if not is_there(path)] == found


def test_a_heading_is_named_as_links_name_it() -> None:
    assert anchors_of("# How do I …\n\n## Rule sets\n\ntext\n\n### `GET` it, twice\n") == {
        "how-do-i-",
        "rule-sets",
        "get-it-twice",
    }
