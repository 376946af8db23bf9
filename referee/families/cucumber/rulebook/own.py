"""What the rule book says of options that have a sentence of their own."""

from __future__ import annotations

from collections.abc import Iterator

from referee.families.cucumber.rules.option import Heading
from referee.families.cucumber.rules.options import OPTIONS, Rules, clause
from referee.families.cucumber.rules.words import sentence


def own_sentences(rules: Rules, heading: Heading) -> Iterator[str]:
    """A sentence for every option that is told under the heading and applies, in the order of the document.

    >>> list(own_sentences(Rules(), Heading.LAST_TRICK))
    ['The taker alone pays.']
    """
    for name, option in OPTIONS.items():
        if option.heading is heading and option.applies(rules):
            yield sentence(clause(rules, name))
