/** Every message of the corpus, handed to the Worker as a mail server does. */
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type MessageFate, receiveMail } from '../../../../src/worker/mail/in/receive.ts';
import { type Case, corpus } from '../../../support/worker/corpus.ts';
import {
  ADA,
  BOB,
  type CorpusGame,
  corpusGame,
  lettersOwed,
  PLY,
} from '../../../support/worker/corpusGame.ts';
import { bytesOf, fixtures } from '../../../support/worker/fixtures.ts';
import { deliver, lettersTo } from '../../../support/worker/mailbox.ts';
import { ring, stopTheClock } from '../../../support/worker/table.ts';

beforeEach(() => stopTheClock());
afterEach(() => {
  vi.useRealTimers();
});

/** Stands in the messages where the reply address is to stand. */
const PLACE = 'm.k3xq7m2abcde.0.12.abcdefghijklmnopqrstuvwxyz@mail.sealed-move.test';

function describeFate(fate: MessageFate, notes: readonly string[]): string {
  const noted = notes.map((text) => `notes: ${text}`).join();
  switch (fate.did) {
    case 'played':
      return [`plays ${fate.move}`, ...(noted ? [noted] : [])].join(' and ');
    case 'askedToConfirm':
      return `asks about ${fate.move}: ${fate.doubt}`;
    case 'refused':
      return `refuses: ${fate.refusal.code}`;
    case 'noted':
      return noted;
    case 'agreed':
      return `agrees: ${fate.word}`;
    case 'told':
      return `tells: ${fate.word}`;
    case 'passedOn':
      return `passes on: ${fate.asked.word}`;
    case 'started':
    case 'answered':
    case 'planned':
      return fate.did;
    case 'dropped':
      return `drops: ${fate.reason}`;
    case 'rejected':
      return `rejects: ${fate.code}`;
  }
}

/** The kinds of letter that answer a word, where they are not called by it. */
const ANSWERS: Readonly<Record<string, string>> = {
  resign: 'confirmResign',
  receipts: 'receipt',
  'no receipts': 'receipt',
};

/** What a decision means for the players' letters. */
function lettersFor(fate: MessageFate, mail: string): readonly string[] {
  switch (fate.did) {
    case 'played':
      return ['receipt to Ada', 'yourTurn to Bob'];
    case 'askedToConfirm':
      return ['confirmMove to Ada'];
    case 'agreed':
      return ['receipt to Ada', 'offer to Bob'];
    case 'noted':
      return ['receipt to Ada'];
    case 'passedOn':
      return [`${PASSED_ON[fate.asked.word] ?? 'mailMode'} to Ada`];
    case 'told':
      return [`${ANSWERS[fate.word] ?? fate.word} to Ada`];
    case 'refused':
      if (fate.refusal.code === 'NO_MOVE_FOUND') return ['noMove to Ada'];
      return [
        /NOTE_|COMMAND_IN/.test(fate.refusal.code) || /^command-(resign|accept|decline|cancel)/.test(mail)
          ? 'help to Ada'
          : 'refusedMove to Ada',
      ];
    default:
      return [];
  }
}

/** Of a game's letter it stands behind the game's id. */
const kindOf = (key: string): string => {
  const [first = '', second = ''] = key.split(':');
  return first.length === PLACE.split('.')[1]?.length ? second : first;
};

/** The letters that answer what the game passes on. */
const PASSED_ON: Readonly<Record<string, string>> = { games: 'gameList', invite: 'gameMade' };

async function lettersSince(before: ReadonlySet<string>): Promise<readonly string[]> {
  const to = async (name: string, address: string) =>
    (await lettersTo(address))
      .filter(({ key }) => !before.has(key))
      .map(({ key }) => `${kindOf(key)} to ${name}`);
  return [...(await to('Ada', ADA)), ...(await to('Bob', BOB))];
}

const envelopeOf = ({ from = ADA, to = (address: string) => address }: Case, { replyTo }: CorpusGame) => ({
  from,
  to: to(replyTo),
});

describe('the corpus', () => {
  it('has every message under test/fixtures/mail, and more than 60', () => {
    expect(new Set(corpus.map(({ mail }) => mail))).toEqual(new Set(fixtures.keys()));
    expect(fixtures.size).toBeGreaterThan(60);
  });

  it.each(corpus)('$decision — $mail $when $to', async (row) => {
    const game = await corpusGame(row.when ?? 'her turn');
    const raw = bytesOf((fixtures.get(row.mail) ?? '').replaceAll(PLACE, game.replyTo));
    const envelope = envelopeOf(row, game);
    const before = {
      turns: (await game.stub.snapshot())?.turns.length ?? 0,
      letters: await lettersOwed(game.stub),
    };

    const rejected = await deliver(envelope.from, envelope.to, raw);
    // Mail servers deliver twice at times: the second time says what happened the first time.
    const fate = await receiveMail({ ...envelope, size: raw.byteLength, raw: new Blob([raw]).stream() }, env);
    await ring(game.stub);

    const after = await game.stub.snapshot();
    expect(describeFate(fate, after?.notes.map(({ text }) => text) ?? [])).toBe(row.decision);
    expect(rejected !== undefined).toBe(fate.did === 'rejected');
    expect(await lettersSince(before.letters)).toEqual(lettersFor(fate, row.mail));
    const turns = after?.turns.slice(before.turns).map(({ move }) => move);
    expect(turns).toEqual(fate.did === 'played' ? ['c3-d3'] : []);
    if (fate.did === 'played') expect(before.turns).toBe(PLY);
  });
});
