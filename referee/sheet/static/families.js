/**
 * The families of games on the page: a folder of its own below `families/`, or what is made from the shapes that the
 * API tells. Everything else on the page is the same for all, and asks here.
 */
import { createContext, useContext } from "./lib.js";
import { useModule } from "./parts/loaded.js";

/**
 * The part of a game that a family's modules are given.
 * @typedef {object} Table
 * @property {any} game
 * @property {any} rules
 * @property {Cards | null} cards
 * @property {any[]} players Those it is about
 * @property {import("./kit/spec.js").Spec | null} [entry] What the API says that a round asks for
 * @property {number} [ahead] How many rounds before it wait to be sent, so that nobody knows yet how they are scored
 */

/** @typedef {{ranks: string[], suits: string[], suited_ranks: string[], pack?: string}} Cards From high to low */
/** @typedef {{id: string, name: string, [more: string]: any}} Player */
/** @typedef {{amount: number, currency: string}} Sum Minor units, as the API has them */
/**
 * @typedef {{kind: string, number?: number, player?: string, lines: any[], [more: string]: any}} Act An entry of the
 *   sheet
 */

/**
 * A family as the page has it. Components are Preact's. `load…` are functions that load a module for a screen; it
 * exports what the type says, and brings its texts along.
 * @typedef {object} Family
 * @property {string} id
 * @property {Words} words
 * @property {import("./parts/money-reasons.js").Reason[]} [reasons] Why money moves, where the page has no words for it
 * @property {PlayerParts} player
 * @property {NextParts} next
 * @property {BoardParts} board
 * @property {() => Promise<{sheet: SheetParts}>} loadSheet
 * @property {() => Promise<{entry: Entry}>} loadEntry
 * @property {(() => Promise<{Screen: any}>) | null} loadClaims The forms: `{session, sitting, asked, onAsked, about}`
 * @property {() => Promise<{Screen: any}>} loadPeople What is done between rounds: `{session, sitting}`
 * @property {() => Promise<{choices: RuleChoices}>} loadRules
 * @property {() => Promise<{deal: import("./statistics/played.js").DealOf}>} [loadDeal] How a deal of somebody alone is
 *   read for the statistics, where it is won or lost
 * @property {Record<string, import("./parts/card-signs.js").Faces>} [packs] With suits of their own, by name
 * @property {string[]} [acts] What is done between rounds, by the kinds of acts
 * @property {(() => Promise<{Screen: any}>) | null} loadExample A small game, for whoever has begun none
 * @property {(() => Promise<unknown>)[]} later All that a game may need once there is no connection
 */

/**
 * @typedef {{round: string, rounds: string, Round: string, noun: string}} Words A round's name: `hand`, `hands`, and
 *   `Hand` where a text begins; by its `noun` a text chooses its form
 */

/**
 * A player's row on the board.
 * @typedef {object} PlayerParts
 * @property {any} Beside After the name: `{player}`
 * @property {any} Under Below it, where there is something: `{player}`
 * @property {any} Score `{player, rules, game}`
 * @property {(() => Promise<{Screen: any}>) | null} loadBelow Of who is out: `{session, game, rules, player}`
 * @property {(player: any, game: any) => boolean} hasBelow
 * @property {(player: any, game: any) => string[]} tags
 * @property {(player: any, rules: any) => number} [figure] The number in the row, where it is not the score
 * @property {(score: number, game: any) => number} [shown] A score as the row shows it, where that is another number
 * @property {(rules: any) => number | null} [limit] The score at which the game ends: how far each is on the way to it
 * @property {(rules: any) => import("./board/order.js").Best} [best] Which score is ahead
 * @property {(player: any) => unknown[]} marks What the row glows for when it changes
 * @property {(standing: any, rules: any) => any} wouldMove A player's money if it ended now, if any
 */

/**
 * The round to come.
 * @typedef {object} NextParts
 * @property {any} Facts Who begins it, and with what: `{game, rules, mayScore}`
 * @property {(sitting: any) => string | null} [tap] The first question of a round, which a tap on a row of the board
 *   answers; where it is not here, it is that of the entry that the API tells
 */

/**
 * The family's own parts of the board.
 * @typedef {object} BoardParts
 * @property {(rules: any) => boolean} keepsScore Whether there are points to count
 * @property {(act: Act, game: any) => string} said What an act says that moved no score; not of rounds, nor of the end
 * @property {(entry: any, game: any) => any} waits What waits to be sent
 * @property {(game: any, rules: any) => string | null} ending How the game ended, where it is not told by who won
 * @property {(game: any, rules: any, balance: Sum) => string} [potText] What the pot is for, where not for the winner
 * @property {(game: any) => string} [potTitle] What lies in the pot is called, where it is not just the pot
 * @property {(line: any) => boolean} [isRoutine] Whether a line of the sheet says what happens in every round anyway
 * @property {(line: any) => boolean} [isGiven] Whether a line notes what was there from the start, and changes nothing
 * @property {(line: any) => boolean} [isReset] Whether a line sets a score anew, so that a sum of points says little
 * @property {(line: any, game: any) => string} [itemOf] A line of the sheet on the board, where rounds have many
 * @property {any} Confetti What rains on a winner
 */

