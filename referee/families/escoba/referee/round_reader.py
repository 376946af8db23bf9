"""Reading a round play by play, for an audit or to be scored."""

from __future__ import annotations

from collections.abc import Sequence

from referee.cards import Card
from referee.families.documents import Document
from referee.families.escoba.referee.replay import Deals, PlayedCard
from referee.families.escoba.table.reading import CARDS_DEALT, ON_THE_TABLE, EscobaReader


def read_deals(reader: EscobaReader, document: Document) -> tuple[tuple[Card, ...], Deals]:
    """The cards that were dealt to the table, and the deals; what is wrong is noted."""
    dealt = reader.cards(document["table"], "/table", with_suit=True)
    reader.check_pack({ON_THE_TABLE: dealt}, "/table")
    reader.check_count(len(dealt), reader.table.rules.deal.table, "/table", CARDS_DEALT)
    return dealt, [_plays(reader, plays, f"/deals/{at}") for at, plays in enumerate(document["deals"])]


def _plays(reader: EscobaReader, plays: Sequence[Document], path: str) -> list[PlayedCard]:
    read = [_play(reader, play, f"{path}/{at}") for at, play in enumerate(plays)]
    return [played for played in read if played is not None]


def _play(reader: EscobaReader, play: Document, path: str) -> PlayedCard | None:
    seat = reader.seat(play["player"], f"{path}/player")
    card = reader.card(play["card"], f"{path}/card", with_suit=True)
    take = reader.cards(play.get("take") or (), f"{path}/take", with_suit=True)
    missed = reader.cards(play.get("missed") or (), f"{path}/missed", with_suit=True)
    return None if seat is None or card is None else PlayedCard(seat, card, take, missed)
