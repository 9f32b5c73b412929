/** A whole game of each kind, played by nothing but raw replies to the letters that came. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { allRules } from '../../../src/rules/index.ts';
import { gameWords, wordsOf } from '../../../src/words/index.ts';
import { lettersTo, reply } from '../../support/worker/mailbox.ts';
import { begin, ring, stopTheClock } from '../../support/worker/table.ts';

interface Vector {
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly moves: readonly string[];
  readonly end: { readonly over: boolean; readonly points: readonly number[]; readonly reason: string };
}

/** The shortest game of at least so many plies that came to an end, for the reason named where one is. */
function shortestGame(lines: string, plies: number, reason = ''): Vector {
  const games = lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Vector)
    .filter(({ end, moves }) => end.over && moves.length >= plies && end.reason.includes(reason))
    .sort((a, b) => a.moves.length - b.moves.length);
  const [game] = games;
  if (!game) throw new Error('no such game among the vectors');
  return game;
}

/** What the game of each kind must have come to, where the first that is short enough would show little. */
const KINDS: Readonly<Record<string, { readonly plies: number; readonly reason?: string }>> = {
  'three-crowns': { plies: 40, reason: 'crowned troika' },
  threehex: { plies: 20 },
  'three-way-checkers': { plies: 20 },
};

const vectors = import.meta.glob<string>('../../vectors/*.jsonl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

beforeEach(() => stopTheClock());
afterEach(() => {
  vi.useRealTimers();
});

describe.each(
  allRules.map((rules) => {
    const { plies, reason } = KINDS[rules.id] ?? { plies: 10 };
    const lines = vectors[`../../vectors/${rules.id}.jsonl`] ?? '';
    return [gameWords(wordsOf('en'), rules).name, shortestGame(lines, plies, reason)] as const;
  }),
)('%s', (_, vector) => {
  it('is played to its end by replies alone, each answered by the next player’s letter', async () => {
    const table = await begin(vector.game, vector.options);
    for (const [ply, move] of vector.moves.entries()) {
      await ring(table.stub);
      const seat = (await table.stub.snapshot())?.toMove ?? -1;
      const address = table.addresses[seat] ?? '';
      const letter = (await lettersTo(address)).at(-1);
      expect(letter?.key).toBe(`${table.id}:yourTurn:${seat}:${ply}`);
      const quoted = letter?.text.split('\n').map((line) => `> ${line}`);
      const text = [move, '', 'On Mon, 30 Nov 2026 at 10:00, Sealed Move wrote:', ...(quoted ?? [])].join(
        '\n',
      );
      expect(await reply({ from: address, to: letter?.replyTo ?? '', text })).toBeUndefined();
    }
    await ring(table.stub);

    const snapshot = await table.stub.snapshot();
    expect(snapshot?.turns.map(({ move }) => move)).toEqual(vector.moves);
    for (const [seat, points] of vector.end.points.entries()) {
      expect(snapshot?.outcome?.points[seat]).toBeCloseTo(points, 3);
    }
    for (const [seat, address] of table.addresses.entries()) {
      const keys = (await lettersTo(address)).map(({ key }) => key);
      expect(keys.at(-1)).toBe(`${table.id}:gameOver:${seat}:${vector.moves.length}`);
      expect(new Set(keys).size).toBe(keys.length);
    }
    // The test's players sit down at once, so that their invitations have nothing to say any more.
    const letters = await table.stub.letters();
    expect(letters.filter(({ fate, kind }) => fate !== 'sent' && kind !== 'invitation')).toEqual([]);
  });
});
