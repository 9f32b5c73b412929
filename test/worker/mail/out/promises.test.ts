/** What was promised of letters and of the links in them, one test a promise, from the outside. */
import { evictDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { allRules } from '../../../../src/rules/index.ts';
import { DAY, HOUR } from '../../../../src/worker/clock/units.ts';
import { mailSettingsOf } from '../../../../src/worker/store/mail/mailSettings.ts';
import { linksOf, signedIn, Visitor } from '../../../support/worker/browser.ts';
import { lettersTo } from '../../../support/worker/mailbox.ts';
import {
  begin,
  lettersSent,
  passTime,
  ring,
  stopTheClock,
  type Table,
} from '../../../support/worker/table.ts';

beforeEach(stopTheClock);

const newest = async ({ addresses }: Table, seat: number) => {
  const letter = (await lettersTo(addresses[seat] ?? '')).at(-1);
  if (!letter) throw new Error('no letter');
  return letter;
};

/** The parts of a PNG that say how it is to be shown. */
const pngOf = (file: Uint8Array) => {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const text = new TextDecoder('latin1').decode(file);
  return { width: view.getUint32(16), colourType: file[25], isSeeThrough: text.includes('tRNS') };
};

describe('a letter that calls to a turn', () => {
  it('goes to whoever must act, also while a page of theirs is open', async () => {
    const table = await begin();
    await ring(table.stub);
    const ben = await signedIn(table.addresses[1] ?? '');
    expect((await ben.get(`/g/${table.id}`)).status).toBe(200);
    await table.play('f1-e2');
    await ring(table.stub);
    expect(await lettersSent(table)).toContain('yourTurn:1:1');
  });

  it('is exactly one, however often alarms ring and objects die', async () => {
    const table = await begin();
    for (let again = 0; again < 5; again++) {
      await ring(table.stub);
      await evictDurableObject(table.stub);
      await table.stub.sweep();
    }
    expect(await lettersSent(table)).toEqual(['yourTurn:0:0', 'gameBegun:1:0']);
  });

  it('is sent unless its reader has said otherwise: quiet is never the default', async () => {
    const table = await begin();
    for (const account of table.accounts) expect((await mailSettingsOf(env.DB, account)).mode).toBe('each');
  });

  it('names no turn that has passed when it is sent', async () => {
    const table = await begin();
    await table.play('f1-e2');
    await table.play('c8-d7');
    await ring(table.stub);
    expect(await lettersSent(table)).toEqual(['yourTurn:0:2']);
  });

  it('prints times in the reader’s zone and in UTC, and the clock’s terms in words', async () => {
    const availability = [{ zone: 'Europe/Berlin', vacation: [], isAutomatic: false }];
    const table = await begin('three-crowns', {}, { clock: { terms: '3d/move' }, availability });
    await ring(table.stub);
    const { text } = await newest(table, 0);
    expect(text.replace(/\s+/g, ' ')).toContain(
      'The clock: 3 days a move. You have 3 days, until Wed 4 Jan 2090, 13:00 (Europe/Berlin), 12:00 UTC.',
    );
  });

  it('is followed by reminders at half the time, at 24 and at 6 hours, each once, none after the turn', async () => {
    const table = await begin('three-crowns', {}, { clock: { terms: '4d/move' } });
    const until = async (hours: number) => {
      for (let hour = 0; hour < hours; hour++) {
        passTime(HOUR);
        await ring(table.stub);
      }
      return (await lettersSent(table)).filter((key) => key.startsWith('reminder')).length;
    };
    await ring(table.stub);
    expect(await until(47)).toBe(0);
    expect(await until(2)).toBe(1);
    expect(await until(24)).toBe(2);
    expect(await until(16)).toBe(2);
    expect(await until(2)).toBe(3);
    await table.play('f1-e2');
    expect(await until(3)).toBe(3);
  });
});

describe('the letters of a game', () => {
  it('tell the end to every seat, also to those who have left', async () => {
    const table = await begin('three-way-checkers');
    await table.ask({ type: 'resign', seat: 0, ply: 0 });
    await ring(table.stub);
    expect(await lettersSent(table)).toContain('yourTurn:1:1');
    await table.ask({ type: 'resign', seat: 2, ply: 1 });
    await ring(table.stub);
    const ends = (await lettersSent(table)).filter((key) => key.startsWith('gameOver'));
    expect(ends).toEqual(['gameOver:0:2', 'gameOver:1:2', 'gameOver:2:2']);
  });

  it('are one thread for each reader: one root, one subject', async () => {
    const table = await begin();
    await ring(table.stub);
    await table.play('f1-e2');
    await ring(table.stub);
    await table.ask({ type: 'resign', seat: 0, ply: 1 });
    await ring(table.stub);
    const letters = await lettersTo(table.addresses[1] ?? '');
    expect(letters).toHaveLength(3);
    expect(new Set(letters.map(({ subject }) => subject))).toEqual(
      new Set([`3 Crowns: Ada – Ben (${table.id.slice(0, 4)})`]),
    );
    expect(new Set(letters.map(({ headers }) => headers.References))).toEqual(
      new Set([`<game.${table.id}.1@localhost>`]),
    );
    // A Message-ID of ours would be the same for every attempt's letter: the provider gives each its own.
    for (const { headers } of letters) expect(headers).not.toHaveProperty('Message-ID');
  });

  it('say that a program wrote them, and are turned off by one click; sign-in letters are not', async () => {
    const table = await begin();
    await ring(table.stub);
    expect((await newest(table, 0)).headers).toMatchObject({
      'Auto-Submitted': 'auto-generated',
      'List-Unsubscribe': expect.stringMatching(/^<http:\/\/localhost:8787\/unsubscribe\/[^>]+>$/),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    await new Visitor().post('/sign-in', { address: table.addresses[0] ?? '' });
    const { headers } = await newest(table, 0);
    expect(headers).toHaveProperty('Auto-Submitted');
    expect(headers).not.toHaveProperty('List-Unsubscribe');
  });

  it('show the board as an opaque picture inline, at an address that stays the same, and as text', async () => {
    for (const game of allRules.map(({ id }) => id)) {
      const table = await begin(game);
      await ring(table.stub);
      const { attachments, html, text } = await newest(table, 0);
      const [picture] = attachments;
      if (!picture) throw new Error('no picture');
      const png = pngOf(picture.content);
      expect(png).toEqual({ width: expect.any(Number), colourType: 3, isSeeThrough: false });
      expect(png.width).toBeGreaterThan(100);
      expect(html).toContain(`src="cid:${picture.contentId}"`);
      expect(html).not.toMatch(/<svg|data:/);
      const path = linksOf(text).find((link) => /\/0(\.\w)?\.png$/.test(link)) ?? '';
      const first = await new Visitor().get(path);
      expect(first.headers.get('content-type')).toBe('image/png');
      expect(first.headers.get('cache-control')).toContain('immutable');
      expect(text.split('\n').length).toBeGreaterThan(15);
    }
  });
});

describe('a link in a letter', () => {
  it('shows the same answer when it is used again, and does nothing by itself', async () => {
    const table = await begin();
    await ring(table.stub);
    const path = linksOf((await newest(table, 0)).text).find((link) => link.startsWith('/play/')) ?? '';
    const fields = { move: 'f1-e2', nonce: 'once' };
    await new Visitor().get(`${path}?move=f1-e2`);
    expect((await table.stub.snapshot())?.turns).toEqual([]);
    const visitor = new Visitor();
    expect((await visitor.post(path, fields)).location).toBe(path);
    expect((await visitor.post(path, fields)).location).toBe(path);
    expect((await table.stub.snapshot())?.turns).toHaveLength(1);
    passTime(DAY);
    expect((await visitor.get(path)).text).toContain('You played f1-e2.');
  });

  it('unfurls with the picture of its position and its true title', async () => {
    const table = await begin();
    await table.play('f1-e2');
    const { text } = await new Visitor().get(`/g/${table.id}/1`);
    expect(text).toContain(`<meta property="og:title" content="3 Crowns: Ada – Ben`);
    expect(text).toMatch(new RegExp(`<meta property="og:image" content="[^"]*/g/${table.id}/1[^"]*\\.png`));
  });
});
