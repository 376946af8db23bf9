"""The first ten minutes with the API, step by step, in three languages; the code of each is one program."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

LANGUAGES = {"curl": "curl", "python": "Python", "typescript": "TypeScript"}


@dataclass(frozen=True)
class Step:
    """A step with its code by language."""

    title: str
    about: str
    curl: str
    python: str
    typescript: str


STEPS = (
    Step(
        "Begin",
        "A game of Agurk for three. Keep its id, which lets others read it, and its token, which writes.",
        """URL=http://127.0.0.1:8000
JSON='Content-Type: application/json'
curl -sf $URL/v1/games -H "$JSON" -d '{"variant": "agurk", "players": ["Ann", "Bo", "Cy"]}' > game.json
pick() { python3 -c "import json; print(json.load(open('game.json'))['$1'])"; }
GAME=$URL/v1/games/$(pick id)
AUTH="Authorization: Bearer $(pick scorer_token)"
""",
        """import json
from urllib.request import Request, urlopen

URL, headers = "http://127.0.0.1:8000", {"Content-Type": "application/json"}

def ask(method, path, body=None):
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(URL + path, data, headers, method=method)) as answer:
        return json.load(answer)

begun = ask("POST", "/v1/games", {"variant": "agurk", "players": ["Ann", "Bo", "Cy"]})
path = f"/v1/games/{begun['id']}"
headers["Authorization"] = f"Bearer {begun['scorer_token']}"
""",
        """const url = "http://127.0.0.1:8000";
const headers: Record<string, string> = { "Content-Type": "application/json" };

async function ask(method: string, path: string, body?: object): Promise<any> {
  const answer = await fetch(url + path, { method, headers, body: body && JSON.stringify(body) });
  if (!answer.ok) throw new Error((await answer.json()).detail);
  return answer.json();
}

const begun = await ask("POST", "/v1/games", { variant: "agurk", players: ["Ann", "Bo", "Cy"] });
const path = `/v1/games/${begun.id}`;
headers.Authorization = `Bearer ${begun.scorer_token}`;
""",
    ),
    Step(
        "Enter",
        "Cy took the last trick with a nine. Each line says whose score changed, and why.",
        """curl -sf $GAME/hands -H "$JSON" -H "$AUTH" -d '{"outcome": {"taker": "Cy", "card": "9"}}'
""",
        """hand = ask("POST", f"{path}/hands", {"outcome": {"taker": "Cy", "card": "9"}})["hand"]
print(hand["lines"][0]["text"])
""",
        """const { hand } = await ask("POST", `${path}/hands`, { outcome: { taker: "Cy", card: "9" } });
console.log(hand.lines[0].text);
""",
    ),
    Step(
        "Read",
        "Anybody with the address may read. <code>names</code> has the name of each id.",
        """curl -sf $GAME
""",
        """game = ask("GET", path)
for player in game["players"]:
    print(player["name"], player["score"])
print(game["names"][game["next"]["dealer"]], "deals")
""",
        """const game = await ask("GET", path);
for (const player of game.players) console.log(player.name, player.score);
console.log(game.names[game.next.dealer], "deals");
""",
    ),
    Step(
        "Watch",
        "Server-sent events: the game at once, and again after every change; a browser has EventSource.",
        """curl -sN --max-time 1 $GAME/stream || true
""",
        """with urlopen(f"{URL}{path}/stream") as stream:
    data = next(line for line in stream if line.startswith(b"data: "))
print("version", json.loads(data[6:])["version"])
""",
        """const reader = (await fetch(`${url}${path}/stream`)).body!.getReader();
console.log(new TextDecoder().decode((await reader.read()).value).split("\\n")[0]);
await reader.cancel();
""",
    ),
    Step(
        "Put right",
        "It was a ten. What follows is scored again; <code>?preview=true</code> only shows what changes.",
        """curl -sf -X PUT $GAME/hands/1 -H "$JSON" -H "$AUTH" -d '{"outcome": {"taker": "Cy", "card": "10"}}'
""",
        """amended = ask("PUT", f"{path}/hands/1", {"outcome": {"taker": "Cy", "card": "10"}})
print(amended["hand"]["scores"])
""",
        """const amended = await ask("PUT", `${path}/hands/1`, { outcome: { taker: "Cy", card: "10" } });
console.log(amended.hand.scores);
""",
    ),
    Step(
        "Ask",
        "May Cy play the 3 on 8 and 10, holding 3, 9 and jack? The referee answers with a reason.",
        """curl -sf $GAME/claims -H "$JSON" -H "$AUTH" -d '{
  "kind": "play", "player": "Cy", "cards": ["3"], "holding": ["3", "9", "J"],
  "trick": [{"player": "Ann", "cards": ["8"]}, {"player": "Bo", "cards": ["10"]}]}'
""",
        """trick = [{"player": "Ann", "cards": ["8"]}, {"player": "Bo", "cards": ["10"]}]
claim = {"kind": "play", "player": "Cy", "cards": ["3"], "holding": ["3", "9", "J"], "trick": trick}
verdict = ask("POST", f"{path}/claims", claim)
print(verdict["verdict"], verdict["explanation"])
""",
        """const trick = [{ player: "Ann", cards: ["8"] }, { player: "Bo", cards: ["10"] }];
const claim = { kind: "play", player: "Cy", cards: ["3"], holding: ["3", "9", "J"], trick };
const verdict = await ask("POST", `${path}/claims`, claim);
console.log(verdict.verdict, verdict.explanation);
""",
    ),
)


def program(language: str) -> str:
    """The code of all steps in one language."""
    return "\n".join(getattr(step, language) for step in STEPS)


def start_page(assets: str, docs: str) -> str:
    """The page as HTML, with the addresses of its style and of the whole documentation."""
    links = " ".join(f'<a href="#{name}">{title}</a>' for name, title in LANGUAGES.items())
    parts = "\n".join(_part(name, title) for name, title in LANGUAGES.items())
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Referee: the first ten minutes</title>
<link rel="stylesheet" href="{assets}/nav.css">
</head>
<body>
<main>
<h1>The first ten minutes</h1>
<p>Begin a game, enter a hand, read it, watch it, put it right, ask the referee. In {links}; put the address
of this service in place of http://127.0.0.1:8000. <a href="{docs}">Everything else</a>.</p>
{parts}
</main>
</body>
</html>
"""


def _part(name: str, title: str) -> str:
    steps = "\n".join(
        f"<h3>{step.title}</h3>\n<p>{step.about}</p>\n<pre><code>{escape(getattr(step, name))}</code></pre>"
        for step in STEPS
    )
    return f'<section id="{name}">\n<h2>{title}</h2>\n{steps}\n</section>'
