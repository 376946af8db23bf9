"""The language of an answer: that of `?lang=`, else what `Accept-Language` likes most, else English."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any
from urllib.parse import urlencode

from flask import Request, g, has_request_context, request
from werkzeug.datastructures import LanguageAccept
from werkzeug.http import parse_accept_header

from referee.errors import RulesError, Violation
from referee.translations import SPEECH, languages
from referee.words.languages import best, fitting
from referee.words.said import Said, Typed
from referee.words.speech import ENGLISH
from referee.words.spoken import KEY, spoken

LANG = "lang"
"""The parameter of every address, by which the API's document refers to it, too."""
PARAMETER: Mapping[str, Any] = {
    "description": "The language of sentences, before `Accept-Language`; English where it has none",
    "schema": {"title": "Language", "type": "string", "enum": [*languages()]},
}
_NONE: Mapping[str, str] = {}
_LONGEST_SHOWN = 60
_LONGEST_READ = 500
"""Of a header; a browser's is shorter with all the languages of its reader."""


def check_language() -> None:
    """Refuses a request for a language that there is not, before anything is done.

    :raises RulesError: with the languages that there are.
    """
    tag = request.args.get(LANG) if request.query_string else None
    if tag is not None and fitting(tag, languages()) is None:
        known = [*languages()]
        args = {"tag": Typed(tag[:_LONGEST_SHOWN]), "known": Typed(", ".join(known))}
        message = Said("api-no-such-language", args)
        fault = Violation(f"/query/{LANG}", "language_must_be_known", message, tag[:_LONGEST_SHOWN], known)
        raise RulesError.of([fault])


def language_of_request() -> str:
    """The language in which this request is answered."""
    if not has_request_context():
        return ENGLISH
    if "language" not in g:
        tag = request.args.get(LANG) if request.query_string else None
        g.language = (tag and fitting(tag, languages())) or _liked(
            request.headers.get("Accept-Language", "")[:_LONGEST_READ]
        )
    return str(g.language)


@lru_cache(maxsize=256)
def _liked(header: str) -> str:
    """The language that an `Accept-Language` likes most, of those that there are."""
    return best(parse_accept_header(header, LanguageAccept), languages())


def in_words(body: str) -> tuple[str, Mapping[str, str]]:
    """The JSON text with the words of its sentences, and the headers that this answer has because of them."""
    if KEY not in body:
        return body, _NONE
    language = language_of_request()
    used = dict[str, None]()

    def say(sentence: Said) -> str:
        words, languages_used = SPEECH.say_with_languages(sentence, language)
        used.update(dict.fromkeys(languages_used))
        return words

    text = spoken(body, say)
    return text, {"Content-Language": ", ".join(used) or language, "Vary": "Accept-Language"}


def say(words: Said | str) -> str:
    """The words of a sentence in the language of this request."""
    return words if isinstance(words, str) else SPEECH.say(words, language_of_request())


def path_asked(sent: Request) -> str:
    """The path of a request with its query but for the language: in each it asks for the same."""
    if LANG not in sent.args:
        return sent.full_path
    query = [pair for pair in sent.args.items(multi=True) if pair[0] != LANG]
    return f"{sent.path}?{urlencode(query)}"
