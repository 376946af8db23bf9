"""Games of any family, played at random over HTTP: what the service takes of that is a game.

The rounds are those of the golden sheets and of the families' own examples. Around them house rules, players,
teams, stakes, comings, goings and corrections are chosen by chance; what is refused did not happen.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from referee.errors import RulesError
from referee.families import extremes
from referee.families.acts import ADJUSTMENT, DEALER, END, JOIN, ROUND, WITHDRAWAL
from referee.families.protocol import AnyFamily
from referee.families.registry import family_named, family_of
from referee.text_sheet import TextSheet, acts_of, read_score_sheet
from tests.api.service import Document, Game, Service

_FOLDER = Path(__file__).parents[1] / "score_sheets"
_NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal")
_EXTRAS = (ADJUSTMENT, DEALER, JOIN, WITHDRAWAL, "buy_in")


@cache
def sheets_of(family_id: str) -> list[TextSheet]:
    """The golden sheets of a family."""
    variants = {variant.id for variant in family_named(family_id).catalogue.variants()}
    files = (file for file in sorted(_FOLDER.glob("*.txt")) if file.stem.partition("--")[0] in variants)
    return [read_score_sheet(file.read_text(encoding="utf-8"), family_of) for file in files]


@cache
def _single_rules(family_id: str) -> list[Document]:
    """House rules of one option each, and those that families tell of their variants."""
    family = family_named(family_id)
    known = [dict(rule.overrides) for variant in family.catalogue.variants() for rule in variant.house_rules]
    return [*extremes.house_rules(family.catalogue.schema()), *known]


_OF_PEOPLE = {"players", "teams", "stakes", "pack"}
"""Sections with what makes rules go for some numbers of players, and not for others."""


def laid_over(below: Any, above: Any) -> Any:
    """One partial rules document over another."""
    if not (isinstance(below, dict) and isinstance(above, dict)):
        return above
    return below | {name: laid_over(below.get(name), value) for name, value in above.items()}


def as_in(sheet: TextSheet) -> Document:
    """The body that begins the game of a sheet."""
    opening = sheet.opening
    body = {
        "variant": opening.variant,
        "house_rules": dict(opening.house_rules),
        "players": list(opening.players),
    }
    named = {"dealer": opening.dealer, "leader": opening.leader, "teams": [*map(list, opening.teams)]}
    return body | {name: value for name, value in named.items() if value}


def acts_in(sheet: TextSheet, family: AnyFamily) -> Iterator[Document]:
    """The acts of a sheet, each with its kind, as it is sent."""
    known = acts_of(family.notation)
    yield from (dict(known[line.word](line)) for line in sheet.lines if line.word in known)


@dataclass
class AnyGame:
    """A game begun from a golden sheet, and what may happen in it."""

    service: Service
    family: AnyFamily
    sheet: TextSheet
    rng: Random
    rounds: list[Document] = field(default_factory=list)
    """Bodies of rounds, taken or not."""

    def played(self) -> Game:
        """The game, once it was played for a while."""
        self.game = self._begun()
        for act in self._acts():
            if self.rng.random() < 0.4:
                self._something_else()
            self._send(act.pop("kind"), act)
        for _ in range(self.rng.randint(0, 4)):
            self._correct()
        if self.rng.random() < 0.4:
            self._send(END, {"reason": self.rng.choice(["agreed", "abandoned"])})
        return self.game

    # How it begins.

    def _begun(self) -> Game:
        """A game by random house rules or, where these are refused, by those of the sheet."""
        for body in (*(self._opening() for _ in range(6)), as_in(self.sheet)):
            response = self.service.post("/v1/games", body)
            if response.status_code == 201:
                return Game(self.service, response.get_json())
        raise AssertionError(response.get_data(as_text=True))

    def _opening(self) -> Document:
        rng, body = self.rng, as_in(self.sheet)
        singles = _single_rules(self.family.id)
        of_people = [single for single in singles if single.keys() <= _OF_PEOPLE]
        chosen = rng.sample(singles, rng.randint(0, 2)) + rng.sample(of_people, rng.randint(0, 4))
        for single in chosen:
            body["house_rules"] = laid_over(body["house_rules"], single)
        seats = self._seats(body)
        if rng.random() < 0.6 and seats:
            count = rng.choice(seats)
            body["players"] = [*body["players"], *_NAMES][:count]
            body.pop("teams", None)
        if rng.random() < 0.6:
            body["stake"] = {"amount": rng.choice([1, 250]), "currency": "EUR"}
        tried = {key: body[key] for key in ("variant", "house_rules")} | {"players": len(body["players"])}
        teams = (self.service.post("/v1/rules", tried).get_json() or {}).get("teams")
        if teams and rng.random() < 0.7:
            body["teams"] = rng.sample(teams, len(teams))
        return body | rng.choice([{}, {"title": "Friday", "visibility": "private"}])

    def _seats(self, body: Document) -> list[int]:
        """The numbers of players for whom the rules are."""

        def fits(players: int | None) -> bool:
            try:
                self.family.catalogue.read(body["variant"], body["house_rules"], players=players)
            except RulesError:
                return False
            return True

        return [count for count in range(1, len(_NAMES) + 1) if fits(count)] if fits(None) else []

    # What happens.

    def _acts(self) -> Iterator[Document]:
        yield from acts_in(self.sheet, self.family)
        bodies = [dict(example.value) for example in self.family.rounds.examples]
        for body in self.rng.sample(bodies, min(2, len(bodies))):
            yield {"kind": ROUND, **{name: value for name, value in body.items() if name != "number"}}

    def _send(self, kind: str, body: Document) -> None:
        act = self.family.act(kind)
        if kind == ROUND:
            self.rounds.append(body)
        if act is not None:
            self.game.post(f"/{act.path}", body)

    def _something_else(self) -> None:
        rng = self.rng
        player = f"p{rng.randint(1, len(self.game.read()['players']))}"
        kind = rng.choice(_EXTRAS)
        bodies: dict[str, Document] = {
            ADJUSTMENT: {"player": player, "points": rng.randint(-9, 9), "reason": "By chance"},
            JOIN: {"name": rng.choice(["Ann", "Zoe"])},
        }
        self._send(kind, bodies.get(kind, {"player": player}))

    def _correct(self) -> None:
        """A hand amended or removed, or an event taken back; or a refusal, which changes nothing."""
        rng, hands = self.rng, self.game.read("/hands?limit=200")["items"]
        choice = rng.random()
        if choice < 0.3:
            self.game.delete(f"/events/{rng.randint(2, 2 + self.game.read()['version'])}?reason=Why")
        elif hands and choice < 0.5:
            self.game.delete(f"/hands/{rng.choice(hands)['number']}")
        elif hands and self.rounds:
            self.game.put(f"/hands/{rng.choice(hands)['number']}", rng.choice(self.rounds))
