/** Tasks by letter: asked for anywhere, answered with a move, and never anything to anybody but who asks. */
import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { judgeText, type Task, tasksOf } from '../../../../src/lessons/index.ts';
import { type AnyRules, asRulesId, rulesById } from '../../../../src/rules/index.ts';
import { guideWordsOf } from '../../../../src/words/index.ts';
import { type MessageFate, receiveMail } from '../../../../src/worker/mail/in/receive.ts';
import { lettersTo, rawMessage, type Written } from '../../../support/worker/mailbox.ts';
import { stopTheClock } from '../../../support/worker/table.ts';

const PLAY = `play@${env.MAIL_DOMAIN}`;
const ADA = 'ada@example.com';
const task = (number: number, game = 'three-crowns') => `lesson.${game}.${number}@${env.MAIL_DOMAIN}`;
const asked = (index: number) => {
  const id = tasksOf('three-crowns')[index]?.id ?? '';
  const words = guideWordsOf('en', 'three-crowns').tasks[id];
  if (!words) throw new Error('no such task');
  return words.task;
};

beforeEach(async () => {
  stopTheClock();
  await env.DB.prepare(
    "INSERT INTO accounts (id, address, name, proved_at, created_at) VALUES ('ada', ?, 'Ada', 0, 0)",
  )
    .bind(ADA)
    .run();
});

async function send(
  text: string,
  { from = ADA, to = PLAY, subject = '', ...rest }: Partial<Written> & { readonly subject?: string } = {},
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

it('begins when it is asked for with a game’s name, in the letter or its subject', async () => {
  await send('lesson 3 crowns');
  expect(await newest()).toMatchObject({
    kind: 'lesson',
    subject: '3 Crowns by small tasks',
    replyTo: task(1),
    said: expect.stringContaining(`Task 1 of 7. ${asked(0)}`),
    attachments: [{ filename: 'three-crowns-task-1.png' }],
  });
  await send('', { subject: 'Lektion Charybdis' });
  expect(await newest()).toMatchObject({ kind: 'lesson', replyTo: task(1, 'charybdis') });
  await send('lesson');
  expect(await newest()).toMatchObject({
    kind: 'playHelp',
    said: expect.stringContaining('Tasks of which game?'),
  });
});

it('answers a right move with the next task, and a wrong one with what it would have done', async () => {
  await send('c3-d2', { to: task(1) });
  expect(await newest()).toMatchObject({
    replyTo: task(1),
    said: expect.stringContaining('c3-d2 is not it. That crowns none.'),
  });
  await send('Hello,\n\nC3 to C2.\n\nAda', { to: task(1) });
  const next = await newest();
  expect(next.replyTo).toBe(task(2));
  expect(next.said).toContain('Right: c3-c2.');
  expect(next.said).toContain(asked(1));
  await send('c3-c9', { to: task(1) });
  expect(await newest()).toMatchObject({
    replyTo: task(1),
    said: expect.stringContaining('“c9” is neither a cell of the board nor a word of this game.'),
  });
});

it('ends after the last task, and goes on or stops when that is written', async () => {
  await send('b2-a1', { to: task(7) });
  const last = await newest();
  expect(last.said).toContain('Those were all tasks of 3 Crowns.');
  expect(last.replyTo).toBe(PLAY);
  await send('next', { to: task(3) });
  expect(await newest()).toMatchObject({ replyTo: task(4) });
  await send('next', { to: task(1, 'threehex') });
  const threehex = rulesById(asRulesId('threehex')) as AnyRules;
  const [, example = ''] = /for example (\S+?)[.,]? /.exec((await newest()).said) ?? [];
  // The first legal move solves this one.
  expect(judgeText(threehex, tasksOf('threehex')[1] as Task, example)).toMatchObject({
    ok: true,
    value: { isRight: false },
  });
  await send('stop', { to: task(3) });
  expect((await newest()).said).toContain('No more tasks come.');
  const settings = await env.DB.prepare("SELECT count(*) FROM mail_settings WHERE account = 'ada'").first();
  expect(settings).toEqual({ 'count(*)': 0 });
  await send('pass', { to: task(5, 'charybdis') });
  expect((await newest()).said).toContain('Right: pass.');
});

it('takes nothing from programs, and sends others no task', async () => {
  expect(await send('c3-c2', { to: task(1), from: 'eve@example.net' })).toMatchObject({
    did: 'answered',
    by: 'signIn',
  });
  expect((await newest('eve@example.net')).kind).toBe('signIn');
  expect(await send('c3-c2', { to: `lesson.three-crowns.x@${env.MAIL_DOMAIN}` })).toMatchObject({
    did: 'rejected',
    code: 'NO_SUCH_ADDRESS',
  });
  await send('a1', { to: task(40, 'chess') });
  expect((await newest()).kind).toBe('playHelp');
});
