import type { AnyRules, Options } from '../rules/index.ts';
import { type BoardWords, gameWords } from '../words/index.ts';

/** The options a game is played with, one phrase each: "Goal: Most stones". */
export function describeOptions(words: BoardWords, rules: AnyRules, options: Options): readonly string[] {
  const said = gameWords(words, rules).options;
  return rules.options.map(({ name, values }) => {
    const chosen = values.find((value) => value === options[name]) ?? values[0] ?? '';
    return words.board.option(said[name]?.label ?? name, said[name]?.values[chosen] ?? chosen);
  });
}
