"""A whole game of Agurk through the client that openapi-python-client writes: run with its address.

Prints how it came out. Every type is the generated client's: mypy reads this strictly.
"""

import json
import sys
from typing import TypeVar

from referee_client import AuthenticatedClient
from referee_client.api.claims import ask_in_game
from referee_client.api.games import create_game, get_game
from referee_client.api.hands import amend_hand, record_hand
from referee_client.models import (
    CreatedGame,
    CucumberCardPlayed,
    CucumberHandEntered,
    CucumberOutcome,
    CucumberPlayClaim,
    CucumberTrickCards,
    Game,
    NewGame,
    NewPlayer,
    PlayerStatus,
    RecordedHand,
    Verdict,
)

URL = sys.argv[1]
Wanted = TypeVar("Wanted")


def wanted(answer: object, kind: type[Wanted]) -> Wanted:
    """The answer, which is no problem."""
    assert isinstance(answer, kind), answer
    return answer


def begun() -> CreatedGame:
    players = [NewPlayer(name=name) for name in ("Ann", "Bo", "Cy")]
    game = NewGame(variant="agurk", players=players, title="Friday")
    # The generator knows of no token that may be left out; where none is needed, one that is none is as good.
    stranger = AuthenticatedClient(base_url=URL, token="none")
    return wanted(create_game.sync(client=stranger, body=game), CreatedGame)


def one_hand(client: AuthenticatedClient, game: Game) -> Game:
    """The first of those who are in takes the last trick with a king."""
    taker, *_ = (player for player in game.players if player.status is PlayerStatus.IN)
    hand = CucumberHandEntered(outcome=CucumberOutcome(taker=taker.id, card="K"))
    return wanted(record_hand.sync(game.id, client=client, body=hand), RecordedHand).game


def main() -> None:
    created = begun()
    assert isinstance(created.scorer_token, str)
    client = AuthenticatedClient(base_url=URL, token=created.scorer_token)
    trick = [CucumberCardPlayed("p1", "5"), CucumberCardPlayed("p2", "9"), CucumberCardPlayed("p3", "9")]
    first = record_hand.sync(created.id, client=client, body=CucumberHandEntered(last_trick=trick))
    assert wanted(first, RecordedHand).hand.scores.to_dict() == {"p1": 0, "p2": 0, "p3": 9}
    better = CucumberHandEntered(outcome=CucumberOutcome(taker="Cy", card="10"))
    amended = wanted(amend_hand.sync(created.id, 1, client=client, body=better), RecordedHand)
    claim = CucumberPlayClaim(
        kind="play",
        trick=[CucumberTrickCards(player="p1", cards=["8"]), CucumberTrickCards(player="p2", cards=["10"])],
        player="p3",
        cards=["3"],
        holding=["3", "9", "J"],
    )
    verdict = wanted(ask_in_game.sync(created.id, client=client, body=claim), Verdict)
    game = wanted(get_game.sync(created.id, client=client), Game)
    while game.next_ is not None:
        game = one_hand(client, game)
    assert game.result is not None
    told = {"id": game.id, "status": game.status.value, "winners": game.result.winners}
    print(json.dumps(told | {"amended": amended.hand.amended, "verdict": verdict.verdict.value}))


main()
