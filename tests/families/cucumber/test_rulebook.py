"""The rule book: rules that a table can settle an argument with."""

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.families.cucumber.family import CUCUMBER
from referee.families.cucumber.rulebook.book import rulebook as book_in_messages
from referee.families.cucumber.rulebook.cards import can_run_short
from referee.families.cucumber.rulebook.table import can_all_go
from referee.families.cucumber.rules.consistency import FITTING
from referee.families.cucumber.rules.house_rules import HOUSE_RULES
from referee.families.cucumber.rules.options import (
    OPTIONS,
    DealerRule,
    DealThen,
    Duty,
    EndWhen,
    PointsTable,
    Rules,
)
from referee.families.cucumber.rules.variants import VARIANTS
from referee.translations import SPEECH, in_english, languages, source_of
from tests.families.cucumber.option_values import VALUES, changed, others

BOOKS = Path(__file__).parent / "rulebooks"
LANGUAGES = [language for language in languages() if source_of(Rules.WORDS, language)]
"""Those that a book is in."""
HOUSE_RULED = [(rule, variant) for rule in HOUSE_RULES for variant in rule.variants]
LEAK = re.compile(
    r"_|\bNone\b|\bTrue\b|\bFalse\b|\bnull\b|[{}<>\[\]]|nothing and|\.\.|\s{3}| ,| \.|\b1 cards\b"
)


def rulebook(rules, *, title, players=None):
    return in_english(book_in_messages(rules, title=title, players=players))


def book(variant, overrides=None, *, players=None):
    rules = FITTING.read(VARIANTS[variant].rules, overrides or {})
    return rulebook(rules, title=VARIANTS[variant].name, players=players)


def section(text, heading):
    return text.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]


def assert_reads_well(text):
    assert not LEAK.search(text.replace("\n\n", "\n")), LEAK.search(text)
    for line in text.splitlines():
        assert line == line.strip()
        assert not line or line[0] in "#|" or (line[-1] in ".:" and not line.removeprefix("- ")[0].islower())


class TestEveryBook:
    @pytest.mark.parametrize("variant", VARIANTS)
    def test_a_variant_has_one_in_every_language_that_books_are_in(self, variant):
        whole = book_in_messages(VARIANTS[variant].rules, title=VARIANTS[variant].name)
        for language in LANGUAGES:
            assert_reads_well(SPEECH.text(whole, language))

    @pytest.mark.parametrize(("rule", "variant"), HOUSE_RULED)
    def test_a_house_rule_has_one(self, rule, variant):
        text = book(variant, rule.overrides)
        assert_reads_well(text)
        changes = FITTING.read(VARIANTS[variant].rules, rule.overrides) != VARIANTS[variant].rules
        assert (text != book(variant)) == changes

    @pytest.mark.parametrize("variant", VARIANTS)
    def test_a_table_of_any_size_has_one(self, variant):
        players = VARIANTS[variant].rules.players
        for count in range(players.min, players.max + 1):
            assert_reads_well(book(variant, players=count))

    @pytest.mark.parametrize("variant", VARIANTS)
    def test_only_the_title_goes_by_the_name(self, variant):
        rules = VARIANTS[variant].rules
        first, second = rulebook(rules, title="One"), rulebook(rules, title="Other")
        assert first.splitlines()[1:] == second.splitlines()[1:]

    def test_agurk_reads_as_it_was_proof_read(self):
        assert book("agurk") == (BOOKS / "agurk.md").read_text(encoding="utf-8")


# Where an option says nothing, because another one keeps it from ever coming into play.
SILENT = {
    "deal.cards": lambda rules: rules.deal.then is DealThen.ALL,
    "deal.short": lambda rules: not can_run_short(rules),
    "deal.rematch_dealer": lambda rules: rules.deal.dealer is DealerRule.NOBODY,
    "play.set_won_by": lambda rules: not rules.play.sets,
    "limit.exactly": lambda rules: rules.limit.points is None,
    "score": lambda rules: rules.points is PointsTable.NONE,
    "end.winner": lambda rules: rules.end.when is EndWhen.AGREED,
    "end.all_out": lambda rules: not can_all_go(rules),
    "stakes.buy_ins.others_in": lambda rules: not rules.stakes.buy_ins.each,
}


def is_silent(option, rules):
    return SILENT[option](rules) if option in SILENT else not OPTIONS[option].applies(rules)


