/** Seats for anybody: offered in the lobby, taken by who comes first. */

import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { signLink } from '../../../../../src/email/index.ts';
import { DAY } from '../../../../../src/worker/clock/units.ts';
import { readSettings } from '../../../../../src/worker/env.ts';
import { asAccountId } from '../../../../../src/worker/game/model/ids.ts';
import { gamesOf } from '../../../../../src/worker/store/lists/games.ts';
import { Visitor } from '../../../../support/worker/browser.ts';
import { lettersTo } from '../../../../support/worker/mailbox.ts';
import { type Person, signIn, startGame, tellLists } from '../../../../support/worker/people.ts';
import { begin, ring, START, stopTheClock } from '../../../../support/worker/table.ts';

let ada: Person;
let ben: Person;
beforeEach(async () => {
  ada = await signIn('Ada');
  ben = await signIn('Ben');
});

const phaseOf = async (id: string) => (await env.GAMES.getByName(id).snapshot())?.phase;

describe('an offered game', () => {
  it('stands in the lobby and on the front page until its seats are taken', async () => {
    const id = await startGame(ada, 'three-crowns', { 'open-1': 'yes' });
    const stranger = new Visitor();
    for (const path of ['/lobby', '/']) {
      const { text } = await stranger.get(path);
      expect(text).toContain(`href="/g/${id}"`);
      expect(text).toContain('Green: Ada, Black: anybody');
      expect(text).not.toContain('example.test');
    }
    expect((await ben.browser.get('/lobby')).text).toContain('Play Black');
    expect((await ada.browser.get('/lobby')).text).not.toContain('Play Black');

    expect((await ben.browser.post(`/g/${id}/seat`, { seat: '1' })).location).toBe(`/g/${id}`);
    expect(await phaseOf(id)).toBe('playing');
    await tellLists(id);
    expect((await stranger.get('/lobby')).text).not.toContain(`href="/g/${id}"`);
    expect((await lettersTo(ada.address)).at(-1)?.subject).toContain('3 Crowns');
  });

  it('asks who is not signed in to sign in, and comes back', async () => {
    const id = await startGame(ada, 'three-crowns', { 'open-1': 'yes' });
    const { location } = await new Visitor().post(`/g/${id}/seat`, { seat: '1' });
    expect(location).toBe(`/sign-in?next=${encodeURIComponent(`/g/${id}`)}`);
    expect(await phaseOf(id)).toBe('inviting');
  });

  it('goes to who comes first, and tells the other so', async () => {
    const id = await startGame(ada, 'three-crowns', { 'open-1': 'yes' });
    const cleo = await signIn('Cleo');
    const answers = await Promise.all(
      [ben, cleo].map(({ browser }) => browser.post(`/g/${id}/seat`, { seat: '1' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
    expect(answers.find(({ status }) => status === 409)?.text).toContain('Somebody was faster');
    expect((await ben.browser.post(`/g/${id}/seat`, { seat: '7' })).status).toBe(409);
  });

  it('mixes people who are invited and seats for anybody', async () => {
    const id = await startGame(ada, 'threehex', { 'address-1': ben.address, 'open-2': 'yes' });
    expect((await lettersTo(ben.address)).at(-1)?.subject).toContain('ThreeHex');
    const cleo = await signIn('Cleo');
    await cleo.browser.post(`/g/${id}/seat`, { seat: '2' });
    expect(await phaseOf(id)).toBe('inviting');
    const invitation = /\/invitation\/[\w.-]+/.exec((await lettersTo(ben.address)).at(-1)?.text ?? '')?.[0];
    await ben.browser.post(invitation ?? '', { answer: 'accept' });
    expect(await phaseOf(id)).toBe('playing');
  });

  it('may be withdrawn by its host alone', async () => {
    const id = await startGame(ada, 'three-crowns', { 'open-1': 'yes' });
    expect((await ben.browser.post(`/g/${id}/withdraw`)).status).toBe(409);
    expect((await new Visitor().post(`/g/${id}/withdraw`)).status).toBe(409);
    expect((await ada.browser.get(`/g/${id}`)).text).toContain('Withdraw');
    expect((await ada.browser.post(`/g/${id}/withdraw`)).location).toBe('/lobby');
    expect(await phaseOf(id)).toBe('declined');
    const withdrawn = (await ada.browser.get(`/g/${id}`)).text;
    expect(withdrawn).toContain('The free seats were withdrawn, so this game is not played.');
    expect(withdrawn).toContain('Ada – nobody');
    await tellLists(id);
    expect((await ben.browser.get('/lobby')).text).toContain('No open games right now');
    expect((await ben.browser.post(`/g/${id}/seat`, { seat: '1' })).status).toBe(409);
  });

  it('is one of at most ten at a time', async () => {
    const row = `INSERT INTO games (id, seq, game, phase, ply, created_at, moved_at, maker, open_seats)
      VALUES (?, 1, 'three-crowns', 'inviting', 0, 0, 0, ?, 1)`;
    const seat = `INSERT INTO seats (game, seat, account, name, state) VALUES (?, 1, '', '', 'open')`;
    for (let count = 0; count < 10; count++) {
      await env.DB.batch([
        env.DB.prepare(row).bind(`waiting${count}`, ada.account),
        env.DB.prepare(seat).bind(`waiting${count}`),
      ]);
    }
    const refused = await ada.browser.post('/new/three-crowns', { seat: '0', 'open-1': 'yes' });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('10 games with free seats');
  });
});

describe('a player', () => {
  it('has a page and a feed with public games and results, and no address', async () => {
    const id = await startGame(ada, 'three-crowns', { 'open-1': 'yes' });
    await ben.browser.post(`/g/${id}/seat`, { seat: '1' });
    const game = env.GAMES.getByName(id);
    await game.execute({ type: 'resign', seat: 1, ply: 0 }, 'test:resign');
    await tellLists(id);
    const stranger = new Visitor();
    const page = await stranger.get(`/p/${ada.account}`);
    expect(page.text).toMatch(/3 Crowns<\/a><\/th><td>1<\/td><td>0<\/td><td>0<\/td>/);
    expect(page.text).toContain(`href="/g/${id}"`);
    expect((await stranger.get(`/p/${ben.account}`)).text).toMatch(/<td>0<\/td><td>0<\/td><td>1<\/td>/);
    const feed = await stranger.get(`/p/${ada.account}/feed.atom`);
    expect(feed.text).toContain('Ada wins');
    expect(page.text + feed.text).not.toContain('@example.test');
    expect((await stranger.get('/rules/three-crowns')).text).toContain(`href="/g/${id}"`);
    expect((await stranger.get(`/g/${id}`)).text).toContain(`href="/p/${ada.account}"`);
  });

  it('has no page before there is a name', async () => {
    await new Visitor().post('/sign-in', { address: 'dora@example.test' });
    const dora = await env.DB.prepare(
      "SELECT id FROM accounts WHERE address = 'dora@example.test'",
    ).first<string>('id');
    for (const id of [dora, 'nobody', "'; --"]) {
      expect((await new Visitor().get(`/p/${encodeURIComponent(id ?? '')}`)).status).toBe(404);
    }
  });

  it('sees games with less time left first, and deadlines in the calendar', async () => {
    stopTheClock();
    const availability = { zone: 'UTC', vacation: [], isAutomatic: false } as const;
    const terms = (days: number) => ({
      clock: { terms: `${days}d/move` },
      availability: [availability, availability],
    });
    const tables = [await begin('three-crowns', {}, terms(7)), await begin('three-crowns', {}, terms(2))];
    for (const { stub } of tables) await ring(stub);
    const [slow = '', fast = ''] = tables.map(({ id }) => id);
    const account = tables[0]?.accounts[0] ?? '';
    await env.DB.prepare('UPDATE seats SET account = ? WHERE seat = 0').bind(account).run();
    expect((await gamesOf(env.DB, asAccountId(account))).map(({ id, deadline }) => [id, deadline])).toEqual([
      [fast, START + 2 * DAY],
      [slow, START + 7 * DAY],
    ]);
    const secret = readSettings(env).secret;
    const token = signLink(secret, { purpose: 'calendar', account, edition: 0 });
    const { text } = await new Visitor().get(`/calendar/${token}.ics`);
    expect(text).toContain('DTSTART:20900103T120000Z');
    expect(text).toContain('DTSTART:20900108T120000Z');
    expect(text).toContain('BEGIN:VALARM');
    vi.useRealTimers();
  });

  it('sees whose turn it is in the list and in the calendar', async () => {
    const id = await startGame(ada, 'three-crowns', { 'open-1': 'yes' });
    await ben.browser.post(`/g/${id}/seat`, { seat: '1' });
    await tellLists(id);
    const list = (await ada.browser.get('/games')).text;
    expect(list).toContain('Your turn: move 1');
    const address = /value="http:\/\/localhost:8787(\/calendar\/[^"]+)"/.exec(list)?.[1] ?? '';
    const calendar = await new Visitor().get(address);
    expect(calendar.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(calendar.text).toContain('SUMMARY:Move due: 3 Crowns with Ben\r\n');
    expect(calendar.text.split('\r\n').every((line) => line.length <= 75)).toBe(true);
    expect((await new Visitor().get(address.replace('calendar.', 'calendar.x'))).status).toBe(404);
    await env.GAMES.getByName(id).execute({ type: 'playMove', seat: 0, ply: 0, text: 'f1-e2' }, 'test:move');
    await tellLists(id);
    expect((await new Visitor().get(address)).text).not.toContain('VEVENT');
    expect((await ada.browser.get('/games')).text).toContain('Waiting for others');
  });
});
