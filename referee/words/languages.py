"""The language in which somebody is answered, of those that there are."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from referee.words.speech import ENGLISH

_WRITTEN_AS = {"no": "nb", "nn": "nb"}
"""Languages whose readers read another that is there sooner than English."""


def fitting(tag: str, known: Sequence[str]) -> str | None:
    """The known language that a tag asks for, with or without its region; None where none fits.

    >>> [fitting(tag, ("en", "nb", "sv")) for tag in ("sv-FI", "NO", "en_GB", "tlh", "../../x")]
    ['sv', 'nb', 'en', None, None]
    """
    parts = tag.replace("_", "-").lower().split("-")
    tags = ("-".join(parts[:length]) for length in range(len(parts), 0, -1))
    by_tag = {language.lower(): language for language in known}
    return next((by_tag[base] for part in tags if (base := _WRITTEN_AS.get(part, part)) in by_tag), None)


def best(accepted: Iterable[tuple[str, float]], known: Sequence[str]) -> str:
    """The known language that somebody likes most, by tags with their qualities; English where none fits.

    >>> known = ("en", "da", "sv")
    >>> best([("de", 1.0), ("sv-FI", 0.8), ("da", 0.9), ("*", 0.1)], known), best([("da", 0)], known)
    ('da', 'en')
    """
    liked = sorted((pair for pair in accepted if pair[1] > 0), key=lambda pair: -pair[1])
    return next((language for tag, _ in liked if (language := fitting(tag, known))), ENGLISH)
