/** What a version of the machines is known by: `test/bots/versions.json` records it. */
import { type Budget, LEVELS, type Level, think } from '../../../src/bots/index.ts';
import { type AnyRules, completeOptions, type Standing } from '../../../src/rules/index.ts';

/** Small, because it is played in every round of the tests; the code is the same with larger ones. */
const BUDGETS: Readonly<Record<Level, Budget>> = {
  postman: { nodes: 12, slices: 1 },
  clerk: { nodes: 24, slices: 1 },
  master: { nodes: 50, slices: 2 },
};
const PLIES = 10;

/** The first moves of a game by each level, and what they lead to. */
export function choicesOf(rules: AnyRules): Readonly<Record<string, string>> {
  const options = completeOptions(rules, {});
  if (!options.ok) throw new Error('not an option');
  return Object.fromEntries(
    LEVELS.map((level) => {
      let standing: Standing<unknown> = rules.start(options.value);
      const moves: string[] = [];
      for (let ply = 0; ply < PLIES && !standing.outcome; ply++) {
        const { position } = standing;
        const { move } = think(rules, position, level, BUDGETS[level], `${rules.id} ${ply}`);
        moves.push(rules.spell(position, move));
        standing = rules.play(position, move);
      }
      return [level, moves.join(' ')];
    }),
  );
}
