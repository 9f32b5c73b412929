/**
 * The rules against an independent implementation of them: every position of many games, and perft counts.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { comparable, type Trace, type TraceInput, traceGame } from '../../scripts/rules/trace.ts';
import {
  type AnyRules,
  allRules,
  completeOptions,
  perft,
  readMove,
  type Standing,
} from '../../src/rules/index.ts';

// Seconds on an idle machine; many times that on a busy one.
vi.setConfig({ testTimeout: 60_000 });

const vectors = new URL('../vectors/', import.meta.url);
const present = new Set(readdirSync(vectors));
const read = (name: string): string => readFileSync(new URL(name, vectors), 'utf8');

/** Leaf counts beyond this take longer than a test should. */
const MOST_LEAVES = 1_200_000;

/** How many plies are played on from a position that was read from its text. */
const PLAYED_ON = 12;
/** One vector in so many is played that way. */
const EVERY = 4;

/** Plays a vector's moves, and every few plies goes on from the position's text instead. */
function expectSamePlay(rules: AnyRules, { options, moves }: TraceInput): void {
  let standing: Standing<unknown> = rules.start(options);
  let read = standing;
  for (const [ply, text] of moves.entries()) {
    if (ply % PLAYED_ON === 0) {
      const position = rules.parsePosition(rules.formatPosition(standing.position));
      read = { position, toMove: rules.toMove(position) };
    }
    const played = readMove(rules, standing.position, text);
    if (!played.ok) throw new Error(`${text} is refused`);
    const { steps } = played.value;
    standing = played.value.standing;
    read = rules.play(read.position, steps);
    // What came before a position is not in its text: the original alone may be drawn, by repetition.
    if (standing.outcome?.points.every((points) => points < 1)) return;
    expect(rules.formatPosition(read.position)).toBe(rules.formatPosition(standing.position));
    expect(read.outcome).toEqual(standing.outcome);
  }
}

describe.each(allRules.filter(({ id }) => present.has(`${id}.jsonl`)))('$id', (rules) => {
  const lines = read(`${rules.id}.jsonl`).trim().split('\n');

  it.each(lines.map((line, index) => [index + 1, line] as const))('plays vector %i', (_, line) => {
    const vector: TraceInput & Trace = JSON.parse(line);
    const traced = traceGame(vector);
    expect(traced.ok ? comparable(traced.value) : traced.error).toEqual(comparable(vector));
  });

  it('reads the positions of the vectors again, and plays on from them alike', () => {
    for (let index = 0; index < lines.length; index += EVERY) {
      expectSamePlay(rules, JSON.parse(lines[index] ?? ''));
    }
  });

  if (!present.has(`${rules.id}.perft.json`)) return;

  it('counts the lines of play from the start', () => {
    const counts: { 'depth counts': readonly number[] } = JSON.parse(read(`${rules.id}.perft.json`));
    const options = completeOptions(rules, {});
    if (!options.ok) throw new Error('the defaults are not legal');
    const expected = counts['depth counts'].filter((leaves) => leaves <= MOST_LEAVES);
    expect(expected.map((_, index) => perft(rules, rules.start(options.value), index + 1))).toEqual(expected);
  });
});
