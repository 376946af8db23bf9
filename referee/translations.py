"""The messages of this project and of every family, read from the packages in which they lie."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from referee.families.registry import ENDING, MESSAGES, RULEBOOK, RULES, families
from referee.words.said import Said
from referee.words.speech import COMMON, ENGLISH, Speech

_SHARED: Mapping[str, str] = {
    COMMON: "referee",
    "api": "referee.api",
    "melds": "referee.families.melds",
    "options": "referee.families.options",
    "paper": "referee.paper",
    "patience": "referee.families.patience",
    "rounds": "referee.families.rounds",
    "service": "referee.service",
    "sitting": "referee.sitting",
}
"""By owner of messages that no family has alone, the package beside whose modules they lie."""


@cache
def _folders() -> Mapping[str, Traversable]:
    """By owner, the folder of its messages, a file a language."""
    packages = {family.id: files(family.package) for family in families() if family.package is not None}
    shared = {owner: files(package) for owner, package in _SHARED.items()}
    folders = {owner: package / MESSAGES for owner, package in {**shared, **packages}.items()}
    books = {f"{owner}{RULES}": package / RULEBOOK / MESSAGES for owner, package in packages.items()}
    return folders | {owner: folder for owner, folder in books.items() if folder.is_dir()}


def owners() -> tuple[str, ...]:
    """Everybody who has messages of their own: by that an id of theirs begins."""
    return tuple(_folders())


@cache
def languages() -> tuple[str, ...]:
    """The languages in which somebody has messages, English first."""
    names = (file.name for folder in _folders().values() for file in folder.iterdir())
    tags = {name.removesuffix(ENDING) for name in names if name.endswith(ENDING)}
    return (ENGLISH, *sorted(tags - {ENGLISH}))


def source_of(owner: str, language: str) -> str | None:
    """The text of the file of an owner's messages in a language; None where there is none."""
    folder = _folders().get(owner)
    file = None if folder is None else folder / f"{language}{ENDING}"
    return file.read_text(encoding="utf-8") if file is not None and file.is_file() else None


SPEECH = Speech(source_of)
"""The words of every sentence."""


def missing(language: str) -> dict[str, tuple[str, ...]]:
    """By owner, the ids of messages that a language lacks, in the order of the English file.

    A rule book is in those languages of which the family has a file, and lacks nothing in another.
    """
    lacking = dict[str, tuple[str, ...]]()
    for owner in owners():
        if owner.endswith(RULES) and source_of(owner, language) is None:
            continue
        known = {*(SPEECH.messages(owner, language) or ())}
        ids = tuple(message for message in SPEECH.messages(owner, ENGLISH) or () if message not in known)
        lacking |= {owner: ids} if ids else {}
    return lacking


def in_english(sentence: Said | str) -> str:
    """The words of a line or another sentence, in English; those of a family without messages are there."""
    return sentence if isinstance(sentence, str) else SPEECH.say(sentence, ENGLISH)
