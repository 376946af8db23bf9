"""What holds in every game, whatever is played under whatever rules."""

import copy
import json
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from hypothesis import assume, given, note, settings
from hypothesis import strategies as st

from referee.cards import Card, Deck, card_name, parse_card
from referee.errors import ConflictError, NotationError, RulesError
from referee.families.cucumber.family import CUCUMBER
from referee.families.cucumber.play.playing import play
from referee.families.cucumber.rules.consistency import FITTING
from referee.families.cucumber.rules.options import Rules, ScoreKept
from referee.families.cucumber.rules.ranking import card_points
from referee.families.cucumber.table.next_hand import next_hand
from referee.families.cucumber.table.table import Ended, Table
from referee.families.options.document import read_options, rules_document
from referee.families.steps import player_id
from referee.sitting.corrections import correct
from referee.sitting.log import Correction, replay
from referee.sitting.opening import Opening
from referee.sitting.sheet import BrokenActError, Event, Recorded, Sheet, fold, next_entry
from tests.random_games import (
    FACE_UP,
    NAMES,
    RandomGame,
    bare_hand,
    cards_left,
    games,
    house_ruled,
    random_act,
    random_hand,
    random_last_trick,
    short_form,
)
from tests.tables import Act, correction_event, table_view

SEEDS = st.integers(0, 2**32).map(Random)
SOME = settings(max_examples=50)


def recorded(game: RandomGame) -> list[Recorded]:
    """The acts as they are kept, the first with event 2."""
    return [Recorded(event, step.act, f"at {event}") for event, step in enumerate(game.steps, 2)]


def sheet_of(game: RandomGame) -> Sheet:
    return fold(game.opening, recorded(game))


# Scores.


def every_score_is_the_sum_of_its_lines(game: RandomGame) -> None:
    sums = dict.fromkeys(CUCUMBER.engine.scores(game.tables[0]), 0)
    for step in game.steps:
        for line in step.lines:
            assert line.before == sums.get(line.player, 0)
            assert line.after == line.before + line.points
            sums[line.player] = line.after
        assert CUCUMBER.engine.scores(step.table) == sums


def no_score_is_ever_negative(game: RandomGame) -> None:
    assert all(player.score >= 0 for table in game.tables for player in table.players)
    assert all(line.after >= 0 for step in game.steps for line in step.lines)


@SOME
@given(games(variants=FACE_UP))
def test_a_score_face_up_is_the_sum_of_the_kept_cards(game: RandomGame) -> None:
    assume(game.tables[0].rules.score is ScoreKept.FACE_UP)
    for table, act in zip(game.tables[1:], game.acts, strict=True):
        if act["kind"] in {"adjustment", "join"}:
            return
        for player in table.players:
            assert player.score == sum(card_points(table.rules, card) for card in player.kept)


def where_no_card_stays_face_up_none_is_kept(game: RandomGame) -> None:
    for table in game.tables:
        assert not table.kept_cards or table.rules.score is ScoreKept.FACE_UP


# The deal.


def the_pack_serves_every_hand(game: RandomGame) -> None:
    for table in game.tables:
        if table.ended is None:
            coming, players = next_hand(table), len(table.seats_in)
            assert coming.cards_each >= 0
            assert coming.stock == table.pack.size - len(table.kept_cards) - coming.cards_each * players
            assert coming.stock >= 0
            assert table.pack.shortages(table.kept_cards) == []


def leaders_are_in_and_dealers_are_in_or_paid(game: RandomGame) -> None:
    for table in game.tables:
        if table.ended is None:
            coming = next_hand(table)
            paid = table.last.payers if table.last else ()
            assert coming.leader is None or table.players[coming.leader].is_in
            assert coming.leader is not None or coming.dealer_drawn_by
            if coming.dealer is not None and table.named_dealer is None:
                assert table.players[coming.dealer].is_in or coming.dealer in paid
                assert not table.players[coming.dealer].withdrawn


@SOME
@given(games(), SEEDS)
def test_exactly_the_players_in_may_play(game: RandomGame, rng: Random) -> None:
    table = game.tables[-1]
    assume(table.ended is None and next_hand(table).cards_each > 0)
    plays = random_last_trick(table, rng)
    assert refusals(table, bare_hand(table, plays)) == []
    fewer = plays[:-1]
    assert "every_player_must_appear" in refusals(table, bare_hand(table, fewer))
    twice = [*plays, plays[0]]
    assert "player_must_appear_once" in refusals(table, bare_hand(table, twice))
    out = [seat for seat, player in enumerate(table.players) if not player.is_in]
    for seat in out:
        more = [*plays, {"player": player_id(seat), "card": "2H"}]
        assert "player_must_be_in" in refusals(table, bare_hand(table, more))


