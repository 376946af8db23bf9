"""The options that do not fit together, beyond those named with the options themselves."""

from __future__ import annotations

from collections.abc import Iterator

from referee.errors import Violation
from referee.families.options.fitting import Fitting, contradiction
from referee.families.snip_snap.rules.options import Chips, Rules
from referee.words.said import Said


def _target(rules: Rules) -> Iterator[Violation]:
    """The contradiction of a target with fines, since the common option does not know of counters."""
    if rules.end.target is not None and rules.chips.kind is Chips.FINES:
        yield contradiction("/end/target", Said("snip_snap-target-with-fines"))


FITTING: Fitting[Rules] = Fitting((_target,))
