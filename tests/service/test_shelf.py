from __future__ import annotations

from referee.service.shelf import Shelf, WrittenAnswer

SIZE = WrittenAnswer(b"x" * 1000, "text/csv").size


def written(letter: str = "x") -> WrittenAnswer:
    return WrittenAnswer(letter.encode() * 1000, "text/csv")


def test_only_the_last_state_is_there() -> None:
    shelf = Shelf(most_bytes=10 * SIZE)
    shelf.put("a", 1, written("1"))
    shelf.put("a", 2, written("2"))
    assert shelf.get("a", 1) is None
    assert shelf.get("a", 2) == written("2")
    assert shelf.size == SIZE


def test_what_nobody_has_asked_for_longest_goes_first() -> None:
    shelf = Shelf(most_bytes=3 * SIZE)
    for place in "abc":
        shelf.put(place, 1, written())
    assert shelf.get("a", 1) is not None
    shelf.put("d", 1, written())
    assert [place for place in "abcd" if shelf.get(place, 1)] == ["a", "c", "d"]
    assert shelf.size == 3 * SIZE


def test_what_is_too_large_alone_is_not_put_there_and_pushes_nothing_out() -> None:
    shelf = Shelf(most_bytes=2 * SIZE)
    shelf.put("a", 1, written())
    shelf.put("b", 1, WrittenAnswer(b"x" * 3 * SIZE, "text/csv"))
    assert shelf.get("a", 1) is not None
    assert shelf.get("b", 1) is None
    shelf.put("a", 2, WrittenAnswer(b"x" * 3 * SIZE, "text/csv"))
    assert shelf.get("a", 1) is None
    assert shelf.size == 0
