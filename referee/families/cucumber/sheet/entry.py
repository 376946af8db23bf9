"""The entry of a hand of Cucumber: who took the last trick and with what, or everybody's card."""

from __future__ import annotations

from collections.abc import Iterator

from referee.families.cucumber.rules.options import Calls, DealerRule, Exchange, Payers, Rules
from referee.families.cucumber.rules.ranking import card_matters
from referee.families.cucumber.rules.sections.last_trick import Undeclared
from referee.families.entry import NAMED, Begins, Entry, First, Form, Kind, Needs, Of, Row, Turns
from referee.words.said import PlayingCard, Said

_TOOK = First(
    "/outcome/taker",
    Said("cucumber-ask-taker"),
    Said("cucumber-tap-taker"),
    Said("cucumber-who-took", NAMED),
)
_LOST = First(
    "/outcome/taker",
    Said("cucumber-ask-loser"),
    Said("cucumber-tap-loser"),
    Said("cucumber-who-lost", NAMED),
)
_LOWEST = First(
    "/outcome/lowest",
    Said("cucumber-ask-lowest"),
    Said("cucumber-tap-lowest"),
    Said("cucumber-who-had-the-lowest", NAMED),
)
_LED = First(
    "/last_trick/0/player",
    Said("cucumber-ask-leader"),
    Said("cucumber-tap-leader"),
    Said("cucumber-who-led", NAMED),
)
_DECLARED = First(
    "/calls/declared",
    Said("cucumber-ask-declarer"),
    Said("cucumber-tap-declarer"),
    Said("cucumber-who-declared", NAMED),
    Said("cucumber-form-nobody-declared"),
)
_EVERY_CARD = Said("cucumber-form-cards")
_DETAILS = (("tricks", "accept_infractions", "calls", "exchange"),)


def entry_of(rules: Rules) -> Entry:
    """The entry of a hand under these rules.

    >>> [(form.id, form.is_sent_at_once) for form in entry_of(Rules()).forms]
    [('short', True), ('cards', True)]
    """
    calls = (*_calls(rules), *_exchange(rules))
    if rules.last_trick.calls is Calls.DECLARATION:
        silent = ("last_trick",) if _is_silence_free(rules) else ()
        return Entry((_declared(rules, calls),), details=_DETAILS, details_alone=True, kept=silent)
    if rules.last_trick.payers is Payers.ALL_BUT_LOWEST:
        short = Form("short", Said("cucumber-form-lowest"), calls, first=_LOWEST)
    else:
        has_card = card_matters(rules)
        first = _TOOK if has_card else _LOST
        label = Said("cucumber-form-taker") if has_card else Said("cucumber-form-loser")
        short_form = (*_outcome(rules), *calls)
        short = Form("short", label, short_form, first=first, is_sent_at_once=_says_all(short_form))
    cards = (_card_of_each(), *calls)
    every = Form("cards", _EVERY_CARD, cards, first=_LED, is_sent_at_once=_says_all(cards))
    return Entry((short, every), details=_DETAILS, details_alone=True)


def _says_all(rows: tuple[Row, ...]) -> bool:
    """True if nothing is left to be said once nothing is missing: a tie is tapped before the card."""
    return not any(row.fold or row.kind in {Kind.FLAG, Kind.TURNS} for row in rows)


