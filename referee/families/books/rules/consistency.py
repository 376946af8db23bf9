"""The options that do not fit together: all of them are named with the options themselves."""

from __future__ import annotations

from referee.families.books.rules.options import Rules
from referee.families.options.fitting import Fitting

FITTING: Fitting[Rules] = Fitting()