def refusals(table: Table, act: Act) -> list[str]:
    try:
        play(table, act)
    except RulesError as error:
        return [violation.code for violation in error.violations]
    return []


@SOME
@given(games(), SEEDS)
def test_only_the_clockwise_order_is_taken(game: RandomGame, rng: Random) -> None:
    table = game.tables[-1]
    assume(table.ended is None and next_hand(table).cards_each > 0)
    plays = random_last_trick(table, rng)
    seats = [int(play["player"][1:]) for play in plays]
    shuffled = rng.sample(plays, len(plays))
    order = [int(play["player"][1:]) for play in shuffled]
    clockwise = any(order == seats[at:] + seats[:at] for at in range(len(seats)))
    codes = refusals(table, bare_hand(table, shuffled))
    assert codes == ([] if clockwise else ["players_must_be_clockwise"])


@SOME
@given(games(), SEEDS)
def test_both_forms_of_a_hand_lead_to_the_same(game: RandomGame, rng: Random) -> None:
    table = game.tables[-1]
    assume(table.ended is None and next_hand(table).cards_each > 0)
    full = {"kind": "hand", "last_trick": random_last_trick(table, rng)}
    short = short_form(table, full)
    assume(short is not None)
    first, second = play(table, full), play(table, short or {})
    assert first.facts["taker"] == second.facts["taker"]
    assert set(first.facts["payers"]) == set(second.facts["payers"])
    assert CUCUMBER.engine.scores(first.table) == CUCUMBER.engine.scores(second.table)
    first_view, second_view = table_view(first.table), table_view(second.table)
    assert (first_view["status"], first_view["next"], first_view["result"]) == (
        second_view["status"],
        second_view["next"],
        second_view["result"],
    )


# The end.


@SOME
@given(games(most_acts=60))
def test_a_finished_game_has_winners_and_places(game: RandomGame) -> None:
    table = game.tables[-1]
    assert all(before.ended is None and before.result is None for before in game.tables[:-1])
    if table.ended is not Ended.FINISHED:
        assert table.result is None
        return
    assert table.result is not None
    winners, places = table.result.winners, [place for _, place in table.result.places]
    assert winners
    assert sorted(seat for seat, _ in table.result.places) == list(range(len(table.players)))
    assert places == sorted(places)
    assert all(place == 1 + places.index(place) for place in places)
    assert {seat for seat, place in table.result.places if place == 1} == set(winners)
    assert not any(table.players[seat].withdrawn for seat in winners)


@SOME
@given(games(most_acts=60))
def test_a_game_goes_on_as_long_as_two_are_in(game: RandomGame) -> None:
    for table in game.tables:
        assert table.ended is not None or len(table.seats_in) >= 2


# Documents.


def a_table_goes_on_from_its_dump(game: RandomGame) -> None:
    opened = game.tables[0]
    for table, act, step in zip(game.tables, game.acts, game.steps, strict=False):
        loaded = CUCUMBER.engine.load(opened, json.loads(json.dumps(CUCUMBER.engine.dump(table))))
        assert loaded == table
        assert play(loaded, act) == step
    assert (
        CUCUMBER.engine.load(opened, json.loads(json.dumps(CUCUMBER.engine.dump(game.tables[-1]))))
        == game.tables[-1]
    )


def a_view_is_json_and_says_what_the_table_does(game: RandomGame) -> None:
    for table in game.tables:
        view = table_view(table)
        assert json.loads(json.dumps(view)) == view
        assert [player["score"] for player in view["players"]] == [player.score for player in table.players]
        assert (view["next"] is None) == (table.ended is not None)
        assert (view["result"] is None) == (table.ended is not Ended.FINISHED)


def a_kept_act_leads_to_the_same_again(game: RandomGame) -> None:
    for table, step in zip(game.tables, game.steps, strict=False):
        act = json.loads(json.dumps(step.act))
        assert play(table, act) == step


def an_opening_reads_back(game: RandomGame) -> None:
    opening = Opening.from_document(CUCUMBER, json.loads(json.dumps(game.opening.document())))
    assert opening.table() == game.tables[0]


@given(house_ruled())
def test_rules_read_back_as_written(ruled: tuple[str, Rules]) -> None:
    _, rules = ruled
    document = json.loads(json.dumps(rules_document(rules)))
    assert read_options(Rules(), document) == rules
    assert CUCUMBER.catalogue.dump(CUCUMBER.catalogue.check(document)) == document


@given(house_ruled(), house_ruled())
def test_whole_rules_override_any_others(first: tuple[str, Rules], second: tuple[str, Rules]) -> None:
    assert FITTING.read(first[1], rules_document(second[1])) == second[1]


