"""The suite as it lies in a folder: a file of games and claims for each variant.

A file is JSON. `examples/conformance.md` describes it, and `schema.json` beside the files holds its form.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from referee.errors import NotationError

FORMAT = 1
"""The format of the files that this release reads. Another number is another meaning of what stands there."""
SCHEMA = "schema.json"
Document = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Step:
    """Something that happens in a game, and what it leads to."""

    request: Document
    """`{"act": …}`, `{"amend": 2, "act": …}`, `{"remove": 2}` or `{"claim": …}`."""
    expected: Document
    """Some of `lines`, `dues` and `state`; or `refused`; or `answer`."""


@dataclass(frozen=True, slots=True)
class Game:
    """A game from its beginning."""

    name: str
    opening: Document
    """The `variant`, `house_rules`, `players` by name, and whatever else is agreed on."""
    expected: Document
    """The beginning: `state` and `dues`; or `refused`."""
    steps: tuple[Step, ...] = ()


@dataclass(frozen=True, slots=True)
class Claim:
    """A question to the referee without a game."""

    rules: Document
    """`variant`, `house_rules`, and what else the question needs."""
    claim: Document
    expected: Document
    """`answer`, or `refused`."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """All that is expected of a variant."""

    family: str
    variant: str
    paths: Mapping[str, str]
    """By kind of act, where it is sent below the address of a game: `{"buy_in": "buy-ins"}`."""
    games: tuple[Game, ...] = ()
    claims: tuple[Claim, ...] = field(default=())


def read_suite(folder: Path, variants: Collection[str] = ()) -> Iterator[Chapter]:
    """The chapters of a folder in the order of their files, or those of some variants.

    :raises NotationError: when there are none, one cannot be read, or it is of another format.
    """
    files = sorted(file for file in folder.glob("*.json") if file.name != SCHEMA)
    chosen = [file for file in files if not variants or file.stem in variants]
    missing = sorted({*variants} - {file.stem for file in chosen})
    if missing:
        raise NotationError(f"{folder} has no variant {' and no '.join(missing)}.")
    if not chosen:
        raise NotationError(f"{folder} has no files of a suite. Name its folder by --suite.")
    for file in chosen:
        yield read_chapter(file)


def read_chapter(file: Path) -> Chapter:
    """The chapter of a file.

    :raises NotationError: when it cannot be read, or is of another format.
    """
    try:
        document = json.loads(file.read_bytes())
        number = document["format"]
    except (OSError, ValueError, KeyError, TypeError, RecursionError) as error:
        raise NotationError(f"{file} is no file of a suite: {error}.") from error
    if number != FORMAT:
        raise NotationError(f"{file} is of format {number}, and this release reads format {FORMAT}.")
    try:
        return _chapter(document)
    except (KeyError, TypeError, AttributeError) as error:
        raise NotationError(f"{file} is no file of a suite: it lacks {error}.") from error


def _chapter(document: Document) -> Chapter:
    return Chapter(
        family=document["family"],
        variant=document["variant"],
        paths=document["paths"],
        games=tuple(map(_game, document["games"])),
        claims=tuple(
            Claim(claim["rules"], claim["claim"], _without(claim, "rules", "claim"))
            for claim in document["claims"]
        ),
    )


def _game(document: Document) -> Game:
    begun = document["begin"]
    opening = begun["game"]
    steps = tuple(map(_step, document["steps"]))
    return Game(document["name"], opening, _without(begun, "game"), steps)


def _step(document: Document) -> Step:
    request = {name: document[name] for name in ("amend", "remove", "act", "claim") if name in document}
    return Step(request, _without(document, *request))


def _without(document: Document, *names: str) -> Document:
    return {name: value for name, value in document.items() if name not in names}


def written(chapter: Chapter) -> str:
    """The text of the file of a chapter: a step a line, so that differences show steps."""
    head = {
        "format": FORMAT,
        "family": chapter.family,
        "variant": chapter.variant,
        "paths": dict(chapter.paths),
    }
    rows = [f"{_compact(name)}: {_compact(value)}" for name, value in head.items()]
    rows.append('"games": ' + _listed([_written_game(game) for game in chapter.games]))
    claims = [{"rules": claim.rules, "claim": claim.claim, **claim.expected} for claim in chapter.claims]
    rows.append('"claims": ' + _listed(map(_compact, claims)))
    return "{\n" + ",\n".join(rows) + "\n}\n"


def _written_game(game: Game) -> str:
    begun = _compact({"game": game.opening, **game.expected})
    steps = _listed(_compact({**step.request, **step.expected}) for step in game.steps)
    return f'{{"name": {_compact(game.name)},\n"begin": {begun},\n"steps": {steps}}}'


def _listed(rows: Any) -> str:
    lines = ",\n".join(rows)
    return f"[\n{lines}\n]" if lines else "[]"


def _compact(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
