"""A phone that was made ready for no signal: it scores and rules by itself, and what it did arrives once."""

from __future__ import annotations

import json
import shutil
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from subprocess import CompletedProcess
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, Route, Worker, expect

import referee
from tests.browser.conftest import PHONE
from tests.browser.sheet import Sheet, link_of
from tests.browser.test_offline import CUT_OFF, go_online, hands_of
from tests.browser.test_referee_screen import about, knows_all, put
from tests.phone.prepared import prepared_in
from tests.serving import Phone, Server, serving

READY_MS = 600_000
"""The first start compiles all sources; later ones begin with what is kept of its memory."""
PATIENCE_MS = 120_000
WAITING = "Not sent yet"
WORKER = "navigator.serviceWorker.controller.scriptURL"
"""Which worker there is: one that is exchanged may leave requests without an answer."""
LOADS_NOTHING, LOADS_AGAIN = "void (caches.match = () => Promise.reject())", "void delete caches.match"
"""For the service worker: a start of the engine whose files do not come is broken off."""
EIGHT_DAYS_AGO = "void (Date.now = ((now) => () => now() - 8 * 864e5)(Date.now))"
DIES_BEFORE_IT_ANSWERS = "void (self.postMessage = () => self.close())"
EXCHANGED = """() => caches.keys().then((names) => {
  const main = document.querySelector("script[src*=main]").src;
  const sheets = names.filter((name) => name.startsWith("sheet-"));
  return sheets.length === 1 && main.includes(sheets[0].replace("sheet-", "/"));
})"""
"""True once the page is kept as the server has it now, and as no other."""
NEWER = "In this release cards are played in tricks"
CHANGES = [
    ("families/cucumber/rulebook/words/en.ftl", "Cards are played in tricks", NEWER),
    ("phone/engine.py", "_MOST_BYTES = 262_144", "_MOST_BYTES = 262_143"),
    ("sheet/static/main.js", "/** Opens the score sheet", "/** Opens the sheet"),
]
"""What a later release has: in which file, instead of what."""
BEGUN = "performance.getEntriesByName('engine begun').map(({detail}) => detail)"
"""How each engine of a page has come to answer."""
ALL_MODULES = 900
"""So many and more are compiled for the first one, and later those that are others."""
SPOILT = """async () => {
  const [cache, spare] = [await caches.open("phone"), await caches.open("spare")];
  const script = (await cache.keys()).find(({url}) => url.endsWith("/pyodide.mjs"));
  await spare.put(script, await cache.match(script));
  await cache.put(script, new Response("import {", {headers: {"Content-Type": "text/javascript"}}));
}"""
"""A script becomes one that no browser can read."""
MENDED = """async () => {
  const [cache, spare] = [await caches.open("phone"), await caches.open("spare")];
  for (const script of await spare.keys()) await cache.put(script, await spare.match(script));
  await caches.delete("spare");
  localStorage.removeItem("engine starts");
}"""
"""It is as before, on the next day."""
MAKE_READY = """() => {
  const {src} = document.querySelector("script[src*=main]");
  return import(src.replace("main.js", "phone/readiness.js")).then(({makeReady}) => void makeReady());
}"""
"""As a tap on it does, which a phone that is ready does not offer."""
FORGETS_SLOWLY = """() => {
  const forget = IDBObjectStore.prototype.delete;
  IDBObjectStore.prototype.delete = function (...asked) {
    const until = performance.now() + 500;
    const goOn = () => performance.now() < until && (this.count().onsuccess = goOn);
    goOn();
    return forget.apply(this, asked);
  };
}"""
"""Storage takes a second for whatever is sent, in which the rest is not yet."""
CLEARED = """async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  indexedDB.deleteDatabase("referee");
  localStorage.clear();
}"""


