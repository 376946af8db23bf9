"""Verdicts in words: what a player may do, what was done, and what would settle it.

The terms are those of the rule book: the card to beat, your lowest card, lead, holding.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from referee.cards import SUIT_SYMBOLS, Card, card_text, rank_sign, rank_text, with_article
from referee.families.cucumber.referee.case import Case
from referee.families.cucumber.referee.choices import Cards
from referee.families.cucumber.referee.legality import Finding
from referee.families.cucumber.referee.trick import dominates
from referee.families.cucumber.rules.options import Duty, Lead, SetWonBy
from referee.families.options.words import listed
from referee.families.verdicts import Verdict


def play_text(cards: Sequence[Card]) -> str:
    """The cards of a play: one in words, several by their signs.

    >>> play_text([Card("K")]), play_text([Card("K"), Card("7"), Card("7", "C")])
    ('king', 'K-7-7♣')
    """
    if len(cards) == 1:
        return card_text(cards[0])
    return "-".join(rank_sign(card.rank) + SUIT_SYMBOLS.get(card.suit or "", "") for card in cards)


def explain(case: Case, finding: Finding) -> str:
    """The verdict in a sentence or two: what may be played, and what was."""
    if finding.owed.allowed_as == "only":
        return f"It is {case.speaker.their} only card, so it must be played."
    if case.choices is None:
        return _explain_partly(case, finding)
    if finding.owed.allowed_as == "jokers" and finding.verdict is Verdict.LEGAL:
        return f"{case.speaker.does('hold')} nothing but jokers. They may then be played, and rank as aces."
    return f"{_what_may_be_played(case)} {_what_was_played(case, finding)}"


# With the holding known.


def _what_may_be_played(case: Case) -> str:
    return _may_lead(case) if case.target is None else _may_follow(case, case.target)


def _may_lead(case: Case) -> str:
    speaker, rules = case.speaker, case.rules
    sets = ", or several of one rank, keeping at least one back" if rules.play.sets else ""
    if rules.play.lead is Lead.LOWEST:
        several = ", alone or with others of that rank, keeping at least one back" if rules.play.sets else ""
        return f"{speaker.name} must lead {speaker.their} lowest card, {_the(case.lowest)}{several}."
    return f"{speaker.name} may lead any card{sets}."


def _may_follow(case: Case, target: Cards) -> str:
    speaker, card = case.speaker, _cards(len(target))
    lowest = f"{speaker.their} lowest {card}, {_the(case.lowest)}"
    if case.situation.stopped:
        return f"Nothing beats an ace here, so {_lower(speaker.name)} must play {lowest}."
    if not case.can:
        return f"{speaker.name} cannot beat {_the(target)}, so {_lower(speaker.name)} must play {lowest}."
    return _MAY[case.rules.play.duty](case, target, lowest)


def _choice(case: Case, target: Cards, lowest: str) -> str:
    return f"{case.speaker.name} may play {_what_beats(case, target)}, or {lowest}."


def _must(case: Case, target: Cards, _: str) -> str:
    speaker = case.speaker
    beats = _what_beats(case, target)
    return f"{speaker.name} can beat {_the(target)}, so {_lower(speaker.name)} must: with {beats}."


def _lowest_that_beats(case: Case, target: Cards, _: str) -> str:
    least = case.plays[0]
    cards = "card that beats" if len(target) == 1 else "cards that beat"
    return f"{case.speaker.name} must play the lowest {cards} {_the(target)}: {_the(least)}."


def _same_rank(case: Case, target: Cards, lowest: str) -> str:
    speaker, situation = case.speaker, case.situation
    plays = case.plays
    if any(case.counts(play) == situation.target for play in plays):
        return f"{speaker.does('hold')} {_kind(plays[0])}, the same as was to be beaten, and must play it."
    return _must(case, target, lowest)


_MAY: Mapping[Duty, Callable[[Case, Cards, str], str]] = {
    Duty.CHOICE: _choice,
    Duty.BEAT_IF_ABLE: _must,
    Duty.LOWEST_THAT_BEATS: _lowest_that_beats,
    Duty.SAME_RANK_FIRST: _same_rank,
}


def _what_was_played(case: Case, finding: Finding) -> str:
    played, is_are = _the(case.played, capital=True), "is" if len(case.played) == 1 else "are"
    if finding.verdict is Verdict.LEGAL:
        return _WAS[finding.owed.allowed_as](case, played, is_are)
    if finding.owed.forbidden is not None:
        return f"{played} {is_are} no such lead."
    if finding.owed.allowed_as == "jokers":
        return "A joker is played only together with an ordinary card."
    return _why_not(case, played, is_are)


def _why_not(case: Case, played: str, is_are: str) -> str:
    if case.situation.beats:
        return f"{_overcomes(case, played)}, but {is_are} not that."
    if case.target is None or not case.can:
        return f"{played} {is_are} not the lowest."
    if case.rules.play.duty is Duty.CHOICE:
        return f"{played} {is_are} neither."
    return f"{played} {'does' if len(case.played) == 1 else 'do'} not."


_WAS: Mapping[str, Callable[[Case, str, str], str]] = {
    "lead": lambda case, played, _: f"{played} may be led.",
    "lowest_lead": lambda case, played, is_are: f"{played} {is_are} the lowest.",
    "beats": lambda case, played, is_are: f"{_beats(case, played, is_are)}.{_wins_nothing(case)}",
    "lowest_that_beats": lambda case, played, is_are: f"{played} {is_are} that.",
    "same_rank": lambda case, played, is_are: f"{played} {is_are} that.",
    "lowest": lambda case, played, is_are: f"{played} {is_are} {case.speaker.their} lowest.",
}


def _beats(case: Case, played: str, is_are: str) -> str:
    if case.situation.counts == case.situation.target:
        return f"{played} {is_are} as high as {_it(case)}, which is enough"
    return _overcomes(case, played)


def _overcomes(case: Case, played: str) -> str:
    """That the play is higher than the one to beat; it beats it where it could win the trick."""
    if not _is_mixed(case):
        return f"{played} beat{_s(case)} {_it(case)}"
    is_higher = dominates(case.situation.counts, case.situation.target or (), equal=False)
    how = "higher than" if is_higher else "at least as high as"
    return f"{played} are {how} {_it(case)}, card by card"


def _is_mixed(case: Case) -> bool:
    """True if these are cards of several ranks where only those of one rank win a trick."""
    counts = case.situation.counts
    return case.rules.play.set_won_by is SetWonBy.MATCHED and counts[0] != counts[-1]


def _wins_nothing(case: Case) -> str:
    """The sentence on cards that may be played but win nothing; empty for others."""
    return " They win nothing: only cards of one rank do." if _is_mixed(case) else ""


def _it(case: Case) -> str:
    return _the(case.target or ())


def _s(case: Case) -> str:
    return "s" if len(case.played) == 1 else ""


def _what_beats(case: Case, target: Cards) -> str:
    """The plays that would beat, in words."""
    scale, equal = case.situation.scale, case.rules.play.equal
    if len(target) > 1:
        how = "at least as high as" if equal else "higher than"
        return f"{len(target)} cards that are {how} {play_text(target)}, card by card"
    card = target[0]
    if not equal:
        return f"a card higher than {_the(target)}"
    highest = scale.height(card) >= scale.highest
    return with_article(card_text(card)) + (" or its equal" if highest else " or higher")


# With only some of the holding known.


def _explain_partly(case: Case, finding: Finding) -> str:
    says = _as_it_stands(case, finding)
    name, their = _lower(case.speaker.name), case.speaker.their
    if finding.verdict is Verdict.LEGAL:
        return f"{says} {_why_nothing_else_matters(case, finding)}"
    if finding.owed.forbidden is not None:
        return says
    if finding.convicting:
        held = listed([_height_text(case, height) for height in dict.fromkeys(finding.convicting)])
        return f"{says} But {name} held the {held}, and so it was not allowed."
    if finding.together:
        cards = play_text([case.situation.scale.cards_of(height)[0] for height in finding.together])
        return f"{says} But {name} could have played {cards}, and so it was not allowed."
    if finding.verdict is Verdict.ILLEGAL:
        return f"{says} With no holding that the pack still allows could that be."
    return f"{says} Not all of {their} cards are known."


def _as_it_stands(case: Case, finding: Finding) -> str:
    """The part of the verdict that is certain by the play itself: when it is allowed."""
    played, name = _the(case.played, capital=True), _lower(case.speaker.name)
    if finding.owed.forbidden is not None:
        return _forbidden(case, played)
    if finding.owed.allowed_as == "jokers":
        return f"A joker is played without an ordinary card only where {name} held nothing but jokers."
    if case.target is None:
        return _lead_as_it_stands(case, finding, played)
    return _follow_as_it_stands(case, finding, played, name)


def _lead_as_it_stands(case: Case, finding: Finding, played: str) -> str:
    if finding.owed.allowed_as == "lowest_lead":
        return f"The lowest card must be led, so that nothing lower than {_the(case.played)} may have been held."
    return f"{played} may be led."


def _follow_as_it_stands(case: Case, finding: Finding, played: str, name: str) -> str:
    are, their = "is" if len(case.played) == 1 else "are", case.speaker.their
    if case.situation.stopped:
        return f"Nothing beats an ace here, so that {_the(case.played)} must be {their} lowest."
    if case.situation.beats:
        but = _BUT[finding.owed.allowed_as](case, name)
        return f"{_beats(case, played, are)}{but}.{_wins_nothing(case)}"
    does = "does" if len(case.played) == 1 else "do"
    only = "" if case.rules.play.duty is Duty.CHOICE else f", and only if {name} cannot {_duty_words(case)}"
    return f"{played} {does} not beat {_it(case)}, and {are} allowed only as {their} lowest{only}."


def _duty_words(case: Case) -> str:
    beat = f"beat {_it(case)}"
    same = case.rules.play.duty is Duty.SAME_RANK_FIRST and not case.rules.play.equal
    return f"{beat} and cannot play the same" if same else beat


def _same_first(case: Case, name: str) -> str:
    return f", and {'is' if len(case.played) == 1 else 'are'} allowed only if {name} cannot play the same"


_BUT: Mapping[str, Callable[[Case, str], str]] = {
    "beats": lambda case, name: (
        _same_first(case, name) if case.rules.play.duty is Duty.SAME_RANK_FIRST else ""
    ),
    "same_rank": lambda _case, _name: "",
    "lowest_that_beats": lambda case, _name: (
        f", and {'is' if len(case.played) == 1 else 'are'} allowed only if nothing lower "
        f"of {case.speaker.their} holding does"
    ),
}


def _forbidden(case: Case, played: str) -> str:
    if not case.rules.play.sets:
        return f"One card is led to each trick, and {_the(case.played)} are {len(case.played)}."
    return f"{played} are not of one rank, and only such cards are led together."


def _why_nothing_else_matters(case: Case, finding: Finding) -> str:
    if finding.owed.allowed_as in {"lead", "beats", "same_rank"} and not finding.owed.may_not_match:
        return f"What else {_lower(case.speaker.name)} held does not matter."
    return "Every card that would speak against it is accounted for."


def would_settle(case: Case, finding: Finding) -> str:
    """The sentence on the cards that would have to be seen to decide an undetermined case."""
    name = _lower(case.speaker.name)
    parts = []
    if finding.open:
        parts.append(f"whether {name} also held {_open_text(case, finding)}")
    if finding.may_be_able:
        parts.append(f"whether {case.speaker.their} cards together could {_able_text(case, finding)}")
    return f"Seeing {', or '.join(parts)}; if so, it was not allowed."


def _able_text(case: Case, finding: Finding) -> str:
    if finding.owed.allowed_as == "lowest_that_beats":
        return f"beat {_it(case)} with fewer jokers"
    if finding.owed.may_not_match:
        return f"make {_it(case)}" + (
            f", or beat {_it(case)}" if finding.owed.may_not_beat is not None else ""
        )
    return f"beat {_it(case)}"


def _open_text(case: Case, finding: Finding) -> str:
    """The cards that would speak against the play; in short where they are many."""
    highest = case.situation.heights[0]
    if finding.owed.allowed_as == "jokers":
        return "any card that is no joker"
    if len(finding.open) > _MOST_NAMED and all(height < highest for height in finding.open):
        return f"a card lower than {_the(case.played[:1])}"
    cards = [with_article(_height_text(case, height)) for height in finding.open]
    return " or ".join([", ".join(cards[:-1]), cards[-1]] if len(cards) > 1 else cards)


_MOST_NAMED = 3


def _height_text(case: Case, height: int) -> str:
    """The cards of a height in words."""
    return " or ".join(card_text(card) for card in case.situation.scale.cards_of(height))


# Small words.


def _the(cards: Iterable[Card], *, capital: bool = False) -> str:
    held = list(cards)
    text = play_text(held)
    if len(held) > 1:
        return text[0].upper() + text[1:] if capital else text
    return f"{'The' if capital else 'the'} {text}"


def _kind(cards: Sequence[Card]) -> str:
    return with_article(rank_text(cards[0].rank)) if len(cards) == 1 else play_text(cards)


def _cards(count: int) -> str:
    return "card" if count == 1 else "cards"


def _lower(text: str) -> str:
    """The text inside a sentence."""
    return {"You": "you"}.get(text, text[:1].lower() + text[1:] if text.startswith("The ") else text)
