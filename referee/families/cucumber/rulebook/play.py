"""The rule book on the play and the last trick.

Source: the options; what each one means comes from pagat.com Cucumber and Twenty-Two and the Five
Cucumbers rules sheet.
"""

from __future__ import annotations

from collections.abc import Iterator

from referee.families.cucumber.rulebook.example import last_trick_example, play_examples
from referee.families.cucumber.rules.headings import Heading
from referee.families.cucumber.rules.options import Beat, JokerRank, Lead, Payers, Rules
from referee.families.cucumber.rules.sections.pack import playing_card
from referee.families.options.messages import Args, line, message, option_line, section_lines, sentence
from referee.words.said import PlayingCard, Said, with_and, with_or


def play_section(rules: Rules, players: int | None) -> Iterator[Said]:
    """The section on play: what may be led, what may follow, and who takes a trick."""
    yield from _lead(rules)
    yield from _follow(rules)
    yield from _ace_stops(rules)
    yield from _wild_jokers(rules)
    yield from section_lines(rules, Heading.PLAY)
    yield from play_examples(rules, players or rules.players.max)
    yield from _taking(rules)


def _lead(rules: Rules) -> Iterator[Said]:
    clockwise = message(rules, "clockwise")
    yield clockwise if rules.play.sets else line(_tricks(rules), clockwise)
    yield line(option_line(rules, "play.sets"), option_line(rules, "play.lead"))
    if not rules.play.sets:
        return
    if rules.play.lead is Lead.LOWEST:
        yield message(rules, "lowest-rank-only")
    yield from _own_ranks(rules)
    yield message(rules, "one-back")
    yield message(rules, "as-many")


def _own_ranks(rules: Rules) -> Iterator[Said]:
    """Cards that rank above everything make no set with others of the number printed on them."""
    tops = [playing_card(card) for group in rules.pack.top_cards for card in group.cards]
    if len(tops) == 1:
        yield message(rules, "own-rank", {"card": tops[0]})
    elif tops:
        yield sentence(message(rules, "own-ranks", {"cards": with_and([*_the(rules, tops)])}))


def _the(rules: Rules, cards: list[PlayingCard]) -> Iterator[Said]:
    return (message(rules, "the-card", {"card": card}) for card in cards)


def _tricks(rules: Rules) -> Said:
    declares = rules.last_trick.payers is Payers.BY_DECLARATION
    return message(rules, "tricks", {"fewer": "yes" if declares else "no"})


def _follow(rules: Rules) -> Iterator[Said]:
    yield line(option_line(rules, "play.beat"), option_line(rules, "play.equal"))
    if rules.play.sets:
        yield message(rules, "compare")
    follow = message(rules, "follow", {"duty": rules.play.duty.value, **_sets(rules)})
    lowest = [message(rules, "lowest-cards")] if rules.play.sets else []
    yield line(follow, *lowest, message(rules, "any-lowest"))


def _sets(rules: Rules) -> Args:
    return {"sets": "yes" if rules.play.sets else "no"}


def _ace_stops(rules: Rules) -> Iterator[Said]:
    if not rules.play.ace_stops:
        return
    yield line(option_line(rules, "play.ace_stops"), _ace_to_beat(rules))
    yield message(rules, "bound-by-ace", {"beat": rules.play.beat.value})
    if rules.pack.jokers and rules.pack.joker_rank is JokerRank.AS_ACE:
        yield message(rules, "joker-stops")


def _ace_to_beat(rules: Rules) -> Said:
    """The play against an ace, which stops also cards that rank above it."""
    higher = [*_the(rules, [playing_card(card) for group in rules.pack.top_cards for card in group.cards])]
    if rules.pack.jokers and rules.pack.joker_rank is JokerRank.ABOVE_ACE:
        higher.append(message(rules, "a-card", {"card": PlayingCard("joker")}))
    if not higher:
        return message(rules, "ace-to-beat", _sets(rules))
    return message(rules, "ace-to-beat-not-even", {"higher": with_or(higher), **_sets(rules)})


def _wild_jokers(rules: Rules) -> Iterator[Said]:
    if rules.pack.jokers and rules.pack.joker_rank is JokerRank.WILD:
        yield message(rules, "wild-joker")
        yield message(rules, "wild-joker-last")
        yield message(rules, "wild-jokers-alone")


def _taking(rules: Rules) -> Iterator[Said]:
    if rules.play.sets:
        yield message(rules, "highest-of-one-takes")
        yield message(rules, "set-takes", {"won_by": rules.play.set_won_by.value})
    else:
        yield message(rules, "highest-takes")
    if rules.play.beat is not Beat.HIGHEST:
        yield message(rules, "beaten-not-taken")
    if rules.play.ace_stops:
        yield message(rules, "lowest-ace-takes")
    yield message(rules, "taker-leads")


def last_trick_section(rules: Rules, players: int | None) -> Iterator[Said]:
    """The section on the last trick, and on who pays for it."""
    yield message(rules, "last-card", {"payers": rules.last_trick.payers.value})
    low = rules.pack.low_in_last_trick
    if low:
        yield message(rules, "low-in-it", {"ranks": tuple(map(PlayingCard, low))})
    yield from section_lines(rules, Heading.LAST_TRICK)
    yield from last_trick_example(rules, players or rules.players.max)
