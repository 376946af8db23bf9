from __future__ import annotations

import json

from referee.words.said import Person, Said, Typed
from referee.words.spoken import spoken


def words(sentence: Said) -> str:
    return f'{sentence.id} "{len(sentence.args)}" ☂\n'


def line(sentence: Said) -> dict[str, object]:
    return {"points": 3, "said": sentence.document(), "side": "t1"}


def test_every_sentence_gets_its_words_before_it() -> None:
    lines = [
        line(Said("golf-a")),
        {"text": "As it was."},
        line(Said("golf-b", {"player": Person("p1", "Ann")})),
    ]
    for text in (json.dumps(lines), json.dumps(lines, separators=(",", ":"), ensure_ascii=False)):
        first, second, third = json.loads(spoken(text, words))
        assert list(first) == ["points", "text", "said", "side"]
        assert (first["text"], second, third["text"]) == ('golf-a "0" ☂\n', lines[1], 'golf-b "1" ☂\n')
        assert third["said"] == lines[2]["said"]


def test_what_somebody_typed_is_never_taken_for_a_sentence() -> None:
    typed = '"said":{"id":"golf-a","args":{}}'
    for text in (json.dumps({"title": typed, '"said":': typed}), json.dumps({"x": '\\"said":{'})):
        assert spoken(text, words) == text
    text = json.dumps(line(Said("golf-a", {"reason": Typed(typed)})))
    assert json.loads(spoken(text, words))["said"]["args"]["reason"] == {"text": typed}


def test_a_sentence_of_another_release_has_no_words_and_breaks_nothing() -> None:
    document = {"said": {"id": "golf-a", "args": {"pile": {"pile": "K"}}}, "points": 1}
    assert json.loads(spoken(json.dumps(document), words)) == {"text": "", **document}
