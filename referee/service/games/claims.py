"""Asking the referee, without a game or in one, where question and verdict are kept."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from referee.errors import RulesError
from referee.families.budget import Steps
from referee.families.documents import Document
from referee.families.standing import Status
from referee.service.access import Caller, admit_to_game
from referee.service.games.correct import log_is_long
from referee.service.games.loading import LoadedGame, event_of, find, load, resolve_players
from referee.service.games.read import OfGame
from referee.service.rules import effective_rules, known_family
from referee.service.runtime import Reply, UnitOfWork, dumps
from referee.sitting.log import table_before
from referee.sitting.opening import Opening
from referee.sitting.sheet import no_such_hand
from referee.store import Reading, StoredClaim, StoredEvent

_PLAYER_ID = re.compile(r'"p([1-9][0-9]?)"')


@dataclass(frozen=True, slots=True)
class Question:
    """A claim, and the table at which it is judged. It needs no store."""

    opening: Opening
    table: Any
    claim: Document

    def verdict(self, steps: Steps | None = None) -> dict[str, Any]:
        """The verdict.

        :raises RulesError: when what is claimed cannot be.
        :raises TooLongError: when that takes too many steps.
        """
        return self.opening.family.engine.judge(self.table, self.claim, steps)


def question(claim: Document, *, variant: str, house_rules: Any, players: int | None) -> Question:
    """A claim under some rules, without a game.

    Without `players` the claim's ids say how many play, within what the rules allow.

    :raises RulesError: when the rules do not fit together.
    """
    least = 0 if players else _most_seats_named(claim)
    return Question(*_sat_down(variant, json.dumps(house_rules), players, least), claim)


def _most_seats_named(claim: Document) -> int:
    """The highest seat that the claim names, as in `p4`."""
    return max(map(int, _PLAYER_ID.findall(json.dumps(claim))), default=0)


@lru_cache(maxsize=256)
def _sat_down(variant: str, house_rules: str, players: int | None, least: int) -> tuple[Opening, Any]:
    """A made-up game, and its table. Its players are called by their seats: `p2` is Player 2 in sentences."""
    options = json.loads(house_rules)
    rules = effective_rules(variant, options, players=players)
    family = known_family(variant)
    within = family.catalogue.players(family.catalogue.load(rules))
    count = players or _fewest(variant, options, within, least)
    names = tuple(f"Player {seat + 1}" for seat in range(count))
    opening = Opening(family, variant, options, rules, names)
    return opening, opening.table()


def _fewest(variant: str, house_rules: Any, within: tuple[int, int], least: int) -> int:
    """The fewest players, but at least so many, for whom the rules are; else the most for whom they are."""
    low, high = within
    first = min(max(low, least), high)
    counts = (*range(first, high + 1), *range(first - 1, low - 1, -1))
    return next((count for count in counts if _is_for(variant, house_rules, count)), first)


def _is_for(variant: str, house_rules: Any, players: int) -> bool:
    try:
        effective_rules(variant, house_rules, players=players)
    except RulesError:
        return False
    return True


@dataclass(frozen=True, slots=True)
class Asking:
    """A claim in a game, with everything that was read to judge it."""

    loaded: LoadedGame
    claim: Document
    hand: int | None
    """The number of the hand it is about; None for the one being played."""
    log: Sequence[StoredEvent] = ()
    """The game's events, where they are needed to find the table."""

    @property
    def is_long(self) -> bool:
        """True when finding the table takes long, and has to wait for a turn."""
        return log_is_long(self.log)

    def question(self, steps: Steps | None = None) -> Question:
        """The claim at the table at which the hand was played; `steps` bound what finding that may take."""
        opening, table = self.loaded.opening, self.loaded.table
        if self.hand is not None:
            table = table_before(opening, map(event_of, self.log), self.hand, steps)
        claim = {name: value for name, value in self.claim.items() if name != "hand"}
        claim = resolve_players(self.loaded, claim, lambda: table)
        return Question(opening, table, {**claim, "in_game": True})


def behind(game_id: str, *, after: int, limit: int) -> OfGame[Sequence[StoredClaim]]:
    """Up to `limit` claims in a game behind number `after`."""
    return OfGame(game_id, lambda tx: tx.claims(game_id, after=after, limit=limit))


@dataclass(frozen=True, slots=True)
class Looking:
    """Reads what it takes to judge a claim in a game.

    The claim is about the hand that it names, else about the one being played, or the last one of a game
    that is over.
    """

    game_id: str
    claim: Document

    def asks(self, tx: Reading) -> None:
        """Asks for all that judging a claim and keeping it needs."""
        tx.seats(self.game_id)
        tx.last_claim(self.game_id)
        if self.claim.get("hand") is not None:
            tx.events(self.game_id)

    def run(self, tx: Reading, caller: Caller) -> Asking:
        """The claim with everything that was read.

        :raises NotFoundError: when there is no such hand.
        """
        loaded = load(tx, self.game_id, caller)
        hand = _hand(loaded, self.claim.get("hand"))
        return Asking(loaded, self.claim, hand, () if hand is None else tx.events(self.game_id))


def _hand(loaded: LoadedGame, hand: int | None) -> int | None:
    """The number of a hand that is over; None for the one being played."""
    hands = loaded.stands.rounds
    coming = hands + (loaded.stored.status == Status.PLAYING)
    number = max(coming, 1) if hand is None else hand
    if number > coming:
        raise no_such_hand(number)
    return None if number > hands else number


@dataclass(frozen=True, slots=True)
class Keeping:
    """Keeps a claim and its verdict with the game."""

    game_id: str
    asking: Asking
    verdict: Document

    def asks(self, tx: Reading) -> object:
        """Asks for the number of the last claim."""
        return tx.last_claim(self.game_id)

    def run(self, unit: UnitOfWork) -> Reply:
        """The verdict, with its number in the game."""
        stored = find(unit.tx, self.game_id)
        admit_to_game(unit.tx, stored, unit.caller)
        unit.caller.check_version(stored.version)
        number = unit.tx.last_claim(self.game_id) + 1
        document = {
            "number": number,
            "at": unit.runtime.now(),
            "by": self.asking.loaded.by,
            "version": self.asking.loaded.stored.version,
            "claim": self.asking.claim,
            "answer": self.verdict,
        }
        if not unit.caller.preview:
            unit.tx.add_claim(StoredClaim(self.game_id, number, dumps(document)))
        body = dumps({**self.verdict, "number": number})
        return Reply(body, version=self.asking.loaded.stored.version)