/**
 * The score sheet and its chart. Rounds are told by their number, and the end of a game by itself.
 * @typedef {object} SheetParts
 * @property {(act: Act) => string} title
 * @property {(act: Act, game: any) => string} sentence
 * @property {(act: Act, game: any) => string} takenBack
 * @property {(claim: any, game: any) => string} claim
 * @property {(claim: any, answer: any) => string} [ruled] The word of a verdict instead of the usual one; may be empty
 * @property {(act: Act, player: Player, rules: any) => {score: number | string | undefined, pays?: boolean, marks?:
 *   any}} cell
 * @property {any} Played What a round was entered with: `{act, game, entry}`
 * @property {(rules: any) => string} figure What of a player a correction is told by: `score`
 * @property {(was: any, is: any) => string[]} fates What became of a player who is there before and after
 * @property {(rules: any) => number | null} limit Where a chart has a line
 * @property {(act: Act) => {player: string, peak: number}[]} peaks Who passed it, with which score
 * @property {((context: CanvasRenderingContext2D, x: number, y: number) => void) | null} drawPeak
 * @property {(name: string, score: number, when: string) => string} peakText The same for who does not see it
 * @property {string} peaksMean What the drawing means
 */

/**
 * The entry of a round, and its correction.
 * @typedef {object} Entry
 * @property {(table: Table, draft: any, first?: string) => any} begin A kept draft or a new one, `first` tapped
 * @property {(round: any, table: Table) => any} read The draft of a round as the service has it, or as it was sent
 * @property {(draft: any, table: Table) => any} fit Without whoever is not in any more
 * @property {(draft: any, table: Table) => string | null} missing What has to be told yet
 * @property {(draft: any, table: Table) => boolean} isWhole Whether everything is there, and nothing is being changed
 * @property {(draft: any, table: Table, errors: any[]) => string | null} [asks] What a refusal only asks for, where
 *   nothing has been entered yet; null where what was entered is wrong
 * @property {(draft: any) => boolean} isTyped Whether it is entered by keys, after which the button comes next
 * @property {(draft: any, table: Table, number: number) => any} body
 * @property {(game: any, sheet: Act[], number: number) => any[]} playersAt Who took part in a round
 * @property {(draft: any, table: Table, player: string) => any} [litFor] With the keys at a player's first figure
 * @property {string[]} beside Paths of errors that the form shows itself
 * @property {(draft: any, table: Table) => {id: string, label: string, isChosen: boolean}[]} [forms] Those that can be
 *   chosen; then the form also shows what a round will do, of `preview`
 * @property {(draft: any, table: Table, form: string) => any} [inForm] The draft in another of them
 * @property {(draft: any, table: Table) => boolean} [isSentAtOnce] Whether it is sent as soon as it is whole
 * @property {any} Form `{draft, table, errors, corrects, preview, onChange}`
 * @property {any} Foot Keys, where the thumb is: the same
 */

/**
 * The family's own questions about the rules of a new game.
 * @typedef {object} RuleChoices
 * @property {(rules: any) => "dealer" | "leader"} role Who begins, as long as the service has not answered
 * @property {(rules: any) => boolean} paysPerPoint
 * @property {(rules: any) => string | undefined} [stakeText] What the stake is asked for as, where it is neither paid
 *   once by each nor for each point
 * @property {(option: any) => null | {hint: string, read(text: string): any, write(value: any): string}} written How an
 *   option is written that is more than a word
 * @property {(value: any) => string} valueText What a value says of which the schema says nothing
 * @property {Record<string, any>} [usual] House rules with which a new game begins after its variant was chosen
 */

/** The families with a folder of their own, which the server writes into the page. */
const named = () => /** @type {HTMLMetaElement | null} */ (document.querySelector("meta[name=families]"));
const OWN = () => (named()?.content ?? "").split(" ").filter(Boolean);

/** @type {Map<string, () => Promise<{family: Family}>>} */
const loaders = new Map();

/** The function that loads a family: always the same for the same one. @param {string} id */
export function familyLoader(id) {
  const load = loaders.get(id) ?? (OWN().includes(id) ? () => loadOwn(id) : () => loadMade(id));
  loaders.set(id, load);
  return load;
}

const loadMade = (/** @type {string} */ id) => import("./shapes/family.js").then(({ familyOf }) => familyOf(id));

/**
 * The exports of a family's folder: all that the page has of it as `family`, or as `over` what is laid over what is
 * made from its shapes.
 * @typedef {{family: Family} | {over: (made: Family) => Family}} Own
 */

/** @param {string} id @returns {Promise<{family: Family}>} */
async function loadOwn(id) {
  /** @type {Own} */
  const own = await import(`./families/${id}/index.js`);
  return "family" in own ? own : { family: own.over((await loadMade(id)).family) };
}

const loadNone = () => new Promise(() => undefined);

/**
 * A family by its id, once it is there; nothing as long as the id is not known.
 * @param {string | undefined} id
 * @returns {{family?: Family, failed?: boolean}}
 */
export function useFamilyOf(id) {
  const { module, failed } = useModule(id ? familyLoader(id) : loadNone);
  return { family: module?.family, failed };
}

/** The family of the game that is open. */
export const FamilyContext = createContext(/** @type {Family} */ (/** @type {unknown} */ (null)));

/** @returns {Family} */
export const useFamily = () => useContext(FamilyContext);

/** The family's part of the score sheet, once it is loaded. @returns {SheetParts | undefined} */
export const useSheetParts = () => useModule(useFamily().loadSheet).module?.sheet;
