/**
 * The turns of a position that lead to different ones: for Charybdis, whose stones may be placed in many
 * orders.
 */
import { type AnyRules, legalMoves, listMoves, type Step } from '../rules/index.ts';

type Turn = readonly Step[];

/** Throws if a game that cannot list its turns has more than `most`. */
export function turnsOf(rules: AnyRules, position: unknown, most: number): readonly Turn[] {
  if (!rules.unlistable) return listMoves(rules, position);
  const turns = new Map<string, Turn>();
  let count = 0;
  for (const turn of legalMoves(rules, position)) {
    if (++count > most) throw new TooMany();
    const after = resultOf(rules, position, turn);
    if (!turns.has(after)) turns.set(after, turn);
  }
  return [...turns.values()];
}

/** A position with more turns than may be looked at. */
export class TooMany extends Error {}

/** What a turn leads to, as text: two turns that come to the same are the same. */
export function resultOf(rules: AnyRules, position: unknown, turn: Turn): string {
  const { position: after, outcome } = rules.play(position, turn);
  return outcome ? `${rules.formatPosition(after)} ${outcome.reason}` : rules.formatPosition(after);
}
