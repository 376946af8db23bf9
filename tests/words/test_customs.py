"""What is known of languages, of which no more is kept than is needed."""

from __future__ import annotations

import pytest
from babel import localedata

from referee.words.customs import customs, decimal_symbol
from referee.words.said import MessageError


def test_nothing_else_of_a_language_is_kept() -> None:
    whole = localedata.load("fi")
    customs.cache_clear()
    assert (customs("fi").months[0], decimal_symbol("fi-FI")) == ("tammikuuta", ",")
    assert localedata.load("fi") is not whole


@pytest.mark.parametrize("language", ["tlh", "../../x", ""])
def test_a_language_that_nobody_knows_is_refused(language: str) -> None:
    with pytest.raises(MessageError, match="is no language"):
        customs(language)
