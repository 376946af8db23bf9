"""Rows to try a store with, and what other processes are asked to do to it."""

from dataclasses import replace
from multiprocessing.synchronize import Barrier

from referee.store import (
    Store,
    StoredAnswer,
    StoredEntry,
    StoredEvent,
    StoredGame,
    StoredOrigin,
    StoredToken,
)
from referee.store.opening import open_store

AT = "2026-11-05T20:15:00Z"
LATER = "2026-11-05T21:00:00Z"


def game(game_id: str = "Game1", **changes) -> StoredGame:
    new_game = StoredGame(game_id, 0, "agurk", "open", "link", '{"rules":1}', '{"s":1}', '{"v":1}', AT, AT)
    return replace(new_game, **changes)


def event(game_id: str = "Game1", number: int = 1, **changes) -> StoredEvent:
    return replace(StoredEvent(game_id, number, "hand", f'{{"n":{number}}}', AT, "Ann's phone"), **changes)


def entry(position: int, *, hand: int | None = None, game_id: str = "Game1", **changes) -> StoredEntry:
    return replace(StoredEntry(game_id, position, position, hand, f'{{"p":{position}}}'), **changes)


def token(token_id: str = "t1", *, game_id: str = "Game1", **changes) -> StoredToken:
    new_token = StoredToken(token_id, game_id, "score", "Ann", token_id.encode().ljust(32, b"\0"), AT)
    return replace(new_token, **changes)


def answer(scope: bytes = b"scope", **changes) -> StoredAnswer:
    return replace(StoredAnswer(scope, b"fingerprint", b"\x00\xffsealed", AT), **changes)


def origin(scope: bytes = b"origin", **changes) -> StoredOrigin:
    return replace(StoredOrigin(scope, "Game1", b"\x00\xffsealed"), **changes)


def begin_game(store: Store, game_id: str = "Game1") -> None:
    with store.write() as writing:
        writing.add_game(game(game_id))


def play_hand(store: Store, game_id: str = "Game1") -> None:
    """Reads the game, then writes what follows from that: lost when another does so in between."""
    with store.write() as writing:
        now = writing.game(game_id)
        number = now.version + 1
        writing.save_game(replace(now, version=number, state=f'{{"hands":{number}}}'), was=now.version)
        writing.add_event(event(game_id, number))
        writing.put_entries(game_id, begin=number, entries=[entry(number, hand=number, game_id=game_id)])
        writing.keep_answer(answer(f"{game_id}/{number}".encode()))


def play_hands(address: str, game_id: str, hands: int) -> None:
    store = open_store(address)
    for _ in range(hands):
        play_hand(store, game_id)
    store.close()


def open_together(addresses: list[str], barrier: Barrier) -> None:
    """Opens each of these new stores at the same moment as the other processes do."""
    for address in addresses:
        barrier.wait(timeout=120)
        open_store(address).close()


def look(store: Store, question: str, *args, **kwargs):
    """The answer to one question."""
    with store.read() as reading:
        return getattr(reading, question)(*args, **kwargs)
