from __future__ import annotations

import json

from referee.words.said import Person, Said, Typed, as_text, as_value
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


def test_a_sentence_that_is_a_value_gives_it_its_words_and_stands_beside_it() -> None:
    sentence = Said("golf-a", {"player": Person("p1", "Ann")})
    faults = [
        {"code": "a", "message": as_value(sentence), "given": 3},
        {"code": "b", "message": as_value("No.")},
    ]
    for separators in ((",", ":"), (", ", ": ")):
        text = json.dumps({"detail": as_value(Said("golf-b")), "errors": faults}, separators=separators)
        problem = json.loads(spoken(text, words))
        assert list(problem["errors"][0]) == ["code", "message", "said", "given"]
        assert (problem["detail"], problem["said"]["id"]) == ('golf-b "0" ☂\n', "golf-b")
        assert problem["errors"][0]["message"] == 'golf-a "1" ☂\n'
        assert problem["errors"][1] == {"code": "b", "message": "No."}


def test_several_sentences_of_one_object_are_answered_as_words_alone() -> None:
    verdict = {"explanation": as_value(Said("golf-a")), "would_settle": as_text(Said("golf-b")), "more": []}
    for separators in ((",", ":"), (", ", ": ")):
        answer = json.loads(spoken(json.dumps(verdict, separators=separators), words))
        assert list(answer) == ["explanation", "said", "would_settle", "more"]
        assert (answer["said"]["id"], answer["would_settle"]) == ("golf-a", 'golf-b "0" ☂\n')


def test_an_item_of_a_list_and_an_object_with_more_are_no_values() -> None:
    said = Said("golf-a").document()
    for whole in ([{"said": said}], {"line": {"said": said, "points": 3}}):
        assert '"text"' in spoken(json.dumps(whole), words)


def test_a_message_that_is_text_alone_becomes_its_words_wherever_it_stands() -> None:
    labels = [as_text(Said("golf-a", {"name": Typed('{"said":{}}')})), as_text("As it was")]
    row = {
        "label": labels[0],
        "choices": {"late": labels[0]},
        "rows": labels,
        "said": Said("golf-b").document(),
    }
    for separators in ((",", ":"), (", ", ": ")):
        document = json.loads(spoken(json.dumps(row, separators=separators), words))
        shown = 'golf-a "1" ☂\n'
        assert (document["label"], document["choices"]) == (shown, {"late": shown})
        assert (document["rows"], document["text"]) == ([shown, "As it was"], 'golf-b "0" ☂\n')


def test_words_that_somebody_typed_are_never_taken_for_a_message() -> None:
    text = json.dumps({"title": '{"said":{"id":"golf-a","args":{},"alone":true}}', "x": '\\"said":'})
    assert spoken(text, words) == text
    unknown = json.dumps({"label": {"said": {"id": 3, "alone": True}}})
    assert json.loads(spoken(unknown, words)) == {"label": ""}
