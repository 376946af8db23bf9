"""The suite, made by asking our own service: `python -m tests.suite` writes it anew."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from referee.api.foundation.context import NAME
from referee.app import create_app
from referee.conformance.sides import OverApi
from referee.conformance.suite import Chapter, Claim, Game, Step, written
from referee.families.protocol import AnyFamily
from referee.families.registry import OWN
from referee.settings import Settings
from referee.store.opening import open_store
from tests.suite.chapters import (
    Play,
    Question,
    plays_of,
    questions_of,
    rules_fit,
    spoilt_plays,
    wrong_openings,
)

FOLDER = Path(__file__).parents[1] / "conformance"
MOST_ALIKE = 3
"""So many claims of a kind may have the same answer in a variant."""


@contextmanager
def own_service() -> Iterator[OverApi]:
    """Our own service as a side, without a network."""
    with TemporaryDirectory() as folder:
        settings = Settings(database=f"{folder}/suite.db", rate_limit="off", creation_limit="off")
        with closing(open_store(settings.database)) as store:
            app = create_app(settings, store=store)
            client = app.test_client()

            def send(method: str, path: str, body: Any, token: str | None) -> tuple[int, Any]:
                headers = {} if token is None else {"Authorization": f"Bearer {token}"}
                response = client.open(path, method=method, json=body, headers=headers)
                return response.status_code, response.get_json(silent=True)

            yield OverApi(send)
            app.extensions[NAME].close()


class Maker:
    """Chapters with their answers; it knows which codes came so far."""

    def __init__(self, side: OverApi) -> None:
        self._side = side
        self.codes = set[str]()

    def chapters(self) -> Iterator[Chapter]:
        """The chapters of every variant of ours."""
        for family in OWN:
            paths = {act.kind: act.path for act in family.acts}
            games = [self._game(play, paths) for play in plays_of(family)]
            games += self._with_new_codes(spoilt_plays(family), paths)
            games += self._with_new_codes(wrong_openings(family), paths)
            claims = [*self._claims(family)]
            for variant in family.catalogue.variants():
                yield Chapter(
                    family.id,
                    variant.id,
                    paths,
                    tuple(game for game in games if game.opening["variant"] == variant.id),
                    tuple(claim for claim in claims if claim.rules["variant"] == variant.id),
                )

    def _game(self, play: Play, paths: dict[str, str]) -> Game:
        begun = self._side.begin(play.opening, paths)
        self._note(begun)
        steps = () if "refused" in begun else tuple(self._step(request) for request in play.steps)
        return Game(play.name, play.opening, begun, steps)

    def _step(self, request: Any) -> Step:
        observed = self._side.step(request)
        self._note(observed)
        return Step(request, observed)

    def _with_new_codes(self, plays: Iterator[Play], paths: dict[str, str]) -> list[Game]:
        """The games of those that are refused with a code that has not come yet."""
        games = []
        for play in plays:
            before = len(self.codes)
            game = self._game(play, paths)
            if len(self.codes) > before:
                games.append(game)
        return games

    def _claims(self, family: AnyFamily) -> Iterator[Claim]:
        answers = Counter[str]()
        for question in questions_of(family):
            if rules_fit(family, question.rules):
                claim = self._claim(question)
                key = json.dumps([question.rules["variant"], question.claim["kind"], claim.expected])
                answers[key] += 1
                if answers[key] <= (1 if "refused" in claim.expected else MOST_ALIKE):
                    yield claim

    def _claim(self, question: Question) -> Claim:
        observed = self._side.ask(question.rules, question.claim)
        self._note(observed)
        return Claim(question.rules, question.claim, observed)

    def _note(self, observed: Any) -> None:
        self.codes |= codes_of(observed)


def codes_of(answer: Any) -> set[str]:
    """The codes that refusals and rulings name."""
    if isinstance(answer, dict):
        own = {answer["code"]} if isinstance(answer.get("code"), str) else set()
        return own.union(*map(codes_of, answer.values()))
    return set().union(*map(codes_of, answer)) if isinstance(answer, list) else set()


def make() -> dict[str, str]:
    """The text of each file, by its name."""
    with own_service() as side:
        return {f"{chapter.variant}.json": written(chapter) for chapter in Maker(side).chapters()}


def write() -> None:
    """Writes the suite into its folder, in place of what is there."""
    files = make()
    for file in FOLDER.glob("*.json"):
        if file.name not in {*files, "schema.json"}:
            file.unlink()
    for name, text in files.items():
        (FOLDER / name).write_text(text, encoding="utf-8")
