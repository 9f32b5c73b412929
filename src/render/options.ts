import { type AnyRules, type Options, POSITION } from '../rules/index.ts';
import { type BoardWords, gameWords } from '../words/index.ts';

/**
 * The options a game is played with, one phrase each: "Goal: Most stones".
 * Whoever needs the position that it began with takes that from the options.
 */
export function describeOptions(words: BoardWords, rules: AnyRules, options: Options): readonly string[] {
  const said = gameWords(words, rules).options;
  const chosen = rules.options.map(({ name, values }) => {
    const value = values.find((each) => each === options[name]) ?? values[0] ?? '';
    return words.board.option(said[name]?.label ?? name, said[name]?.values[value] ?? value);
  });
  return options[POSITION] === undefined ? chosen : [...chosen, words.board.fromSetUp];
}
