"""The players who stay and the cards they draw: read, and checked by the rules of staying."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from referee.errors import pointer_part
from referee.families.bourre.referee.passing import Passing, must_stay
from referee.families.bourre.referee.tricks import Staying
from referee.families.bourre.rules.sections.deal import FROM_THE_STOCK, PACK
from referee.families.bourre.rules.sections.draw import draws_at_most
from referee.families.bourre.table.next_hand import first_to_speak
from referee.families.bourre.table.reading import Reader, Trumps
from referee.families.documents import Document
from referee.families.protocol import FIRST_EDITION
from referee.families.steps import player_id
from referee.words.said import Argument, Said


def in_order(reader: Reader, dealer: int, seats: Sequence[int], chosen: Iterable[int]) -> tuple[int, ...]:
    """Some of those at the table, in order of play: from the dealer's left."""
    return tuple(reader.table.around(first_to_speak(reader.table, dealer, seats), {*chosen}))


def read_staying(reader: Reader, document: Document, deal: tuple[int, Sequence[int]]) -> Staying:
    """Those who stay, with what they drew and threw away; `deal` is the dealer and all at the table.

    Where nobody says who stays, their tricks do, or with a winner all who did not pass.
    """
    dealer, seats = deal
    given: Sequence[Document] = document.get("stay") or ()
    named = [(stayer["player"], f"/stay/{at}/player") for at, stayer in enumerate(given)]
    is_by_passing = "winner" in document and "stay" not in document
    naming = named if "stay" in document or is_by_passing else _named_by_tricks(document)
    by_path = reader.each_once(naming, seats)
    pairs = zip(given, named, strict=True)
    drawn = {path: stayer["draws"] for stayer, (_, path) in pairs if "draws" in stayer}
    draws = {by_path[path]: count for path, count in drawn.items() if path in by_path}
    passing = _passing(reader, document, seats)
    chosen = _not_passing(reader, passing, seats) if is_by_passing else by_path.values()
    stayers = in_order(reader, dealer, seats, chosen)
    discards = _discards(reader, document.get("discards") or {}, seats)
    is_sure = len(by_path) == len(naming) and len(passing) == len(document.get("passed") or ())
    staying = Staying(dealer, stayers, draws, discards, seats, is_sure=is_sure)
    if reader.table.edition > FIRST_EDITION:
        _check_discards(reader, staying)
    _check_draws(reader, {path: draws[seat] for path, seat in by_path.items() if seat in draws}, len(seats))
    return staying


def _passing(reader: Reader, document: Document, seats: Sequence[int]) -> list[int]:
    """Those who passed, where they are told instead of those who stay."""
    passed: Sequence[str] = document.get("passed") or ()
    if passed and ("stay" in document or "winner" not in document):
        message = Said("bourre-passed-without-winner")
        reader.wrong("/passed", "hand_must_have_one_form", message, ["stay"])
        return []
    return [*reader.each_once(((text, f"/passed/{at}") for at, text in enumerate(passed)), seats).values()]


def _not_passing(reader: Reader, passing: Iterable[int], seats: Sequence[int]) -> list[int]:
    """All who may stay and did not pass: in a play-off only those who tied."""
    may_stay = reader.table.may_stay
    free = [seat for seat in seats if may_stay is None or seat in may_stay]
    return [seat for seat in free if seat not in passing]


def _named_by_tricks(document: Document) -> list[tuple[str, str]]:
    """The players who have taken tricks, or played to the first one, each with the place where it says so."""
    tricks_taken: Document = document.get("taken") or {}
    first = next(iter(document.get("tricks") or ()), ())
    played = [(play["player"], f"/tricks/0/{at}/player") for at, play in enumerate(first)]
    return [(text, f"/taken/{pointer_part(text)}") for text in tricks_taken] or played


def _discards(
    reader: Reader, given: Mapping[str, Sequence[str]], seats: Sequence[int]
) -> dict[int, list[int]]:
    """The cards that each threw away, by seat."""
    paths = {f"/discards/{pointer_part(text)}": texts for text, texts in given.items()}
    by_path = reader.each_once(zip(given, paths, strict=True), seats)
    thrown = {seat: reader.cards(paths[path], path) for path, seat in by_path.items()}
    for path, seat in by_path.items():
        reader.check_no_duplicates(thrown[seat], path)
    return thrown


def _check_discards(reader: Reader, staying: Staying) -> None:
    """Notes players who threw away more than they drew; not all of it need be given."""
    for seat, thrown in staying.discards.items():
        drew = staying.draws.get(seat, len(thrown))
        if len(thrown) > drew:
            args: dict[str, Argument] = {"player": reader.table.person(seat), "cards": len(thrown)}
            message = Said("bourre-threw-away-more", {**args, "drew": drew})
            path = f"/discards/{player_id(seat)}"
            reader.wrong(path, "total_must_match_the_cards", message, drew, len(thrown))


def _check_draws(reader: Reader, draws: Mapping[str, int], players: int) -> None:
    """Notes draws of more cards than the rules allow, or than the stock has."""
    rules, most = reader.rules, draws_at_most(reader.rules, players)
    for path, count in draws.items():
        if not 0 <= count <= most:
            message = Said("bourre-draws-at-most", {"players": players, "most": most, "given": count})
            reader.wrong(path.removesuffix("player") + "draws", "draws_must_be_allowed", message, most, count)
    stock = PACK - players * rules.deal.cards - (rules.deal.trump in FROM_THE_STOCK)
    drawn = sum(draws.values())
    if not rules.draw.reshuffle and drawn > stock:
        message = Said("bourre-stock-too-small", {"cards": drawn, "stock": stock})
        reader.wrong("/stay", "stock_must_suffice", message, stock, drawn)


def check_dealer(reader: Reader, staying: Staying, trumps: Trumps | None) -> None:
    """Notes a dealer who has to stay and does not, unless it is a play-off or a name is unclear."""
    if reader.table.may_stay is not None or staying.dealer in staying.stayers or not staying.is_sure:
        return
    player = reader.table.person(staying.dealer)
    if must_stay(reader.rules, Passing(player, True, trumps, None)):
        args: dict[str, Argument] = {"player": player}
        message = Said("bourre-dealer-must-stay", {**args, "must": reader.rules.stay.must.value})
        reader.wrong("/stay", "dealer_must_stay", message, player_id(staying.dealer))
