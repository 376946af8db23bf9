"""The contract of every store about clubs, tried through the protocol alone."""

from dataclasses import replace
from datetime import date, timedelta
from uuid import uuid4

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from referee.errors import StaleError, StorageError
from referee.names import comparable
from referee.sitting.tallies import Tally
from referee.store import StoredTransfer
from referee.store.club_rows import (
    GameFilter,
    LedgerFilter,
    StandingsFilter,
    StoredAccount,
    StoredClub,
    StoredMember,
    StoredRating,
    StoredRuleSet,
    StoredSeat,
    StoredStandings,
)
from referee.store.spans import spans
from tests.store.store_samples import AT, LATER, game, look, token

CLUB = StoredClub("Club1", 1, "Cucumbers", "DKK", None, AT, AT, "stakes")
GUESTS = [["Dee"], ["Ann", "\u00c5se"], ["dee", "DEE"]]
"""Those at three tables who are no members."""


@pytest.fixture
def club(store):
    """Two clubs, with a game each."""
    with store.write() as writing:
        writing.add_club(CLUB)
        writing.add_club(replace(CLUB, id="Club2"))
        writing.add_game(game("Game1", club_id="Club1", event="Cup", disputed_hands="[2]"))
        writing.add_game(game("Game2", club_id="Club2"))
        writing.add_game(game("Game3"))
    return CLUB


class TestClubs:
    def test_a_club_is_found_as_it_was_added(self, store, club):
        assert look(store, "club", "Club1") == club
        assert look(store, "club", "Club9") is None
        assert look(store, "club_ids", limit=9) == ["Club1", "Club2"]
        assert look(store, "club_ids", after="Club1", limit=9) == ["Club2"]

    def test_an_id_can_be_taken_once(self, store, club):
        with pytest.raises(StorageError), store.write() as writing:
            writing.add_club(club)

    def test_a_club_is_saved_in_place_of_the_version_before(self, store, club):
        saved = replace(club, version=2, name="Gherkins", currency="SEK", rule_set=3, updated_at=LATER)
        saved = replace(saved, confirm="all")
        with store.write() as writing:
            writing.save_club(saved, was=1)
        assert look(store, "club", "Club1") == saved
        with pytest.raises(StaleError), store.write() as writing:
            writing.save_club(saved, was=1)
        assert look(store, "club", "Club2") == replace(club, id="Club2")

    def test_members_are_kept_and_changed(self, store, club):
        ann, bo = StoredMember("Club1", 1, "Ann", AT), StoredMember("Club1", 2, "Bo", AT)
        with store.write() as writing:
            for member in (bo, ann, replace(ann, club_id="Club2")):
                writing.put_member(member)
            writing.put_member(replace(bo, name="Bob", retired_at=LATER))
        assert look(store, "members", "Club1") == [ann, replace(bo, name="Bob", retired_at=LATER)]

    def test_rule_sets_have_versions(self, store, club):
        first = StoredRuleSet("Club1", 1, 1, "Thursday", "agurk", "{}", AT, "Ann")
        later, other = replace(first, version=2, name="Friday"), replace(first, number=2, name="Cup")
        with store.write() as writing:
            for rule_set in (first, later, other):
                writing.add_rule_set(rule_set)
        assert look(store, "rule_sets", "Club1") == [later, other]
        assert look(store, "rule_set_versions", "Club1", 1) == [first, later]
        assert look(store, "rule_set_variants") == {"agurk": 2}
        with pytest.raises(StaleError), store.write() as writing:
            writing.add_rule_set(later)

    def test_tokens_are_a_clubs_or_a_games(self, store, club):
        key = token("k1", game_id=None, club_id="Club1", scope="admin", expires_at=LATER, made_by="first")
        with store.write() as writing:
            writing.add_token(key)
            writing.add_token(token("t1"))
        assert look(store, "token", key.digest) == key
        assert look(store, "club_tokens", "Club1") == [key]
        assert look(store, "club_tokens", "Club2") == []
        assert look(store, "tokens", "Game1") == [token("t1")]
        with pytest.raises(StorageError), store.write() as writing:
            writing.add_token(token("k2", game_id=None, club_id="Club9"))

    def test_games_of_a_club_come_latest_first(self, store, club):
        more = [game(f"More{at}", club_id="Club1", created_at=f"2026-12-0{at}T20:00:00Z") for at in (1, 2, 3)]
        with store.write() as writing:
            for new_game, guests in zip(more, GUESTS, strict=True):
                writing.add_game(replace(new_game, status="finished", variant="gurka"))
                writing.put_guests(new_game.id, guests)
            writing.add_game(game("Elsewhere", club_id="Club2", disputed_hands="[1]"))
            writing.put_guests("Elsewhere", ["Dee"])
            writing.put_seats("More2", [StoredSeat("More2", "p1", 1, 1)])

        def listed(limit=9, before=None, **conditions):
            games = look(store, "club_games", "Club1", GameFilter(**conditions), before=before, limit=limit)
            return [new_game.id for new_game in games]

        assert listed() == ["More3", "More2", "More1", "Game1"]
        assert listed(2) == ["More3", "More2"]
        assert listed(before="More2") == ["More1", "Game1"]
        assert listed(status="finished") == ["More3", "More2", "More1"]
        assert listed(variant="agurk") == ["Game1"]
        assert listed(event="Cup") == ["Game1"]
        assert listed(member=1) == ["More2"]
        assert listed(disputed=True) == ["Game1"]
        assert listed(guest="DEE ") == ["More3", "More1"]
        assert listed(guest="dee", before="More3") == ["More1"]
        assert listed(guest="Ann") == ["More2"]
        assert listed(guest="A\u030ase") == ["More2"]
        assert listed(guest="De") == []
        assert listed(begin="2026-12-02") == ["More3", "More2"]
        assert listed(end="2026-12-01") == ["More1", "Game1"]