@given(st.sampled_from(sorted(Deck)), st.data())
def test_a_card_reads_back_as_written(deck: Deck, data: st.DataObject) -> None:
    suit = data.draw(st.sampled_from([None, "C", "D", "H", "S"])) if deck.has_suits else None
    card = Card(data.draw(st.sampled_from(deck.ranks)), suit)
    assert parse_card(card_name(card)) == card


# Replay and corrections.


def a_log_replays_to_the_live_table(game: RandomGame) -> None:
    events = [Event(record.event, record.act["kind"], record.act, record.at) for record in recorded(game)]
    sheet = replay(game.opening, json_events(events))
    assert sheet.table == game.tables[-1]
    assert [entry.lines for entry in sheet.entries] == [step.lines for step in game.steps]


def json_events(events: list[Event]) -> list[Event]:
    """The events as they come back from where they are kept."""
    return [Event(event.number, event.kind, json.loads(json.dumps(event.body)), event.at) for event in events]


HOLDS = (
    every_score_is_the_sum_of_its_lines,
    no_score_is_ever_negative,
    where_no_card_stays_face_up_none_is_kept,
    the_pack_serves_every_hand,
    leaders_are_in_and_dealers_are_in_or_paid,
    a_table_goes_on_from_its_dump,
    a_view_is_json_and_says_what_the_table_does,
    a_kept_act_leads_to_the_same_again,
    an_opening_reads_back,
    a_log_replays_to_the_live_table,
)
"""What holds in every game, tried on the same games, since to play them takes most of the time."""


@settings(max_examples=100)
@given(games())
def test_in_every_game(game: RandomGame) -> None:
    for holds in HOLDS:
        holds(game)


@SOME
@given(games(most_acts=15), SEEDS)
def test_amending_a_hand_equals_having_played_it_so(game: RandomGame, rng: Random) -> None:
    assume(game.hands)
    at = rng.choice(game.hands)
    amended = random_hand(game.tables[at], rng)
    note(f"hand at {at} becomes {amended}")
    acts = [step.act for step in game.steps]
    acts[at] = amended
    table, broken = game.tables[0], None
    for event, act in enumerate(acts, 2):
        try:
            table = play(table, act).table
        except (RulesError, ConflictError):
            broken = event
            break
    entries, correction = sheet_of(game).entries, Correction({at + 2: amended})
    if broken is not None:
        with pytest.raises(ConflictError) as caught:
            correct(game.opening, entries, correction)
        assert caught.value.code == "later_hands_must_still_fit"
        assert caught.value.members["breaks"]["event"] == broken
        return
    sheet = correct(game.opening, entries, correction)
    assert sheet.table == table
    assert [entry.recorded.amended for entry in sheet.entries].count(True) == 1


@SOME
@given(games(most_acts=15))
def test_taking_back_the_last_act_equals_never_having_recorded_it(game: RandomGame) -> None:
    assume(game.acts)
    before, last = sheet_of(game), len(game.acts) + 1
    sheet = correct(game.opening, before.entries, Correction(take_back=frozenset({last})))
    assert sheet.table == game.tables[-2]
    assert sheet.entries == before.entries[:-1]


@settings(max_examples=75)
@given(games(most_acts=12), SEEDS)
def test_a_log_with_corrections_replays_to_the_live_table(game: RandomGame, rng: Random) -> None:
    assume(game.acts)
    sheet = sheet_of(game)
    log = [Event(one.event, one.act["kind"], one.act, one.at) for one in recorded(game)]
    for _ in range(4):
        number = len(log) + 2
        correction = random_correction(game.opening, sheet, rng)
        note(f"event {number}: {correction}")
        try:
            sheet = correct(game.opening, sheet.entries, correction)
        except (RulesError, ConflictError):
            continue
        log.append(correction_event(number, correction, sheet))
        if sheet.table.ended is None:
            act, number = random_act(sheet.table, rng), number + 1
            one = Recorded(number, act, f"at {number}")
            table, entry = next_entry(game.opening, sheet.table, one, position=len(sheet.entries) + 1)
            log.append(Event(number, act["kind"], entry.recorded.act, one.at))
            sheet = Sheet(table, (*sheet.entries, entry))
        if not sheet.entries:
            break
    again = replay(game.opening, json_events(log))
    assert again.table == sheet.table
    assert [entry.document() for entry in again.entries] == [entry.document() for entry in sheet.entries]


