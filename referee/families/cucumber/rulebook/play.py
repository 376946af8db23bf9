"""The rule book on the play and the last trick.

Source: the options; what each one means comes from pagat.com Cucumber and Twenty-Two and the Five
Cucumbers rules sheet.
"""

from __future__ import annotations

from collections.abc import Iterator

from referee.cards import card_text
from referee.families.cucumber.rulebook.example import last_trick_example, play_examples
from referee.families.cucumber.rules.headings import Heading
from referee.families.cucumber.rules.options import Beat, JokerRank, Lead, Payers, Rules, SetWonBy
from referee.families.options.book import section_sentences
from referee.families.options.option import clause
from referee.families.options.words import listed, plural, sentence


def play_section(rules: Rules, players: int | None) -> Iterator[str]:
    """The section on play: what may be led, what may follow, and who takes a trick."""
    yield from _lead(rules)
    yield from _follow(rules)
    yield from _ace_stops(rules)
    yield from _wild_jokers(rules)
    yield from section_sentences(rules, Heading.PLAY)
    yield from play_examples(rules, players or rules.players.max)
    yield from _taking(rules)


def _lead(rules: Rules) -> Iterator[str]:
    tricks = "" if rules.play.sets else f"There {_tricks(rules)} cards each. "
    yield f"{tricks}The leader plays first to a trick, and then the others, clockwise."
    yield f"{sentence(clause(rules, 'play.sets'))} {sentence(clause(rules, 'play.lead'))}"
    if not rules.play.sets:
        return
    if rules.play.lead is Lead.LOWEST:
        yield "Several cards may be led only of that lowest rank."
    yield from _own_ranks(rules)
    yield "The card kept back is for the last trick: even equal last cards are not led together."
    yield "Everyone else plays as many cards as were led; those need not be of one rank."


def _own_ranks(rules: Rules) -> Iterator[str]:
    """Cards that rank above everything make no set with others of the number printed on them."""
    tops = [f"the {card_text(card)}" for group in rules.pack.top_cards for card in group.cards]
    if len(tops) == 1:
        yield f"{tops[0].capitalize()} has a rank of its own, and is led alone."
    elif tops:
        yield sentence(f"{listed(tops)} have ranks of their own: led together are only such as rank equal")


def _tricks(rules: Rules) -> str:
    declares = rules.last_trick.payers is Payers.BY_DECLARATION
    return "is one trick fewer than" if declares else "are as many tricks as"


def _follow(rules: Rules) -> Iterator[str]:
    yield f"{sentence(clause(rules, 'play.beat'))} {sentence(clause(rules, 'play.equal'))}"
    if rules.play.sets:
        yield (
            "To compare several cards, put both plays in order from high to low: yours beat if each of them "
            "beats the card opposite."
        )
    yield f"When you follow, {clause(rules, 'play.duty')}. {_lowest(rules)}"


def _lowest(rules: Rules) -> str:
    several = (
        "Cards are your lowest if you keep none that ranks below any of them. " if rules.play.sets else ""
    )
    return f"{several}Of equal lowest cards any will do."


def _ace_stops(rules: Rules) -> Iterator[str]:
    if not rules.play.ace_stops:
        return
    target = "the card to beat is an ace, you play your lowest card"
    if rules.play.sets:
        target = "an ace is among the cards to beat, you play your lowest cards"
    yield f"{sentence(clause(rules, 'play.ace_stops'))} When {target}{_not_even(rules)}."
    yield _BOUND_BY_ACE[rules.play.beat]
    if rules.pack.jokers and rules.pack.joker_rank is JokerRank.AS_ACE:
        yield "A joker stops the same way."


def _not_even(rules: Rules) -> str:
    """The cards that an ace stops though they rank above it."""
    higher = [f"the {card_text(card)}" for group in rules.pack.top_cards for card in group.cards]
    if rules.pack.jokers and rules.pack.joker_rank is JokerRank.ABOVE_ACE:
        higher.append("a joker")
    return f": not even {listed(higher, word='or')} beats it" if higher else ""


_BOUND_BY_ACE = {
    Beat.HIGHEST: "This holds for everyone who plays after the ace.",
    Beat.PREVIOUS: "This holds only for the player right after the ace.",
    Beat.LED: "This holds for everyone in a trick to which an ace was led.",
}


def _wild_jokers(rules: Rules) -> Iterator[str]:
    if not rules.pack.jokers or rules.pack.joker_rank is not JokerRank.WILD:
        return
    yield (
        "A joker is played only together with at least one ordinary card, and takes the rank of one of them, "
        "whichever serves best. In the last trick it is played like any other card."
    )
    yield "When you play your lowest cards, jokers come last: play one only when your ordinary cards run out."
    yield "Only from a holding of nothing but jokers may jokers be played alone; they rank as aces then."


def _taking(rules: Rules) -> Iterator[str]:
    if rules.play.sets:
        yield f"When one card was led, {_HIGHEST_TAKES}."
        yield _SETS_TAKING[rules.play.set_won_by]
    else:
        yield sentence(_HIGHEST_TAKES)
    if rules.play.beat is not Beat.HIGHEST:
        yield "So you can beat what you have to beat and still not take the trick."
    if rules.play.ace_stops:
        yield "An ace played as the lowest card still takes the trick if it is the last of the highest cards."
    yield "Whoever takes a trick, its taker, leads to the next."


_HIGHEST_TAKES = "the highest card takes the trick, and of equal highest cards the one played last"
_SETS_TAKING = {
    SetWonBy.DOMINANCE: (
        "When several cards were led, they are winning the trick until a later play is at least as high, "
        "card by card; then that play is winning, and so on. The play winning at the end takes the trick."
    ),
    SetWonBy.MATCHED: (
        "When several cards were led, only cards of one rank can take the trick: the highest such set takes "
        "it, and of equal sets the one played last."
    ),
}


_LAST_CARD = {
    Payers.ALL_BUT_LOWEST: (
        "Everyone who is still in the hand plays the one card left, and the lowest card wins the hand: of "
        "equal lowest cards the one played first."
    ),
    Payers.BY_DECLARATION: "The one card that everyone has left is not played.",
}


def last_trick_section(rules: Rules, players: int | None) -> Iterator[str]:
    """The section on the last trick, and on who pays for it."""
    yield _LAST_CARD.get(rules.last_trick.payers, f"Everyone plays the one card left: {_HIGHEST_TAKES}.")
    low = rules.pack.low_in_last_trick
    if low:
        ranks = listed(plural(rank) for rank in low)
        yield f"Here {ranks} rank lowest: they take the trick only if there is nothing else in it."
    yield from section_sentences(rules, Heading.LAST_TRICK)
    yield from last_trick_example(rules, players or rules.players.max)
