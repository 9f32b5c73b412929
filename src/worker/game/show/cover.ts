/** A board that stands for its game where there is no game to show: its start, or a few turns into it. */
import { type AnyRules, completeOptions, consider, type Piece, type Step } from '../../../rules/index.ts';

/** On a board that begins empty, this many turns are shown. */
const TURNS = 9;
/** The choice at each step, among all that there are: far enough apart to spread over the board. */
const STRIDE = 29;

/** The pieces on it; the same ones every time. */
export function coverOf(rules: AnyRules): readonly Piece[] {
  const options = completeOptions(rules, {});
  if (!options.ok) throw new Error(`${rules.id} has no usual options`);
  let standing = rules.start(options.value);
  const cells = new Set(rules.board.cells.map(({ cell }) => cell));
  const atStart = rules.pieces(standing.position);
  if (atStart.some(({ cell }) => cells.has(cell))) return atStart;
  for (let turn = 0; turn < TURNS && !standing.outcome; turn++) {
    standing = rules.play(standing.position, someMove(rules, standing.position, turn));
  }
  return rules.pieces(standing.position);
}

/** A legal move of as few steps as there may be. */
function someMove(rules: AnyRules, position: unknown, turn: number): readonly Step[] {
  const taken: Step[] = [];
  for (;;) {
    const considered = consider(rules, position, taken);
    if (!considered.ok) throw new Error(`no legal move begins with ${taken.join(' ')}`);
    const { steps, mayEnd } = considered.value;
    if (mayEnd && taken.length > 0) return taken;
    const cells = steps.filter((step) => !rules.words.includes(step));
    const step = (cells.length > 0 ? cells : steps)[(turn * STRIDE + 17) % (cells.length || steps.length)];
    if (step === undefined) return taken;
    taken.push(step);
  }
}
