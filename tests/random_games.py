"""Random games: random rules that fit together, and acts that are allowed where the game stands."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from hypothesis import strategies as st

from referee.cards import JOKER, SUITS, Card, card_name
from referee.errors import RulesError
from referee.families.cucumber.family import CUCUMBER
from referee.families.cucumber.play.playing import buy_in_refusal, play
from referee.families.cucumber.play.reading import read_hand
from referee.families.cucumber.referee.doubles import Doubles
from referee.families.cucumber.rules.consistency import FITTING
from referee.families.cucumber.rules.options import (
    Calls,
    DealerRule,
    DealThen,
    Exchange,
    Payers,
    PointsTable,
    Rules,
    ScoreKept,
)
from referee.families.cucumber.rules.ranking import top_ranks
from referee.families.cucumber.rules.variants import VARIANTS
from referee.families.cucumber.scoring.round import decide
from referee.families.cucumber.table.next_hand import next_hand
from referee.families.cucumber.table.table import Table
from referee.families.options.document import rules_document
from referee.families.steps import Step, player_id
from referee.sitting.opening import Opening
from tests.tables import Act, adjustment, buy_in, dealer, end, house, join, withdrawal

NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal")

FRAGMENTS: tuple[dict[str, Any], ...] = (
    {"points": "pips"},
    {"points": "pips_courts_11"},
    {"points": "pips_ace_11_courts_10"},
    {"pack.packs": 2},
    {"pack.packs": {"above": 2, "one_per": 2}},
    {"pack.jokers": 3, "pack.joker_rank": "above_ace"},
    {"pack.jokers": 2, "pack.joker_rank": "as_ace"},
    {"pack.low_in_last_trick": ["A"]},
    {"pack.low_in_last_trick": ["2", "K"]},
    {"pack.low_in_last_trick": []},
    {"pack.top_cards": [{"cards": ["6C"], "points": 21}]},
    {"pack.top_cards": [{"cards": ["7S", "7C"], "points": 21}]},
    {"pack.top_cards": [{"cards": ["7S"], "points": 16}, {"cards": ["7C"], "points": 15, "fatal": True}]},
    {"deal.cards": 3},
    {"deal.cards": 4, "deal.then": "zigzag"},
    {"deal.then": "countdown"},
    {"deal.then": "losing_card"},
    {"deal.then": "losing_card", "deal.short": "seven"},
    {"deal.then": "all"},
    {"deal.at_most": 2},
    {"deal.dealer": "rotates"},
    {"deal.dealer": "payer"},
    {"deal.dealer": "lowest"},
    {"deal.dealer": "nobody", "deal.leader": "payer"},
    {"deal.leader": "dealer"},
    {"deal.leader": "payer"},
    {"exchange": "free"},
    {"exchange": None},
    {"last_trick.payers": "taker"},
    {"last_trick.payers": "taker_rewards_tied"},
    {"last_trick.payers": "all_tied"},
    {"last_trick.doubled_by": "2"},
    {"last_trick.doubled_by": None},
    {"last_trick.calls": "kontra"},
    {"last_trick.calls": "rassi"},
    {"limit.points": 13},
    {"limit.points": 40},
    {"limit.exactly": "out"},
    {"limit.exactly": "safe"},
    {"limit.exactly": "reset"},
    {"limit.falls": ["eliminate"], "end.when": "one_left", "end.winner": "last_in"},
    {"limit.falls": ["reincarnate", "eliminate"], "end.when": "one_left"},
    {"limit.falls": ["mark", "eliminate"], "end.when": "one_left"},
    {"limit.falls": ["mark"], "end.when": "one_unmarked"},
    {"limit.falls": ["reincarnate", "mark"], "end.when": "one_unmarked"},
    {"limit.falls": ["end_game"], "end.when": "falls", "end.winner": "not_the_loser"},
    {"limit.falls": ["reincarnate", "end_game"], "end.when": "falls", "end.winner": "lowest_score"},
    {
        "limit.falls": ["keep_highest", "eliminate"],
        "score": "face_up",
        "last_trick.payers": "all_tied",
        "end.when": "one_left",
    },
    {"limit.points": None, "limit.falls": [], "end.when": "agreed"},
    {"score": "face_up"},
    {"score": "running"},
    {"end.winner": "last_in"},
    {"end.winner": "lowest_score"},
    {"end.all_out": "all_win"},
    {"stakes.buy_ins": {"each": 2, "others_in": 1}},
    {"players": {"min": 2, "max": 8}},
    {"last_trick.payers": "all_tied", "last_trick.all_equal": "restart"},
    {"last_trick.payers": "all_tied", "last_trick.all_equal": "restart_if_all_fall"},
    {"last_trick.declaration": {"wrong_adds": True, "nobody": "lowest_pays"}},
    {"stakes.entry": 0, "stakes.falls": {"stakes": 2, "picture_stakes": 3}},
    {"stakes.falls": {"who": "first", "stakes": 1}},
)


FACE_UP = tuple(name for name, variant in VARIANTS.items() if variant.rules.score is ScoreKept.FACE_UP)


@st.composite
def house_ruled(draw: st.DrawFn, variants: Sequence[str] = tuple(VARIANTS)) -> tuple[str, Rules]:
    """A variant's id and its rules under house rules that fit."""
    variant = draw(st.sampled_from(variants))
    rules = VARIANTS[variant].rules
    for fragment in draw(st.lists(st.sampled_from(FRAGMENTS), max_size=6)):
        try:
            rules = FITTING.read(rules, house(fragment))
        except RulesError:
            continue
    return variant, rules


