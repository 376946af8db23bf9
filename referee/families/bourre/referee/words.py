"""The sentences of verdicts: what a player may do, what was done, and what it rests on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from referee.cards import SUITS
from referee.families.bourre.referee.partial import Finding, Knowledge, Verdict
from referee.families.bourre.referee.situation import Situation
from referee.families.bourre.rules.options import Cinch, LeadDuty, Void
from referee.families.bourre.table.cards import SUIT_SETS, cards_in, suit_of
from referee.families.bourre.table.reading import playing_card
from referee.words.said import Argument, Person, PlayingCard, Said, joined, with_and, with_or

Args: TypeAlias = Mapping[str, Argument]
"""The arguments of a message."""


@dataclass(frozen=True, slots=True)
class Case:
    """A play and who made it."""

    situation: Situation
    card: int
    player: Person
    is_asker: bool
    """True if the sentences speak to the player, and not to others about the player."""

    @property
    def asker(self) -> Args:
        """To whom a sentence speaks."""
        return {"asker": "you" if self.is_asker else "player"}

    @property
    def people(self) -> Args:
        """To whom a sentence speaks, and about whom else."""
        return {**self.asker, "player": self.player}

    @property
    def led(self) -> Args:
        """The people, and the suit led."""
        return {**self.people, "suit": SUITS[suit_of(self.situation.trick[0])]}

    @property
    def named(self) -> Args:
        """The card played."""
        return {"card": playing_card(self.card)}


def playing_cards(cards: int) -> tuple[PlayingCard, ...]:
    """The cards of a set as sentences name them, from high to low."""
    return tuple(map(playing_card, cards_in(cards)))


# Where the holding is known.


def explain_known(case: Case, holding: int, legal: int, rule: str) -> Said:
    """The verdict in two sentences: why what may be played, and whether this may.

    >>> from referee.families.bourre.rules.options import Rules
    >>> ann = Person("p1", "Ann")
    >>> case = Case(Situation(Rules(), 3, (3,)), 26, ann, is_asker=True)
    >>> explanation = explain_known(case, 3 << 26, 3 << 26, "play.void")
    >>> [sentence.id for sentence in explanation.args["sentences"]]
    ['bourre-void-without-trumps', 'bourre-any-card']
    """
    if holding & (holding - 1) == 0:
        return Said("bourre-only-card", {**case.asker, **case.named})
    why = _WHY[rule](case, holding, legal)
    if legal == holding:
        return joined([why, Said("bourre-any-card")])
    may = "yes" if legal >> case.card & 1 else "no"
    request = Said("bourre-asks-for", {"cards": with_or(playing_cards(legal)), "may": may, **case.named})
    return joined([why, request])


def _follow(case: Case, _holding: int, _legal: int) -> Said:
    return Said("bourre-follows", case.led)


def _head(case: Case, _holding: int, _legal: int) -> Said:
    return Said("bourre-heads", case.people)


def _void(case: Case, holding: int, legal: int) -> Said:
    situation = case.situation
    trumps, void = holding & situation.trumps, situation.rules.play.void
    if not trumps:
        return Said("bourre-void-without-trumps", case.led)
    if trumps & situation.beating == 0 and void is Void.TRUMP_TO_WIN:
        return Said("bourre-void-without-winning-trump", case.led)
    if void is Void.FREE:
        return Said("bourre-void", case.led)
    if legal == trumps:
        return Said("bourre-void-trumps", case.led)
    if void is Void.HIGHEST_TRUMP:
        return Said("bourre-void-highest-trump", case.led)
    return Said("bourre-void-winning-trump", case.led)


def _cinch(case: Case, holding: int, _legal: int) -> Said:
    situation = case.situation
    if situation.rules.play.cinch is Cinch.ACE_KING_QUEEN:
        return Said("bourre-ace-king-queen", case.people)
    tricks: Args = {"taken": situation.tricks_taken, "cards": situation.rules.deal.cards}
    return Said("bourre-cinch", {**case.people, **tricks, "sure": situation.sure(holding)})


def _lead(case: Case, holding: int, legal: int) -> Said:
    if legal == holding:
        return Said("bourre-may-lead", case.people)
    first, *others = case.situation.rules.play.lead
    duties = [_duty(first, "first"), *(_duty(duty, "later") for duty in others)]
    return Said("bourre-lead-duties", {"duties": with_and(duties)})


def _duty(duty: LeadDuty, place: str) -> Said:
    return Said("bourre-lead-duty", {"duty": duty.value, "place": place})


_WHY: Mapping[str, Callable[[Case, int, int], Said]] = {
    "play.follow": _follow,
    "play.head": _head,
    "play.void": _void,
    "play.cinch": _cinch,
    "play.lead": _lead,
}


# Where only some of it is known.


def explain_partly(case: Case, finding: Finding, proof: int) -> Said:
    """The verdict in a sentence; `proof` are the known cards that convict."""
    if finding.verdict is Verdict.LEGAL:
        return Said("bourre-may-be-played-whatever", case.named)
    if finding.verdict is Verdict.UNDETERMINED:
        return Said("bourre-may-be-played-not-known", case.named)
    duty: Args = {**case.people, **case.named, "duty": finding.rule.removeprefix("play.")}
    if proof:
        return Said("bourre-convicted", {**duty, "cards": playing_cards(proof)})
    return Said("bourre-convicted-whatever", duty)


def would_settle(finding: Finding, knowledge: Knowledge) -> Said:
    """The sentences on what would have to be seen of the holding.

    >>> finding = Finding(Verdict.UNDETERMINED, "play.void", SUIT_SETS[0] | 1 << 38)
    >>> would_settle(finding, Knowledge(0, 1, -1)).id
    'bourre-seeing-cards'
    """
    sentences = []
    if finding.forbidding:
        cards = _any_of(finding.forbidding, knowledge.pool)
        sentences.append(Said("bourre-seeing-cards", {"cards": cards}))
    if finding.by_duty:
        sentences.append(Said("bourre-seeing-trumps"))
    return joined(sentences)


def _any_of(cards: int, pool: int) -> Argument:
    """Cards, whole suits of what is unknown by their names."""
    named: list[Argument] = []
    for at, suit in enumerate(SUIT_SETS):
        here = cards & suit
        if here and here == pool & suit and here.bit_count() > 1:
            named.append(Said("bourre-any-of-suit", {"suit": SUITS[at]}))
        else:
            named += playing_cards(here)
    return with_or(named)
