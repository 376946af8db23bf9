"""An engine in WebAssembly answers as the server does: the same body, status and headers, byte for byte."""

from __future__ import annotations

import gzip
import json
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing
from itertools import cycle, islice
from pathlib import Path
from random import Random
from subprocess import CompletedProcess
from typing import Any
from urllib.parse import quote

import pytest
from werkzeug.test import run_wsgi_app

from referee.api.foundation.context import NAME
from referee.app import create_app
from referee.families.protocol import AnyFamily
from referee.families.registry import OWN
from referee.phone.files import files_in
from referee.phone.sources import archives
from referee.settings import Settings
from referee.store.opening import open_store
from referee.text_sheet import TextSheet
from referee.translations import languages
from tests.api.any_games import AnyGame, acts_in, as_in, sheets_of
from tests.api.service import Clock, Game, Service, created
from tests.documents import ROOT
from tests.families.house_rule_claims import QUESTIONS
from tests.phone.prepared import prepared_in
from tests.phone.steps import Steps
from tests.test_worked_examples import EXAMPLES
from tests.worked_examples import sheet_of

HERE = Path(__file__).parent
CLAIMS = ROOT / "examples" / "claims"
ALWAYS = ("", "/hands?all_acts=true")
IN_TURN = cycle(
    [
        "/hands?limit=2",
        "/hands/1",
        "/hands/999",
        "/events",
        "/pot",
        "/rules",
        "/record",
        "/claims",
        "/score-sheet?format=html",
        "/score-sheet?format=csv&tz=Europe/Warsaw",
        "/score-sheet?format=svg",
        "/nothing",
    ]
)
"""What is read of each game at its end, and in turn what else of each."""
ELSE = 4
"""Of so many."""
BY_CHANCE = 5
"""Of so many golden sheets one is played with acts by chance."""
ALL = "REFEREE_CASES" in os.environ
"""True if all golden sheets are played, and not only some that have all kinds of acts."""
STATUSES = {200, 201, 400, 401, 404, 405, 409, 412, 413, 422}
"""Of answers, all of which must have come."""
TAGS = cycle(languages())
Answer = list[Any]
"""Its status, its headers in order, and its body."""