class TestEveryOptionMatters:
    @pytest.mark.parametrize("variant", VARIANTS)
    def test_another_value_gives_another_book(self, variant):
        rules = VARIANTS[variant].rules
        text = rulebook(rules, title="x")
        changes = [(option, other) for option in VALUES for other in others(rules, option)]
        for option, other in changes:
            if not FITTING.contradictions(other) and not (
                is_silent(option, rules) and is_silent(option, other)
            ):
                assert text != rulebook(other, title="x"), other

    @pytest.mark.parametrize("option", VALUES)
    def test_an_option_speaks_somewhere(self, option):
        played = [variant.rules for variant in VARIANTS.values()]
        set_so = [other for rules in played for other in others(rules, option)]
        assert not all(is_silent(option, rules) for rules in played + set_so)

    @given(st.sampled_from(list(VARIANTS)), st.data())
    def test_two_house_rules_still_read_well(self, variant, data):
        rules = VARIANTS[variant].rules
        for option in data.draw(st.lists(st.sampled_from(list(VALUES)), min_size=2, max_size=4)):
            rules = changed(rules, option, data.draw(st.sampled_from(VALUES[option])))
        if not FITTING.contradictions(rules):
            assert_reads_well(rulebook(rules, title="x"))


class TestFacts:
    """One for one from the descriptions of the variants."""

    @pytest.mark.parametrize(
        ("variant", "heading", "sentence"),
        [
            (
                "agurk",
                "The last trick",
                "everyone else who played an equal card gets as many points off as the taker",
            ),
            (
                "agurk",
                "The last trick",
                "the third player is the taker and pays 9 points, and the first gets 9 points",
            ),
            ("agurk", "The limit", "Whoever reaches 21 points crosses the limit."),
            (
                "agurk",
                "The limit",
                "the first time loses a life and goes on with the highest score of the other "
                "players who are in",
            ),
            (
                "agurk",
                "The limit",
                "penalties are added, then the limit is applied, then points are taken off.",
            ),
            ("agurk", "The limit", "never brings a score below 0, and never gives back a life."),
            ("agurk", "The deal", "the winner of this game deals first."),
            ("agurk-denexa", "The play", "Only a higher card beats, and an equal one does not."),
            ("agurk-denexa", "The play", "you must beat the card to beat if you can"),
            (
                "agurk-denexa",
                "The limit",
                "Whoever gets more than 21 points crosses the limit, and exactly 21 is",
            ),
            ("gurka", "Buying in", "at least three other players must be in."),
            ("gurka", "Buying in", "Each player may buy in once in a game."),
            ("gurka", "Buying in", "A buy-in costs another stake, paid into the pot."),
            ("gurka", "The last trick", "and so does everyone else who played an equal card."),
            ("gurka-modern", "The play", "The card to beat is the previous player's card."),
            ("gurka-modern", "The play", "This holds only for the player right after the ace."),
            ("ogorek", "The cards", "In the last trick, and only there, aces rank lowest."),
            ("ogorek", "What it costs", "| A | 1 |"),
            (
                "ogorek",
                "The cards",
                "One pack for up to eight players, and beyond that one for every eight players",
            ),
            ("ogorek-classic", "The limit", "Whoever reaches 21 points"),
            (
                "ogorek-kontra",
                "What it costs",
                "every penalty counts twice, but that player's own four times.",
            ),
            ("kurkku", "The end of the game", "The lowest score of the players in wins."),
            ("kurkku", "The end of the game", "Players with equal lowest scores share the win."),
            ("matapesa", "The deal", "Whoever pays for a hand deals the next."),
            ("matapesa", "The deal", "as many cards as can be dealt equally"),
            ("matapesa", "The end of the game", "The player in who has paid for the fewest hands wins"),
            ("kurko", "The cards", "A and joker (equal), K,"),
            (
                "kurko",
                "The cards",
                "In the last trick, and only there, aces and jokers rank lowest, equal to each other",
            ),
            ("kurko", "What it costs", "| A or joker | 1 |"),
            ("kurko", "The end of the game", "when all but one of the players in are marked."),
            ("kurko", "Money", "the difference between their scores, times the stake for a point."),
            ("rassi", "Changing cards", "no king, queen or jack may once change the whole holding for free"),
            ("rassi", "What it costs", "doubled pays twice the penalty, and one who redoubled four times."),
            ("gurka-norway", "The limit", "A player who crosses the limit is out of the game."),
            ("norwegian", "The deal", "Nobody is ever dealt more than 7 cards."),
            ("norwegian", "The deal", "after a hand decided by a queen it is 7 cards each."),
            ("norwegian", "The deal", "Whoever plays the lowest card in the last trick deals the next hand"),
            ("norwegian", "The deal", "The dealer leads to the first trick."),
            ("norwegian", "Changing cards", "must keep at least two"),
            ("norwegian", "What it costs", "| A, K, Q or J | 11 |"),
            ("gurka-iceland", "The cards", "From high to low they rank 6♣, A, K,"),
            ("gurka-iceland", "What it costs", "| 6♣ | 21 |"),
            (
                "gurka-iceland",
                "The limit",
                "A score of exactly 21 points goes back to 0, and whoever gets more crosses",
            ),
            ("gurka-iceland", "The limit", "they are shuffled back into the pack."),
            (
                "gurka-iceland",
                "The deal",
                "dealt 10 cards in the first hand and one fewer in each hand after it",
            ),
            ("gurka-iceland", "The play", "even equal last cards are not led together."),
            (
                "concombre",
                "The limit",
                "The points of the card kept become the score, and set the number of cards",
            ),
            ("concombre", "The limit", "Of equal highest cards the one that was kept last stays."),
            ("concombre", "The deal", "7 cards each are dealt, and if the pack cannot serve even those"),
            ("concombre", "The end of the game", "Whoever ended the game loses"),
            (
                "five-cucumbers",
                "The cards",
                "One pack of 60 cards, four of each number from 1 to 15, without suits.",
            ),
            ("five-cucumbers", "What it costs", "| 14 to 12 | 4 |"),
            (
                "five-cucumbers",
                "What it costs",
                "If anyone plays a 1 in the last trick the penalty counts twice",
            ),
            (
                "five-cucumbers",
                "The limit",
                "more than 5 cucumbers crosses the limit, and exactly 5 is still safe.",
            ),
            ("five-cucumbers", "The deal", "There is no dealer"),
            (
                "twenty-two",
                "The deal",
                "If several players pay, they draw cards to settle which of them deals.",
            ),
            ("twenty-two", "The deal", "deals the next, even a player whom that put out."),
            (
                "twenty-two",
                "Keeping score",
                "Kept cards stay out of the pack to the end of the game, even when",
            ),
            ("twenty-two", "What it costs", "| K, Q or J | 10 |"),
            ("twenty-two", "Changing cards", "Nobody can change more cards than the stock still holds."),
            ("twenty-two-rasmussen", "The play", "The cards to beat are the cards led."),
            ("twenty-two-rasmussen", "The play", "only cards of one rank can take the trick"),
            (
                "twenty-two-rasmussen",
                "Keeping score",
                "added up on paper, and every hand is dealt from the whole pack.",
            ),
            (
                "twenty-six",
                "The cards",
                "Two packs of 52 cards, ace to 2 in four suits, and four jokers in all.",
            ),
            ("twenty-six", "The play", "jokers come last"),
            ("twenty-six", "What it costs", "| joker | 13 |"),
            (
                "minibluff",
                "The last trick",
                "of equal lowest cards the one played first.",
            ),
            ("minibluff", "What it costs", "Every hand begins with a bet of 1 credit."),
            (
                "minibluff",
                "What it costs",
                "If all others refuse, whoever asked has won",
            ),
            ("minibluff", "The limit", "Whoever reaches 10 lost credits crosses the limit."),
            ("minibluff", "Keeping score", "They are gone, and nobody gets them."),
            ("krypkille", "The cards", "One pack of 42 Kille cards, two of each, without suits."),
            (
                "krypkille",
                "The cards",
                "they rank harlekin, kuku, husar, husu, kavall, värdshus, 12,",
            ),
            ("krypkille", "The play", "There is one trick fewer than cards each."),
            ("krypkille", "What it costs", "| kransen, blompottan or blaren | 0 |"),
            (
                "krypkille",
                "What it costs",
                "matched or beaten pays 10, and not the points of the card",
            ),
            ("krypkille", "What it costs", "if nobody declares, nobody pays."),
            (
                "rokkar",
                "The last trick",
                "everyone at the table is in again with 0 points.",
            ),
            (
                "rokkar",
                "Money",
                "or 10 where the card that decided was a jack, a queen or a king.",
            ),
            ("rokkar", "Money", "A new round in the same game leaves the pot as it is."),
            (
                "vidivallagurka",
                "Changing cards",
                "at most as many as the player just before.",
            ),
            ("vidivallagurka", "The play", "The 7♣ and the 7♠ have ranks of their own"),
        ],
    )
    def test_it_is_told(self, variant, heading, sentence):
        assert sentence in section(book(variant), heading)

    @pytest.mark.parametrize("variant", ["matapesa"])
    def test_rules_without_points_have_no_costs_and_no_limit(self, variant):
        text = book(variant)
        assert not section(text, "What it costs")
        assert not section(text, "The limit")
        assert "There is no score" in section(text, "Keeping score")

    def test_what_cannot_happen_is_left_out(self):
        text = book("agurk")
        assert "joker" not in text
        assert "stock" not in text
        assert "goes out in the same hand" not in text
        assert "runs short" not in text


