"""The rules of play once more, the slow way, for comparing: cards as texts, and every holding one by one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations
from random import Random
from typing import Any

from referee.families.bourre.rules.options import (
    Cinch,
    CinchTrumping,
    DealRules,
    LeadDuty,
    PlayRules,
    Rules,
    Void,
)

RANKS = "23456789TJQKA"
PACK = [rank + suit for suit in "CDHS" for rank in RANKS]


def height(card: str) -> int:
    return RANKS.index(card[0])


@dataclass(frozen=True)
class Position:
    """A turn to play, and all that is known at it."""

    rules: Rules
    trump: str
    trick: tuple[str, ...]
    card: str
    holding: tuple[str, ...]
    gone: tuple[str, ...] = ()
    own: tuple[str, ...] = ()
    tricks_taken: int = 0
    is_last: bool = False
    is_first: bool = False
    is_broken: bool = False
    unknown: int = 0
    """How many cards of the holding are hidden."""
    pool: tuple[str, ...] = ()
    """What those may be."""

    def beats(self, card: str) -> bool:
        """Whether it would win the trick."""
        return winner([*self.trick, card], self.trump) == card

    def claim(self) -> dict[str, Any]:
        """The claim about the play, with the holding or with what is known of it."""
        plays = [{"player": f"p{at + 1}", "card": card} for at, card in enumerate(self.trick)]
        members: dict[str, Any] = {"holding": [*self.holding]}
        if self.unknown:
            known = [card for card in self.holding if card != self.card]
            elsewhere = {*PACK} - {*self.pool, *self.holding, *self.gone, *self.own, *self.trick}
            members = {
                "holding_size": len(self.holding) + self.unknown,
                "known": known,
                "seen": sorted(elsewhere),
            }
        return {
            "kind": "play",
            "trump": {"suit": self.trump},
            "trick": plays,
            "player": f"p{len(plays) + 1}",
            "card": self.card,
            "gone": [*self.gone],
            "own_plays": [*self.own],
            "tricks_taken": self.tricks_taken,
            "last_to_play": self.is_last,
            "first_trick": self.is_first,
            "trumps_broken": self.is_broken,
            **members,
        }

    def holdings(self, known: Sequence[str] | None = None) -> Iterator[list[str]]:
        """Every holding that is possible; or all that there would be if only these cards of it were known."""
        only = self.holding if known is None else known
        hidden = [card for card in self.holding if card not in only]
        for more in combinations([*self.pool, *hidden], self.unknown + len(hidden)):
            yield [*only, *more]

    def verdict(self) -> str:
        """Over every holding that is possible."""
        verdicts = {self.card in legal(self, holding) for holding in self.holdings()}
        return "undetermined" if len(verdicts) > 1 else "legal" if verdicts == {True} else "illegal"


def winner(cards: Sequence[str], trump: str) -> str:
    trumps = [card for card in cards if card[1] == trump]
    return max(trumps or [card for card in cards if card[1] == cards[0][1]], key=height)


def sure_tricks(at: Position, holding: Sequence[str]) -> int:
    """Trumps that nobody's outstanding trump can be paired with."""
    mine = sorted((card for card in holding if card[1] == at.trump), key=height)
    out = {rank + at.trump for rank in RANKS} - {*holding, *at.gone, *at.own, *at.trick}
    lying = [card for card in at.trick if card[1] == at.trump]
    if lying:
        out.add(max(lying, key=height))
    free = sorted(out, key=height)
    sure = 0
    for card in mine:
        above = [other for other in free if height(other) > height(card)]
        if above:
            free.remove(above[0])
        else:
            sure += 1
    return sure


def has_cinch(at: Position, holding: Sequence[str]) -> bool:
    return at.tricks_taken + sure_tricks(at, holding) >= at.rules.deal.cards // 2 + 1


def legal(at: Position, holding: Sequence[str]) -> set[str]:
    """The cards of a holding that may be played."""
    if not at.trick:
        return legal_leads(at, holding)
    allowed = following(at, holding)
    play = at.rules.play
    free = at.is_last and play.cinch_trumping is CinchTrumping.NOT_LAST
    winning = [card for card in allowed if card[1] == at.trump and at.beats(card)]
    if play.cinch is Cinch.SURE_TRICKS and not free and winning and has_cinch(at, holding):
        return {max(winning, key=height)}
    return allowed


def following(at: Position, holding: Sequence[str]) -> set[str]:
    led, play = at.trick[0][1], at.rules.play
    suit = {card for card in holding if card[1] == led}
    if suit:
        trumped = led != at.trump and any(card[1] == at.trump for card in at.trick)
        beating = {card for card in suit if at.beats(card)}
        return beating if play.head and not trumped and beating else suit
    trumps = {card for card in holding if card[1] == at.trump}
    beating = {card for card in trumps if at.beats(card)}
    if not trumps:
        return {*holding}
    return {
        Void.OVERTRUMP: beating or trumps,
        Void.HIGHEST_TRUMP: {max(trumps, key=height)},
        Void.TRUMP: trumps,
        Void.TRUMP_TO_WIN: beating or {*holding},
        Void.FREE: {*holding},
    }[play.void]


