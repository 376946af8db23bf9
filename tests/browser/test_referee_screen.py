"""Asking the referee: a verdict stands under its own question, and what was noted is not lost."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.serving import Phone

from .sheet import Sheet, link_of


def at_the_referee(
    phone: Sheet, api: Phone, *, names: str = "Ann Bo Cy", cards: int = 7
) -> tuple[str, Phone]:
    address, scorer = api.new_game(names, variant="agurk", house_rules={"deal": {"cards": cards}})
    phone.open(link_of(address, scorer.token))
    phone.go_to("Referee")
    return address, scorer


def paper(phone: Sheet, title: str) -> Locator:
    """The part of the form with this heading."""
    return phone.page.locator(".paper", has=phone.page.locator("h2, summary").get_by_text(title, exact=True))


def put(field: Locator, label: str, cards: str) -> None:
    """Cards into a field of a part of the form; its keys are shut again."""
    field.get_by_role("button", name=f"{label}: add a card", exact=True).click()
    for card in cards.split():
        field.locator(".card-field .key").get_by_text(card, exact=True).click()
    shut = field.locator(".card-add[aria-expanded=true]")
    if shut.count():
        shut.click()


def cards_in(field: Locator) -> Locator:
    return field.locator("button.card:not(.card-add)")


def leads(phone: Sheet, name: str) -> None:
    who = phone.page.get_by_role("group", name="Who led the trick?")
    who.get_by_role("button", name=name, exact=True).click()


def test_a_verdict_goes_as_soon_as_its_question_changes(phone: Sheet, api: Phone) -> None:
    at_the_referee(phone, api)
    put(paper(phone, "Who led the trick?"), "Ann", "10")
    put(paper(phone, "Bo plays"), "Plays", "9")
    put(paper(phone, "What do you know of Bo’s cards?"), "Other cards held", "3 Q")
    verdict = phone.page.get_by_role("status").locator(".verdict-word")
    phone.tap("Ask the referee")
    expect(verdict).to_have_text("Not allowed")
    phone.tap("Remove the 9")
    expect(verdict).to_have_count(0)
    put(paper(phone, "Bo plays"), "Plays", "J")
    expect(verdict).to_have_count(0)
    phone.tap("Ask the referee")
    expect(verdict).to_have_text("Allowed")
    expect(phone.page.locator(".verdict-word", has_text="Not allowed")).to_have_count(1)  # among the earlier


def test_cards_stay_with_their_player_whoever_led(phone: Sheet, api: Phone) -> None:
    at_the_referee(phone, api)
    put(paper(phone, "Ann plays"), "Plays", "9")
    put(paper(phone, "What do you know of Ann’s cards?"), "Other cards held", "3 J")
    leads(phone, "Cy")
    expect(cards_in(paper(phone, "Cy plays"))).to_have_count(0)
    expect(cards_in(paper(phone, "What do you know of Cy’s cards?"))).to_have_count(0)
    expect(phone.button("Ask the referee")).to_be_disabled()
    put(paper(phone, "Who led the trick?"), "Cy", "10")
    expect(cards_in(paper(phone, "Ann plays"))).to_have_text("9")
    expect(cards_in(paper(phone, "What do you know of Ann’s cards?"))).to_have_text(["3", "J"])
    phone.tap("Ask the referee")
    expect(phone.page.get_by_role("status").locator(".verdict-word")).to_have_text("Not allowed")


def test_a_holding_stays_with_whoever_wants_to_throw_it_in(phone: Sheet, api: Phone) -> None:
    address, scorer = api.new_game("Ann Bo Cy", variant="rassi")
    phone.open(link_of(address, scorer.token))
    phone.go_to("Referee")
    phone.tap("Throwing in")
    who = paper(phone, "Who wants to throw in?")
    phone.tap("Bo", exact=True)
    put(who, "All cards Bo holds", "A 10")
    phone.tap("Ann", exact=True)
    expect(cards_in(who)).to_have_count(0)
    phone.tap("Bo", exact=True)
    expect(cards_in(who)).to_have_text(["A", "10"])


def leader_of(phone: Sheet, trick: int) -> Locator:
    return paper(phone, f"Trick {trick}").locator(".chip[aria-pressed=true]")


def note(phone: Sheet, trick: int, plays: str) -> None:
    """`Ann 5 Bo 9`: what was played to a trick."""
    words = plays.split()
    for name, card in zip(words[::2], words[1::2], strict=True):
        put(paper(phone, f"Trick {trick}"), name, card)


def test_a_corrected_card_tells_who_leads_the_next_trick(phone: Sheet, api: Phone) -> None:
    at_the_referee(phone, api, names="Ann Bo", cards=4)
    phone.tap("A whole hand")
    note(phone, 1, "Ann 5 Bo 9")
    note(phone, 2, "Bo 4 Ann 3")
    expect(leader_of(phone, 3)).to_have_text("Bo")
    leader = paper(phone, "Trick 3").get_by_role("group", name="Who led it?")
    leader.get_by_role("button", name="Ann").click()
    paper(phone, "Trick 1").get_by_role("button", name="Remove the 9").click()
    expect(leader_of(phone, 2)).to_have_text("Bo")
    note(phone, 1, "Bo 2")
    expect(leader_of(phone, 2)).to_have_text("Ann")
    expect(leader_of(phone, 3)).to_have_text("Ann")  # as it was said, not guessed


def test_a_hand_that_is_being_noted_is_not_lost(phone: Sheet, api: Phone) -> None:
    address, scorer = at_the_referee(phone, api, names="Ann Bo", cards=2)
    phone.tap("A whole hand")
    note(phone, 1, "Ann 5 Bo 9")
    phone.go_to("Board")
    phone.go_to("Referee")
    expect(cards_in(paper(phone, "Trick 1"))).to_have_text(["5", "9"])
    phone.page.reload()
    expect(cards_in(paper(phone, "Trick 1"))).to_have_text(["5", "9"])
    expect(leader_of(phone, 2)).to_have_text("Bo")
    phone.tap("Begin anew")
    expect(cards_in(paper(phone, "Trick 1"))).to_have_count(0)
    phone.tap("Undo")
    note(phone, 2, "Bo 4 Ann 3")
    # Somebody else is quicker with entering the hand: it is still about that one.
    scorer.send("POST", f"{address}/hands", {"outcome": {"taker": "Bo", "card": "4"}})
    expect(phone.text("This is hand 1, which is on the sheet already.")).to_be_visible()
    phone.tap("Check the hand")
    expect(phone.page.get_by_role("status").locator(".verdict-word")).to_have_text("Allowed")
    expect(phone.button("Enter its last trick")).to_have_count(0)
    phone.tap("Begin with hand 2")
    expect(cards_in(paper(phone, "Trick 1"))).to_have_count(0)
    expect(leader_of(phone, 1)).to_have_text("Bo")


def test_a_hand_that_was_entered_leaves_an_empty_form(phone: Sheet, api: Phone) -> None:
    at_the_referee(phone, api, names="Ann Bo", cards=2)
    phone.tap("A whole hand")
    note(phone, 1, "Ann 5 Bo 9")
    note(phone, 2, "Bo 4 Ann 3")
    phone.tap("Check the hand")
    phone.tap("Enter its last trick")
    phone.tap("Record hand 1")
    phone.score("Bo", "4")
    phone.go_to("Referee")
    phone.tap("A whole hand")
    expect(cards_in(paper(phone, "Trick 1"))).to_have_count(0)


def test_a_hand_noted_in_part_is_judged_by_what_there_is(phone: Sheet, api: Phone) -> None:
    at_the_referee(phone, api, cards=4)
    phone.tap("A whole hand")
    expect(phone.button("Check the hand")).to_be_disabled()
    note(phone, 1, "Ann 10 Bo 9 Cy 2")
    note(phone, 2, "Ann A Bo 4")
    missing = phone.page.locator(".hint", has_text="Not noted.").get_by_role("listitem")
    expect(missing).to_have_text(["Trick 2: Cy", "The last 2 cards of each"])
    phone.tap("Check the hand")
    word = phone.page.get_by_role("status").locator(".verdict-word")
    expect(word).to_have_text("Not allowed")
    expect(phone.page.get_by_role("status").get_by_text("Trick 1, Bo:")).to_be_visible()
    paper(phone, "Trick 2").get_by_role("button", name="Remove the 4").click()
    expect(missing).to_have_text(["Trick 2: Bo and Cy", "The last 2 cards of each"])
    phone.tap("Check the hand")
    expect(word).to_have_text("Cannot be told")