class TestNames:
    """Names are found as they compare, whichever way they were written."""

    def test_members(self, store, club):
        ann, bo, old = (
            StoredMember("Club1", number, name, AT, retired)
            for number, name, retired in [(1, "\u00c5nn", None), (2, "Bo", None), (3, "A\u030aNN", LATER)]
        )
        with store.write() as writing:
            for member in (old, bo, ann, replace(bo, club_id="Club2", number=1, name="\u00c5nn")):
                writing.put_member(member)
        assert look(store, "members_named", "Club1", comparable("\u00e5nn")) == [ann, old]
        assert look(store, "members_named", "Club1", "ann") == []
        assert look(store, "active_members", "Club1", limit=9) == [ann, bo]
        assert look(store, "active_members", "Club1", limit=1) == [ann]
        assert [look(store, "member", "Club1", number) for number in (2, 4)] == [bo, None]
        assert [look(store, "last_member", club) for club in ("Club1", "Club2", "Club9")] == [3, 1, 0]
        assert look(store, "members_meant", "Club1", [1, 9], ["bo", "ann"]) == [ann, bo]
        assert look(store, "members_meant", "Club1", [3], [comparable("\u00e5nn")]) == [ann, old]
        assert look(store, "members_meant", "Club1", [], []) == []
        with store.write() as writing:
            writing.put_member(replace(ann, name="Anna"))
        assert look(store, "members_named", "Club1", comparable("\u00c5nn")) == [old]
        assert look(store, "members_named", "Club1", "anna") == [replace(ann, name="Anna")]

    def test_rule_sets_by_what_they_are_called_now(self, store, club):
        first = StoredRuleSet("Club1", 1, 1, "Thursday", "agurk", "{}", AT, "Ann")
        later, other = replace(first, version=2, name="Friday"), replace(first, number=2, name="FRIDAY")
        with store.write() as writing:
            for rule_set in (first, other, later, replace(first, club_id="Club2", name="Friday")):
                writing.add_rule_set(rule_set)
        assert look(store, "rule_sets_named", "Club1", "friday") == [later, other]
        assert look(store, "rule_sets_named", "Club1", "thursday") == []
        assert [look(store, "rule_set", "Club1", number) for number in (1, 3)] == [later, None]
        assert [look(store, "last_rule_set", club) for club in ("Club1", "Club2", "Club9")] == [2, 1, 0]

    def test_tokens_of_clubs(self, store, club):
        key = token("k1", game_id=None, club_id="Club1", label="Ann's Phone")
        again = replace(key, id="k2", digest=b"k2", revoked_at=LATER)
        with store.write() as writing:
            for new_token in (key, again, replace(key, id="k3", digest=b"k3", club_id="Club2")):
                writing.add_token(new_token)
            writing.add_token(token("t1", label="Ann's Phone"))
        assert look(store, "tokens_labelled", "Club1", "ann's phone") == [key, again]
        assert look(store, "tokens_labelled", "Club1", "") == []

    def test_guests_of_the_books(self, store, club):
        moves = {
            account: StoredAccount(account, 5, 0, 0)
            for account in ("m1", "guest:dee", "guest:Dee", "guest:Eva")
        }
        with store.write() as writing:
            for _ in range(2):
                writing.move_accounts("Club1", moves)
            writing.move_accounts("Club2", moves)
        assert look(store, "guest_accounts", "Club1", ["dee"]) == ["guest:Dee", "guest:dee"]
        assert look(store, "guest_accounts", "Club1", ["eva", "dee"]) == [
            "guest:Dee",
            "guest:Eva",
            "guest:dee",
        ]
        assert look(store, "guest_accounts", "Club1", [""]) == []
        assert look(store, "guest_accounts", "Club1", []) == []

    def test_guests_of_a_game(self, store, club):
        for names in (["Dee", "Eva", "dee"], ["Eva"], []):
            with store.write() as writing:
                writing.put_guests("Game1", names)
                writing.put_guests("Game2", ["Bo"])
            assert look(store, "guests", "Game1") == sorted({name.lower() for name in names})
        assert look(store, "guests", "Game2") == ["bo"]


