/**
 * Proofs that a seat wins by force, and their check against the rules.
 *
 * A proof is a tree. Where the seat moves, it has one move and what follows: `["e4", PROOF]`, or `"e4"` if
 * that wins on the spot. Where others move, it has an answer to each of their moves:
 * `{"d5": PROOF, "*": PROOF}`, `*` standing for all moves that are not named. The check plays each of their
 * legal moves, so that nothing is left out, however the tree was found.
 */
import { type AnyRules, readMove, type Seat, type Standing } from '../rules/index.ts';
import { turnsOf } from './turns.ts';

export type Proof = string | readonly [move: string, then: Proof] | { readonly [reply: string]: Proof };

/** In a proof: whatever the others play that is not named. */
export const ANY = '*';

const WIN = 1;

/** How many turns a position of a game that cannot list them may have. */
export const MOST_TURNS = 4000;

export const hasWon = ({ outcome }: Standing<unknown>, seat: Seat): boolean =>
  (outcome?.points[seat] ?? 0) >= WIN;

/** The first gap in the proof: a line of play, and a code for what is wrong after it. undefined: none. */
export function findGap(
  rules: AnyRules,
  standing: Standing<unknown>,
  seat: Seat,
  proof: Proof | undefined,
): string | undefined {
  if (standing.outcome) return hasWon(standing, seat) ? undefined : 'NO_WIN';
  if (proof === undefined) return 'NO_ANSWER';
  const { position, toMove } = standing;
  if (toMove === seat) return isOwn(proof) ? gapAfterOwn(rules, position, seat, proof) : 'NO_ANSWER';
  if (isOwn(proof)) return 'NOT_TO_MOVE';
  for (const steps of turnsOf(rules, position, MOST_TURNS)) {
    const reply = rules.spell(position, steps);
    const gap = findGap(rules, rules.play(position, steps), seat, proof[reply] ?? proof[ANY]);
    if (gap !== undefined) return `${reply} ${gap}`;
  }
  return undefined;
}

type Own = Extract<Proof, string | readonly unknown[]>;

const isOwn = (proof: Proof): proof is Own => typeof proof === 'string' || Array.isArray(proof);

function gapAfterOwn(rules: AnyRules, position: unknown, seat: Seat, proof: Own): string | undefined {
  const [text, then] = typeof proof === 'string' ? [proof] : proof;
  const played = readMove(rules, position, text);
  if (!played.ok) return `${text} ILLEGAL`;
  const gap = findGap(rules, played.value.standing, seat, then);
  return gap === undefined ? undefined : `${text} ${gap}`;
}