def serves(rules: Rules, players: int) -> bool:
    try:
        FITTING.read(rules, {}, players=players)
    except RulesError:
        return False
    return True


@dataclass(frozen=True)
class RandomGame:
    """A game with every table on its way: `tables[n]` is the one before `acts[n]`."""

    opening: Opening
    acts: list[Act]
    tables: list[Table]
    steps: list[Step[Table]]

    @property
    def hands(self) -> list[int]:
        """Where in `acts` the hands are."""
        return [at for at, act in enumerate(self.acts) if act["kind"] == "hand"]


@st.composite
def games(draw: st.DrawFn, most_acts: int = 30, variants: Sequence[str] = tuple(VARIANTS)) -> RandomGame:
    """A game played for a while, mostly by hands."""
    variant, rules = draw(house_ruled(variants))
    counts = [count for count in range(2, 1 + len(NAMES)) if serves(rules, count)]
    names = NAMES[: draw(st.sampled_from(counts))]
    opening = Opening(CUCUMBER, variant, {}, rules_document(rules), names)
    rng, length = Random(draw(st.integers(0, 2**32))), draw(st.integers(0, most_acts))
    table: Table = opening.table()
    game = RandomGame(opening, [], [table], [])
    while table.ended is None and len(game.acts) < length:
        act = random_act(table, rng)
        step = play(table, act)
        table = step.table
        game.acts.append(act)
        game.steps.append(step)
        game.tables.append(table)
    return game


def random_act(table: Table, rng: Random) -> Act:
    """Something that may happen at this table."""
    coming = next_hand(table)
    if coming.dealer_drawn_by and rng.random() < 0.7:
        return dealer(player_id(rng.choice(coming.dealer_drawn_by)))
    if coming.cards_each < 1:
        return end("agreed")
    if rng.random() < 0.8:
        return random_hand(table, rng)
    acts = [act for maker in OTHER_ACTS if (act := maker(table, rng)) is not None]
    return rng.choice(acts)


def random_hand(table: Table, rng: Random) -> Act:
    """A hand in the full form, or now and then in the short one."""
    if table.rules.last_trick.calls is Calls.DOUBLING:
        return _bet_hand(table, rng)
    full = {"kind": "hand", "last_trick": random_last_trick(table, rng)} | _extras(table, rng)
    return (short_form(table, full) or full) if rng.random() < 0.3 else full


def _bet_hand(table: Table, rng: Random) -> Act:
    """A hand with doubles, some of them refused; in either form, or ended by them."""
    reading, doubles = Doubles(table), list[Act]()
    for after in range(1, next_hand(table).cards_each):
        by = rng.choice(reading.seats_in)
        if rng.random() < 0.3 and not [*reading.objections(by, after)]:
            others = [player_id(seat) for seat in reading.seats_in if seat != by]
            refused = rng.sample(others, rng.randint(0, len(others)))
            doubles.append({"by": player_id(by), "after_trick": after, "refused": refused})
            reading.read(doubles[-1:], "")
    hand: Act = {"kind": "hand", "calls": {"doubles": doubles}} | _changed(table, rng)
    left = reading.seats_in
    if len(left) == 1:
        return hand
    if rng.random() < 0.3:
        return hand | {"outcome": {"lowest": player_id(rng.choice(left))}}
    return hand | {"last_trick": random_last_trick(table, rng, left)}


def bare_hand(table: Table, last_trick: list[dict[str, str]]) -> Act:
    """A hand by its last trick, with no more calls than these rules ask for."""
    declares = table.rules.last_trick.calls is Calls.DECLARATION
    return {"kind": "hand", "last_trick": last_trick} | ({"calls": {"declared": None}} if declares else {})


def random_last_trick(
    table: Table, rng: Random, playing: Sequence[int] | None = None
) -> list[dict[str, str]]:
    """A card for everybody who is in, from what is not kept, often with ties."""
    seats, cards = [*(playing or table.seats_in)], cards_left(table)
    start = rng.randrange(len(seats))
    ranks = rng.sample(sorted(table.pack.ranks), 3)
    few = [card for card in cards if card.rank in ranks]
    dealt = rng.sample(few if len(few) >= len(seats) and rng.random() < 0.5 else cards, len(seats))
    written = [card_name(card if _needs_suit(table, card, rng) else Card(card.rank)) for card in dealt]
    around = seats[start:] + seats[:start]
    return [{"player": player_id(seat), "card": card} for seat, card in zip(around, written, strict=True)]


