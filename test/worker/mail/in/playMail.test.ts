/** Letters to play@: how games begin by mail alone, and what everybody else gets. */
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { asGameId } from '../../../../src/worker/game/model/ids.ts';
import { type MessageFate, receiveMail } from '../../../../src/worker/mail/in/receive.ts';
import { lettersTo, rawMessage, type Written } from '../../../support/worker/mailbox.ts';
import { passTime, ring, START, stopTheClock } from '../../../support/worker/table.ts';

const PLAY = `play@${env.MAIL_DOMAIN}`;
const ADA = 'ada@example.com';
const HOURS = 60 * 60 * 1000;

beforeEach(async () => {
  stopTheClock();
  await env.DB.prepare(
    "INSERT INTO accounts (id, address, name, proved_at, created_at) VALUES ('ada', ?, 'Ada', 0, 0)",
  )
    .bind(ADA)
    .run();
});

interface Sent extends Partial<Written> {
  readonly subject?: string;
}

async function send(
  text: string,
  { subject = '', from = ADA, to = PLAY, ...rest }: Sent = {},
): Promise<MessageFate> {
  const raw = new TextEncoder().encode(
    rawMessage({ from, to, text, ...rest }).replace('Subject: Re: your turn', `Subject: ${subject}`),
  );
  return receiveMail({ from, to, size: raw.byteLength, raw: new Blob([raw]).stream() }, env);
}

async function newest(address = ADA) {
  const letter = (await lettersTo(address)).at(-1);
  return { ...letter, kind: letter?.key.split(':')[0], said: letter?.text.replace(/\s+/g, ' ') ?? '' };
}

const games = async (): Promise<number> =>
  (await env.DB.prepare('SELECT count(*) AS n FROM game_register').first<number>('n')) ?? 0;

async function started(fate: MessageFate) {
  if (fate.did !== 'started') throw new Error(`no game: ${JSON.stringify(fate)}`);
  const stub = env.GAMES.getByName(asGameId(fate.game));
  await ring(stub);
  return { stub, snapshot: await stub.snapshot() };
}

