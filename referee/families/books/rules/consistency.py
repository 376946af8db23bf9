"""Which options do not fit together: everything is told with the options themselves."""

from __future__ import annotations

from referee.families.books.rules.options import Rules
from referee.families.options.fitting import Fitting

FITTING: Fitting[Rules] = Fitting()
