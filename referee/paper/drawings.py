"""The drawings of a family, put into a page or a chart to be used by their names."""

from __future__ import annotations

from collections.abc import Iterable

from referee.families.drawings import Drawing
from referee.paper.markup import escape


def symbols(drawings: Iterable[Drawing]) -> str:
    """Every drawing as a symbol 40 wide and 20 high.

    >>> symbols([Drawing("dot", "a dot", '<circle r="1"/>')])
    '<symbol id="dot" viewBox="0 0 40 20"><circle r="1"/></symbol>'
    """
    return "".join(
        f'<symbol id="{drawing.id}" viewBox="0 0 40 20">{drawing.markup}</symbol>' for drawing in drawings
    )


def labelled(drawing: Drawing, meaning: str) -> str:
    """A use of the drawing, with what it means."""
    return f'<svg role="img" aria-label="{escape(meaning)}"><use href="#{drawing.id}"/></svg>'