class Recorder:
    """A WSGI application that keeps the requests which another one answers, and its answers."""

    def __init__(self, application: Any, steps: Steps) -> None:
        self._application, self._steps = application, steps
        self.requests: list[list[Any]] = []
        self.answers: list[Answer] = []

    def __call__(self, environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
        """Answers a request, with a number as its id."""
        environ["HTTP_X_REQUEST_ID"] = f"request-{len(self.requests)}"
        self.requests.append(_written(environ))
        self._steps.step()
        answered, status, headers = run_wsgi_app(self._application, environ, buffered=True)
        body = b"".join(answered)
        self.answers.append([int(status.split()[0]), sorted(map(list, headers)), body.decode("latin-1")])
        start_response(status, list(headers))
        return [body]


def _written(environ: dict[str, Any]) -> list[Any]:
    """A request as JSON: its method, address, headers and body, and the bytes of that as characters."""
    body = environ["wsgi.input"].read()
    environ["wsgi.input"].seek(0)
    headers = [(name[5:].replace("_", "-"), value) for name, value in environ.items() if name[:5] == "HTTP_"]
    if "CONTENT_TYPE" in environ:
        headers.append(("Content-Type", environ["CONTENT_TYPE"]))
    address = quote(environ["PATH_INFO"].encode("latin-1"), safe="/:@!$&'()*+,;=~")
    query = environ.get("QUERY_STRING")
    return [
        environ["REQUEST_METHOD"],
        f"{address}?{query}" if query else address,
        headers,
        body.decode("latin-1"),
    ]


def the_dialogue(folder: Path) -> Recorder:
    """What phones ask a server about every golden sheet, example and claim, and what it answers."""
    database, steps = folder / "server.db", Steps()
    settings = Settings(database=str(database), rate_limit="off", creation_limit="off")
    with closing(open_store(settings.database)) as store:
        app = create_app(settings, store=store, runtime=steps.runtime)
        service = Service(app, database, Clock())
        app.wsgi_app = recorder = Recorder(app.wsgi_app, steps)  # type: ignore[method-assign]
        for family in OWN:
            _play(service, family)
            _ask(service, family)
        for question in QUESTIONS:
            asked = {"variant": question.variant, "house_rules": question.overrides, **question.claim}
            service.post("/v1/claims", asked, headers=_next_language())
        for example in EXAMPLES:
            sheet = sheet_of(example)
            _as_it_was(service, sheet.opening.family, sheet)
        for claim in sorted(CLAIMS.glob("*.json")):
            service.post("/v1/claims", claim.read_bytes(), headers=_next_language())
        _take_in_again(service)
        _ask_oddly(service)
        app.extensions[NAME].close()
    return recorder


def _play(service: Service, family: AnyFamily) -> None:
    """Plays golden sheets of a family, some with acts by chance between, and reads what is kept."""
    for number, sheet in enumerate(_chosen(sheets_of(family.id), family)):
        if number % BY_CHANCE == 0:
            game = AnyGame(service, family, sheet, Random(f"{family.id} {number}")).played()
        else:
            game = _as_it_was(service, family, sheet)
        for path in (*ALWAYS, *islice(IN_TURN, ELSE)):
            game.get(path, headers=_next_language())
        taken_in = service.post("/v1/records", game.read("/record"))
        Game(service, created(taken_in)).get("")


def _chosen(sheets: Sequence[TextSheet], family: AnyFamily) -> Iterator[TextSheet]:
    """The first sheet of a family, and each that has a kind of act which none before it has.

    The conformance suite asks about every variant, a server and an engine in WebAssembly alike.
    """
    had = set[str]()
    for sheet in sheets:
        kinds = {body["kind"] for body in acts_in(sheet, family)}
        if ALL or not kinds <= had:
            yield sheet
        had |= kinds


def _as_it_was(service: Service, family: AnyFamily, sheet: TextSheet) -> Game:
    """The game of a sheet, whose last hand is taken out again."""
    game = Game(service, created(service.post("/v1/games", as_in(sheet))))
    for body in acts_in(sheet, family):
        act = family.act(body.pop("kind"))
        if act is not None:
            game.post(f"/{act.path}", body, headers=_next_language())
    game.delete(f"/hands/{len(game.read('/hands?limit=200')['items'])}")
    return game


def _ask(service: Service, family: AnyFamily) -> None:
    """Reads the rules of a family, asks its example claims, and enters its example acts."""
    for variant in family.catalogue.variants():
        service.get(f"/v1/variants/{variant.id}", headers=_next_language())
        service.post("/v1/rules", {"variant": variant.id}, headers=_next_language())
    for claim in family.claims:
        for example in claim.examples:
            asked = {**example.game, "kind": claim.kind, **example.value}
            service.post("/v1/claims", asked, headers=_next_language())
    for act in family.acts:
        for example in act.examples:
            _enter(service, act.path, dict(example.game), [dict(body) for body in example.before], example)


def _enter(
    service: Service, path: str, begun: dict[str, Any], before: list[dict[str, Any]], last: Any
) -> None:
    """Begins the game of an example, and enters its acts; what is refused is answered alike, too."""
    players = begun.pop("players", [{"name": name} for name in ("Ann", "Bo", "Cy")])
    made = service.post("/v1/games", {"variant": "agurk", "players": players, **begun})
    if made.status_code == 201:
        game = Game(service, created(made))
        for body in before:
            game.post(f"/{body.pop('kind')}s", body)
        game.post(f"/{path}", dict(last.value), headers=_next_language())


def _take_in_again(service: Service) -> None:
    """Sends a record with an origin several times, and with another key."""
    record = service.new_game().read("/record") | {"origin": "019ac5d2-7b1e-7c3a-9f04-5d2e8b6a1c70"}
    for key in ("one", "one", "other"):
        service.post("/v1/records", record, headers={"Idempotency-Key": key} | _next_language())


def _ask_oddly(service: Service) -> None:
    """Sends what no phone should."""
    for path in ("/v1/families", "/v1/variants?limit=3", "/v1/variants/agurk/differences/gurka"):
        service.get(path, headers=_next_language())
    for body in (b"", b"{", b"[]", b'{"variant": "nothing"}', b"\xff", b"1" * 300_000):
        service.post("/v1/games", body, headers=_next_language())
        service.post("/v1/claims", body, headers=_next_language())
    game = service.new_game()
    for method in ("PUT", "OPTIONS", "DELETE", "HEAD", "TRACE"):
        service.client.open(game.path, method=method)
    for headers in (
        {"If-Match": '"7"'},
        {"If-Match": "x"},
        {"Idempotency-Key": "k" * 20},
        {"Accept": "text/css"},
    ):
        game.post("/hands", {"outcome": {"taker": "Ann", "card": "K"}}, headers=headers)
    game.post("/hands?preview=true", {"outcome": {"taker": "Bo", "card": "A"}})
    game.post("/hands", {"outcome": {"taker": "Bo", "card": "A"}}, token=None)
    game.post("/hands", {"outcome": {"taker": "Bo", "card": "A"}}, token="score_" + "0" * 36)


def _next_language() -> dict[str, str]:
    return {"Accept-Language": next(TAGS)}


def differences(recorder: Recorder, answers: list[Answer]) -> Iterator[str]:
    """The requests that are answered otherwise than the server does, with both answers."""
    assert len(answers) == len(recorder.answers)
    for request, expected, actual in zip(recorder.requests, recorder.answers, answers, strict=True):
        if expected != actual:
            yield f"{request}\n  server: {expected}\n  engine: {actual}"


@pytest.fixture(scope="module")
def exchange(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of what goes into WebAssembly and comes out."""
    return tmp_path_factory.mktemp("exchange")


@pytest.fixture(scope="module")
def dialogue(run_on_node: Callable[..., CompletedProcess[str]], exchange: Path) -> Recorder:
    """What phones ask a server, once an engine has answered the same, and the conformance suite."""
    asked = the_dialogue(exchange)
    lines = map(json.dumps, asked.requests)
    (exchange / "requests").write_text("\n".join(lines), encoding="utf-8")
    made = archives()
    folder = prepared_in(exchange / "prepared")
    ready = {file.name: gzip.decompress((folder / file.path).read_bytes()) for file in files_in(folder)}
    for name, content in (made | ready).items():
        (exchange / name).write_bytes(content)
    scripts = ("phone/replay.py", "phone/checkout.py", "phone/conform.py")
    script = str(HERE / "scripts.mjs")
    done = run_on_node(script, exchange, HERE.parent, exchange, ",".join(made), *scripts)
    assert done.returncode == 0, done.stderr[-2000:]
    return asked


def test_an_engine_in_webassembly_answers_as_the_server_does(dialogue: Recorder, exchange: Path) -> None:
    assert len(dialogue.requests) >= 1200
    assert {answer[0] for answer in dialogue.answers} >= STATUSES
    _, *answers = (exchange / "answers").read_text(encoding="utf-8").splitlines()
    assert [*differences(dialogue, [*map(json.loads, answers)])][:3] == []


@pytest.mark.usefixtures("dialogue")
def test_an_engine_in_webassembly_conforms(exchange: Path) -> None:
    variants, compared, *different = (exchange / "conformance").read_text(encoding="utf-8").splitlines()
    assert different[:3] == []
    assert int(variants) == sum(1 for family in OWN for _ in family.catalogue.variants())
    assert int(compared) > 300
