/** A draw offered together with a move: "c3-d3 draw?", or on a line of its own beside the move. */
import { readMailCommand } from '../../../email/index.ts';
import type { AnyRules } from '../../../rules/index.ts';
import { decide } from '../decide/decide.ts';
import type { Circumstances } from '../decide/decision.ts';
import type { DecidedMove } from '../decide/move.ts';
import { evolve } from '../evolve/evolve.ts';
import type { GameState } from '../evolve/state.ts';
import type { GameEvent } from '../model/events.ts';
import { isMoveLine, type Written } from './writtenMoves.ts';

/** Long enough for "i propose a draw", but not for "would you agree to a draw". */
const MOST_WORDS = 4;

/**
 * The lines, with a draw offered after a move put on a line of its own. Next to a move, the question mark in
 * "draw?" does not make it doubtful: that is how people offer one.
 */
export function withDrawsApart({ lines, unshown }: Written, rules: AnyRules): Written {
  const hasMove = lines.some((line) => isMoveLine(rules, line) || movesAndDraw(line, rules));
  const apart = lines.flatMap((line) => {
    if (!hasMove || unshown.includes(line)) return [line];
    return isDraw(line) ? [withoutMark(line)] : (movesAndDraw(line, rules) ?? [line]);
  });
  return { lines: apart, unshown };
}

const withoutMark = (text: string): string => text.replace(/[\s?!.)]+$/u, '');
const isDraw = (text: string): boolean => readMailCommand(withoutMark(text))?.word === 'draw';

function movesAndDraw(line: string, rules: AnyRules): readonly [string, string] | undefined {
  const words = line.trim().split(/\s+/);
  for (let count = 1; count <= MOST_WORDS && count < words.length; count++) {
    const draw = words.slice(-count).join(' ').replace(/^\(/, '');
    const move = words
      .slice(0, -count)
      .join(' ')
      .replace(/[,;:–—-]+$/u, '');
    if (isDraw(draw) && isMoveLine(rules, move)) return [move, withoutMark(draw)];
  }
  return undefined;
}

/** The move and the draw that comes with it, or just the move if it ends the game. */
export function withDrawOffered(
  { events, standing }: DecidedMove,
  seat: number,
  state: GameState,
  circumstances: Circumstances,
): readonly GameEvent[] {
  const { at } = circumstances;
  const after = events.reduce<GameState>(
    (before, event) => evolve(before, { seq: before.seq + 1, at, event, standing }),
    state,
  );
  const offer = { type: 'offer', seat, ply: after.turns.length, offer: { kind: 'draw' } } as const;
  const offered = decide(offer, after, circumstances);
  return offered.ok ? [...events, ...offered.value] : events;
}