class TestBooks:
    @pytest.fixture
    def bookings(self, store, club):
        payment = StoredTransfer(
            game_id=None,
            number=None,
            cause=None,
            payer="m1",
            payee="m2",
            amount=500,
            currency="DKK",
            reason="payment",
            reverses=None,
            at=LATER,
            by="Bo",
            note="cash",
            club_id="Club1",
            booking=2,
            payer_account="m1",
            payee_account="m2",
            is_cash=True,
        )
        stake = replace(
            payment,
            game_id="Game1",
            number=1,
            cause=1,
            payer="p1",
            payee="pot",
            reason="stake",
            at=AT,
            booking=1,
            payee_account="pot",
            is_cash=False,
        )
        back = replace(payment, payer="m2", payee="m1", reason="reversal", reverses=2, booking=3)
        bookings = [stake, payment, replace(back, payer_account="m2", payee_account="m1")]
        with store.write() as writing:
            writing.add_transfers(bookings)
        return bookings

    def test_transfers_come_as_they_were_booked(self, store, bookings):
        assert look(store, "ledger", "Club1", LedgerFilter(), limit=9) == bookings
        assert look(store, "ledger", "Club1", LedgerFilter(), after=1, limit=1) == bookings[1:2]
        assert look(store, "ledger", "Club2", LedgerFilter(), limit=9) == []
        assert look(store, "transfers", "Game1") == bookings[:1]
        assert look(store, "booking", "Club1", 2) == bookings[1]
        assert look(store, "booking", "Club1", 9) is None
        assert look(store, "last_booking", "Club1") == 3
        assert look(store, "last_booking", "Club2") == 0
        assert look(store, "reversal_of", "Club1", 2) == 3
        assert look(store, "reversal_of", "Club1", 1) is None

    def test_transfers_are_filtered(self, store, bookings):
        def numbers(**conditions):
            return [
                transfer.booking
                for transfer in look(store, "ledger", "Club1", LedgerFilter(**conditions), limit=9)
            ]

        assert numbers(account="pot") == [1]
        assert numbers(account="m2") == [2, 3]
        assert numbers(game_id="Game1") == [1]
        assert numbers(reason="payment") == [2]
        assert numbers(begin="2026-11-05", end="2026-11-05") == [1, 2, 3]
        assert numbers(begin="2026-11-06") == numbers(end="2026-11-04") == []

    def test_a_number_is_booked_once(self, store, bookings):
        for again in (replace(bookings[1], amount=1), replace(bookings[0], booking=9)):
            with pytest.raises(StaleError), store.write() as writing:
                writing.add_transfers([again])

    def test_accounts_add_up(self, store, club):
        with store.write() as writing:
            writing.move_accounts("Club1", {"m1": StoredAccount("m1", -500, -500, 0)})
            writing.move_accounts(
                "Club1", {"m1": StoredAccount("m1", 200, 500, 200), "m2": StoredAccount("m2", 3, 0, 0)}
            )
        m1 = StoredAccount("m1", -300, 0, 200)
        assert look(store, "accounts", "Club1") == [m1, StoredAccount("m2", 3, 0, 0)]
        assert look(store, "account", "Club1", "m1") == m1
        assert look(store, "account", "Club2", "m1") is None
        assert look(store, "accounts", "Club2") == []


def seat_of(game_id, member, **tally):
    return StoredSeat(game_id, f"p{member}", member, 1, Tally(games=1, **tally) if tally else None)


def tallies(store, club_id, selection):
    return look(store, "standings", club_id, selection).tallies


