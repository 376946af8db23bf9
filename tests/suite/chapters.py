"""What the suite asks of each variant: golden sheets, examples and variations of them, without any answer."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from referee.errors import RulesError
from referee.families.acts import ClaimKind
from referee.families.protocol import AnyFamily
from referee.families.shapes import (
    CardText,
    Example,
    ListOf,
    MapOf,
    NumberOr,
    OneOrMore,
    OrNull,
    PlayerRef,
    Record,
    Shape,
    Whole,
)
from referee.families.trials import Trial, kinds_of, trials_of
from referee.families.walking import changed, misfits
from referee.text_sheet import TextSheet, acts_of
from referee.text_sheet.acts import CORRECTIONS
from tests.families.golden import sheets
from tests.families.house_rule_claims import GAMES, QUESTIONS
from tests.families.spoilt import spoilt

CLAIMS = Path(__file__).parents[2] / "examples" / "claims"
RARE: dict[str, list[Any]] = json.loads(Path(__file__).with_name("rare.json").read_text(encoding="utf-8"))
"""Games and claims that are refused, or ruled on, with codes that come nowhere else."""
VARIED = 6
"""So many variations of each example of a claim are asked in each variant."""
Document = Mapping[str, Any]


@dataclass(frozen=True)
class Play:
    """A game to be played: how it begins, and what happens."""

    name: str
    opening: Document
    steps: tuple[Document, ...]


@dataclass(frozen=True)
class Question:
    """A claim to be asked without a game."""

    rules: Document
    claim: Document


def plays_of(family: AnyFamily) -> Iterator[Play]:
    """The golden sheets of a family, its examples, and those with which something is wrong."""
    variants = {variant.id for variant in family.catalogue.variants()}
    for name, sheet in sheets().items():
        if sheet.opening.variant in variants:
            yield Play(name, _opening_of(sheet), tuple(_steps_of(sheet)))
    for trial in trials_of(family):
        if trial.acts:
            yield play_of(family, trial)
    for trial in GAMES:
        if trial.variant in variants:
            yield play_of(family, trial)
    for rare in RARE["plays"]:
        if rare["game"]["variant"] in variants:
            yield Play(rare["name"], rare["game"], tuple(rare["steps"]))


def _opening_of(sheet: TextSheet) -> Document:
    opening = sheet.opening
    named = {"dealer": opening.dealer, "leader": opening.leader, "teams": [*map(list, opening.teams)]}
    begun = {"variant": opening.variant, "house_rules": opening.house_rules, "players": [*opening.players]}
    return begun | {name: value for name, value in named.items() if value}


def _steps_of(sheet: TextSheet) -> Iterator[Document]:
    known, rounds = acts_of(sheet.opening.family.notation), sheet.opening.family.notation.rounds
    for line in sheet.lines:
        if line.word in known:
            yield {"act": dict(known[line.word](line))}
        elif line.word in CORRECTIONS:
            number, *words = line.words
            amended = _amended(line, words, rounds) if words else None
            yield {"remove": int(number)} if amended is None else {"amend": int(number), "act": amended}


def _amended(line: Any, words: list[str], rounds: Mapping[str, Any]) -> Document:
    return dict(rounds[words[0]](replace(line, words=tuple(words[1:]))))


def play_of(family: AnyFamily, trial: Trial) -> Play:
    """The game of a trial; its claim is asked in the end."""
    opening = {"variant": trial.variant, "house_rules": trial.house_rules, "players": [*trial.seating.names]}
    asked = [] if trial.claim is None else [{"claim": in_full(family, trial.claim)}]
    return Play(trial.place, opening, (*({"act": in_full(family, act)} for act in trial.acts), *asked))


def in_full(family: AnyFamily, document: Document) -> Document:
    """An act or a claim without the short forms that the API takes and an engine need not know."""
    shapes = {kind.kind: kind.shape for kind in kinds_of(family)}
    body = {name: value for name, value in document.items() if name != "kind"}
    return {"kind": document["kind"], **_in_full(shapes[document["kind"]], body)}


def _in_full(shape: Shape, value: Any) -> Any:
    match shape:
        case OrNull() | NumberOr() if value is not None and not isinstance(value, int):
            return _in_full(shape.of, value)
        case OneOrMore() | ListOf():
            return [
                _in_full(shape.of, part) for part in (value if isinstance(value, list | tuple) else [value])
            ]
        case MapOf():
            return {key: _in_full(shape.of, part) for key, part in value.items()}
        case Record():
            shapes = {member.name: member.shape for member in shape.members}
            record = value if isinstance(value, Mapping) else {shape.plain: value}
            return {
                name: _in_full(shapes[name], part) if name in shapes else part
                for name, part in record.items()
            }
        case _:
            return value


def questions_of(family: AnyFamily) -> Iterator[Question]:
    """The questions that some rule answers otherwise, and every example of a claim in every variant."""
    ids = {variant.id for variant in family.catalogue.variants()}
    for question in QUESTIONS:
        if question.variant in ids:
            rules = {"variant": question.variant, "players": question.players}
            for house_rules in ({}, question.overrides):
                yield Question({**rules, "house_rules": house_rules}, in_full(family, question.claim))
    for rare in RARE["claims"]:
        if rare["rules"]["variant"] in ids:
            yield Question(rare["rules"], in_full(family, rare["claim"]))
    for document in _files():
        if document["variant"] in ids:
            rules = {
                name: document[name] for name in ("variant", "house_rules", "players") if name in document
            }
            claim = {name: value for name, value in document.items() if name not in rules}
            yield Question(rules, in_full(family, claim))
    for kind in family.claims:
        for example in kind.examples:
            yield from _of_example(family, kind, example)


def _of_example(family: AnyFamily, kind: ClaimKind, example: Example) -> Iterator[Question]:
    """An example by every house rule of every variant, and variations of it by the variant alone."""
    for variant in family.catalogue.variants():
        rules = {**example.game, "variant": variant.id}
        claim = in_full(family, {"kind": kind.kind, **example.value})
        known = [rule.overrides for rule in variant.house_rules]
        for house_rules in ({}, example.game.get("house_rules", {}), *known):
            yield Question({**rules, "house_rules": house_rules}, claim)
        rng = Random(f"{variant.id} {example.key} {kind.kind}")
        for varied in variations(kind.shape, example.value, rng):
            yield Question(rules, in_full(family, {"kind": kind.kind, **varied}))


@cache
def _files() -> list[dict[str, Any]]:
    return [json.loads(file.read_text(encoding="utf-8")) for file in sorted(CLAIMS.glob("*.json"))]


def variations(shape: Record, example: Any, rng: Random) -> Iterator[Document]:
    """The example with other cards, numbers and players in some places, as long as its form allows them."""
    leaves = list[Shape]()
    changed(shape, example, lambda leaf, value: (leaves.append(leaf), value)[1])
    places = [at for at, leaf in enumerate(leaves) if isinstance(leaf, CardText | Whole | PlayerRef)]
    for _ in range(VARIED if places else 0):
        chosen = rng.sample(places, min(len(places), rng.choice([1, 1, 2])))
        document = _varied(shape, example, {*chosen}, rng)
        if not [*misfits(shape, document)]:
            yield document


def _varied(shape: Record, example: Any, places: set[int], rng: Random) -> Document:
    number = count()

    def other(leaf: Shape, value: Any) -> Any:
        return _other(leaf, value, rng) if next(number) in places else value

    return dict(changed(shape, example, other))


def _other(leaf: Shape, value: Any, rng: Random) -> Any:
    if isinstance(leaf, Whole):
        return max(leaf.least, min(leaf.most, int(value or 0) + rng.choice([-2, -1, 1, 2])))
    if isinstance(leaf, CardText) and isinstance(value, str):
        rank, suit = (value[:-1], value[-1]) if value[-1] in "CDHS" else (value, "")
        ranks = ["A", *map(str, range(2, 11)), "J", "Q", "K"]
        return (rng.choice(ranks) if rng.random() < 0.7 else rank) + (rng.choice("CDHS") if suit else "")
    return f"p{rng.randint(1, 3)}" if isinstance(leaf, PlayerRef) else value


def spoilt_plays(family: AnyFamily) -> Iterator[Play]:
    """The examples of a family with one thing wrong in each."""
    shapes = {kind.kind: kind.shape for kind in kinds_of(family)}
    for trial in trials_of(family):
        if trial.example is not None:
            for document in spoilt(shapes[trial.kind], trial.example):
                if not [*misfits(shapes[trial.kind], document)]:
                    yield play_of(family, trial.with_example({"kind": trial.kind, **document}))


def wrong_openings(family: AnyFamily) -> Iterator[Play]:
    """Games of a family that cannot begin so."""
    for variant in family.catalogue.variants():
        fewest, most = family.catalogue.players(variant.rules)
        names = [f"Player {number}" for number in range(1, 61)]
        few = names[:fewest]
        wrong: list[Document] = [
            {"players": names[: most + 1]},
            {"players": few, "dealer": "Nobody"},
            {"players": few, "leader": "Nobody"},
            {"players": few, "leader": few[-1]},
            *([{"players": few, "teams": [few[:1], few[1:]]}] if fewest > 1 else []),
            {"players": few, "house_rules": {"nothing": 1}},
            {"players": few, "house_rules": {"players": {"min": 9, "max": 2}}},
        ]
        for at, body in enumerate(wrong, 1):
            opening = {"variant": variant.id, "house_rules": {}, **body}
            yield Play(f"{variant.id} begun wrongly {at}", opening, ())


def rules_fit(family: AnyFamily, rules: Document) -> bool:
    """True if a question's rules go together."""
    try:
        family.catalogue.read(rules["variant"], rules.get("house_rules", {}), players=rules.get("players"))
    except RulesError:
        return False
    return True
