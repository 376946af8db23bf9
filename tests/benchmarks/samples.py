"""Games to measure with: five players of Agurk who go on for as long as one likes."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from referee.application import RUNTIME
from referee.cards import Deck
from referee.errors import RulesError
from referee.families.registry import family_of
from referee.service.access import SCORE, Caller
from referee.service.games.loading import GameExtras
from referee.service.games.record import Recording
from referee.service.games.writing import first_change, stored_entry, with_state
from referee.service.rules import effective_rules
from referee.service.runtime import FIRST_LABEL, Reply, UnitOfWork, dumps
from referee.sitting.opening import Opening
from referee.sitting.sheet import Recorded, fold, next_entry
from referee.store import Store, StoredEvent, StoredToken, Writing

Document = dict[str, Any]

NAMES = ("Ann", "Bo", "Cy", "Di", "Ed")
EVERYBODY = ("p1", "p2", "p3", "p4", "p5")
ENDLESS: Document = {"limit": {"points": 10_000}}
"""House rules that nobody is out by before the benchmark is over."""
_CARDS = ("7", "9", "3", "4", "9")
_GAMES_AT_ONCE = 500


def new_game() -> Document:
    """The body that begins a game."""
    return {"variant": "agurk", "house_rules": ENDLESS, "players": [{"name": name} for name in NAMES]}


def opening(variant: str = "agurk", house_rules: Document = ENDLESS) -> Opening:
    """What a game is begun with."""
    rules = effective_rules(variant, house_rules, players=len(NAMES))
    return Opening(family_of(variant), variant, house_rules, rules, NAMES)


def hand(number: int) -> Document:
    """The body of a hand, of as many as one likes.

    Everybody takes every fifth trick with a nine, and gets rid of the nine points three hands later.
    """
    turn = number % len(EVERYBODY)
    plays = zip(EVERYBODY[turn:] + EVERYBODY[:turn], _CARDS, strict=True)
    return {"last_trick": [{"player": player, "card": card} for player, card in plays]}


def act(number: int) -> Document:
    """The same hand as the service has it."""
    return {"kind": "hand", "calls": {}, "exchange": [], **hand(number)}


def whole_game(opened: Opening) -> list[Recorded]:
    """The hands of a game played to its end."""
    table, acts = opened.table(), list[Recorded]()
    while not (stands := opened.family.engine.standing(table)).is_over:
        players = [player.id for player in stands.players if player.status != "out"]
        table, recorded = _one_that_fits(opened, table, players, event=len(acts) + 2)
        acts.append(recorded)
    return acts


def _one_that_fits(opened: Opening, table: Any, players: list[str], *, event: int) -> tuple[Any, Recorded]:
    """Some hand the pack has the cards for: those that lie face up are missing from it."""
    ranks = Deck.FRENCH.ranks
    for turn in range(event, event + len(ranks)):
        plays = [
            {"player": player, "card": ranks[(turn + at) % len(ranks)]} for at, player in enumerate(players)
        ]
        recorded = Recorded(event, {"kind": "hand", "last_trick": plays}, "")
        try:
            return next_entry(opened, table, recorded, position=event - 1)[0], recorded
        except RulesError:
            continue
    raise AssertionError("no hand fits")


@dataclass(frozen=True)
class Scored:
    """A game in a store, and who may score it."""

    store: Store
    id: str
    asked: Caller
    act: Callable[[int], Document]
    """The hand of a number."""

    def record(self, number: int) -> Reply:
        """Records a hand: all that a request does but HTTP."""
        with self.store.write() as tx:
            return Recording(self.id, self.act(number)).run(UnitOfWork(RUNTIME, tx, self.asked))


class Template:
    """A game of so many hands, to be written into stores under as many ids as one likes."""

    def __init__(
        self, *, hands: int, opened: Opening | None = None, act: Callable[[int], Document] = act
    ) -> None:
        """Of Agurk, unless another game is `opened`; `act` is the hand of a number."""
        opened, at, self._act = opened or opening(), RUNTIME.now(), act
        begun = first_change(RUNTIME, opened, visibility="link", by=FIRST_LABEL)
        sheet = fold(opened, [Recorded(number + 1, act(number), at) for number in range(1, hands + 1)])
        numbered = replace(begun.stored, version=hands + 1)
        stands = opened.family.engine.standing(sheet.table)
        self._game = with_state(numbered, opened, sheet.table, stands, GameExtras())
        self._events = [begun.event] + [
            StoredEvent("", entry.recorded.event, "hand", dumps(entry.recorded.act), at, FIRST_LABEL)
            for entry in sheet.entries
        ]
        self._entries = [stored_entry("", entry) for entry in sheet.entries]

    def write(self, store: Store, tx: Writing) -> Scored:
        """One more game like this."""
        game_id, digest = RUNTIME.new_game_id(None), secrets.token_bytes(32)
        view = self._game.view.replace(self._game.id, game_id)
        tx.add_game(replace(self._game, id=game_id, view=view))
        for event in self._events:
            tx.add_event(replace(event, game_id=game_id))
        tx.put_entries(game_id, begin=1, entries=[replace(one, game_id=game_id) for one in self._entries])
        tx.add_token(StoredToken(RUNTIME.new_id(), game_id, SCORE, FIRST_LABEL, digest, RUNTIME.now()))
        return Scored(store, game_id, Caller("record_hand", RUNTIME.now(), digest), self._act)

    def fill(self, store: Store, games: int) -> Iterator[Scored]:
        """So many games, some hundreds in each transaction."""
        for begin in range(0, games, _GAMES_AT_ONCE):
            with store.write() as tx:
                yield from [self.write(store, tx) for _ in range(begin, min(begin + _GAMES_AT_ONCE, games))]
