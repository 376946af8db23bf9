/**
 * The description of what a round asks for, as a family gives it: `entry` of the rules that the API tells of a game
 * (`entry.py` of the families is the same in Python, and says what each member means). A family whose Python has it
 * needs nothing here: its `loadEntry` is that of `kit/load.js`. One that knows it otherwise hands `kitEntry` a `specOf`
 * that makes the same of the table.
 *
 * A round is a body whose places are JSON Pointers. Each row has one (`at`), with `{player}` or `{side}` for each of
 * them, or `{turn}` for the place of a player in playing order; what is typed, tapped or picked is kept by that place,
 * goes into the body at it, is read from a recorded round at it, and is where a refusal is shown that has it as its
 * path.
 */

/** @typedef {"number" | "whose" | "cards" | "card" | "flag" | "players" | "events" | "gifts" | "turns"} Kind */

/**
 * The members of each record in a list of what players did one after the other.
 * @typedef {object} Turns
 * @property {string} person
 * @property {string} number
 * @property {string} label
 * @property {string} ask
 * @property {number} [least]
 * @property {string} [others] Who is named there is not in the rest of the round
 * @property {string} [others_label]
 * @property {"dealer" | "left"} [begins]
 */

/**
 * @typedef {object} Row
 * @property {string} at
 * @property {string} label
 * @property {Kind} kind
 * @property {string} [ask] The sentence that asks for what is missing, with `{name}`
 * @property {string} [hint]
 * @property {"all" | "first" | "others"} [of] To whom it applies, by the answer to the first question
 * @property {"each" | "some" | "none"} [needs]
 * @property {boolean} [if_nobody] Asked only where nobody answers the first question
 * @property {boolean} [apart] Whether nobody has it who has another row that is apart
 * @property {string} [everybody] The words of a key that gives it to everybody who may have it
 * @property {"side" | "player"} [by] Who did what happened, in its objects
 * @property {boolean} [if_first] Asked only where somebody, not nobody, answers the first question
 * @property {number} [sides] Asked only with so many
 * @property {number} [least_sides] Asked only with so many, or more
 * @property {string} [fold] The title of the fold that it lies in
 * @property {number} [least]
 * @property {number | Record<string, number>} [most] Where it is by number of players: as an object
 * @property {number | Record<string, number>} [usual] After a number of this size keys go on by themselves
 * @property {number} [total] The sum of all of them: the last follows; of cards, how many there are
 * @property {string} [zero] What 0 is called
 * @property {boolean} [may_be_nobody]
 * @property {boolean} [may_share]
 * @property {boolean} [if_refused] Asked only after a refusal that names it
 * @property {string} [person] The member beside the place of a turn in which its player stands
 * @property {string[]} [ranks] Keys for cards of which only ranks matter; of a flag those that say that it is so
 * @property {number | Record<string, number>} [copies] How often each card can be given
 * @property {number} [step] All numbers are multiples of it
 * @property {number} [counts] What each one adds to the score
 * @property {Record<string, string>} [choices] What can have happened, in words, by its kind
 * @property {Turns} [turns]
 */

/**
 * @typedef {{id: string, label: string, rows: Row[], has_first?: boolean, first?: First | null, is_sent_at_once?:
 *   boolean, is_own?: boolean}} FormSpec
 */
/**
 * @typedef {{at: string, ask: string, tap: string, title: string, nobody?: string | null, counts?: number}} First
 *   `counts` is what it adds to the score of the side that answers it
 */

/**
 * A round that one tap on the board says, or most of it.
 * @typedef {{id: string, label: string, about: string, values: Record<string, number>, sides: number | null}} Shortcut
 *   `values` are the numbers that it fills in, by their places
 */

/**
 * @typedef {object} Spec
 * @property {FormSpec[]} forms The usual one first, then others, the more they tell the later
 * @property {First | null} [first] The question that a tap on a player answers
 * @property {string[][]} [details] Members that tell a round card by card, or places in them, each with those that go
 *   along with it: kept until a figure is changed
 * @property {boolean} [details_alone] Whether a round with details is sent as the first of those alone
 * @property {string[]} [kept] Members of a recorded round that stay with it in a form that does not ask for them
 * @property {Record<string, string>} [instead] Members of a recorded round by that of the body that they stand for,
 *   where it has nothing
 * @property {Shortcut[]} [shortcuts]
 */

/**
 * A form that a family draws itself, above the rows that the API describes for it. Its part of a draft is `own`.
 * @typedef {object} OwnForm
 * @property {(round: any) => any} read Its part of a round on the sheet; null where the round is not told so
 * @property {(draft: Draft, table: Table) => Draft} fit Without whoever is not in any more
 * @property {(draft: Draft, table: Table) => string | null} missing What has to be told yet
 * @property {(body: any, draft: Draft, table: Table) => any} body The body of the rows, with what is its own
 * @property {any} Form `{draft, table, errors, corrects, onChange}`
 * @property {any} Foot The same: its keys
 */

/**
 * A round that is being entered.
 * @typedef {object} Draft
 * @property {string} form
 * @property {Record<string, any>} values By place: a number as it is typed, whose it is, cards, or true
 * @property {string | null} [first] Null where nobody is; not there as long as nobody has answered
 * @property {string | null} [lit] The place that the keys are for
 * @property {boolean} [fresh] Whether the next key replaces what stands there
 * @property {boolean} [exact] Whether somebody went to it by a tap, so that it waits for all digits that fit
 * @property {boolean} [hasGoneOn] Whether keys have just gone on to it by themselves
 * @property {any} [details]
 * @property {Record<string, any>} [kept]
 * @property {any} [own] What only a form has that a family draws itself
 */

/** @typedef {{id: string, name: string}} Person A player, or a side */

/**
 * @typedef {object} Cell
 * @property {string} at Its place in the draft
 * @property {string} path The same in what is sent, where a turn is told by its number
 * @property {Row} row
 * @property {Person | null} person Null where it is of the whole round
 */

/**
 * @typedef {import("../families.js").Table & {entry?: Spec | null, round?: any}} Table `round` is the one that is put
 *   right
 */

export {};
