"""Consistency of options with each other, with the number of players and with the pack."""

from __future__ import annotations

from collections.abc import Iterator

from referee.cards import Deck, Pack, pack_of
from referee.errors import Violation
from referee.families.options.fitting import Fitting, contradiction
from referee.families.rummy.rules.options import Rules
from referee.words.said import Argument, Said, Typed


def pack_for(rules: Rules, players: int) -> Pack:
    """The cards with which so many play.

    >>> pack_for(Rules(), 2).size
    52
    """
    return pack_of(Deck.FRENCH, packs=rules.pack.for_players(players), jokers=rules.pack.jokers)


def cards_each(rules: Rules, players: int) -> int:
    """The cards that each of so many players has, which the rules must say."""
    return rules.deal.cards[players]


def _two_play_gin(rules: Rules) -> Iterator[Violation]:
    if rules.is_gin and rules.players.max > 2:
        message = Said("rummy-two-play-gin", {"players": rules.players.max})
        yield contradiction("/players/max", message, 2)


def misfits(rules: Rules, players: int) -> Iterator[Violation]:
    """The violations that keep so many players from a game by these rules."""
    if str(players) not in rules.deal.cards:
        named = Typed(", ".join(rules.deal.cards))
        message = Said("rummy-no-deal", {"players": players, "named": named})
        yield contradiction("/deal/cards", message)
        return
    cards, pack = cards_each(rules, players), pack_for(rules, players)
    if cards * players >= pack.size:
        fits = f"{(pack.size - 1) // players} cards each"
        needed: dict[str, Argument] = {"players": players, "each": cards, "cards": cards * players}
        message = Said("rummy-pack-too-small", {**needed, "size": pack.size})
        yield Violation("/deal/cards", "first_hand_must_fit_the_pack", message, cards, fits)


FITTING: Fitting[Rules] = Fitting((_two_play_gin,), misfits)
