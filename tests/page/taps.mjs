/**
 * The taps that a hand of four takes in each form of an entry, and what is sent, as one JSON document by variant and
 * form: whoever is first is tapped, then whatever is missing. `node taps.mjs <file of entries by variant>`
 */
import { readFileSync } from "node:fs";
import { bodyOf } from "../../referee/sheet/static/kit/body.js";
import { answered, emptyRound, isSaid } from "../../referee/sheet/static/kit/draft.js";
import { tap } from "../../referee/sheet/static/kit/marks.js";
import { missingOf } from "../../referee/sheet/static/kit/missing.js";
import { pick } from "../../referee/sheet/static/kit/picking.js";
import { planOf } from "../../referee/sheet/static/kit/plan.js";

const PLAYERS = ["p1", "p2", "p3", "p4"].map((id) => ({ id, name: id, side: id, score: 0 }));
const CARDS = ["5", "9", "8", "3"];

/** A hand that is entered from its first tap to the last. */
function entered(entry, form) {
  const table = { game: { players: PLAYERS }, players: PLAYERS, rules: {}, cards: null, entry };
  const plan = (draft) => planOf(entry, draft, table);
  let [draft, taps, cards] = [answered(emptyRound(form), "p2"), 1, 0];
  for (let missing = missingOf(draft, plan(draft)); missing; missing = missingOf(draft, plan(draft))) {
    if (!missing.row) throw new Error(`${form} asks for somebody else`);
    const isMark = missing.row.kind === "whose";
    draft = isMark ? tap(draft, missing.row, "p1") : pick(draft, plan(draft), CARDS[cards++]);
    taps += 1;
  }
  return { taps: isSaid(draft, plan(draft)) ? taps : taps + 1, body: bodyOf(draft, plan(draft), 1) };
}

const entries = Object.entries(JSON.parse(readFileSync(process.argv[2], "utf-8")));
const forms = (entry) => entry.forms.map(({ id }) => [id, entered(entry, id)]);
console.log(
  JSON.stringify(Object.fromEntries(entries.map(([variant, entry]) => [variant, Object.fromEntries(forms(entry))]))),
);