def _needs_suit(table: Table, card: Card, rng: Random) -> bool:
    return card.rank in top_ranks(table.rules) or rng.random() < 0.3


def cards_left(table: Table) -> list[Card]:
    """The pack without the cards that lie face up."""
    pack = table.pack
    suits = SUITS if pack.deck.has_suits else (None,) * pack.deck.copies
    cards = [Card(rank, suit) for rank in pack.deck.ranks for suit in suits for _ in range(pack.packs)]
    cards += [Card(JOKER)] * pack.jokers
    tops = {card for group in table.rules.pack.top_cards for card in group.cards}
    for held in sorted(table.kept_cards, key=lambda card: card.suit is None):
        alike = [card for card in cards if card.rank == held.rank and card not in tops]
        cards.remove(held if held in cards else alike[0])
    return cards


def short_form(table: Table, full: Act) -> Act | None:
    """The same hand by its outcome; None where the rules ask for the cards."""
    if table.rules.last_trick.calls is Calls.DECLARATION:
        return None
    decision = decide(table.rules, read_hand(table, full))
    outcome = {
        "taker": player_id(decision.taker.seat),
        "card": card_name(decision.taker.card),
        "tied": [player_id(play.seat) for play in decision.tied],
    }
    if table.rules.last_trick.doubled_by is not None:
        outcome["doubling_card_played"] = decision.doubling_card_played
    names_lowest = table.rules.last_trick.payers is Payers.ALL_BUT_LOWEST
    if names_lowest or table.rules.deal.dealer is DealerRule.LOWEST:
        outcome["lowest"] = player_id(decision.lowest)
    short = {key: value for key, value in full.items() if key != "last_trick"} | {"outcome": outcome}
    try:
        read_hand(table, short)
    except RulesError as error:
        if {violation.code for violation in error.violations} == {"last_trick_must_be_given"}:
            return None
    return short


def _extras(table: Table, rng: Random) -> Act:
    return {"calls": _calls(table, rng)} | _changed(table, rng)


def _changed(table: Table, rng: Random) -> Act:
    extras: Act = {}
    if table.rules.exchange in {Exchange.FREE, Exchange.RASSI} and rng.random() < 0.3:
        seats = rng.sample(table.seats_in, rng.randint(0, 1))
        extras["exchange"] = [{"player": player_id(seat), "count": 0} for seat in seats]
    return extras


def _calls(table: Table, rng: Random) -> Act:
    calls, seats = table.rules.last_trick.calls, table.seats_in
    if calls is Calls.KONTRA and rng.random() < 0.5:
        return {"kontra": player_id(rng.choice(seats))}
    if calls is Calls.RASSI:
        callers = rng.sample(seats, rng.randint(0, len(seats)))
        return {"rassi": {player_id(seat): {"multiplier": rng.choice((1, 2, 4))} for seat in callers}}
    if calls is Calls.DECLARATION:
        return {"declared": player_id(rng.choice(seats)) if rng.random() < 0.8 else None}
    return {}


def _buy_in(table: Table, rng: Random) -> Act | None:
    seats = [seat for seat in range(len(table.players)) if buy_in_refusal(table, seat) is None]
    return buy_in(player_id(rng.choice(seats))) if seats else None


def _dealer(table: Table, rng: Random) -> Act | None:
    if table.rules.deal.dealer is DealerRule.NOBODY or next_hand(table).dealer_drawn_by:
        return None
    return dealer(player_id(rng.choice(table.seats_in)))


def _adjustment(table: Table, rng: Random) -> Act | None:
    if table.rules.points is PointsTable.NONE:
        return None
    seat = rng.choice(table.seats_in)
    points = rng.randint(-table.players[seat].score, 15) or 1
    return adjustment(player_id(seat), points)


def _join(table: Table, rng: Random) -> Act | None:
    coming, players = next_hand(table), len(table.seats_in) + 1
    here = sum(not player.withdrawn for player in table.players)
    first = table.last is None and table.rules.deal.then is not DealThen.ALL
    cards = players * (coming.cards_each if first else 1)
    if here >= table.rules.players.max or cards > table.pack.size - len(table.kept_cards):
        return None
    return join(f"{rng.choice(NAMES)} {len(table.players)}")


def _withdrawal(table: Table, rng: Random) -> Act | None:
    here = [seat for seat, player in enumerate(table.players) if not player.withdrawn]
    return withdrawal(player_id(rng.choice(here)))


def _end(table: Table, rng: Random) -> Act | None:
    return end(rng.choice(("agreed", "abandoned"))) if rng.random() < 0.3 else None


OTHER_ACTS: tuple[Callable[[Table, Random], Act | None], ...] = (
    _buy_in,
    _dealer,
    _adjustment,
    _adjustment,
    _join,
    _withdrawal,
    _end,
)
