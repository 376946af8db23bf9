"""Verdicts in words: what a player may do, what was done, and what it rests on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from referee.families.bourre.referee.partial import Finding, Knowledge, Verdict
from referee.families.bourre.referee.situation import Situation
from referee.families.bourre.rules.options import Cinch, Void
from referee.families.bourre.table.cards import SUIT_NAMES, SUIT_SETS, card_sign, signs, suit_of
from referee.families.options.words import listed


@dataclass(frozen=True, slots=True)
class Speaker:
    """The player of whom a sentence speaks."""

    name: str = "You"
    has: str = "have"
    their: str = "your"

    @classmethod
    def called(cls, name: str) -> Speaker:
        """Somebody by name.

        >>> Speaker.called("Bo").has
        'has'
        """
        return cls(name, "has", "their")


YOU = Speaker()


@dataclass(frozen=True, slots=True)
class Case:
    """A play and who made it."""

    situation: Situation
    card: int
    speaker: Speaker = YOU

    @property
    def led(self) -> str:
        """The suit led, in words."""
        return SUIT_NAMES[suit_of(self.situation.trick[0])]


# Where the holding is known.


def explain_known(case: Case, holding: int, legal: int, rule: str) -> str:
    """The verdict in two sentences: why what may be played, and whether this may.

    >>> from referee.families.bourre.rules.options import Rules
    >>> explain_known(Case(Situation(Rules(), 3, (3,)), 26), 3 << 26, 3 << 26, "play.void")
    'You have no clubs, and no trumps either. Any card may be played.'
    """
    if holding & (holding - 1) == 0:
        return f"{card_sign(case.card)} is {case.speaker.their} only card, so it must be played."
    if legal == holding:
        return f"{_why(case, holding, legal, rule)} Any card may be played."
    verdict = "may" if legal >> case.card & 1 else "may not"
    only = listed(signs(legal), word="or")
    must = f"That asks for {only}: {card_sign(case.card)} {verdict} be played."
    return f"{_why(case, holding, legal, rule)} {must}"


def _why(case: Case, holding: int, legal: int, rule: str) -> str:
    return _WHY[rule](case, holding, legal)


def _follow(case: Case, _holding: int, _legal: int) -> str:
    return f"{case.speaker.name} {case.speaker.has} {case.led}, which were led, and must follow suit."


def _head(case: Case, _holding: int, _legal: int) -> str:
    return f"{case.speaker.name} can follow suit and beat the trick, and so must do both."


def _void(case: Case, holding: int, legal: int) -> str:
    speaker, situation = case.speaker, case.situation
    trumps = holding & situation.trumps
    if not trumps:
        return f"{speaker.name} {speaker.has} no {case.led}, and no trumps either."
    if trumps & situation.beating == 0 and situation.rules.play.void is Void.TRUMP_TO_WIN:
        return f"{speaker.name} {speaker.has} no {case.led}, and no trump that beats the trick."
    if situation.rules.play.void is Void.FREE:
        return f"{speaker.name} {speaker.has} no {case.led}."
    if legal == trumps:
        return f"{speaker.name} {speaker.has} no {case.led}, and must trump."
    if situation.rules.play.void is Void.HIGHEST_TRUMP:
        return f"{speaker.name} {speaker.has} no {case.led}, and must play the highest trump."
    return f"{speaker.name} {speaker.has} no {case.led}, and must beat the trick with a trump."


def _cinch(case: Case, holding: int, _legal: int) -> str:
    situation, speaker = case.situation, case.speaker
    if situation.rules.play.cinch is Cinch.ACE_KING_QUEEN:
        return (
            f"{speaker.name} {speaker.has}, or had, ace, king and queen of trumps, and must lead them in "
            "that order."
        )
    tricks_taken, sure, cards = situation.tricks_taken, situation.sure(holding), situation.rules.deal.cards
    return (
        f"{speaker.name} {speaker.has} {tricks_taken} of {cards} tricks, and {sure} more that are sure in "
        f"trumps. With more than half, {speaker.their} highest trump must be played."
    )


def _lead(case: Case, holding: int, legal: int) -> str:
    if legal == holding:
        return f"{case.speaker.name} may lead."
    return f"{listed([duty.clause for duty in case.situation.rules.play.lead])}.".capitalize()


_WHY: Mapping[str, Callable[[Case, int, int], str]] = {
    "play.follow": _follow,
    "play.head": _head,
    "play.void": _void,
    "play.cinch": _cinch,
    "play.lead": _lead,
}


# Where only some of it is known.


def explain_partly(case: Case, finding: Finding, proof: int) -> str:
    """The verdict in a sentence; `proof` are the known cards that convict."""
    speaker, card = case.speaker, card_sign(case.card)
    if finding.verdict is Verdict.LEGAL:
        return f"Whatever the unknown cards are, {card} may be played."
    if finding.verdict is Verdict.UNDETERMINED:
        return f"Whether {card} may be played depends on cards that are not known."
    if proof:
        held = listed(signs(proof))
        return f"{speaker.name} {speaker.has} {held}, and {_OWED[finding.rule]}: {card} may not be played."
    name = "you" if speaker == YOU else speaker.name
    return f"Whatever the unknown cards are, {card} may not be played: {name} {_OWED[finding.rule]}."


_OWED = {
    "play.follow": "must follow suit",
    "play.head": "must beat the trick when following suit",
    "play.void": "must trump as the rules say",
    "play.cinch": "must play the highest trump, being sure of more than half the tricks",
    "play.lead": "must lead as the rules say",
}
"""What a player owes, by the option that decides; behind a name."""


def would_settle(finding: Finding, knowledge: Knowledge) -> str:
    """The sentences on what would have to be seen of the holding.

    >>> finding = Finding(Verdict.UNDETERMINED, "play.void", SUIT_SETS[0] | 1 << 38)
    >>> would_settle(finding, Knowledge(0, 1, -1))
    'Seeing any club or A♥ in the holding: it would be illegal then.'
    """
    sentences = []
    if finding.forbidding:
        cards = _any_of(finding.forbidding, knowledge.pool)
        sentences.append(f"Seeing {cards} in the holding: it would be illegal then.")
    if finding.by_duty:
        sentences.append("Seeing all trumps of the holding.")
    return " ".join(sentences)


def _any_of(cards: int, pool: int) -> str:
    """Cards, whole suits of what is unknown by their names."""
    names = []
    for at, suit in enumerate(SUIT_SETS):
        here = cards & suit
        if here and here == pool & suit and here.bit_count() > 1:
            names.append(f"any {SUIT_NAMES[at][:-1]}")
        else:
            names += signs(here)
    return listed(names, word="or")
