"""Asking the referee: a verdict stands under its own question, and what was noted is not lost."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.finger import Finger, boxes
from tests.browser.sheet import Sheet, link_of
from tests.browser.test_corrections import at_board
from tests.serving import Phone


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


def put(phone: Sheet, part: str, label: str, cards: str) -> None:
    """Cards into a place of a part of the form."""
    place = paper(phone, part).get_by_role("button", name=f"{label}: add a card", exact=True)
    place.click()
    for card in cards.split():
        phone.key(card).click()


def about(phone: Sheet, name: str) -> None:
    whose = phone.page.get_by_role("group", name="Whose play is it about?")
    whose.get_by_role("button", name=name, exact=True).click()


def knows_all(phone: Sheet) -> None:
    phone.tap("All of them")


def cards_in(field: Locator) -> Locator:
    return field.locator("button.card:not(.card-add) > [aria-hidden]")


def leads(phone: Sheet, name: str) -> None:
    who = phone.page.get_by_role("group", name="Who led the trick?")
    who.get_by_role("button", name=name, exact=True).click()


def test_a_verdict_has_its_reason_and_the_legal_plays_and_goes_as_soon_as_its_question_changes(
    phone: Sheet, api: Phone
) -> None:
    at_the_referee(phone, api)
    about(phone, "Bo")
    knows_all(phone)
    put(phone, "On the table", "Ann", "10 9")
    put(phone, "What do you know of Bo’s cards?", "Other cards held", "3 Q")
    verdict = phone.page.get_by_role("status").locator(".verdict-word")
    phone.tap("Ask the referee")
    expect(verdict).to_have_text("Not allowed")
    expect(phone.text("Bo may play a 10 or higher, or their lowest card, the 3.").first).to_be_visible()
    expect(phone.page.locator(".legal-plays").first.get_by_role("img")).to_have_count(2)
    expect(phone.text("Earlier rulings")).to_be_visible()
    phone.tap("Remove the 9")
    expect(verdict).to_have_count(0)
    put(phone, "On the table", "Bo plays", "J")
    expect(verdict).to_have_count(0)
    phone.tap("Ask the referee")
    expect(verdict).to_have_text("Allowed")
    expect(phone.page.locator(".verdict-word", has_text="Not allowed")).to_have_count(1)  # among the earlier


def test_cards_stay_with_their_player_whoever_led(phone: Sheet, api: Phone) -> None:
    at_the_referee(phone, api)
    about(phone, "Ann")
    knows_all(phone)
    put(phone, "On the table", "Ann plays", "9")
    put(phone, "What do you know of Ann’s cards?", "Other cards held", "3 J")
    about(phone, "Cy")
    leads(phone, "Cy")
    expect(cards_in(paper(phone, "On the table"))).to_have_count(0)
    expect(cards_in(paper(phone, "What do you know of Cy’s cards?"))).to_have_count(0)
    expect(phone.page.locator(".send")).to_have_text("What did Cy play?")
    expect(phone.page.locator(".send")).to_be_disabled()
    about(phone, "Ann")
    put(phone, "On the table", "Cy", "10")
    expect(cards_in(paper(phone, "On the table"))).to_have_text(["10", "9"])
    expect(cards_in(paper(phone, "What do you know of Ann’s cards?"))).to_have_text(["3", "J"])
    phone.tap("Ask the referee")
    expect(phone.page.get_by_role("status").locator(".verdict-word")).to_have_text("Not allowed")


def test_a_holding_stays_with_whoever_wants_to_throw_it_in_and_is_judged(phone: Sheet, api: Phone) -> None:
    address, scorer = api.new_game("Ann Bo Cy", variant="rassi")
    phone.open(link_of(address, scorer.token))
    phone.go_to("Referee")
    phone.tap("Throwing in")
    who = paper(phone, "Who wants to throw in?")
    phone.tap("Bo", exact=True)
    put(phone, "Who wants to throw in?", "All cards Bo holds", "A 10")
    phone.tap("Ann", exact=True)
    expect(cards_in(who)).to_have_count(0)
    phone.tap("Bo", exact=True)
    expect(cards_in(who)).to_have_text(["A", "10"])
    put(phone, "Who wants to throw in?", "All cards Bo holds", "9 8 5 K")
    phone.tap("Ask the referee")
    expect(phone.page.locator(".verdict-word").first).to_have_text("Not allowed")
    expect(phone.text("Bo throwing in")).to_be_visible()


def leader_of(phone: Sheet, trick: int) -> Locator:
    return paper(phone, f"Trick {trick}").locator(".chip[aria-pressed=true]")


def note(phone: Sheet, trick: int, plays: str) -> None:
    """`Ann 5 Bo 9`: what was played to a trick."""
    words = plays.split()
    for name, card in zip(words[::2], words[1::2], strict=True):
        put(phone, f"Trick {trick}", name, card)


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


def test_a_hand_that_is_being_noted_is_not_lost_and_its_form_is_empty_once_it_is_entered(
    phone: Sheet, api: Phone
) -> None:
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
    phone.tap("Undo", exact=True)
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
    note(phone, 1, "Bo 4 Ann 9")
    note(phone, 2, "Ann 3 Bo 5")
    phone.tap("Check the hand")
    expect(phone.page.get_by_role("status").locator(".verdict-word")).to_have_text("Allowed")
    expect(phone.text("1. Ann · 2. Bo")).to_be_visible()
    phone.tap("Enter its last trick")
    phone.tap("Record hand 2")
    phone.score("Bo", "9")
    phone.go_to("Referee")
    phone.tap("A whole hand")
    expect(cards_in(paper(phone, "Trick 1"))).to_have_count(0)


def test_a_hand_noted_in_part_is_judged_by_what_there_is(phone: Sheet, api: Phone) -> None:
    at_the_referee(phone, api, cards=4)
    phone.tap("A whole hand")
    expect(phone.page.locator(".send")).to_have_text("What did Ann play?")
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


def test_a_play_is_asked_about_with_few_taps_from_the_board_with_one_less(phone: Sheet, api: Phone) -> None:
    at_the_referee(phone, api)
    phone.go_to("Board")
    finger = Finger(phone)
    finger.tap(phone.page.get_by_role("link", name="Referee"))
    finger.tap(phone.page.get_by_role("group", name="Whose play").get_by_role("button", name="Cy"))
    finger.tap(phone.page.get_by_role("group", name="Who led").get_by_role("button", name="Ann"))
    finger.keys("8 10 9 3")
    finger.button("Ask the referee")
    expect(phone.page.get_by_role("status").locator(".verdict-word")).to_have_text("Not allowed")
    assert finger.taps == 8
    address, scorer = api.new_game("Ann Bo Cy", variant="agurk", title="Another")
    at_board(phone, address, scorer)
    expect(phone.page.get_by_role("heading", name="Another", exact=True)).to_be_visible()
    finger = Finger(phone)
    finger.press("Cy")
    finger.tap(phone.page.get_by_role("link", name="Was that allowed?"))
    assert finger.taps == 2
    finger.keys("8 10 9 3")
    finger.button("Ask the referee")
    expect(phone.page.get_by_role("status").locator(".verdict-word")).to_have_text("Not allowed")
    assert finger.taps == 7
    knows_all(phone)
    phone.tap("Ask the referee")
    expect(phone.page.get_by_role("status").get_by_text("so Cy must play")).to_be_visible()


def test_a_question_from_the_board_has_what_the_game_knows_and_is_not_asked_empty(
    phone: Sheet, api: Phone
) -> None:
    address, scorer = api.new_game("Ann Bo Cy", variant="go-fish")
    at_board(phone, address, scorer)
    finger = Finger(phone)
    finger.press("Bo")
    finger.tap(phone.page.get_by_role("link", name="Was that allowed?"))
    assert finger.taps == 2
    asks = phone.page.get_by_role("group", name="Player", exact=True).get_by_role("button", name="Bo")
    expect(asks).to_have_attribute("aria-pressed", "true")
    expect(phone.text("May this be asked for?")).to_have_count(1)
    address, scorer = api.new_game("Ann Bo Cy", variant="snip-snap-snorem")
    at_board(phone, address, scorer)
    phone.go_to("Referee")
    expect(phone.button("Missing: Pile")).to_be_disabled()
    expect(phone.text("May this card be played?")).to_have_count(1)


def test_a_whole_hand_is_checked_with_few_taps_and_in_sets_the_others_follow_by_themselves(
    phone: Sheet, api: Phone
) -> None:
    at_the_referee(phone, api, names="Ann Bo Cy Dee", cards=3)
    finger = Finger(phone)
    finger.button("A whole hand")
    finger.keys("5 9 9 2 A 3 4 5 8 Q 7 6")
    finger.button("Check the hand")
    expect(phone.text("1. Cy · 2. Cy · 3. Dee")).to_be_visible()
    assert finger.taps == 14
    three = {"deal": {"cards": 3}}
    address, scorer = api.new_game("Ann Bo Cy", variant="gurka-iceland", title="Sets", house_rules=three)
    at_board(phone, address, scorer)
    expect(phone.page.get_by_role("heading", name="Sets", exact=True)).to_be_visible()
    phone.go_to("Referee")
    phone.tap("A whole hand")
    for card in ("5", "5"):
        phone.key(card).click()
    phone.tap("On to the next")
    for card in ("7", "8", "2", "3"):
        phone.key(card).click()
    expect(cards_in(paper(phone, "Trick 1"))).to_have_text(["5", "5", "7", "8", "2", "3"])
    expect(phone.page.locator(".slot-current")).to_contain_text("Bo")
    phone.key("9").click()
    phone.tap("Take back the last card")
    phone.tap("Take back the last card")
    expect(cards_in(paper(phone, "Trick 1"))).to_have_text(["5", "5", "7", "8", "2"])


def test_the_keys_of_the_referee_keep_their_place(phone: Sheet, api: Phone) -> None:
    at_the_referee(phone, api)
    steady = phone.page.locator(".key, .send")
    expect(steady.first).to_be_visible()
    before = boxes(steady)
    about(phone, "Cy")
    assert boxes(steady) == before
    for card in ("8", "10", "9", "3"):
        phone.key(card).click()
        assert boxes(steady) == before
    phone.tap("A whole hand")
    for card in ("8", "10", "9"):
        phone.key(card).click()
        assert boxes(steady) == before


def test_whoever_watches_is_not_sent_to_the_referee_who_says_you_to_the_player_whose_phone_it_is(
    phone: Sheet, api: Phone
) -> None:
    address, scorer = api.new_game("Ann Bo Cy", variant="agurk")
    phone.open(link_of(address))
    phone.player("Cy").locator("summary").click()
    expect(phone.player("Cy").get_by_text("Nothing has changed this score yet.")).to_be_visible()
    phone.button("More about Cy").press("Enter")
    expect(phone.page.get_by_role("dialog").get_by_role("link")).to_have_count(0)
    phone.page.keyboard.press("Escape")
    cys = scorer.send("POST", f"{address}/tokens", {"scope": "score", "label": "Cy"}).document["token"]
    phone.open(link_of(address, cys))
    phone.go_to("Referee")
    about(phone, "Cy")
    knows_all(phone)
    for card in ("8", "10", "9", "3"):
        phone.key(card).click()
    phone.tap("Ask the referee")
    expect(phone.page.get_by_role("status").get_by_text("so you must play")).to_be_visible()
