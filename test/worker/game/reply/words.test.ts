/** Words without a move: their writer is told how the game stands, and never that a move was not played. */
import { beforeEach, describe, expect, it } from 'vitest';
import { givenCharybdis, givenCrowns, letter } from '../../../support/worker/givenMail.ts';
import { lettersTo, reply } from '../../../support/worker/mailbox.ts';
import { begin, invite, lettersSent, ring, stopTheClock, type Table } from '../../../support/worker/table.ts';

beforeEach(stopTheClock);

describe.each([
  ['3 Crowns', givenCrowns],
  ['Charybdis', givenCharybdis],
])('in %s', (_, game) => {
  it.each([
    'how does this work?',
    'Thanks, good game!',
    'Wie geht das hier?',
    'See you on Friday at 5pm, then',
    'I have no idea what to do',
    'Sorry, I am on the train until 6.',
    'My number is 0171 555 123',
    'lol',
    '🙂',
    '???',
  ])('“%s” is no move', async (text) => {
    await game.when(letter(text)).thenDecides('refuses: NO_MOVE_FOUND');
  });
});

it.each(['f1-f9', 'c3-z9', 'I play c3-c8', 'c3 to c9, thanks', 'a1'])(
  '“%s” is a move, if a wrong one',
  async (text) => {
    await givenCrowns.when(letter(text)).thenDecides('refuses: ILLEGAL_MOVE');
  },
);

it.each([
  'invite Ben ben@example.org\ninvite Cy cy@example.org',
  'stop\ngames',
  'takeback\n\ndraw',
  'resign\n\ncancel',
  'digest\nno receipts',
])('of several commands none is done: %j', async (text) => {
  await givenCrowns.when(letter(text)).thenDecides('refuses: SEVERAL_COMMANDS');
});

it.each(['draw\n\ndraw', 'help\ndraw', 'draw\nThanks!'])(
  'one command that is said twice is one: %j',
  async (text) => {
    await givenCrowns.when(letter(text)).thenDecides('agreed');
  },
);

/** Answers the newest letter to a seat that can be answered, and returns the words of the next. */
async function answer(table: Table, seat: number, text: string): Promise<string> {
  await ring(table.stub);
  const address = table.addresses[seat] ?? '';
  const to = (await lettersTo(address)).findLast(({ replyTo }) => replyTo)?.replyTo ?? '';
  await reply({ from: address, to, text });
  await ring(table.stub);
  return ((await lettersTo(address)).at(-1)?.text ?? '').replace(/\s+/g, ' ');
}

describe('the answer to words', () => {
  it('says which move stands, who is next, how words are passed on and what can be written', async () => {
    const table = await begin();
    await answer(table, 0, 'f1-e2');
    const told = await answer(table, 0, 'Thanks, good game!');
    expect(told).toMatch(
      /^Ben \(Black\) is to move\. No move was found in your letter, and nothing was done\./,
    );
    expect(told).toContain('Your move f1-e2 stands.');
    expect(told).toContain('Nobody else has read your words. To pass them on, write the word note');
    expect(told).toContain('You can also reply with board');
    expect(told).not.toContain('was not played');
    expect((await lettersSent(table)).some((key) => key.startsWith('refusedMove'))).toBe(false);
  });

  it('names the other’s move to who has none, and how to move whose turn it is', async () => {
    const table = await begin();
    await table.play('f1-e2');
    const told = await answer(table, 1, 'how does this work?');
    expect(told).toMatch(/^It is your turn: you play Black\./);
    expect(told).toContain('The newest move is f1-e2, by Ada.');
    expect(told).toContain('Reply to this letter with your move on the first line');
  });

  it.each([
    ['cancelGame', 'This game was cancelled'],
    ['declineSeat', 'An invitation was declined'],
  ] as const)('says so in a game that is not played: %s', async (type, sentence) => {
    const table = type === 'cancelGame' ? await begin() : await invite('three-crowns');
    await ring(table.stub);
    await table.ask(
      type === 'cancelGame'
        ? { type, seat: 0, ply: 0 }
        : { type, seat: 1, account: table.accounts[1] ?? ('' as never) },
    );
    const mail = { seat: 0, ply: 0, from: table.addresses[0] ?? '', authenticated: true, subject: '' };
    for (const [index, line] of ['board', 'hello', 'accept', 'rematch', 'note: hello'].entries()) {
      await table.stub.answerReply({
        ...mail,
        lines: [line],
        unshown: [],
        hidden: [],
        messageId: `${index}`,
      });
      await ring(table.stub);
      const told = ((await lettersTo(mail.from)).at(-1)?.text ?? '').replace(/\s+/g, ' ');
      expect(told).toContain(sentence);
    }
  });
});

describe('after twenty answers in a day', () => {
  it('the last says so, and a move in doubt is still asked about, once for each', async () => {
    const table = await begin();
    await ring(table.stub);
    const mail = { seat: 0, ply: 0, from: table.addresses[0] ?? '', authenticated: true, subject: '' };
    let count = 0;
    const send = (line: string) =>
      table.stub.answerReply({ ...mail, lines: [line], unshown: [], hidden: [], messageId: `${count++}` });
    for (let sent = 0; sent < 19; sent++) await send('f1-f5');
    await ring(table.stub);
    expect((await lettersTo(mail.from)).at(-1)?.text).not.toContain('the last answer');
    expect(await send('hello')).toMatchObject({ isAnswered: true });
    await ring(table.stub);
    expect((await lettersTo(mail.from)).at(-1)?.text.replace(/\s+/g, ' ')).toContain(
      'This is the last answer for now: 20 were sent within a day.',
    );
    expect(await send('f1-f5')).toMatchObject({ isAnswered: false });
    expect(await send('f1-e2?')).toMatchObject({ did: 'askedToConfirm', isAnswered: true });
    expect(await send('f1-e2?')).toMatchObject({ did: 'askedToConfirm', isAnswered: false });
    expect(await send('h1-g2?')).toMatchObject({ did: 'askedToConfirm', isAnswered: true });
    expect(await send('f1-e2')).toMatchObject({ did: 'played' });
  });
});
