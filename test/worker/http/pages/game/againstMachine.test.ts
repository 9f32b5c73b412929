/** A whole game against Clerk by the site's pages, from the button to the result. */
import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { think } from '../../../../../src/bots/index.ts';
import { asRulesId, replay, rulesById } from '../../../../../src/rules/index.ts';
import { asGameId } from '../../../../../src/worker/game/model/ids.ts';
import type { Visitor } from '../../../../support/worker/browser.ts';
import { hidden, signIn } from '../../../../support/worker/people.ts';
import { passTime, ring, stopTheClock } from '../../../../support/worker/table.ts';

beforeEach(stopTheClock);

/** Where the page's form for a move leads. */
async function formAt(browser: Visitor, path: string): Promise<string> {
  const { text } = await browser.get(path);
  const action = /<form method="get" action="([^"]*)" data-part="move"/.exec(text)?.[1];
  if (!action) throw new Error('no form for a move');
  return action;
}

it('is begun by a button, played by forms, and ends', async () => {
  const { browser } = await signIn('Ada');
  expect((await browser.get('/rules/charybdis-square')).status).toBe(200);
  const { location } = await browser.post('/against/charybdis-square', { level: 'clerk' });
  const id = /^\/g\/([a-z2-7]{12})$/.exec(location ?? '')?.[1];
  if (!id) throw new Error(`no game was made: ${location}`);
  const stub = env.GAMES.getByName(asGameId(id));
  const rules = rulesById(asRulesId('charybdis-square'));
  if (!rules) throw new Error('no such game');
  expect((await browser.get(`/g/${id}`)).text).toContain('<span>a machine</span>');

  for (;;) {
    await ring(stub);
    const snapshot = await stub.snapshot();
    if (snapshot?.phase !== 'playing') break;
    if (snapshot.toMove !== 0) {
      passTime(20_000);
      continue;
    }
    const moves = snapshot.turns.map(({ move }) => move ?? '');
    const { position } = replay(rules, moves, rules.start(snapshot.options));
    const { move } = think(rules, position, 'postman', { nodes: 1, slices: 1 }, `${moves.length}`);
    const action = await formAt(browser, `/g/${id}`);
    const shown = await browser.get(`${action}?move=${encodeURIComponent(rules.spell(position, move))}`);
    const fields = { move: hidden(shown.text, 'move'), nonce: hidden(shown.text, 'nonce') };
    expect((await browser.post(action, fields)).status).toBe(303);
  }

  const end = await browser.get(`/g/${id}`);
  expect(end.text).toMatch(/wins|drawn/);
  const { outcome } = (await stub.snapshot()) ?? {};
  expect(outcome?.reason).toBe('FULL');
});
