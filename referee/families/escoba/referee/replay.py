"""A round replayed play by play: what everybody captures, and every play that was against the rules.

What was played stands, right or wrong, and the round goes on from there; a wrong capture is no escoba. What
somebody plays later in the same deal was in the hand before.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from referee.cards import Card
from referee.families.budget import Steps
from referee.families.escoba.referee.dealt import escobas_dealt, taker_of_table
from referee.families.escoba.referee.fifteens import fifteens, without
from referee.families.escoba.referee.missed import missed_ruling
from referee.families.escoba.referee.rulings import Play, Ruling, illegal, play_ruling, take_ruling
from referee.families.escoba.rules.options import Rules
from referee.families.escoba.table.pack import ALL, card_said, in_order
from referee.families.rounds.table import Table
from referee.families.verdicts import Verdict
from referee.words.said import Argument, Said

_STEPS_OF_A_PLAY = 20
_STEPS_OF_A_PAIR = 2
"""Of cards that lie there, since each may go with each."""


@dataclass(frozen=True, slots=True)
class PlayedCard:
    """A play of a round, as it was reported."""

    seat: int
    card: Card
    take: tuple[Card, ...] = ()
    missed: tuple[Card, ...] = ()
    """The cards that the player took before, because the one before had overlooked them."""


Deals = Sequence[Sequence[PlayedCard]]


@dataclass(frozen=True, slots=True)
class Finding:
    """A play that was against the rules, or that the report does not settle."""

    deal: int
    """From 1, as the play within it."""
    play: int
    played: PlayedCard
    ruling: Ruling
    options: tuple[tuple[Card, ...], ...] = ()
    """The captures that the card could have made."""


@dataclass(slots=True)
class Replay:
    """A round as it goes on."""

    table: Table[Rules]
    dealer: int
    lying: list[Card]
    """On the table."""
    piles: list[list[Card]] = field(default_factory=list)
    """By side."""
    escobas: list[int] = field(default_factory=list)
    last: int | None = None
    """The side that has captured last."""
    findings: list[Finding] = field(default_factory=list)
    seen: set[Card] = field(default_factory=set)
    overlooked: Card | None = None
    """The card that was left on the table with the play before."""

    @property
    def infractions(self) -> list[Finding]:
        """The plays that were against the rules."""
        return [finding for finding in self.findings if finding.ruling.verdict is Verdict.ILLEGAL]

    @property
    def open_plays(self) -> list[Finding]:
        """The plays that are not settled."""
        return [finding for finding in self.findings if finding.ruling.verdict is Verdict.UNDETERMINED]


def replay(
    table: Table[Rules], dealer: int, dealt: Sequence[Card], deals: Deals, steps: Steps | None = None
) -> Replay:
    """The round that these deals are, with the cards that were dealt to the table.

    :raises TooLongError: when that takes too many steps.
    """
    steps = steps or Steps()
    sides = range(len(table.teams))
    done = Replay(table, dealer, [*dealt], [[] for _ in sides], [0 for _ in sides], seen={*dealt})
    escobas = escobas_dealt(table.rules, dealt)
    if escobas:
        done.last = table.side_of(taker_of_table(table, dealer))
        done.escobas[done.last] += escobas
        done.piles[done.last] += done.lying
        done.lying = []
    for number, plays in enumerate(deals, 1):
        seat = dealer
        for at, played in enumerate(plays):
            seat = table.after(seat)
            steps.take(_STEPS_OF_A_PLAY + len(plays) + _STEPS_OF_A_PAIR * len(done.lying) ** 2)
            _judge(done, plays, (number, at), seat)
            _go_on(done, played)
    return done


def _judge(done: Replay, plays: Sequence[PlayedCard], place: tuple[int, int], turn: int) -> None:
    """Notes the rulings against a play, before it is made."""
    number, at = place
    played = plays[at]
    earlier = sum(other.seat == played.seat for other in plays[:at])
    later = tuple(other.card for other in plays[at + 1 :] if other.seat == played.seat)
    rulings = [*_out_of_place(done, played, turn, earlier)]
    if played.missed:
        rulings.append(missed_ruling(done.table.rules, done.lying, done.overlooked, played.missed))
    lying, _ = without(done.lying, played.missed)
    rulings.append(_ruling(done, Play(lying, played.card, played.take), later, earlier))
    against = [ruling for ruling in rulings if ruling.verdict is not Verdict.LEGAL]
    ways = fifteens(played.card, lying).listed if against else ()
    done.findings += [Finding(number, at + 1, played, ruling, ways) for ruling in against]


def _out_of_place(done: Replay, played: PlayedCard, turn: int, earlier: int) -> list[Ruling]:
    """A play out of turn, of a card that lies elsewhere, or of somebody who has no card left."""
    table, rulings = done.table, list[Ruling]()
    player = table.person(played.seat)
    if played.seat != turn:
        message = Said("escoba-turn-of-another", {"turn": table.person(turn), "player": player})
        rulings.append(illegal("players_must_follow_in_turn", message, "direction"))
    if earlier >= table.rules.deal.hand:
        dealt: dict[str, Argument] = {"player": player, "cards": table.rules.deal.hand}
        message = Said("escoba-played-all-cards", dealt)
        rulings.append(illegal("card_must_be_held", message, "deal.hand"))
    if played.card in done.seen:
        message = Said("escoba-card-seen-before", {"card": card_said(table.rules.pack, played.card)})
        rulings.append(illegal("pack_must_hold_the_cards", message, "pack"))
    return rulings


def _ruling(done: Replay, play: Play, later: Sequence[Card], earlier: int) -> Ruling:
    """The ruling on a play, by the cards of the hand that are known."""
    rules = done.table.rules
    known = play_ruling(rules, play, later, ())
    if known.verdict is Verdict.ILLEGAL or earlier + 1 + len(later) >= rules.deal.hand:
        return known
    return play_ruling(rules, play, None, in_order(ALL - done.seen - {play.card}))


def _go_on(done: Replay, played: PlayedCard) -> None:
    """Makes a play as it was reported."""
    side = done.table.side_of(played.seat)
    _capture(done, side, played.missed)
    is_legal = (
        take_ruling(done.table.rules.pack, Play(done.lying, played.card, played.take)).verdict
        is Verdict.LEGAL
    )
    if _capture(done, side, played.take):
        done.piles[side].append(played.card)
        done.escobas[side] += int(is_legal and not done.lying)
        done.overlooked = None
    else:
        done.lying.append(played.card)
        done.overlooked = played.card
    done.seen.add(played.card)


def _capture(done: Replay, side: int, cards: Sequence[Card]) -> bool:
    """Moves what lies there of these cards to a side's pile; whether there was any."""
    left, _ = without(done.lying, cards)
    captured = [card for card in done.lying if card not in left]
    done.lying = left
    done.piles[side] += captured
    done.last = side if captured else done.last
    return bool(captured)