days = st.dates(date(2024, 11, 1), date(2027, 2, 1)).map(lambda day: day.isoformat())
played = st.tuples(days, st.sampled_from(["agurk", "gurka"]), st.sampled_from(["", "Cup"]), st.integers(0, 9))


class TestStandings:
    def test_seats_come_back_in_seat_order(self, store, club):
        seats = [
            StoredSeat("Game1", "p10", 5, 4),
            seat_of("Game1", 2, wins=1, net=-3, sums={"rounds": 7}, most={"run": 0}),
        ]
        with store.write() as writing:
            writing.put_seats("Game1", seats)
        assert look(store, "seats", "Game1") == seats[::-1]
        assert look(store, "seats", "Game2") == []

    def test_a_member_who_came_back_has_two_seats_in_a_game(self, store, club):
        seats = [StoredSeat("Game1", "p1", 1, 1), StoredSeat("Game1", "p3", 1, 4, Tally(games=1, net=-3))]
        with store.write() as writing:
            writing.put_seats("Game1", seats)
        assert look(store, "seats", "Game1") == seats
        assert tallies(store, "Club1", StandingsFilter()) == {1: Tally(games=1, net=-3)}

    def test_what_no_longer_counts_leaves_the_standings(self, store, club):
        with store.write() as writing:
            writing.put_seats("Game1", [seat_of("Game1", 1, wins=1), seat_of("Game1", 2, wins=0)])
            writing.put_seats("Game1", [seat_of("Game1", 1), seat_of("Game1", 3, wins=1)])
        assert tallies(store, "Club1", StandingsFilter()) == {3: Tally(games=1, wins=1)}
        assert tallies(store, "Club2", StandingsFilter()) == {}

    @settings(
        max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
    )
    @given(
        games=st.lists(played, max_size=12),
        selection=st.builds(
            StandingsFilter,
            variants=st.none() | st.just(("agurk",)) | st.just(("agurk", "gurka")) | st.just(()),
            event=st.none() | st.just("Cup"),
            begin=st.none() | days,
            end=st.none() | days,
        ),
    )
    def test_they_are_the_sum_of_the_games_that_count(self, store, club, games, selection):
        tag = uuid4().hex
        with store.write() as writing:
            writing.add_club(replace(CLUB, id=tag))
            for at, (day, kind, label, hands) in enumerate(games):
                new_game = game(
                    f"{tag}{at}", club_id=tag, variant=kind, event=label, created_at=f"{day}T20:00Z"
                )
                writing.add_game(new_game)
                writing.put_seats(
                    new_game.id, [seat_of(new_game.id, 1, sums={"hands": hands}, most={"run": hands})]
                )
        counting = [
            (kind, hands)
            for day, kind, label, hands in games
            if (selection.begin or day) <= day <= (selection.end or day)
            and kind in ((kind,) if selection.variants is None else selection.variants)
            and label == (selection.event or label)
        ]
        hands = [hands for _, hands in counting]
        sums = {"hands": sum(hands)} if any(hands) else {}
        expected = {1: Tally(games=len(hands), sums=sums, most={"run": max(hands)})} if hands else {}
        standings = look(store, "standings", tag, selection)
        assert standings == StoredStandings(expected, frozenset(kind for kind, _ in counting))


def rating(skill: float, games: int = 1) -> StoredRating:
    return StoredRating(skill, 8.0, games)


