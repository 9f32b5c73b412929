/** The rules against an independent implementation of them: every position of many games, and perft counts. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Trace, type TraceInput, traceGame } from '../../scripts/rules/trace.ts';
import { completeOptions, games, perft } from '../../src/rules/index.ts';

const vectors = new URL('../vectors/', import.meta.url);
const present = new Set(readdirSync(vectors));
const read = (name: string): string => readFileSync(new URL(name, vectors), 'utf8');

/** Leaf counts beyond this take longer than a test should. */
const MOST_LEAVES = 2_000_000;

/** Points to three decimals, as the vectors give thirds to four. */
const rounded = (points: readonly number[] | null): readonly number[] | undefined =>
  points?.map((each) => Math.round(each * 1000) / 1000);

const comparable = ({ trace, boards, end }: Trace) => ({
  trace: trace.map((entry) => ('points' in entry ? { ...entry, points: rounded(entry.points) } : entry)),
  ...(boards && { boards }),
  end: { over: end.over, points: rounded(end.points) },
});

describe.each(games.filter(({ id }) => present.has(`${id}.jsonl`)))('$name', (game) => {
  const lines = read(`${game.id}.jsonl`).trim().split('\n');

  it.each(lines.map((line, index) => [index + 1, line] as const))('plays vector %i', (_, line) => {
    const vector: TraceInput & Trace = JSON.parse(line);
    const traced = traceGame(vector);
    expect(traced.ok ? comparable(traced.value) : traced.error).toEqual(comparable(vector));
  });

  if (!present.has(`${game.id}.perft.json`)) return;

  it('counts the lines of play from the start', () => {
    const counts: { 'depth counts': readonly number[] } = JSON.parse(read(`${game.id}.perft.json`));
    const options = completeOptions(game, {});
    if (!options.ok) throw new Error('the defaults are not legal');
    const expected = counts['depth counts'].filter((leaves) => leaves <= MOST_LEAVES);
    expect(expected.map((_, index) => perft(game, game.start(options.value), index + 1))).toEqual(expected);
  });
});
