/** Standings as plain data, so that an object can hand out what it has already computed. */
import type { AnyRules, Outcome, Seat, Standing } from '../../../rules/index.ts';

export interface StandingText {
  readonly position: string;
  readonly toMove: Seat | undefined;
  readonly outcome: Outcome | undefined;
}

export const formatStanding = (
  rules: AnyRules,
  { position, toMove, outcome }: Standing<unknown>,
): StandingText => ({ position: rules.formatPosition(position), toMove, outcome });

export function parseStanding(
  rules: AnyRules,
  { position, toMove, outcome }: StandingText,
): Standing<unknown> {
  const read = rules.parsePosition(position);
  if (outcome) return { position: read, outcome };
  if (toMove === undefined) throw new Error(`${rules.id}: nobody is to move, and there is no outcome`);
  return { position: read, toMove };
}
