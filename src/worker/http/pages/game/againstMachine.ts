/** Starts a game against machines, with a game's usual options. */
import type { Hono } from 'hono';
import { LEVELS } from '../../../../bots/index.ts';
import { asRulesId, rulesById } from '../../../../rules/index.ts';
import { explain } from '../../../../words/index.ts';
import { formatTerms, PRESETS } from '../../../clock/terms.ts';
import { explainGameRefusal } from '../../../game/show/refusals.ts';
import { inviteToGame } from '../../../startGame.ts';
import type { App } from '../../app.ts';
import { showNothing } from '../../layout.tsx';
import { newNonce } from './newGameForm.ts';

/** As by mail. */
const TERMS = formatTerms(PRESETS[0] ?? { kind: 'none' });

export function againstMachineRoutes(app: Hono<App>): void {
  app.post('/against/:game', async (c) => {
    const { words, account: host } = c.var;
    const text = words.pages.newGame;
    const rules = rulesById(asRulesId(c.req.param('game')));
    if (!rules) return showNothing(c, text.unknown.title, text.unknown.sentence(c.req.param('game')));
    const form = await c.req.parseBody();
    const level = LEVELS.find((each) => each === form.level) ?? 'clerk';
    if (!host) return c.redirect(`/sign-in?next=${encodeURIComponent(`/new/${rules.id}`)}`, 303);
    const nonce = typeof form.nonce === 'string' && form.nonce ? form.nonce.slice(0, 64) : newNonce();
    const made = await inviteToGame(
      c.env,
      {
        rulesId: rules.id,
        options: {},
        host,
        addresses: rules.seats.map((_, seat) => (seat === 0 ? host.address : undefined)),
        machines: rules.seats.map((_, seat) => (seat === 0 ? undefined : level)),
        clock: { terms: TERMS },
      },
      `against:${host.id}:${rules.id}:${nonce}`,
      Date.now(),
    );
    if (made.ok) return c.redirect(`/g/${made.value}`, 303);
    const refusal = made.error;
    if ('game' in refusal) {
      const why = explainGameRefusal(words, refusal.game, rules).join(' ');
      return showNothing(c, words.pages.machines.title, why, 400);
    }
    const status = refusal.code === 'TOO_FAST' ? 429 : 400;
    return showNothing(c, words.pages.machines.title, explain(text.refusals, refusal), status);
  });
}