def _outcome(rules: Rules) -> Iterator[Row]:
    """The rows of what is told of a last trick whose cards nobody noted."""
    if card_matters(rules):
        yield Row(
            "/outcome/card",
            Said("cucumber-row-card-of-taker"),
            Kind.CARD,
            ask=Said("cucumber-ask-card-of-taker", NAMED),
            of=Of.FIRST,
        )
    yield Row(
        "/outcome/tied",
        Said("cucumber-row-tied"),
        Kind.PLAYERS,
        of=Of.OTHERS,
        needs=Needs.NONE,
        if_refused=rules.last_trick.payers is Payers.TAKER,
    )
    if rules.deal.dealer is DealerRule.LOWEST:
        yield Row(
            "/outcome/lowest",
            Said("cucumber-row-lowest"),
            Kind.WHOSE,
            ask=Said("cucumber-ask-lowest"),
            of=Of.OTHERS,
            may_be_nobody=False,
        )
    rank = rules.last_trick.doubled_by
    if rank is not None:
        card = {"rank": PlayingCard(rank)}
        yield Row(
            "/outcome/doubling_card_played",
            Said("cucumber-row-doubling-card", card),
            Kind.FLAG,
            ask=Said("cucumber-ask-doubling-card", card),
            ranks=(rank,),
        )


def _card_of_each(*, if_first: bool = False) -> Row:
    return Row(
        "/last_trick/{turn}/card",
        Said("cucumber-row-card"),
        Kind.CARD,
        ask=Said("cucumber-ask-card", NAMED),
        if_first=if_first,
        person="player",
    )


def _is_silence_free(rules: Rules) -> bool:
    """True if nobody pays where nobody declared: then no last card is asked for, but may have been told."""
    return rules.last_trick.declaration.nobody is Undeclared.NOTHING


def _declared(rules: Rules, calls: tuple[Row, ...]) -> Form:
    """The form in which somebody may have declared: then, or where silence costs, every last card counts."""
    if_first = _is_silence_free(rules)
    won = Row(
        "/last_trick/0/player",
        Said("cucumber-row-leader"),
        Kind.WHOSE,
        ask=Said("cucumber-ask-winner-before"),
        if_first=if_first,
        may_be_nobody=False,
    )
    return Form("cards", _EVERY_CARD, (won, _card_of_each(if_first=if_first), *calls), first=_DECLARED)


def _calls(rules: Rules) -> Iterator[Row]:
    """The rows of what was called before the last trick."""
    calls = rules.last_trick.calls
    if calls is Calls.KONTRA:
        fold = Said("cucumber-fold-kontra")
        yield Row("/calls/kontra", Said("cucumber-row-kontra"), Kind.WHOSE, needs=Needs.NONE, fold=fold)
    elif calls is Calls.RASSI:
        fold = Said("cucumber-fold-rassi")
        at = "/calls/rassi/{player}"
        yield Row(
            f"{at}/free",
            Said("cucumber-row-rassi-free"),
            Kind.WHOSE,
            hint=Said("cucumber-hint-rassi-free"),
            needs=Needs.NONE,
            fold=fold,
            may_share=True,
        )
        yield Row(
            f"{at}/multiplier",
            Said("cucumber-row-rassi-times"),
            hint=Said("cucumber-hint-rassi-times"),
            needs=Needs.NONE,
            fold=fold,
            least=1,
            most=4,
        )
    elif calls is Calls.DOUBLING:
        turns = Turns(
            "by",
            "after_trick",
            Said("cucumber-row-double-after"),
            Said("cucumber-ask-doubles"),
            1,
            others="refused",
            others_label=Said("cucumber-ask-refused"),
        )
        yield Row("/calls/doubles", Said("cucumber-row-doubles"), Kind.TURNS, needs=Needs.NONE, turns=turns)


def _exchange(rules: Rules) -> Iterator[Row]:
    """The row of who changed how many cards, in turn, where somebody wants to note it."""
    begins = {None: None, Exchange.RASSI: None, Exchange.MATCH_DEALER: Begins.DEALER}
    if rules.exchange is not None:
        turns = Turns(
            "player",
            "count",
            Said("cucumber-row-changed"),
            Said("cucumber-ask-exchange"),
            begins=begins.get(rules.exchange, Begins.LEFT),
        )
        yield Row(
            "/exchange",
            Said("cucumber-row-exchange"),
            Kind.TURNS,
            needs=Needs.NONE,
            fold=Said("cucumber-fold-exchange"),
            turns=turns,
        )
