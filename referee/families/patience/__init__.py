"""The parts that games of patience share: layouts, moves, deals, verdicts, score sheets.

No family itself: families are built on it. It knows the piles that a layout of any of them may have, since
a layout is one value whichever of them lie on the table. Which there are, and what may be done with them, is
told by `Laws`; no code asks which game it is.
"""
