"""The map from behaviour to test leads somewhere, and no folder of tests is missing from it."""

import re
from pathlib import Path

TESTS = Path(__file__).parent
MAP = (TESTS / "README.md").read_text(encoding="utf-8")
PLACES = sorted(set(re.findall(r"\btests/[\w/.-]*\w/?", MAP)))


def is_there(place: str) -> bool:
    named = TESTS.parent / place
    return named.is_dir() if place.endswith("/") or "." not in place else named.is_file()


def test_what_the_map_names_is_there() -> None:
    assert [place for place in PLACES if not is_there(place)] == []


def test_every_folder_of_tests_is_on_the_map() -> None:
    folders = {path.parent.relative_to(TESTS.parent).as_posix() for path in TESTS.rglob("test_*.py")}
    assert {folder for folder in folders if not any(place.startswith(folder) for place in PLACES)} == set()
