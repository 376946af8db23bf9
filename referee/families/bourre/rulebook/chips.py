"""The rule book on antes, the pot, bourrés, faults, and chips.

Source: the options; what each one means comes from the descriptions that they name.
"""

from __future__ import annotations

from collections.abc import Iterator

from referee.families.bourre.rulebook.example import pot_example
from referee.families.bourre.rules.headings import Heading
from referee.families.bourre.rules.options import AnteBy, BourrePays, Penalty, Rules, Short, Tie, WonBy
from referee.families.bourre.rules.words import chips
from referee.families.options.book import section_sentences
from referee.families.options.option import clause
from referee.families.options.words import counted, sentence


def ante_section(rules: Rules, _: int | None) -> Iterator[str]:
    """The section on antes: what is paid before the play, and who does not have to."""
    yield f"Before the cards are dealt an ante of {clause(rules, 'ante.chips')} goes into the pot."
    yield f"{sentence(clause(rules, 'ante.by'))} {sentence(clause(rules, 'ante.chosen'))}"
    yield from section_sentences(rules, Heading.ANTE)
    if rules.ante.by is AnteBy.DEALER:
        return
    if rules.ante.exempt:
        yield f"These pay no ante in the next hand: {clause(rules, 'ante.exempt')}."
        yield "Who is away for that hand has no use of it later."
    else:
        yield "Nobody is exempt from the next ante."


def pot_section(rules: Rules, players: int | None) -> Iterator[str]:
    """The section on the pot: who wins it, and what becomes of it otherwise."""
    yield "Everything that lies there when the play begins is the pot: what was left of the last hand, too."
    is_majority = rules.pot.won_by is WonBy.MAJORITY
    stays = ["If nobody does, the pot stays for the next hand."] if is_majority else []
    alone = ["This holds for a player who stays alone, too."] if rules.pot.at_most is not None else []
    yield from section_sentences(rules, Heading.POT, "pot.won_by", stays, "pot.at_most", alone)
    if not is_majority:
        yield f"If several take equally many, nobody wins the pot alone: {clause(rules, 'pot.tie')}."
    if rules.pot.tie is Tie.PLAY_OFF:
        yield (
            "Of those who tied whoever cannot win the pot, or leaves the table, takes no part in that. If "
            "only one of them remains, nobody else may stay, and that player takes the pot by staying."
        )
    if rules.pot.tie in {Tie.SPLIT, Tie.AGREE}:
        yield "Chips that cannot be shared go one each in order of seats, from the first seat."
    yield from pot_example(rules, players or rules.players.max)


def bourre_section(rules: Rules, _: int | None) -> Iterator[str]:
    """The section on bourrés, and on what they pay."""
    yield "Whoever stays against somebody and takes no trick is bourré."
    pays = clause(rules, "bourre.pays")
    if rules.bourre.pays is BourrePays.FIXED:
        pays = chips(rules.bourre.chips or 0)
    limit = "" if rules.bourre.at_most is None else f", but no more than {chips(rules.bourre.at_most)}"
    yield f"Such a player pays {pays} into the next pot{limit}, as soon as the hand is over."
    yield "Several who are bourré pay all of it each. It is paid whether the pot was won, shared or carried."


def faults_section(rules: Rules, _: int | None) -> Iterator[str]:
    """The section on faults, and on what they lead to."""
    yield from section_sentences(rules, Heading.FAULTS)
    yield "A penalty is paid once a hand, also by one who is bourré besides."
    yield "Tricks stay with those who took them."
    if Penalty.BAR in rules.faults.spoke_early:
        yield "Who cannot win a pot does not win it by staying alone, either."


def chips_section(rules: Rules, _: int | None) -> Iterator[str]:
    """The section on chips; nothing where nobody counts them."""
    if rules.chips.start is None:
        return
    yield f"Everyone begins with {chips(rules.chips.start)}."
    yield sentence(clause(rules, "chips.short"))
    if rules.chips.short is Short.OUT:
        yield (
            "After each hand whoever is not exempt and cannot pay the next ante is out, too, and puts the "
            "last chips into the pot. If all go out at once, those who went out with "
            "that hand count as in when the game ends."
        )
        yield sentence(clause(rules, "chips.rebuys"))
    if rules.chips.rebuys:
        yield f"New chips are {counted(rules.chips.start, 'chip')}, taken between hands."