class TestRatings:
    @pytest.fixture
    def finished(self, store, club):
        """Three finished games of the first club, one still played, and one of the other club."""
        with store.write() as writing:
            for number in (1, 2):
                writing.put_member(StoredMember("Club1", number, f"M{number}", AT))
                writing.put_member(StoredMember("Club2", number, f"M{number}", AT))
            for at, status in enumerate(("finished", "finished", "playing", "finished"), 11):
                writing.add_game(game(f"Game{at}", club_id="Club1", status=status))
                counted = {"wins": 1} if status == "finished" else {}
                writing.put_seats(f"Game{at}", [seat_of(f"Game{at}", number, **counted) for number in (1, 2)])
            writing.add_game(game("Game15", club_id="Club2", status="finished"))
            writing.put_seats("Game15", [seat_of("Game15", 1, wins=1)])

    def unrated(self, store, club_id="Club1"):
        games = [game.id for game in look(store, "unrated_games", club_id, limit=9)]
        assert look(store, "count_unrated_games", club_id) == len(games)
        return games

    def rate(self, store, game_id, **skills):
        with store.write() as writing:
            after = {int(name[1:]): rating(skill) for name, skill in skills.items()}
            writing.put_ratings("Club1", {game_id: after})

    def test_finished_games_wait_to_be_rated_oldest_first(self, store, finished):
        assert self.unrated(store) == ["Game11", "Game12", "Game14"]
        assert [game.id for game in look(store, "unrated_games", "Club1", limit=1)] == ["Game11"]
        self.rate(store, "Game11", m1=26.0, m2=24.0)
        assert self.unrated(store) == ["Game12", "Game14"]
        assert self.unrated(store, "Club2") == ["Game15"]

    def test_the_rating_after_the_last_game_stands(self, store, finished):
        assert look(store, "ratings", "Club1") == {}
        self.rate(store, "Game11", m1=26.0, m2=24.0)
        self.rate(store, "Game12", m1=27.0)
        assert look(store, "ratings", "Club1") == {1: rating(27.0), 2: rating(24.0)}
        assert look(store, "ratings", "Club2") == {}

    def test_a_game_that_changes_takes_those_behind_it_back(self, store, finished):
        for game_id, skill in (("Game11", 26.0), ("Game12", 27.0), ("Game14", 28.0)):
            self.rate(store, game_id, m1=skill, m2=skill)
        assert self.unrated(store) == []
        with store.write() as writing:
            writing.put_seats("Game12", [seat_of("Game12", 2, wins=1)])
        assert self.unrated(store) == ["Game12", "Game14"]
        assert look(store, "ratings", "Club1") == {1: rating(26.0), 2: rating(26.0)}
        self.rate(store, "Game12", m2=25.0)
        self.rate(store, "Game14", m2=23.0)
        assert look(store, "ratings", "Club1") == {1: rating(26.0), 2: rating(23.0)}

    def test_a_game_that_counts_no_longer_leaves_no_rating(self, store, finished):
        for game_id, skill in (("Game11", 26.0), ("Game12", 27.0)):
            self.rate(store, game_id, m1=skill, m2=skill)
        with store.write() as writing:
            writing.save_game(game("Game11", club_id="Club1", status="playing", version=1), was=0)
            writing.put_seats("Game11", [seat_of("Game11", 1), seat_of("Game11", 2)])
        assert look(store, "ratings", "Club1") == {}
        self.rate(store, "Game12", m2=25.0)
        assert look(store, "ratings", "Club1") == {2: rating(25.0)}

    def test_a_game_that_does_not_count_changes_nothing(self, store, finished):
        for game_id, skill in (("Game11", 26.0), ("Game12", 27.0), ("Game14", 28.0)):
            self.rate(store, game_id, m1=skill)
        with store.write() as writing:
            writing.put_seats("Game13", [seat_of("Game13", 1), StoredSeat("Game13", "p3", 2, 5)])
        assert self.unrated(store) == []

    def test_several_games_are_rated_at_once(self, store, finished):
        skills = {"Game11": {1: rating(26.0), 2: rating(24.0)}, "Game12": {}, "Game14": {1: rating(27.0, 2)}}
        for _ in range(2):  # what was there is replaced
            with store.write() as writing:
                writing.put_ratings("Club1", skills)
            assert self.unrated(store) == []
            assert look(store, "ratings", "Club1") == {1: rating(27.0, 2), 2: rating(24.0)}
        with store.write() as writing:
            writing.put_seats("Game14", [seat_of("Game14", 1, wins=1)])
        assert look(store, "ratings", "Club1") == {1: rating(26.0), 2: rating(24.0)}

    def test_who_sat_at_several_games_is_told_at_once(self, store, finished):
        with store.write() as writing:
            writing.put_seats("Game14", [])
        seated = {"p1": 1, "p2": 2}
        members = look(store, "seated", "Club1", ["Game11", "Game13", "Game14"])
        assert members == {"Game11": seated, "Game13": seated, "Game14": {}}
        assert look(store, "seated", "Club1", []) == {}


def test_every_day_lies_in_one_span():
    first = date(2024, 2, 25)
    for length in (0, 1, 3, 4, 5, 35, 65, 310, 312, 380, 700, 1100):
        for shift in (0, 1, 4, 5, 311, 312):
            begin, end = first + timedelta(shift), first + timedelta(shift + length)
            parts = spans(begin.isoformat(), end.isoformat())
            for day in (begin + timedelta(at) for at in range(-40, length + 40)):
                text = day.isoformat()
                inside = [span for span in parts if span.begin <= text[: len(span.begin)] <= span.end]
                assert len(inside) == (begin <= day <= end), (begin, end, day, parts)
    assert spans("2026-02-02", "2026-02-01") == []
    assert spans("0001-01-01", "9999-12-31")[0].begin == "0001"
