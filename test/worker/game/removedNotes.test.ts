/** Notes that do not reach a reader: the operator has removed them, or the reader has blocked the writer. */
import { evictDurableObject } from 'cloudflare:test';
import { env, exports } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { verifyLog } from '../../../src/worker/game/log/verify.ts';
import { NOBODY } from '../../../src/worker/game/model/ids.ts';
import { block, unblock } from '../../../src/worker/store/people/blocks.ts';
import { ORIGIN, signedIn, Visitor } from '../../support/worker/browser.ts';
import { unsealLog } from '../../support/worker/oldLog.ts';
import { begin, newestLetter, ring, stopTheClock, type Table } from '../../support/worker/table.ts';

const TOKEN = 'b5d0f3a1c7e94826b5d0';
const RUDE = 'You play like a <turnip>';
const KIND = 'Well played!';

beforeEach(() => {
  stopTheClock();
  env.OPERATOR_TOKEN = TOKEN;
});
afterEach(() => {
  delete env.OPERATOR_TOKEN;
});

const operate = async (path: string, fields?: Readonly<Record<string, string>>) => {
  const response = await exports.default.fetch(`${ORIGIN}${path}`, {
    redirect: 'manual',
    headers: { authorization: `Bearer ${TOKEN}`, origin: ORIGIN },
    ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
  });
  return { location: response.headers.get('location'), text: await response.text() };
};
const remove = async (table: Table, seq: number) =>
  (await operate('/operator/act', { act: 'removeNote', game: table.id, seq: String(seq) })).location;

/** A game in which seat 0 was rude, then kind, and moved. */
async function withNotes(): Promise<Table & { readonly rude: number }> {
  const table = await begin();
  await table.ask({ type: 'writeNote', seat: 0, text: RUDE });
  const rude = (await table.stub.snapshot())?.seq ?? 0;
  await table.ask({ type: 'writeNote', seat: 0, text: KIND });
  await table.play('f1-e2');
  return { ...table, rude };
}

const pageOf = async ({ id }: Table) => (await new Visitor().get(`/g/${id}`)).text;
const exportOf = async ({ id }: Table) => (await new Visitor().get(`/api/games/${id}/log`)).text;

describe('a note that the operator removes', () => {
  it.each([
    ['', async () => {}, []],
    [' of a log from before anything was sealed', unsealLog, [5]],
  ] as const)(
    '%s is in no page, letter, export or backup, and the log still proves itself',
    async (_, age, withheld) => {
      const table = await withNotes();
      await age(table.stub);
      const before = await table.stub.log();
      const hash = before.at(-1)?.hash ?? '';
      expect(await pageOf(table)).toContain('&lt;turnip&gt;');
      expect(verifyLog(await exportOf(table))).toMatchObject({ ok: true, value: { withheld: [], hash } });
      expect((await operate(`/operator?game=${table.id}`)).text).toContain('&lt;turnip&gt;');

      expect(await remove(table, table.rude)).toBe(`/operator?done=noteRemoved&game=${table.id}#notes`);
      for (const wake of [async () => {}, () => evictDurableObject(table.stub)]) {
        await wake();
        const shown = [
          await pageOf(table),
          await exportOf(table),
          (await operate(`/operator?game=${table.id}`)).text,
          (await operate(`/operator/games/${table.id}/log`)).text,
          JSON.stringify(await table.stub.dump()),
        ];
        for (const text of shown) expect(text).not.toContain('turnip');
      }
      expect(await pageOf(table)).toContain(KIND);
      expect((await operate(`/operator?game=${table.id}`)).text).toContain('(removed)');
      await ring(table.stub);
      const letter = await newestLetter(table.addresses[1] ?? '');
      expect(letter.text).toContain(KIND);
      expect(letter.text).not.toContain('turnip');

      // Nobody who has kept a hash finds another one, and the game goes on.
      const after = await table.stub.log();
      expect(after.map((record) => record.hash)).toEqual(before.map((record) => record.hash));
      expect(await table.play('a3-b3')).toMatchObject({ ok: true });
      const proof = verifyLog(await exportOf(table));
      expect(proof).toMatchObject({ ok: true, value: { withheld, snapshot: { notes: [{ text: KIND }] } } });
      expect(proof.ok && proof.value.sealed).toContain(table.rude);
    },
  );

  it('is removed once, and only a note is', async () => {
    const table = await withNotes();
    const log = await table.stub.log();
    expect(await remove(table, table.rude)).toContain('done=noteRemoved&');
    expect(await remove(table, table.rude)).toContain('done=noteRemovedBefore&');
    for (const seq of [1, table.rude + 2, 99, 0, -1, 1.5, Number.NaN]) {
      expect([seq, await remove(table, seq)]).toEqual([seq, `/operator?done=noNote&game=${table.id}#notes`]);
    }
    const other = { act: 'removeNote', game: 'aaaaaaaaaaaa', seq: '1' };
    expect((await operate('/operator/act', other)).location).toContain('done=noNote');
    expect((await operate('/operator/act', { ...other, game: '../x' })).location).toBe(
      '/operator?done=noNote#notes',
    );
    const others = (records: typeof log) => records.filter(({ seq }) => seq !== table.rude);
    expect(others(await table.stub.log())).toEqual(others(log));
    // A stranger, or a page of another site with the operator's browser, removes nothing.
    const forged = await new Visitor().post('/operator/act', { ...other, game: table.id });
    expect(forged.status).toBe(401);
  });

  it('still counts as written: five at one ply are enough', async () => {
    const table = await begin();
    for (let count = 0; count < 5; count++) {
      await table.ask({ type: 'writeNote', seat: 0, text: RUDE });
      await remove(table, (await table.stub.snapshot())?.seq ?? 0);
    }
    expect((await table.stub.snapshot())?.notes).toEqual([]);
    expect(await table.ask({ type: 'writeNote', seat: 0, text: RUDE })).toMatchObject({
      error: { code: 'TOO_MANY_NOTES' },
    });
  });
});

describe('a note by somebody blocked', () => {
  it('does not reach the one who blocked them, by page, letter or digest; all others read it', async () => {
    const table = await begin('threehex');
    const [ada = NOBODY, ben = NOBODY] = table.accounts;
    const [reader, other] = await Promise.all(table.addresses.slice(1).map((address) => signedIn(address)));
    await block(env.DB, ben, ada, 0);
    await table.ask({ type: 'writeNote', seat: 0, text: RUDE });
    const [move = ''] = /for\s+example ([^\n]+)\./.exec((await ringFor(table, 0)).text)?.slice(1) ?? [];
    expect(await table.play(move.trim())).toMatchObject({ ok: true });
    const read = async (browser: Visitor | undefined) => (await browser?.get(`/g/${table.id}`))?.text;
    expect(await read(reader)).not.toContain('turnip');
    expect(await read(other)).toContain('turnip');
    expect((await ringFor(table, 1)).text).not.toContain('turnip');
    expect(JSON.stringify(await table.stub.digestEntry(ben))).not.toContain('turnip');
    // The writer sees what writers always see.
    expect((await (await signedIn(table.addresses[0] ?? '')).get(`/g/${table.id}`)).text).toContain('turnip');
    await unblock(env.DB, ben, ada);
    expect(await read(reader)).toContain('turnip');
    expect(JSON.stringify(await table.stub.digestEntry(ben))).toContain('turnip');
  });
});

async function ringFor(table: Table, seat: number) {
  await ring(table.stub);
  return newestLetter(table.addresses[seat] ?? '');
}
