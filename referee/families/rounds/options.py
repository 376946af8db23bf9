"""The direction of play, an option that means the same in every family."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

from referee.families.options.option import option
from referee.families.seats import Direction


def direction_option(default: Direction, heading: StrEnum) -> Any:
    """The option of which neighbour is next; a family says under which heading it stands."""
    says = {
        Direction.CLOCKWISE: "play goes clockwise, to the left",
        Direction.ANTICLOCKWISE: "play goes anticlockwise, to the right",
    }
    return option(default, "The direction of play", says=says, heading=heading)