class TestHouseRules:
    @pytest.mark.parametrize(
        ("variant", "overrides", "heading", "sentence"),
        [
            (
                "gurka",
                {"play": {"ace_stops": True}},
                "The play",
                "This holds for everyone who plays after the ace.",
            ),
            (
                "twenty-two-rasmussen",
                {"play": {"ace_stops": True}},
                "The play",
                "When an ace is among the cards to beat, you play your lowest cards.",
            ),
            (
                "gurka-norway",
                {"play": {"ace_stops": True}, "pack": {"jokers": 2, "joker_rank": "as_ace"}},
                "The play",
                "A joker stops the same way.",
            ),
            (
                "gurka-norway",
                {"play": {"ace_stops": True}, "pack": {"jokers": 2}},
                "The play",
                "you play your lowest card: not even a joker beats it.",
            ),
            (
                "gurka-iceland",
                {"play": {"lead": "lowest"}},
                "The play",
                "Several cards may be led only of that lowest rank.",
            ),
            (
                "gurka-iceland",
                {"deal": {"cards": 6, "then": "zigzag"}},
                "The deal",
                "down to 1, then up to 5 and down to 1, up to 4 and down to 1, up to 3 and down "
                "to 1, up to 2 and down "
                "to 1, then all of this again.",
            ),
            (
                "gurka-iceland",
                {"deal": {"cards": 8, "then": "zigzag"}},
                "The deal",
                "then up to 7 and down to 1, up to 6 and down to 1, and so on until up to 2 and "
                "down to 1, then all",
            ),
            (
                "gurka-iceland",
                {"deal": {"cards": 2, "then": "zigzag"}},
                "The deal",
                "one fewer in each hand after it, down to 1, then all of this again.",
            ),
            (
                "gurka-iceland",
                {"pack": {"top_cards": [{"cards": ["6C"], "points": 21, "fatal": True}]}},
                "The limit",
                "Whoever pays with the 6♣ is out at once, whatever the score is.",
            ),
            (
                "agurk",
                {"last_trick": {"payers": "all_tied"}},
                "The limit",
                "players who cross the limit in the same hand are left out, and if nobody else "
                "is in, it is 0.",
            ),
            (
                "five-cucumbers",
                {"last_trick": {"calls": "kontra"}, "deal": {"then": "losing_card"}},
                "What it costs",
                "beginning with the leader, says kontra or passes",
            ),
            (
                "five-cucumbers",
                {"last_trick": {"calls": "kontra"}},
                "What it costs",
                "These multiply: twice and twice is four times.",
            ),
            (
                "five-cucumbers",
                {"deal": {"then": "losing_card"}},
                "The deal",
                "After a card that costs nothing it is 1 card each.",
            ),
            (
                "ogorek-kontra",
                {"deal": {"then": "losing_card"}},
                "The deal",
                "The card's own points count for this, however often the penalty counts.",
            ),
            (
                "norwegian",
                {"last_trick": {"payers": "all_tied"}},
                "The deal",
                "If that player is out, the next player to the left who is in deals instead.",
            ),
            (
                "twenty-two",
                {"deal": {"leader": "dealer"}},
                "The deal",
                "If the dealer is out, the next player to the left who is in leads instead.",
            ),
            (
                "rassi",
                {"pack": {"jokers": 2}},
                "Changing cards",
                "An ace or a joker does not rule out the free change.",
            ),
            (
                "rassi",
                {"last_trick": {"calls": None}},
                "Changing cards",
                "after that anyone may change it, and whoever did may change it once more.",
            ),
            (
                "kurko",
                {"end": {"winner": "last_in"}},
                "The end of the game",
                "The player who is not marked wins.",
            ),
            (
                "kurkku",
                {"end": {"winner": "last_in"}},
                "The end of the game",
                "Everyone who is in and did not end the game shares the win.",
            ),
            (
                "kurkku",
                {"end": {"winner": "not_the_loser"}},
                "The end of the game",
                "If everyone who was in ends the game in the same hand, the lowest score among them wins",
            ),
            (
                "agurk",
                {"end": {"when": "agreed"}},
                "The end of the game",
                "The player in who has crossed the limit least often wins, of several the one "
                "with the lowest score",
            ),
            (
                "gurka",
                {},
                "The end of the game",
                "before that, the player in who has crossed the limit least",
            ),
            ("ogorek", {}, "The end of the game", "before that, the player in with the lowest score wins"),
            (
                "gurka",
                {"limit": {"falls": ["mark"]}, "end": {"when": "one_unmarked"}},
                "Buying in",
                "The player's score becomes the highest score of the other players who are in.",
            ),
            (
                "agurk",
                {"pack": {"low_in_last_trick": ["7"]}},
                "The cards",
                "they rank 7, A, K, Q, J, 10, 9, 8, 6,",
            ),
            ("agurk", {"players": {"min": 4, "max": 4}}, "The play", "the trick so far is 7, 10, 5"),
            (
                "agurk",
                {"players": {"max": 2}},
                "The play",
                "the trick so far is 7, so that the 7 is the card to beat",
            ),
        ],
    )
    def test_it_is_told(self, variant, overrides, heading, sentence):
        assert sentence in section(book(variant, overrides), heading)

    def test_where_too_many_ranks_are_special_there_is_no_example(self):
        text = book("gurka", {"pack": {"low_in_last_trick": ["A", "K"]}})
        assert "For example" not in text

    def test_a_game_for_one_number_of_players(self):
        assert "A game for four players." in book("agurk", {"players": {"min": 4, "max": 4}})
        assert "A game for 3 or 4 players." in book("kurkku")


