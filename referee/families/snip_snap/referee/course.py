"""The course of a deal, turn by turn: the next player, the cards on the table, the infractions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from referee.cards import COPIES_OF_A_RANK, SUITS, Card
from referee.families.protocol import FIRST_EDITION
from referee.families.rounds.table import Table
from referee.families.snip_snap.rules.options import All, Chips, Rules
from referee.families.snip_snap.scoring.counters import counters_of
from referee.families.snip_snap.table.dealing import turns_from
from referee.families.snip_snap.table.reading import Cards, playing_cards
from referee.words.said import PlayingCard, Said


@dataclass(frozen=True, slots=True)
class Infraction:
    """An infraction, with its turn, counted from 1."""

    turn: int
    seat: int
    rule: str
    code: str
    explanation: Said
    cards: Cards = ()
    """The cards that were played; () for a pass."""
    options: Cards | None = None
    """The plays that would have been legal, where that is known."""


@dataclass(frozen=True, slots=True)
class Denial:
    """A turn by which a player denies holding any of the missing cards of a rank."""

    turn: int
    seat: int
    top: Card
    """The card that lay there."""
    missing: frozenset[Card]
    cards: Cards = ()
    """The cards that were played; () for a pass."""


@dataclass
class Course:
    """A deal as it goes on. Infractions are noted, and the deal goes on as it was played."""

    table: Table[Rules]
    leader: int
    dealt: Mapping[int, int]
    infractions: list[Infraction] = field(default_factory=list)
    denials: list[Denial] = field(default_factory=list)
    passes: Counter[int] = field(default_factory=Counter)
    paid: Counter[int] = field(default_factory=Counter)
    out: int | None = None
    """The player who was out of cards first, where that ends the deal."""
    emptied: int | None = None
    """The player who was out of cards first, though with fines the deal goes on."""

    def __post_init__(self) -> None:
        self.turns = 0
        self.in_play = turns_from(self.table, self.leader)
        self.played: dict[int, list[tuple[int, Card]]] = {seat: [] for seat in self.in_play}
        self.on_table = dict[Card, int]()
        self.rank: str | None = None
        self.top: Card | None = None
        self.expected, self.last = self.leader, self.leader
        self.has_just_played = False
        self.passed_since = set[int]()
        self.is_over = False
        self._has_fines = self.table.rules.chips.kind is Chips.FINES
        self._is_whole = isinstance(self.table.rules.deal.cards, All)

    @property
    def left(self) -> dict[int, int]:
        """Cards that each player still holds."""
        return {seat: max(count - len(self.played[seat]), 0) for seat, count in self.dealt.items()}

    @property
    def next(self) -> int | None:
        """Whose turn it is; None once the deal is over."""
        self._ends_rank()
        waiting = self.expected
        while not self.is_over and not self.left[waiting]:
            waiting = self._after(waiting)
        return None if self.is_over else waiting

    def take(self, seat: int, cards: Cards) -> None:
        """The next turn: a card, several, or a pass."""
        self.turns += 1
        if not cards and self._has_nothing(seat):
            return
        self._ends_rank()
        if self.is_over or seat not in self.in_play:
            self._note(seat, cards, "players_must_follow_in_turn", self._no_turn(seat))
            return
        if seat != self.expected and not self._are_empty_before(seat):
            people = {"turn": self.table.person(self.expected), "player": self.table.person(seat)}
            text = Said("snip_snap-turn-of-another", people)
            self._note(seat, cards, "players_must_follow_in_turn", text)
        if cards:
            self._plays(seat, cards)
        else:
            self._passes(seat)

    def _has_nothing(self, seat: int) -> bool:
        """True when a player has no cards or no counters left, so that a pass says nothing.

        In the first edition they came between a card and the one that matched it.
        """
        return self.table.edition > FIRST_EDITION and (seat not in self.in_play or not self.left[seat])

    def missing(self, rank: str) -> frozenset[Card]:
        """The cards of a rank that nobody has played yet."""
        return frozenset(Card(rank, suit) for suit in SUITS).difference(self.on_table)

    # A turn.

    def _passes(self, seat: int) -> None:
        self.has_just_played = False
        if self.rank is None or self.top is None:
            text = Said("snip_snap-had-to-lead", {"player": self.table.person(seat)})
            self._note(seat, (), "leader_must_play", text)
        else:
            self.passes[seat] += 1
            self.passed_since.add(seat)
            if self.table.rules.play.must:
                self.denials.append(Denial(self.turns, seat, self.top, self.missing(self.rank)))
        self.expected = self._after(seat)

    def _plays(self, seat: int, cards: Cards) -> None:
        matches = self._is_legal(seat, cards)
        before = self.last if self.has_just_played else seat
        for card in cards:
            self.on_table[card] = seat
            self.played[seat].append((self.turns, card))
        self.rank, self.top, self.last = cards[-1].rank, cards[-1], seat
        self.has_just_played = True
        self.passed_since.clear()
        if matches and before != seat and self._has_fines:
            self._fines(before)
        self._goes_on(seat, cards, matches=matches)

    def _is_legal(self, seat: int, cards: Cards) -> bool:
        """True when a play matches the rank on the table; notes its infractions."""
        rules, player, matches = self.table.rules, self.table.person(seat), self.rank is not None
        if len(cards) > 1 and not rules.play.several:
            text = Said("snip_snap-played-several", {"player": player, "cards": playing_cards(cards)})
            self._note(seat, cards, "one_card_must_be_played", text)
        if {card.rank for card in cards} != {self.rank or cards[0].rank}:
            rank = self.rank or cards[0].rank
            text = Said(
                "snip_snap-played-another-rank",
                {"player": player, "cards": playing_cards(cards), "rank": PlayingCard(rank)},
            )
            self._note(seat, cards, "rank_must_be_matched", text, self.missing(rank))
            matches = False
        if len(self.played[seat]) + len(cards) > self.dealt[seat]:
            text = Said("snip_snap-played-them-all", {"player": player, "cards": self.dealt[seat]})
            self._note(seat, cards, "card_must_be_held", text)
        return matches

    def _goes_on(self, seat: int, cards: Cards, *, matches: bool) -> None:
        missing = self.missing(cards[-1].rank)
        rules = self.table.rules.play
        if matches and missing and rules.must and rules.several:
            self.denials.append(Denial(self.turns, seat, cards[-1], missing, cards))
        if not missing:
            self.rank = None
        self.expected = self._after(seat) if missing else seat
        if not self.left[seat] and self.emptied is None:
            self.emptied = seat
        if self._has_fines:
            self._may_be_over()
        elif not self.left[seat]:
            self.out, self.is_over = seat, True

    def _fines(self, payer: int) -> None:
        """Adds the fine of a player who was matched at once."""
        place = COPIES_OF_A_RANK - len(self.missing(self.rank or "")) - 2
        have = counters_of(self.table, payer) - self.paid[payer]
        self.paid[payer] += min(self.table.rules.chips.fines[place], have)
        if self.paid[payer] >= counters_of(self.table, payer):
            self.in_play.remove(payer)
            self._is_whole = False

    # Whose turn it is.

    def _ends_rank(self) -> None:
        """Ends the rank once everybody has passed since the last card, where not all cards are in play."""
        others = {seat for seat in self.in_play if self.left[seat]} - {self.last}
        if self.rank is not None and not self._is_whole and others <= self.passed_since:
            self.rank, self.expected = None, self.last

    def _after(self, seat: int) -> int:
        following = self.table.after(seat)
        while following not in self.in_play and following != seat:
            following = self.table.after(following)
        return following

    def _are_empty_before(self, seat: int) -> bool:
        """True when all players whose turn it was before have no cards left."""
        waiting = self.expected
        while waiting != seat:
            if self.left[waiting]:
                return False
            waiting = self._after(waiting)
        return True

    def _may_be_over(self) -> None:
        """Ends a deal with fines when nobody can play, or one player alone has counters."""
        self.is_over = len(self.in_play) < 2 or not any(self.left[seat] for seat in self.in_play)

    def _no_turn(self, seat: int) -> Said:
        message = "snip_snap-deal-was-over" if self.is_over else "snip_snap-no-counters-left"
        return Said(message, {"player": self.table.person(seat)})

    def _note(
        self, seat: int, cards: Cards, code: str, text: Said, options: frozenset[Card] | None = None
    ) -> None:
        legal = None if options is None else tuple(sorted(options))
        self.infractions.append(Infraction(self.turns, seat, _RULES[code], code, text, cards, legal))


_RULES = {
    "players_must_follow_in_turn": "deal.cards",
    "leader_must_play": "play.must",
    "rank_must_be_matched": "play.must",
    "one_card_must_be_played": "play.several",
    "card_must_be_held": "deal.cards",
}
"""The options that say so."""
