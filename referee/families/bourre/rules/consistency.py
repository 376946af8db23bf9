"""Which rules go for how many players, and which options do not fit together: the options say that."""

from __future__ import annotations

from referee.families.bourre.rules.options import Rules
from referee.families.options.fitting import Fitting

FITTING: Fitting[Rules] = Fitting()
