"""Server-sent events: a subscription as blocks of text, as long as its client listens.

Source: https://html.spec.whatwg.org/multipage/server-sent-events.html
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from referee.service.games.watch import TIME_IS_UP, EndOfStream, Subscription
from referee.service.runtime import dumps
from referee.translations import SPEECH
from referee.words.said import Said, as_text
from referee.words.speech import ENGLISH
from referee.words.spoken import spoken

EVENT_STREAM = "text/event-stream"
_NOTHING = b""
"""An empty block. It sends nothing, but lets the server notice that its client has gone."""
_PING = b": ping\n\n"


@dataclass(frozen=True, slots=True)
class Pace:
    """The pace of a stream: how often it shows that it is alive, and how long it lasts."""

    beat_s: float = 1.0
    """After how long a client that has gone is noticed."""
    ping_s: float = 15.0
    """Proxies cut off connections that are silent for longer."""
    life_s: float = 300.0
    retry_ms: int = 1000
    """After how long a client shall connect again."""


PACE = Pace()


def blocks(
    watch: Subscription, *, known: str | None, language: str = ENGLISH, pace: Pace = PACE
) -> Iterator[bytes]:
    """The blocks for a client that knows version `known`, until the subscription or its time is over."""
    say = partial(SPEECH.say, language=language)
    sent, begun = _version(watch, known), time.monotonic()
    yield b"retry: %d\n\n" % pace.retry_ms
    last = begun
    while True:
        game, ending, now = watch.game, watch.ending, time.monotonic()
        if ending is not None or now - begun >= pace.life_s:
            yield _end(ending or TIME_IS_UP, say)
            return
        if game.version > sent:
            sent, last = game.version, now
            yield _event(game.version, spoken(game.view, say))
        elif now - last >= pace.ping_s:
            last = now
            yield _PING
        else:
            yield _NOTHING
        watch.wait(timeout_s=pace.beat_s)


def _version(watch: Subscription, known: str | None) -> int:
    """The version that the client has; 0 when it is not the game's at the moment."""
    version = watch.game.version
    return version if known == str(version) else 0


def _event(version: int, view: str) -> bytes:
    return f"id: {version}\nevent: game\ndata: {view}\n\n".encode()


def _end(ending: EndOfStream, say: Callable[[Said], str]) -> bytes:
    facts = {"reason": ending.reason, "detail": as_text(ending.detail), "reconnect": ending.again}
    return f"event: end\ndata: {spoken(dumps(facts), say)}\n\n".encode()
