"""The files that commands are given."""

from __future__ import annotations

from typing import Any

from referee.errors import NotationError


def text_of(file: Any) -> str:
    """The text of a file that is open for reading.

    :raises NotationError: when it is no text in UTF-8.
    """
    try:
        return str(file.read())
    except UnicodeDecodeError as error:
        raise NotationError(f"{file.name} is no text: {error.reason} at byte {error.start}.") from None