@pytest.fixture(scope="module")
def server(
    run_on_node: Callable[..., CompletedProcess[str]], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """A server whose operator has prepared the files of phones."""
    assert callable(run_on_node)
    folder = tmp_path_factory.mktemp("phone")
    prepared_in(folder / "files")
    with serving(folder / "referee.db", phone_files=str(folder / "files")) as running:
        yield running


@pytest.fixture(scope="module")
def api(server: Server) -> Phone:
    return Phone(server.port)


@pytest.fixture(scope="module")
def phone(browser: Browser, server: Server) -> Iterator[Sheet]:
    """A phone that is made ready, as somebody does it from the first screen."""
    context = browser.new_context(
        viewport=PHONE, locale="en-GB", reduced_motion="reduce", service_workers="allow"
    )
    context.set_default_timeout(PATIENCE_MS)
    context.add_init_script(CUT_OFF)
    phone, wrong = Sheet(context.new_page(), f"http://127.0.0.1:{server.port}"), list[str]()
    phone.page.on("pageerror", lambda error: wrong.append(str(error)))
    expect.set_options(timeout=PATIENCE_MS)
    phone.open()
    phone.page.get_by_role("link", name="Make this phone ready for no signal").click()
    phone.tap("Make this phone ready for no signal (")
    expect(phone.text("This phone is ready for no signal.")).to_be_visible(timeout=READY_MS)
    [first] = phone.page.evaluate(BEGUN)
    assert not first["isFromMemory"]
    assert first["newModules"] > ALL_MODULES
    yield phone
    expect.set_options(timeout=PATIENCE_MS // 4)
    context.close()
    assert wrong == []


def opened(phone: Sheet, api: Phone, **more: Any) -> tuple[str, Phone]:
    """A game of Agurk that is open on the phone, which has all that it takes to go on without a signal."""
    address, scorer = api.new_game("Ann Bo Cy", variant="agurk", **more)
    phone.open(link_of(address, scorer.token))
    phone.score("Ann", "0")
    kept = f"record {address.rsplit('/', 1)[-1]}"
    phone.wait_until(lambda: kept in phone.everything_kept(), within_s=PATIENCE_MS / 1000)
    return address, scorer


def go_offline(phone: Sheet) -> None:
    """Cuts everything off at once: a phone that is ready has every file."""
    phone.page.evaluate("localStorage.cut = true")
    phone.page.context.set_offline(True)


def enter(phone: Sheet, number: int, plays: str) -> None:
    """A hand, whose score is on the board although it is not sent."""
    phone.tap(f"Enter hand {number}")
    phone.put_cards(plays)
    phone.send(number)
    expect(phone.page.locator(".board-foreseen")).to_be_visible()


def live_eight_days_ago(worker: Worker) -> None:
    """Puts the clock of an engine back, unless it has ended already."""
    with suppress(Error):
        worker.evaluate(EIGHT_DAYS_AGO)


def newer(folder: Path) -> str:
    """The Python of a later release, with another version, page, module and rule book."""
    package = folder / "referee"
    shutil.copytree(Path(referee.__file__).parent, package, ignore=shutil.ignore_patterns("__pycache__"))
    about = folder / "referee-99.0.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: referee\nVersion: 99.0.0\n")
    for path, before, after in CHANGES:
        text = (package / path).read_text(encoding="utf-8")
        assert before in text
        (package / path).write_text(text.replace(before, after, 1), encoding="utf-8")
    python = folder / "python"
    python.write_text(f'#!/bin/sh\nPYTHONPATH="{folder}" PYTHONSAFEPATH=1 exec "{sys.executable}" "$@"\n')
    python.chmod(0o755)
    return str(python)


@contextmanager
def updated(server: Server, folder: Path) -> Iterator[None]:
    """The later release in the place of a server, over its database."""
    later = Server(server.database, python=newer(folder), phone_files=str(server.database.parent / "files"))
    later.port = later.operations_port = server.port
    server.stop()
    try:
        later.start()
        yield
    finally:
        later.kill()


def begins_from_memory(phone: Sheet) -> None:
    """Every engine of this page has begun with what was kept of the first one's memory."""
    starts = phone.page.evaluate(BEGUN)
    assert starts
    assert all(start["isFromMemory"] for start in starts), starts


def has(phone: Sheet, path: str) -> bool:
    """True if the phone keeps a file."""
    return bool(phone.page.evaluate("(path) => caches.match(path).then(Boolean)", path))


def forget_answers(server: Server) -> None:
    """What time does: the server has no answers any more for requests that are repeated."""
    with closing(sqlite3.connect(server.database)) as database, database:
        assert database.execute("DELETE FROM answers").rowcount


def is_plain(phone: Sheet) -> None:
    """Nothing waits, and nothing is marked any more."""
    expect(phone.page.get_by_label(WAITING)).to_have_count(0)
    expect(phone.page.locator(".board-foreseen")).to_have_count(0)


def test_scores_corrections_and_rulings_are_worked_out_without_a_signal(phone: Sheet, api: Phone) -> None:
    address, _ = opened(phone, api)
    go_offline(phone)
    enter(phone, 1, "Ann 5 Bo 9 Cy 4")
    phone.score("Bo", "9")
    expect(phone.text("Worked out on this phone; 1 entry is not sent yet.")).to_be_visible()
    expect(phone.page.locator(".deal-line")).to_contain_text("Ann deals 7 · Bo leads")
    phone.tap("Enter hand 2")
    phone.put_cards("Bo 5 Cy 8 Ann 4")
    phone.score("Cy", "8")
    phone.page.goto(f"{phone.origin}/{link_of(address)}/amend/1")
    phone.page.locator(".grid-cell").nth(1).click()
    phone.key("10").click()
    expect(phone.page.locator(".correction")).to_contain_text("9 → 10")
    phone.page.locator(".correction-do button").click()
    phone.go_to("Board")
    phone.score("Bo", "10")
    phone.go_to("Referee")
    about(phone, "Bo")
    knows_all(phone)
    put(phone, "On the table", "Cy", "10")
    put(phone, "On the table", "Ann", "4")
    put(phone, "On the table", "Bo plays", "9")
    put(phone, "What do you know of Bo’s cards?", "Other cards held", "3 J")
    phone.tap("Ask the referee")
    expect(phone.page.get_by_role("status").locator(".verdict-word")).to_have_text("Not allowed")
    phone.page.goto(f"{phone.origin}/{link_of(address)}/rules")
    expect(phone.page.locator(".rulebook")).to_contain_text("Cards are played in tricks")
    phone.page.goto(f"{phone.origin}/{link_of(address)}")
    phone.page.reload()
    phone.score("Bo", "10")
    phone.page.workers[0].evaluate(DIES_BEFORE_IT_ANSWERS)
    enter(phone, 3, "Cy 7 Ann 6 Bo 2")
    phone.score("Cy", "15")
    begins_from_memory(phone)
    assert hands_of(api, address) == []
    phone.page.evaluate(FORGETS_SLOWLY)
    go_online(phone)
    is_plain(phone)
    phone.score("Cy", "15")
    assert hands_of(api, address) == [(1, 10), (2, 8), (3, 7)]


SPOKEN = [
    ("da", "Dansk", "Der spilles stik for stik", False),
    ("fr", "Français", "On joue par plis, dans le sens des aiguilles d’une montre", True),
]
"""Languages, how they call themselves, what their rule book says, and whether the page is loaded again."""
KEEPS = """async (language) => {
  const kept = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
  const paths = (await Promise.all(kept)).flat().map(({url}) => url);
  return ["cucumber/messages/*/later.js", "phone/messages/*/phone.js"].every((file) =>
    paths.some((path) => path.endsWith(file.replace("*", language))));
}"""


def test_it_speaks_the_players_language_without_a_signal(phone: Sheet, api: Phone) -> None:
    worker = phone.page.evaluate(WORKER)
    for language, name, book, is_loaded_again in SPOKEN:
        phone.open("#/settings")
        phone.tap(name, exact=True)
        expect(phone.page.locator("html")).to_have_attribute("lang", language)
        phone.page.wait_for_function(KEEPS, arg=language)
        address, _ = opened(phone, api)
        go_offline(phone)
        phone.page.goto(f"{phone.origin}/{link_of(address)}/rules")
        if is_loaded_again:
            phone.page.reload()
        expect(phone.page.locator(".rulebook")).to_contain_text(book)
        go_online(phone)
    phone.open("#/settings")
    phone.tap("English", exact=True)
    expect(phone.page.locator("html")).to_have_attribute("lang", "en")
    assert phone.page.evaluate(WORKER) == worker


def test_a_game_begun_without_a_signal_comes_to_the_server_once_whatever_is_in_its_way(
    phone: Sheet, api: Phone, server: Server
) -> None:
    phone.begin("Agurk", "Ann Bo Cy")
    [worker] = phone.page.context.service_workers
    phone.page.evaluate(EIGHT_DAYS_AGO)
    phone.page.on("worker", live_eight_days_ago)
    worker.evaluate(LOADS_NOTHING)
    go_offline(phone)
    phone.tap("Start the game")
    expect(phone.text("this phone could not begin the game itself just now. It tries again")).to_be_visible()
    worker.evaluate(LOADS_AGAIN)
    expect(phone.button("Enter hand 1")).to_be_visible()
    local = phone.page.url
    for number, plays in enumerate(["Bo 2 Cy 3 Ann 2", "Cy 3 Ann 2 Bo 4"] * 2, start=1):
        enter(phone, number, plays)
    expect(phone.page.get_by_label(WAITING)).to_be_visible()
    phone.go_to("Share")
    expect(phone.text("Sharing needs a connection.")).to_be_visible()
    phone.page.goto(local)
    phone.page.close()
    page = phone.page.context.new_page()
    again = Sheet(page, phone.origin)
    page.goto(local)
    again.score("Cy", "6")
    troubles = ["the answer is lost", "another release"]

    def disturb(route: Route) -> None:
        if "another release" in troubles:
            record = json.loads(route.request.post_data or "")
            return route.continue_(post_data=json.dumps(record | {"variant": "agurk of before"}))
        if not troubles:
            return route.continue_()
        troubles.clear()
        route.fetch()
        forget_answers(server)
        return route.abort()

    page.context.route("**/v1/records", disturb)
    go_online(again)
    expect(again.text("the service does not take it as it is. It stays on this phone.")).to_be_visible()
    again.score("Cy", "6")
    troubles.remove("another release")
    page.reload()
    page.wait_for_url(lambda url: url != local)
    is_plain(again)
    again.score("Cy", "6")
    page.context.unroute("**/v1/records")
    address = f"/v1/games/{page.url.rsplit('/', 1)[-1]}"
    record = api.send("GET", f"{address}/record").document
    assert [event["kind"] for event in record["events"]] == ["hand"] * 4
    times = [record["game"]["created_at"], *(event["at"] for event in record["events"])]
    assert times == sorted(times)
    assert times[0] != times[-1]
    away = [datetime.now(UTC) - datetime.fromisoformat(time) for time in times]
    assert {round(time / timedelta(days=1)) for time in away} == {8}
    assert not troubles
    object.__setattr__(phone, "page", page)


def test_of_two_phones_the_one_that_was_away_is_told_of_the_other(phone: Sheet, api: Phone) -> None:
    address, scorer = opened(phone, api)
    go_offline(phone)
    enter(phone, 1, "Ann 5 Bo 9 Cy 4")
    phone.score("Bo", "9")
    scorer.send("POST", f"{address}/hands", {"outcome": {"taker": "Cy", "card": "8"}})
    go_online(phone)
    expect(phone.page.get_by_label(WAITING).get_by_role("alert")).to_be_visible()
    expect(phone.page.locator(".board-foreseen")).to_have_count(0)
    phone.score("Cy", "8")
    phone.tap("Discard")
    is_plain(phone)
    assert hands_of(api, address) == [(1, 8)]


def test_where_a_browser_cannot_run_an_engine_the_page_is_as_without_one(phone: Sheet, api: Phone) -> None:
    address, _ = opened(phone, api)
    phone.page.reload()
    phone.score("Ann", "0")
    phone.page.evaluate(SPOILT)
    go_offline(phone)
    phone.tap("Enter hand 1")
    phone.put_cards("Ann 5 Bo 9 Cy 4")
    phone.send(1)
    expect(phone.page.get_by_label(WAITING)).to_be_visible()
    expect(phone.page.locator(".board-foreseen")).to_have_count(0)
    phone.score("Bo", "0")
    phone.begin("Agurk", "Ann Bo")
    phone.tap("Start the game")
    expect(phone.text("What begins games on this phone did not start today")).to_be_visible()
    phone.open("#/settings")
    expect(phone.text("It did not start today, and is tried again tomorrow.")).to_be_visible()
    go_online(phone)
    phone.page.evaluate(MAKE_READY)
    expect(phone.text("It does not start in this browser.")).to_be_visible()
    phone.page.evaluate(MENDED)
    phone.tap("Try again")
    expect(phone.text("This phone is ready for no signal.")).to_be_visible()
    begins_from_memory(phone)
    phone.open(link_of(address))
    is_plain(phone)
    phone.score("Bo", "9")
    assert hands_of(api, address) == [(1, 9)]


def test_an_update_of_the_server_is_loaded_by_itself_and_storage_that_is_cleared_is_no_harm(
    phone: Sheet, api: Phone, server: Server, tmp_path: Path
) -> None:
    address, _ = opened(phone, api)
    go_offline(phone)
    enter(phone, 1, "Ann 5 Bo 9 Cy 4")
    with updated(server, tmp_path):
        phone.page.reload()
        phone.score("Bo", "9")
        go_online(phone)
        is_plain(phone)
        phone.score("Bo", "9")
        assert hands_of(api, address) == [(1, 9)]
        phone.open("#/settings")
        for file in api.send("GET", "/phone/files.json").document["files"]:
            phone.wait_until(lambda path=file["path"]: has(phone, path), within_s=READY_MS / 1000)
        expect(phone.text("This phone is ready for no signal.")).to_be_visible(timeout=READY_MS)
        [updated_start] = [start for start in phone.page.evaluate(BEGUN) if not start["isFromMemory"]]
        assert updated_start["newModules"] == 1
        phone.page.reload()
        phone.page.wait_for_function(EXCHANGED)
        another, _ = opened(phone, api)
        go_offline(phone)
        enter(phone, 1, "Ann 5 Bo 9 Cy 4")
        phone.page.goto(f"{phone.origin}/{link_of(another)}/rules")
        expect(phone.page.locator(".rulebook")).to_contain_text(NEWER)
        go_online(phone)
        phone.open(link_of(another))
        is_plain(phone)
        assert hands_of(api, another) == [(1, 9)]
        phone.page.evaluate(CLEARED)
        phone.open()
        phone.page.reload()
        phone.begin("Agurk", "Ann Bo")
        phone.start()
        phone.open("#/settings")
        expect(phone.button("Make this phone ready for no signal (")).to_be_visible()
        assert json.loads(phone.everything_kept())