describe('a letter of a player to play@', () => {
  it('invites, by a line of its own', async () => {
    const { snapshot } = await started(
      await send('Hi!\n\ninvite Ben ben@example.org 3 crowns\n\nCheers\nAda'),
    );
    expect(snapshot).toMatchObject({
      rulesId: 'three-crowns',
      phase: 'inviting',
      seats: [{ name: 'Ada', state: 'playing' }, { state: 'invited' }],
      clock: { terms: '3d/move' },
    });
    expect((await newest('ben@example.org')).said).toContain('Ada invites you to a game of 3 Crowns.');
    const made = await newest();
    expect(made.kind).toBe('gameMade');
    expect(made.replyTo).toBe(PLAY);
    expect(made.said).toContain('You have invited Ben (ben@example.org) to a game of 3 Crowns.');
  });

  it('invites several, at a pace, from the side and with the option it names', async () => {
    const three = await started(
      await send('threehex with Ben ben@example.org and Cleo cleo@example.org', { subject: 'A new game' }),
    );
    expect(three.snapshot?.seats.map(({ state }) => state)).toEqual(['playing', 'invited', 'invited']);
    const { snapshot } = await started(
      await send('invite dora@example.org\nGoal: connect\nI play Black\n2 weeks a move\nprivate', {
        subject: 'Charybdis',
      }),
    );
    expect(snapshot).toMatchObject({
      rulesId: 'charybdis',
      options: { goal: 'connect' },
      isPrivate: true,
      clock: { terms: '14d/move' },
    });
    const seat = snapshot?.seats.findIndex(({ name }) => name === 'Ada');
    expect((await newest()).said).toContain('You play Black');
    expect(seat).toBe(1);
  });

  it('with a game’s name alone begins it against Clerk, and the first letter of the game is the answer', async () => {
    for (const [text, subject] of [
      ['', '3 crowns'],
      ['Three Crowns please', ''],
      ['Hello', 'Play Hibryd'],
    ] as const) {
      const { snapshot } = await started(await send(text, { subject }));
      expect(snapshot?.phase).toBe('playing');
      expect(snapshot?.seats.slice(1).every(({ machine }) => machine?.level === 'clerk')).toBe(true);
      expect((await newest()).key).toContain(snapshot?.id);
    }
    expect(new Set((await lettersTo(ADA)).map(({ key }) => key.split(':')[0])).has('gameMade')).toBe(false);
  });

  it('with the word anybody offers it in the lobby', async () => {
    const { snapshot } = await started(await send('3 crowns, anybody'));
    expect(snapshot?.seats[1]?.state).toBe('open');
    expect((await newest()).said).toContain('is in the lobby');
  });

  it('makes one game, however often it comes', async () => {
    const first = await send('3 crowns', { messageId: 'once' });
    const letters = (await lettersTo(ADA)).length;
    expect(await send('3 crowns', { messageId: 'once' })).toEqual({ did: 'dropped', reason: 'AGAIN' });
    expect(first.did).toBe('started');
    expect(await games()).toBe(1);
    expect(await lettersTo(ADA)).toHaveLength(letters);
  });

  it.each<[string, string, string]>([
    ['chess', '', '“chess” names no game that is played here.'],
    ['invite Ben ben@example.org chess', '', '“chess” names no game that is played here.'],
    ['invite Ben ben@example.org', '', 'does not say which game'],
    ['invite Ben 3 crowns', '', 'does not say at which e-mail address'],
    ['invite Ben ben@@example 3 crowns', '', 'is not an e-mail address'],
    [`invite Ada ${ADA} 3 crowns`, '', 'Each seat needs a different person'],
    ['invite Ben ben@example.org threehex', '', 'ThreeHex Chess needs 2 opponents; your letter names 1.'],
    [
      'invite ben@example.org and cleo@example.org 3 crowns',
      '',
      '3 Crowns needs 1 opponent; your letter names 2.',
    ],
    ['invite ben@example.org ben@example.org threehex', '', 'an address is there twice'],
    ['invite Ben ben@example.org 3 crowns tomorrow', '', '“tomorrow” was not understood.'],
    ['invite Ben ben@example.org 3 crowns', 'Charybdis', 'names several games: Charybdis and 3 Crowns'],
    ['invite Ben ben@example.org 3 crowns?', '', 'with a question mark'],
    ['3 crowns\n2 hours a move', '', 'The shortest time is 12 hours.'],
    ['3 crowns\nGoal: connect', '', '3 Crowns has no option “goal”.'],
    ['charybdis\nGoal: crowns', '', '“crowns” is not one of stones, connect.'],
    ['3 crowns\nI play Silver', '', 'The sides of 3 Crowns are'],
    ['f1-e2', '', 'Moves, and all that is about one game, belong in a reply to a letter of that game.'],
    ['resign', '', 'belong in a reply to a letter of that game'],
    ['How does this work?', '', 'was not understood'],
  ])('is answered by what was wrong and the list of games: %j', async (text, subject, said) => {
    expect(await send(text, { subject })).toEqual({ did: 'answered', by: 'theReason' });
    const letter = await newest();
    expect(letter).toMatchObject({ kind: 'playHelp', replyTo: PLAY });
    expect(letter.said).toContain(said);
    expect(letter.said).toMatch(/3 Crowns, 2 players.*ThreeHex Chess, 3 players/);
    expect(await games()).toBe(0);
    expect(await lettersTo('ben@example.org')).toEqual([]);
  });

  it('asks for help, its games, and how letters come', async () => {
    expect(await send('help')).toEqual({ did: 'answered', by: 'theLetter' });
    expect((await newest()).said).toContain(`What you can write to ${PLAY}`);
    await send('', { subject: 'games' });
    expect(await newest()).toMatchObject({ kind: 'gameList', replyTo: PLAY });
    await send('einmal täglich', { subject: 'Re: How to play by mail' });
    expect((await newest()).said).toContain('one letter a day');
    expect(await env.DB.prepare("SELECT mode FROM mail_settings WHERE account = 'ada'").first('mode')).toBe(
      'digest',
    );
    await send('no receipts');
    expect(
      await env.DB.prepare("SELECT receipts FROM mail_settings WHERE account = 'ada'").first('receipts'),
    ).toBe(0);
  });

  it('holds to the limits of pages', async () => {
    for (let game = 0; game < 10; game++) await started(await send('3 crowns'));
    expect(await send('3 crowns')).toEqual({ did: 'answered', by: 'theReason' });
    expect((await newest()).said).toMatch(/10 games with free seats already|many games within a minute/);
    expect(await games()).toBe(10);
  });

  it('is answered twenty times a day, and the last one says so', async () => {
    for (let letter = 0; letter < 20; letter++) await send('help');
    expect((await newest()).said).toContain('This is the last answer for now: 20 letters of yours');
    expect(await send('help')).toEqual({ did: 'dropped', reason: 'TOO_MANY' });
    passTime(25 * HOURS);
    expect(await send('help')).toEqual({ did: 'answered', by: 'theLetter' });
  });
});

