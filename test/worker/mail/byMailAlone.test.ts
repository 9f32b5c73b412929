/** What players do without ever opening a page: raw messages through the e-mail handler, and nothing else. */
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { asGameId } from '../../../src/worker/game/model/ids.ts';
import { deliver, lettersTo, rawMessage, reply } from '../../support/worker/mailbox.ts';
import { begin, invite, ring, stopTheClock, type Table } from '../../support/worker/table.ts';

beforeEach(stopTheClock);

const addressOf = ({ addresses }: Table, seat: number): string => addresses[seat] ?? '';

async function newestTo(table: Table, seat: number) {
  await ring(table.stub);
  const letter = (await lettersTo(addressOf(table, seat))).at(-1);
  if (!letter) throw new Error(`no letter to seat ${seat}`);
  return { ...letter, said: letter.text.replace(/\s+/g, ' ') };
}

/** Answers the newest letter to a seat that can be answered there. */
async function answer(
  table: Table,
  seat: number,
  text: string,
  from = addressOf(table, seat),
): Promise<void> {
  await ring(table.stub);
  const letters = await lettersTo(addressOf(table, seat));
  const { replyTo = '' } = letters.findLast((letter) => letter.replyTo?.startsWith('m.')) ?? {};
  await reply({ from, to: replyTo, text });
}

describe('by mail alone', () => {
  it('an invitation is accepted, a game played, a draw offered and agreed to', async () => {
    const table = await invite('three-crowns');
    expect((await newestTo(table, 1)).said).toContain(
      'by replying to this letter with “accept” or “decline”',
    );
    await answer(table, 1, 'accept', 'mallory@elsewhere.test');
    expect(await table.stub.snapshot()).toMatchObject({ phase: 'inviting' });
    await answer(table, 1, 'Yes, gladly!');
    expect(await table.stub.snapshot()).toMatchObject({ phase: 'playing', seats: [{}, { name: 'Ben' }] });
    await answer(table, 0, 'preview f1-e2');
    expect((await newestTo(table, 0)).said).toContain('Nothing has been played.');
    await answer(table, 0, 'legal moves');
    expect((await newestTo(table, 0)).said).toContain('legal moves: ');
    await answer(table, 0, 'f1-e2');
    await answer(table, 1, 'a3-b3');
    await answer(table, 0, 'Ich biete Remis an');
    await answer(table, 1, 'ok');
    expect(await table.stub.snapshot()).toMatchObject({ phase: 'over', outcome: { reason: 'AGREED' } });
  });

  it('an invitation is declined', async () => {
    const table = await invite('three-crowns');
    await answer(table, 1, 'No thanks.');
    expect(await table.stub.snapshot()).toMatchObject({ phase: 'declined' });
    expect((await newestTo(table, 1)).said).toContain('You have declined.');
  });

  it('a player resigns, by answering the letter that asks', async () => {
    const table = await begin();
    await answer(table, 0, 'I give up');
    expect(await table.stub.snapshot()).toMatchObject({ phase: 'playing' });
    await answer(table, 0, 'resign');
    expect(await table.stub.snapshot()).toMatchObject({ phase: 'over', outcome: { points: [0, 1] } });
  });

  it('letters are stopped, made daily, and had at each turn again; games and clocks are told', async () => {
    const table = await begin();
    const modeOf = (): Promise<string | null> =>
      env.DB.prepare('SELECT mode FROM mail_settings WHERE account = ?')
        .bind(table.accounts[0])
        .first('mode');
    for (const [text, mode, said] of [
      ['unsubscribe', 'quiet', 'No more letters come to you about any game'],
      ['each turn', 'each', 'a letter comes at each of your turns'],
      ['täglich', 'digest', 'one letter a day'],
      ['quiet', 'quiet', 'Quiet, as you asked'],
    ] as const) {
      await answer(table, 0, text);
      expect(await modeOf()).toBe(mode);
      expect((await newestTo(table, 0)).said).toContain(said);
    }
    await answer(table, 0, 'games');
    expect((await newestTo(table, 0)).said).toContain('3 Crowns: Ada – Ben. It is your turn, move 1.');
    await answer(table, 0, 'time');
    expect((await newestTo(table, 0)).said).toContain('This game has no clock');
  });

  it('settings of an account are not changed for a sender who is not proven', async () => {
    const table = await begin();
    await answer(table, 0, 'stop', 'mallory@elsewhere.test');
    expect((await newestTo(table, 0)).said).toMatch(
      /“stop” was asked for by mail, but was not done\..*\/unsubscribe\//,
    );
  });
});