class TestTables:
    def test_the_numbers_of_the_table_are_told(self):
        text = book("twenty-two", players=9)
        assert "For 9 players that is three packs, 156 cards in all." in text
        assert "In the first hand 9 players are dealt 7 cards each, and 93 are left in the stock." in text

    def test_cards_that_nobody_draws_are_left_over(self):
        assert "In the first hand 5 players are dealt 7 cards each, and 17 are left over." in book(
            "agurk", players=5
        )

    def test_one_card_alone_is_left_over(self):
        text = book("agurk", {"deal": {"cards": 17}}, players=3)
        assert "In the first hand 3 players are dealt 17 cards each, and 1 is left over." in text

    def test_the_example_fits_the_table(self):
        assert "if the last trick is 9, 9, the second player is the taker" in book("agurk", players=2)
        assert "the trick so far is 7, 10, so that the 10 is the card to beat" in book("agurk", players=3)


class TestExamples:
    @pytest.mark.parametrize("duty", Duty)
    def test_an_example_without_a_choice_says_must(self, duty):
        text = book("gurka-norway", {"play": {"duty": duty.value}})
        assert ("you must play" in section(text, "The play")) == (
            duty in {Duty.LOWEST_THAT_BEATS, Duty.SAME_RANK_FIRST}
        )


def test_where_the_lowest_score_wins_nothing_is_said_of_all_going_together():
    assert "in the same hand" not in book("kurkku")


def test_rules_that_are_not_complete_still_make_a_book():
    assert rulebook(Rules(), title="Bare").startswith("# Bare\n")


def test_whose_card_sets_the_deal_where_several_keep_one_is_told() -> None:
    sentence = "If several keep a card in the same hand, that of whoever took the trick sets the number."
    tied = CUCUMBER.catalogue.read("concombre", {"last_trick": {"payers": "all_tied"}}, players=None)
    alone = CUCUMBER.catalogue.read("concombre", {}, players=None)
    books = [CUCUMBER.catalogue.rulebook(rules, title="Concombre", players=None) for rules in (tied, alone)]
    assert [sentence in in_english(book) for book in books] == [True, False]
