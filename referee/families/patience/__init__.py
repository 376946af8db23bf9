"""The parts that games of patience share: layouts, moves, deals, verdicts, score sheets.

It is no family: Klondike and FreeCell are built on it. A layout has the piles of all games, whichever of them
lie on the table. `Laws` says which do, and what may be done with them; no code asks which game it is.
"""
