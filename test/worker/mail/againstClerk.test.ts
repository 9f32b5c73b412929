/**
 * A game against Clerk by mail alone: begun by a letter that names it, and played by replies to its letters.
 */
import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { think } from '../../../src/bots/index.ts';
import { asRulesId, replay, rulesById } from '../../../src/rules/index.ts';
import { verifyLog } from '../../../src/worker/game/log/verify.ts';
import { asGameId } from '../../../src/worker/game/model/ids.ts';
import { receiveMail } from '../../../src/worker/mail/in/receive.ts';
import { lettersTo, rawMessage, reply } from '../../support/worker/mailbox.ts';
import { passTime, ring, stopTheClock } from '../../support/worker/table.ts';

const ADA = 'ada@example.com';
const PLAY = `play@${env.MAIL_DOMAIN}`;

beforeEach(async () => {
  stopTheClock();
  await env.DB.prepare(
    "INSERT INTO accounts (id, address, name, proved_at, created_at) VALUES ('ada', ?, 'Ada', 0, 0)",
  )
    .bind(ADA)
    .run();
});

it('is begun by a letter, played by replies, and proves itself', async () => {
  const raw = new TextEncoder().encode(rawMessage({ from: ADA, to: PLAY, text: 'Charybdis Square' }));
  const fate = await receiveMail(
    { from: ADA, to: PLAY, size: raw.byteLength, raw: new Blob([raw]).stream() },
    env,
  );
  if (fate.did !== 'started') throw new Error(JSON.stringify(fate));
  const stub = env.GAMES.getByName(asGameId(fate.game));
  const rules = rulesById(asRulesId('charybdis-square'));
  if (!rules) throw new Error('no such game');

  for (;;) {
    for (let rung = 0; rung < 3; rung++) await ring(stub);
    const snapshot = await stub.snapshot();
    if (snapshot?.phase !== 'playing') break;
    const ply = snapshot.turns.length;
    if (snapshot.toMove === 0) {
      const letter = (await lettersTo(ADA)).at(-1);
      expect(letter?.key).toBe(`${fate.game}:yourTurn:0:${ply}`);
      const moves = snapshot.turns.map(({ move }) => move ?? '');
      const { position } = replay(rules, moves, rules.start(snapshot.options));
      const { move } = think(rules, position, 'postman', { nodes: 1, slices: 1 }, `${ply}`);
      const text = rules.spell(position, move);
      expect(await reply({ from: ADA, to: letter?.replyTo ?? '', text })).toBeUndefined();
    } else passTime(20_000);
  }

  const keys = (await lettersTo(ADA)).map(({ key }) => key);
  expect(keys.at(-1)).toMatch(`${fate.game}:gameOver:0`);
  expect([...new Set((await stub.letters()).map(({ account }) => account))]).toEqual(['ada']);
  const log = (await stub.log()).map((record) => JSON.stringify(record)).join('\n');
  const verified = verifyLog(log, 'computed');
  expect(verified.ok && verified.value.machineMoves?.proved.length).toBeGreaterThan(5);
});
