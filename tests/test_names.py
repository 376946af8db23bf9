from referee.names import comparable


def test_names_of_any_length_compare_alike() -> None:
    for times in (1, 500):
        assert comparable("Å" * times) == comparable("A\u030a" * times) == "å" * times
        assert comparable("ß" * times) == comparable("SS" * times) == "ss" * times


def test_what_was_compared_before_compares_the_same_again() -> None:
    assert (
        [comparable(" Ａmé lie") for _ in range(2)] == [comparable("Ame\u0301  LIE")] * 2 == ["amé lie"] * 2
    )
