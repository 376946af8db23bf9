#!/bin/sh
# A whole evening of Agurk with curl; python3 only picks values out of the answers.
# With `referee serve` running: sh examples/agurk_evening.sh [http://127.0.0.1:8000]
set -eu
url=${1:-http://127.0.0.1:8000}
answer=$(mktemp)
trap 'rm "$answer"' EXIT

# ask METHOD PATH [BODY] leaves the answer in a file, and tells a refusal.
# A curl that got no answer asks again; the Idempotency-Key makes sure that it counts once.
ask() {
    key=$(python3 -c 'import uuid; print(uuid.uuid4())')
    status=$(curl -sS --retry 3 --retry-connrefused -o "$answer" -w '%{http_code}' -X "$1" "$url$2" \
        -H 'Content-Type: application/json' -H "Idempotency-Key: $key" \
        ${token:+-H "Authorization: Bearer $token"} ${3:+-d "$3"})
    if [ "$status" -ge 400 ]; then echo "Refused with $status: $(pick 'a["detail"]')"; fi
}

# pick EXPRESSION tells a value out of the last answer, `a`.
pick() { python3 -c "import json, sys; a = json.load(open(sys.argv[1])); print($1)" "$answer"; }

# hand PLAYER CARD … is the last trick as the API takes it, in order of play.
hand() {
    python3 -c 'import json, sys; words = sys.argv[1:]
played = [{"player": player, "card": card} for player, card in zip(words[::2], words[1::2])]
print(json.dumps({"last_trick": played}))' "$@"
}

# shellcheck disable=SC2086  # a trick is several words
enter_hands() { while read -r trick; do ask POST "$game/hands" "$(hand $trick)"; done; }

ask POST /v1/games '{"variant": "agurk", "title": "Friday",
    "players": [{"name": "Ann"}, {"name": "Bo"}, {"name": "Cy"}, {"name": "Dee"}]}'
token=$(pick 'a["scorer_token"]')
game=/v1/games/$(pick 'a["id"]')

# The fifth line is written down the wrong way round, and refused.
enter_hands <<EVENING
Ann 4 Bo J Cy 7 Dee 2
Bo 5 Cy K Dee 9 Ann 3
Cy 6 Dee Q Ann Q Bo 8
Dee 3 Ann A Bo 10 Cy 4
Bo 9 Ann 7 Dee 2 Cy 8
Bo 9 Cy 8 Dee 2 Ann 7
Cy A Dee 5 Ann 10 Bo 6
EVENING

# Cy's king in the second hand was a queen. First what that would change, then the change.
ask PUT "$game/hands/2?preview=true" "$(hand Bo 5 Cy Q Dee 9 Ann 3)"
pick '"\n".join("Hand {hand}: {player} {before} -> {after}".format(**c) for c in a["changes"])'
ask PUT "$game/hands/2" "$(hand Bo 5 Cy Q Dee 9 Ann 3)"

enter_hands <<EVENING
Ann 8 Bo 3 Cy J Dee J
Dee K Ann 4 Bo 2 Cy 9
Cy 5 Dee Q Ann 6 Bo 3
Ann 2 Bo A Cy K
Bo 3 Cy 10 Ann 9
Ann 8 Bo 8 Cy 2
Cy 7 Ann 5 Bo 4
Ann K Bo 3
Ann 4 Bo 6
EVENING

ask GET "$game/hands"
pick '"\n".join(line["text"] for hand in a["items"] for line in hand["lines"])'
ask GET "$game"
pick '"Won by " + ", ".join(p["name"] for p in a["players"] if p["id"] in a["result"]["winners"])'
ask POST "$game/rematch"
pick '"The rematch is dealt by " + next(p["name"] for p in a["players"] if p["id"] == a["next"]["dealer"])'
