/** What is done between hands: kept and sent, with a notice that says who. The board shows how it goes. */
import { enter } from "../outbox.js";
import { notify } from "../parts/notices.js";
import { go, link } from "../router.js";
import { nameOf } from "../table.js";
import { t } from "../text.js";

export async function act(game, kind, path, body) {
  await enter(game.id, kind, path, body);
  go(link("game", game.id));
  notify(t(`people.kept.${kind}`, { name: body.name ?? body.member ?? nameOf(game, body.player) }));
}
