/** The consequences of a round, asked of the service before it is sent. */
import { NoAnswer } from "../api.js";
import { tellingLines } from "../board/last-act.js";
import { useFamily } from "../families.js";
import { html, useEffect, useState } from "../lib.js";
import { online } from "../outbox.js";
import { Changes } from "../parts/changes.js";
import { askAnyhow } from "../ready-for-more.js";
import { useObserved } from "../store.js";
import { nameOf } from "../table.js";
import { number, t } from "../text.js";

/**
 * The service's answer to a preview: `{answer}`, `{error}`, or `{}` while it is asked or there is nothing to ask. It is
 * asked again when somebody else has changed the game, and when there is a connection again.
 * @param {string} method @param {string} path @param {unknown} body Nothing to ask, or `true` where nothing is sent
 * @param {import("../session.js").Session} session @returns {{answer?: any, error?: any}}
 */
export function usePreview(method, path, body, session) {
  const [state, setState] = useState(/** @type {{answer?: any, error?: any, isHere?: boolean}} */ ({}));
  const question = body && JSON.stringify(body);
  const { version } = session.state.get().game;
  const again = useReconnected(Boolean(state.isHere) || state.error instanceof NoAnswer);
  useEffect(() => {
    let isCurrent = Boolean(body);
    setState({});
    // The engine of this phone may have to start first: nobody waits for that to enter a round.
    const isLate = () => isCurrent && !online.get() && setState((now) => (now.answer || now.error ? now : UNKNOWN));
    const timer = setTimeout(isLate, PATIENCE_MS);
    if (body)
      askAnyhow(method, path, { body: body === true ? undefined : body, token: session.token(), preview: true }).then(
        ({ document }) => isCurrent && setState({ answer: document, isHere: !online.get() }),
        (error) => {
          if (!isCurrent) return;
          if (error instanceof NoAnswer || error.status === 401) session.noteFailure(error);
          setState({ error });
        },
      );
    return () => void ((isCurrent = false), clearTimeout(timer));
  }, [method, path, question, version, again]);
  return state;
}

const PATIENCE_MS = 1000;
const UNKNOWN = { error: new NoAnswer() };

/** Another number whenever the service is there again, as long as somebody `waits` for it. @param {boolean} waits */
function useReconnected(waits) {
  const connected = useObserved(online);
  const [times, setTimes] = useState(0);
  useEffect(() => void (connected && waits && setTimes(times + 1)), [connected]);
  return times;
}

/**
 * Every score that the round changes, in one line, as the board shows it.
 * @param {any} answer @param {Api.Game} game @param {Pick<import("../families.js").Family, "player">} family
 */
export const inShort = ({ changes = [] }, game, { player: { shown = (/** @type {number} */ score) => score } }) =>
  changes
    .map((/** @type {Api.Change} */ { player, before, after }) => {
      const [was, is] = [before, after].map((score) => number(shown(score ?? 0, game)));
      return `${nameOf(game, player)} ${was} → ${is}`;
    })
    .join(" · ");

/** @param {{preview: {answer?: any, error?: any}, game: any}} props */
export function RoundPreview({ preview, game }) {
  const { board } = useFamily();
  const { answer, error } = preview;
  if (error instanceof NoAnswer) return html`<p class="banner" role="status">${t("entry.no_preview")}</p>`;
  if (!answer) return null;
  /** @type {Api.Line[]} */
  const lines = tellingLines((answer.hand ?? answer.act).lines, board);
  return html`<section class="paper preview" aria-label=${t("entry.preview")} aria-live="polite">
    <h2>${t("entry.preview")}</h2>
    <ul class="sentences">${lines.map(({ text }, at) => html`<li key=${at}>${text}</li>`)}</ul>
    <${Changes} answer=${answer} game=${game} isDescribed=${lines.length > 0} />
  </section>`;
}
