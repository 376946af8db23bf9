"""Consistency of options with each other, with the teams and with the packs."""

from __future__ import annotations

from collections.abc import Iterator

from referee.cards import Deck, Pack, pack_of
from referee.errors import Violation
from referee.families.hand_and_foot.rules.options import Rules
from referee.families.options.fitting import Fitting, contradiction
from referee.words.said import Argument, Said, with_or


def pack_for(rules: Rules) -> Pack:
    """The cards of the game.

    >>> pack_for(Rules()).size
    270
    """
    packs = rules.pack.packs
    return pack_of(Deck.FRENCH, packs=packs, jokers=packs * rules.pack.jokers_each)


def stock(rules: Rules, players: int) -> int:
    """The cards left face down once everybody has a hand and a foot and one card is turned up."""
    return pack_for(rules).size - players * (rules.deal.hand + rules.deal.foot) - 1


def may_play(rules: Rules, players: int) -> bool:
    """True if so many players can be divided into the teams."""
    return rules.teams is None or (players % rules.teams == 0 and players >= 2 * rules.teams)


def _teams(rules: Rules) -> Iterator[Violation]:
    low, high = rules.players.min, rules.players.max
    if low <= high and not any(may_play(rules, players) for players in range(low, high + 1)):
        message = Said(
            "hand_and_foot-teams-of-nobody", {"teams": rules.teams or 0, "fewest": low, "most": high}
        )
        yield contradiction("/teams", message, [None])


def misfits(rules: Rules, players: int) -> Iterator[Violation]:
    """The violations that keep so many players from a game by these rules."""
    if not may_play(rules, players):
        low, high = rules.players.min, rules.players.max
        fit = [count for count in range(low, high + 1) if may_play(rules, count)]
        message = Said("hand_and_foot-teams-of-equal-size", {"fit": with_or(fit), "players": players})
        yield contradiction("/players", message, fit)
    each, pack = rules.deal.hand + rules.deal.foot, pack_for(rules)
    if stock(rules, players) < 0:
        dealt: dict[str, Argument] = {"players": players, "hand": rules.deal.hand, "foot": rules.deal.foot}
        packs: dict[str, Argument] = {"packs": rules.pack.packs, "size": pack.size}
        message = Said("hand_and_foot-pack-too-small", {**dealt, "cards": each * players, **packs})
        per_pack = pack.size // rules.pack.packs
        needed = -(-(each * players + 1) // per_pack)
        yield contradiction("/pack/packs", message, f"at least {needed}")


FITTING: Fitting[Rules] = Fitting((_teams,), misfits)