def broken(at: Position, holding: Sequence[str]) -> set[str]:
    """Every rule that the play breaks, from this holding."""
    allowed = legal(at, holding)
    if at.card in allowed:
        return set()
    if not at.trick:
        return {"play.cinch" if cinch_lead(at, holding) else "play.lead"}
    before, led = following(at, holding), at.trick[0][1]
    rules = {"play.cinch"} if allowed != before else set[str]()
    if at.card in before:
        return rules
    if not any(card[1] == led for card in holding):
        return rules | {"play.void"}
    if at.rules.play.head and all(map(at.beats, before)):
        rules.add("play.head")
    return rules | ({"play.follow"} if at.card[1] != led else set())


def cinch_lead(at: Position, holding: Sequence[str]) -> set[str]:
    """The card that a cinch has to be led with; empty where there is none."""
    cinch, three = at.rules.play.cinch, {rank + at.trump for rank in "AKQ"}
    trumps = {card for card in holding if card[1] == at.trump}
    high = three & {*holding}
    if cinch is Cinch.SURE_TRICKS and trumps and has_cinch(at, holding):
        return {max(trumps, key=height)}
    if cinch is Cinch.ACE_KING_QUEEN and three <= {*holding, *at.own} and high:
        return {max(high, key=height)}
    return set()


def legal_leads(at: Position, holding: Sequence[str]) -> set[str]:
    left, play = cinch_lead(at, holding) or {*holding}, at.rules.play
    trumps = {card for card in holding if card[1] == at.trump}
    top = {max(trumps, key=height)} if trumps else set[str]()
    three = {rank + at.trump for rank in "AKQ"}
    out = {rank + at.trump for rank in RANKS} - {*holding, *at.gone, *at.own}
    by_duty = {
        LeadDuty.HIGH_TRUMP_FIRST: top if at.is_first and three & trumps else {*holding},
        LeadDuty.TRUMP_ACE: {f"A{at.trump}"} if at.is_first and f"A{at.trump}" in trumps else {*holding},
        LeadDuty.TRUMP_IF_WON: trumps if at.tricks_taken else {*holding},
        LeadDuty.NOT_BEFORE_BROKEN: {*holding} if at.is_broken else {*holding} - trumps,
        LeadDuty.ALL_TRUMPS_LEFT: {*holding} if out else trumps,
    }
    for duty in play.lead:
        left = left & by_duty[duty] or left
    return left


def some_rules(rng: Random) -> Rules:
    """Rules of play of any kind."""
    cinch = rng.choice([*Cinch, Cinch.SURE_TRICKS, None])
    always = cinch is Cinch.SURE_TRICKS and rng.random() < 0.5
    duties = rng.choice([*permutations(LeadDuty, 2), (), (), (), *((duty,) for duty in LeadDuty)])
    play = PlayRules(
        head=rng.random() < 0.8,
        void=rng.choice([*Void]),
        cinch=cinch,
        cinch_trumping=CinchTrumping.ALWAYS if always else CinchTrumping.NOT_LAST,
        lead=duties,
    )
    return Rules(deal=DealRules(cards=rng.randint(3, 7)), play=play)


def some_position(rng: Random, *, hidden: bool) -> Position:
    """A position in which trumps, cinches and duties are frequent."""
    rules, trump = some_rules(rng), rng.choice("CDHS")
    weights = [4 if card[1] == trump else 1 for card in PACK]
    cards = sorted(PACK, key=lambda card: rng.random() ** (1 / weights[PACK.index(card)]), reverse=True)
    size = rng.randint(1, rules.deal.cards)
    many = rng.choice([0, 0, 1, 2, 3])
    trick, rest = tuple(cards[20 : 20 + many]), [*cards[:20], *cards[20 + many :]]
    unknown = rng.randint(1, size) - 1 if hidden else 0
    unknown = max(unknown, 1) if hidden and size > 1 else unknown
    holding = tuple(rest[: size - unknown])
    rest = rest[size - unknown :]
    rng.shuffle(rest)
    own_many, gone_many = rng.choice([0, 0, 1, 2]), rng.choice([0, 0, 4, 20])
    own, gone = tuple(rest[:own_many]), tuple(rest[own_many : own_many + gone_many])
    rest = rest[own_many + gone_many :]
    return Position(
        rules,
        trump,
        trick,
        rng.choice(holding),
        holding,
        gone,
        own,
        tricks_taken=rng.choice([0, 0, 1, 2, 3]),
        is_last=rng.random() < 0.4,
        is_first=rng.random() < 0.5,
        is_broken=rng.random() < 0.5,
        unknown=unknown,
        pool=tuple(rest[: unknown + rng.randint(0, 5)]) if unknown else (),
    )
