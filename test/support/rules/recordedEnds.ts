/** How recorded games ended: the shortest of every ending. */
import { readFileSync } from 'node:fs';
import {
  type AnyRules,
  completeOptions,
  type Outcome,
  readMove,
  type Standing,
} from '../../../src/rules/index.ts';

interface Recorded {
  readonly options: Readonly<Record<string, string>>;
  readonly moves: readonly string[];
  readonly end?: { readonly reason?: string };
}

export type Ended = Standing<unknown> & { readonly outcome: Outcome };

function endOf(rules: AnyRules, { options, moves }: Recorded): readonly Ended[] {
  const complete = completeOptions(rules, options);
  if (!complete.ok) throw new Error('the options are refused');
  let standing = rules.start(complete.value);
  for (const move of moves) {
    const played = readMove(rules, standing.position, move);
    if (!played.ok) throw new Error(`${move} is refused`);
    standing = played.value.standing;
  }
  return standing.outcome ? [standing] : [];
}

export function recordedEnds(rules: AnyRules): readonly Ended[] {
  const file = new URL(`../../vectors/${rules.id}.jsonl`, import.meta.url);
  const games = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line): Recorded => JSON.parse(line))
    .filter(({ end }) => end?.reason)
    .sort((a, b) => a.moves.length - b.moves.length);
  // Counts tell games of one ending apart: "full board, 33 to 31".
  const shortest = new Map(games.toReversed().map((game) => [game.end?.reason?.replace(/, \d.*/, ''), game]));
  return [...shortest.values()].flatMap((game) => endOf(rules, game));
}