def random_correction(opening: Opening, sheet: Sheet, rng: Random) -> Correction:
    """One that may or may not fit."""
    chosen = rng.choice(sheet.entries)
    others = [entry.recorded.event for entry in sheet.entries if entry is not chosen]
    back = frozenset(event for event in others if rng.random() < 0.1)
    if chosen.hand is None or rng.random() < 0.4:
        return Correction(take_back=back | {chosen.recorded.event})
    before = fold(opening, [entry.recorded for entry in sheet.entries[: chosen.position - 1]])
    return Correction({chosen.recorded.event: random_hand(before.table, rng)}, back)


@SOME
@given(games(most_acts=10), SEEDS)
def test_an_act_that_does_not_fit_is_named(game: RandomGame, rng: Random) -> None:
    assume(game.acts)
    acts = recorded(game)
    at = rng.randrange(len(acts))
    acts.insert(at, Recorded(99, {"kind": "hand", "last_trick": []}, ""))
    with pytest.raises(BrokenActError) as caught:
        fold(game.opening, acts)
    assert caught.value.recorded.event == 99


# Whatever is sent.

WORDS = st.one_of(
    st.sampled_from([player_id(seat) for seat in range(9)]),
    st.sampled_from([*NAMES, "ann", "ANN ", "", "p0", "p", "Ünal", "\ud800", "\x00"]),
    st.text(max_size=6),
)
CARDS = st.one_of(
    st.sampled_from(["A", "K", "2", "10", "t", "6C", "6", "7S", "joker", "1", "15", "KS", "KS"]),
    st.text(max_size=4),
)
PLAYS = st.lists(st.fixed_dictionaries({"player": WORDS, "card": CARDS}), max_size=9)
OUTCOMES = st.fixed_dictionaries(
    {"taker": WORDS, "card": CARDS},
    optional={
        "tied": st.none() | st.lists(WORDS, max_size=8),
        "doubling_card_played": st.none() | st.booleans(),
        "lowest": st.none() | WORDS,
    },
)
RASSI = st.fixed_dictionaries({}, optional={"free": st.booleans(), "multiplier": st.integers(-1, 5)})
CALLS = st.fixed_dictionaries(
    {},
    optional={
        "kontra": st.none() | WORDS,
        "rassi": st.none() | st.dictionaries(WORDS, RASSI, max_size=4),
        "doubles": st.lists(st.none(), max_size=1),
    },
)
HANDS = st.fixed_dictionaries(
    {"kind": st.just("hand")},
    optional={
        "last_trick": st.none() | PLAYS,
        "outcome": st.none() | OUTCOMES,
        "calls": st.none() | CALLS,
        "exchange": st.none()
        | st.lists(st.fixed_dictionaries({"player": WORDS, "count": st.integers()}), max_size=4),
    },
)
OTHERS = st.one_of(
    st.fixed_dictionaries({"kind": st.sampled_from(["buy_in", "dealer", "withdrawal"]), "player": WORDS}),
    st.fixed_dictionaries(
        {"kind": st.just("adjustment"), "player": WORDS, "points": st.integers(), "reason": st.text()}
    ),
    st.fixed_dictionaries({"kind": st.just("join"), "name": WORDS}),
    st.fixed_dictionaries({"kind": st.just("end"), "reason": st.sampled_from(["agreed", "abandoned"])}),
)


def taken_or_refused(table: Table, act: Act) -> None:
    before, sent = copy.deepcopy(table), copy.deepcopy(act)
    with suppress(RulesError, ConflictError, NotationError):
        step = play(table, act)
        assert all(player.score >= 0 for player in step.table.players)
        assert json.loads(json.dumps(table_view(step.table)))
    assert table == before
    assert act == sent


@settings(max_examples=150)
@given(games(most_acts=6), HANDS | OTHERS)
def test_whatever_is_sent_is_taken_or_refused(game: RandomGame, act: Act) -> None:
    taken_or_refused(game.tables[-1], act)


@settings(max_examples=100)
@given(games(most_acts=6), SEEDS, st.data())
def test_a_hand_with_a_slip_is_taken_or_refused(game: RandomGame, rng: Random, data: st.DataObject) -> None:
    table = game.tables[-1]
    assume(table.ended is None and len(cards_left(table)) >= len(table.seats_in))
    act: dict[str, Any] = copy.deepcopy(random_hand(table, rng))
    told = act.get("last_trick") or act["calls"].get("doubles") or [act["outcome"]]
    slip = data.draw(st.sampled_from(told))
    key = data.draw(st.sampled_from(sorted(slip)))
    if isinstance(slip[key], str):
        slip[key] = data.draw(CARDS if key == "card" else WORDS)
    act |= data.draw(
        st.sampled_from([{}, {"calls": {"kontra": "p1"}}, {"exchange": [{"player": "p1", "count": -3}]}])
    )
    taken_or_refused(table, act)
