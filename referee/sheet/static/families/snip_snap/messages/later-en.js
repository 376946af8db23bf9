/** English, for the other screens of a game of Snip Snap Snorem. */
export default {
  "snip_snap.out": "Who was out first?",
  "snip_snap.is_out": "out first",
  "snip_snap.dealt": { one: "1 card dealt", other: "{count} cards dealt" },
  "snip_snap.passes": "How often did they pass?",
  "snip_snap.passes.of": "{name} passed",
  "snip_snap.left": "Cards left",
  "snip_snap.left.of": "{name} had left",
  "snip_snap.left.ask": "What had the others left?",
  "snip_snap.left.hint": "Only for the sheet; nobody pays for it here.",
  "snip_snap.paid": "Counters paid as fines",
  "snip_snap.paid.of": "{name} paid",
  "snip_snap.paid.have": "of {count}",
  "snip_snap.pool": "In the pool then: {count}",
  "snip_snap.missing.out": "Who was out first?",
  "snip_snap.missing.left": "What had {name} left?",
};
