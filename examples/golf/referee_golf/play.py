"""What happens at a table of six-card Golf: a hole is read and scored, and the referee is asked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from referee.cards import JOKER, Card, card_name
from referee.families.budget import Steps
from referee.families.rounds.ends import terms_from
from referee.families.rounds.engine import RoundsEngine
from referee.families.rounds.game import Game, Played
from referee.families.rounds.ledger import Ledger
from referee.families.rounds.reader import Reader
from referee.families.rounds.table import Table
from referee.families.steps import player_id
from referee.families.verdicts import Verdict, verdict_document
from referee_golf.rules import Rules

Document = Mapping[str, Any]


def points_of(rules: Rules, cards: Sequence[Card]) -> int:
    """The points of a layout: three cards above, and below them three more."""
    named = {"A": 1, "K": 0, "Q": 10, "J": 10, "2": rules.score.two, JOKER: rules.score.joker or 0}
    columns = zip(cards[:3], cards[3:], strict=True)
    ranks = (card.rank for above, below in columns if above.rank != below.rank for card in (above, below))
    return sum(named[rank] if rank in named else int(rank) for rank in ranks)


class _Layouts(Reader[Rules]):
    """Reads the layouts of all players, who all have to be in them."""

    def layouts(self, given: Mapping[str, Sequence[str]]) -> dict[int, list[Card]]:
        """The cards of each player, by seat."""
        read = {
            seat: self.each(texts, f"/layouts/{player_id(seat)}", self._card)
            for seat, texts in self.by_seat(given, "/layouts").items()
        }
        counts = Counter(card for cards in read.values() for card in cards if card.suit)
        packs = 1 if len(self.table.seats_in) <= 4 else 2
        for card in (card for card, count in counts.items() if count > packs):
            self.wrong(
                "/layouts", "pack_must_hold_the_cards", f"There are more {card_name(card)} than packs."
            )
        self.everybody(read, "/layouts", "Which cards has {name}? Give {id}.", of=self.table.seats_in)
        self.finish()
        return read

    def _card(self, text: str, path: str) -> Card | None:
        card = self.readable(text, path)
        if card and card.rank == JOKER and self.table.rules.score.joker is None:
            self.wrong(path, "not_in_pack", "These rules have no jokers.", given=text)
        return card


def play_hole(table: Table[Rules], act: Document, ledger: Ledger, _steps: Steps | None) -> Played:
    """The hole as it is kept, and a line for each player."""
    layouts = _Layouts(table).layouts(act["layouts"])
    for seat, cards in sorted(layouts.items()):
        points = points_of(table.rules, cards)
        ledger.add(seat, "hole", points, "score", f"{table.names[seat]} has {points} on this hole.")
    best = min(points_of(table.rules, cards) for cards in layouts.values())
    kept = {player_id(seat): [card_name(card) for card in cards] for seat, cards in sorted(layouts.items())}
    return Played({"layouts": kept}, {"best": best})


def judge_layouts(table: Table[Rules], claim: Document, _steps: Steps | None) -> dict[str, Any]:
    """The points of layouts, and whether those said are right."""
    layouts = _Layouts(table).layouts(claim["layouts"])
    counted = {player_id(seat): points_of(table.rules, cards) for seat, cards in sorted(layouts.items())}
    return verdict_document(Verdict.LEGAL, "score", "So many points do these cards count.", points=counted)


def birdies(_table: Table[Rules], entries: Sequence[Document]) -> dict[str, dict[str, int]]:
    """How many holes each player has ended below 0, by player."""
    lines = (line for entry in entries for line in entry["lines"] if line["kind"] == "hole")
    count = Counter(line["player"] for line in lines if line["points"] < 0)
    return {player: {"birdies": holes} for player, holes in count.items()}


ENGINE = RoundsEngine(
    Game(
        terms=lambda rules, players: terms_from(rules),
        play=play_hole,
        judges={"layouts": judge_layouts},
        counted=birdies,
        noun="hole",
    )
)