describe('a game that is asked for by mail', () => {
  const PLAY = `play@${env.MAIL_DOMAIN}`;

  it('begins with a letter to play@, is accepted by a stranger’s reply, and is played to its end', async () => {
    const { addresses, stub: other, ...rest } = await begin();
    const [ada = ''] = addresses;
    const ben = `ben.${rest.id}@example.test`;
    const wrote = `invite Benedict ${ben} 3 crowns\nno clock\n\nCheers\nAda`;
    expect(await reply({ from: ada, to: PLAY, text: wrote })).toBeUndefined();
    const id = await env.DB.prepare('SELECT id FROM game_register WHERE id <> ?')
      .bind(rest.id)
      .first<string>('id');
    const stub = env.GAMES.getByName(asGameId(id ?? ''));
    const table: Table = { ...rest, id: asGameId(id ?? ''), addresses: [ada, ben], stub };
    expect((await newestTo(table, 1)).said).toContain('Ada invites you to a game of 3 Crowns.');

    // Without a name beside the address there is nothing to call them by.
    await answer(table, 1, 'accept');
    expect((await newestTo(table, 1)).said).toContain('the others need a name to call you by');
    const { replyTo = '' } =
      (await lettersTo(ben)).findLast((letter) => letter.replyTo?.startsWith('m.')) ?? {};
    const accept = rawMessage({ from: ben, to: replyTo, text: 'Yes, with pleasure' });
    await deliver(ben, replyTo, accept.replace(`From: <${ben}>`, `From: Benedict <${ben}>`));
    expect(await stub.snapshot()).toMatchObject({
      phase: 'playing',
      seats: [{ name: 'Ada' }, { name: 'Benedict' }],
    });

    await answer(table, 0, 'f1-e2');
    await answer(table, 1, 'a3-b3');
    await answer(table, 0, 'undo my move');
    await answer(table, 1, 'no');
    await answer(table, 1, 'resign');
    await answer(table, 1, 'resign');
    expect(await stub.snapshot()).toMatchObject({ phase: 'over', outcome: { points: [1, 0] } });
    expect((await newestTo(table, 0)).said).toContain('Ada wins');
    await answer(table, 1, 'rematch');
    await answer(table, 0, 'yes, rematch');
    void other;
  });

  it('is asked for in a reply to any letter, with or without the name of another', async () => {
    const table = await begin('threehex');
    const made = async () =>
      (await env.DB.prepare('SELECT count(*) AS n FROM game_register').first<number>('n')) ?? 0;
    await answer(table, 0, 'invite Ben ben@example.test and Cleo cleo@example.test');
    await answer(table, 0, 'invite Dora dora@example.test 3 crowns');
    expect(await made()).toBe(3);
    expect((await newestTo(table, 0)).said).toContain(
      'You have invited Dora (dora@example.test) to a game of 3 Crowns',
    );
    await answer(table, 0, 'invite Ben 3 crowns');
    expect((await newestTo(table, 0)).said).toContain('at which e-mail address');
    await answer(table, 0, 'invite Ben ben@example.test', 'mallory@elsewhere.test');
    await answer(table, 0, 'invite Ben ben@example.test 3 crowns\n\nNot yet.');
    expect(await made()).toBe(3);
  });
});
