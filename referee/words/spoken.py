"""JSON text with the words of its sentences.

`"said"`, as it is kept, gets `"text"` before it. Where a sentence alone is the value of another member, such
as `"message"`, that gets the words, and `"said"` comes beside it, unless its words are to stand alone.
"""

from __future__ import annotations

from collections.abc import Callable
from json import JSONDecoder
from json.encoder import encode_basestring

from referee.words.said import ALONE, MessageError, Said, said_from

KEY = '"said":'
"""Before every sentence. In JSON text it is nothing but a key: a quotation mark within a text is escaped."""
_TEXT = '"text":'
_DECODER = JSONDecoder()


def spoken(document: str, say: Callable[[Said], str]) -> str:
    """The JSON text in which every sentence has its words beside it.

    >>> spoken('{"said":{"id":"a-b","args":{}}}', lambda sentence: sentence.id.upper())
    '{"text":"A-B","said":{"id":"a-b","args":{}}}'
    >>> spoken('{"message":{"said":{"id":"a-b","args":{}}}}', lambda sentence: sentence.id.upper())
    '{"message":"A-B","said":{"id":"a-b","args":{}}}'
    >>> spoken('["C",{"said":{"id":"a-b","args":{},"alone":true}}]', lambda sentence: sentence.id.upper())
    '["C","A-B"]'
    """
    parts, end, at = list[str](), 0, document.find(KEY)
    while at >= 0:
        begin = at + len(KEY)
        begin += document[begin] == " "
        value, after = _DECODER.raw_decode(document, begin)
        words = encode_basestring(_words(value, say))
        if isinstance(value, dict) and ALONE in value:
            parts += [document[end : at - 1], words]
            after += 1
        elif _is_a_value(document, at, after):
            parts += [document[end : at - 1], words, ",", document[at:after]]
            after += 1
        else:
            parts += [document[end:at], _TEXT, words, ",", document[at:after]]
        end, at = after, document.find(KEY, after)
    return "".join([*parts, document[end:]])


def _is_a_value(document: str, at: int, after: int) -> bool:
    """True if the sentence is all that an object has which is the value of a member."""
    before = document[max(at - 3, 0) : at]
    return document[after] == "}" and before.endswith((":{", ": {"))


def _words(document: object, say: Callable[[Said], str]) -> str:
    """The words of a sentence; of one that another release has kept and this one cannot read, none."""
    try:
        return say(said_from(document))
    except MessageError:
        return ""