const UNPROVEN = [`Authentication-Results: ${env.AUTHSERV_ID}; dmarc=fail header.from=example.com`];

describe('a letter to play@ of whom nobody knows, or nobody vouches for', () => {
  it.each<[string, Sent]>([
    ['of a stranger', { from: 'cleo@example.org' }],
    ['that is not proven', { headers: UNPROVEN }],
    ['without any proof', { headers: ['X-Other: none'] }],
  ])('%s is answered by the letter that signs in, and nothing is done', async (_, sent) => {
    const fate = await send('invite Ben ben@example.org charybdis', sent);
    expect(fate).toEqual({ did: 'answered', by: 'signIn' });
    const letter = await newest(sent.from);
    expect(letter.kind).toBe('signIn');
    expect(letter.said).toContain(`A letter came to ${PLAY} that names you as its sender.`);
    expect(await env.DB.prepare('SELECT next FROM sign_in_tokens').first('next')).toBe('/new/charybdis');
    expect(await games()).toBe(0);
    expect(await lettersTo('ben@example.org')).toEqual([]);
  });

  it('is answered three times a day, each once, and uses up nothing of the owner’s', async () => {
    for (let letter = 0; letter < 5; letter++)
      await send('stop', { headers: UNPROVEN, messageId: `${letter}` });
    expect(await lettersTo(ADA)).toHaveLength(3);
    expect(await env.DB.prepare('SELECT mode FROM mail_settings').first('mode')).toBeNull();
    await started(await send('3 crowns'));
    await send('3 crowns', { from: 'cleo@example.org', messageId: 'same' });
    await send('3 crowns', { from: 'cleo@example.org', messageId: 'same' });
    expect(await lettersTo('cleo@example.org')).toHaveLength(1);
  });

  it('is answered at an address that bounced once a day', async () => {
    await env.DB.prepare(
      "INSERT INTO suppressions (address, reason, detail, at) VALUES ('cleo@example.org', 'complained', '', ?)",
    )
      .bind(START)
      .run();
    const from = 'cleo@example.org';
    const fates = [await send('3 crowns', { from }), await send('3 crowns', { from })];
    expect(fates.map(({ did }) => did)).toEqual(['answered', 'dropped']);
  });

  it.each<[string, Sent]>([
    ['AUTO_SUBMITTED', { headers: ['Auto-Submitted: auto-replied'] }],
    ['OWN_LETTER', { headers: ['X-Sealed-Move: invitation'] }],
    ['LIST', { headers: ['List-Id: <games.example.org>'] }],
    ['AUTO_REPLY', { subject: 'Out of office: 3 crowns' }],
    ['OWN_ADDRESS', { from: `games@${env.MAIL_DOMAIN}` }],
  ])('is not answered where a program wrote it: %s', async (reason, sent) => {
    expect(await send('3 crowns', { from: 'cleo@example.org', ...sent })).toEqual({ did: 'dropped', reason });
    expect(await lettersTo(sent.from ?? 'cleo@example.org')).toEqual([]);
    expect(await games()).toBe(0);
  });

  it('is taken in any case of letters, and at no other address', async () => {
    expect(await send('help', { to: PLAY.toUpperCase() })).toEqual({ did: 'answered', by: 'theLetter' });
    const other = await send('help', { to: `player@${env.MAIL_DOMAIN}` });
    expect(other).toMatchObject({
      did: 'rejected',
      code: 'NO_SUCH_ADDRESS',
      reason: expect.stringContaining(PLAY),
    });
  });
});
