import pytest

from referee.errors import ConflictError, NotFoundError, RefereeError, RulesError, Violation
from referee.translations import in_english


def test_a_violation_is_told_as_json() -> None:
    violation = Violation("/a", "must_hold", "It does not.", given=0, expected=[1])
    assert violation.document() == {
        "path": "/a",
        "code": "must_hold",
        "message": "It does not.",
        "given": 0,
        "expected": [1],
    }


def test_a_violation_leaves_out_what_says_nothing() -> None:
    assert set(Violation("/a", "must_hold", "It does not.").document()) == {"path", "code", "message"}


def test_a_violation_moves_under_a_path() -> None:
    moved = Violation("/a", "must_hold", "It does not.", given=1).under("/act")
    assert moved == Violation("/act/a", "must_hold", "It does not.", given=1)


def test_an_error_carries_its_code() -> None:
    assert NotFoundError("No.").code == "must_exist"
    assert ConflictError("No.", code="pack_must_serve_a_hand").code == "pack_must_serve_a_hand"


def test_an_error_carries_facts() -> None:
    error = ConflictError("No.", members={"hand": 3})
    assert (error.detail, str(error), error.members, error.violations) == ("No.", "No.", {"hand": 3}, ())
    assert RefereeError("No.").members == {}


def test_an_error_tells_every_violation_once() -> None:
    first, second = Violation("/a", "x", "First."), Violation("/b", "y", "Second.")
    error = RulesError.of([first, second, first])
    assert (error.violations, error.detail, error.code) == (
        (first, second),
        "First. Second.",
        "rules_must_hold",
    )


def test_of_very_many_violations_ten_are_told_in_words_and_how_many_more_there_are() -> None:
    many = [Violation("/a", "x", f"Sentence {number}.") for number in range(1, 13)]
    error = RulesError.of([*many, *many])
    assert error.violations == tuple(many)
    *told, more = in_english(error.detail).split(". ")
    assert (len(told), told[-1], more) == (10, "Sentence 10", "And 2 more.")


@pytest.mark.parametrize("error", [RulesError, ConflictError, NotFoundError])
def test_every_error_is_one_of_ours(error: type[RefereeError]) -> None:
    with pytest.raises(RefereeError):
        raise error("No.")
