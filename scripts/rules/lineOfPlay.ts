/** Plays a line of moves from a command or a trace. Errors are sentences for whoever wrote it. */
import { explainRefusal } from '../../src/render/index.ts';
import {
  type AnyRules,
  allRules,
  asRulesId,
  completeOptions,
  type Options,
  ok,
  type Played,
  type Result,
  readMove,
  refuse,
  rulesById,
  type Standing,
} from '../../src/rules/index.ts';
import { wordsOf } from '../../src/words/index.ts';

export interface Opening {
  readonly rules: AnyRules;
  readonly standing: Standing<unknown>;
}

const SHOWN = 60;

/** What somebody typed, shortened for an error message. */
export const shortened = (text: string): string =>
  text.length > SHOWN ? `${text.slice(0, SHOWN - 1)}…` : text;

/** The start of a game, or why it cannot start. */
export function openGame(id: string, given: Options): Result<Opening, string> {
  const rules = rulesById(asRulesId(id));
  if (!rules)
    return refuse(`no game "${shortened(id)}"; there are: ${allRules.map((each) => each.id).join(', ')}`);
  const options = completeOptions(rules, given);
  if (options.ok) return ok({ rules, standing: rules.start(options.value) });
  const { option, value, legal } = options.error;
  return refuse(
    legal.includes(option) || rules.options.some(({ name }) => name === option)
      ? `option ${option} has no value "${shortened(value)}"; it has: ${legal.join(', ')}`
      : `${id} has no option "${shortened(option)}"; it has: ${legal.join(', ') || 'none'}`,
  );
}

/** Plays one typed move, or says why it cannot be played. */
export function playTyped(
  rules: AnyRules,
  standing: Standing<unknown>,
  text: string,
): Result<Played<unknown>, string> {
  if (standing.outcome) return refuse(`"${shortened(text)}" comes after the end of the game`);
  const played = readMove(rules, standing.position, text);
  return played.ok
    ? played
    : refuse(
        `"${shortened(text)}" is not legal. ${explainRefusal(wordsOf('en'), rules, played.error, { position: standing.position, names: [] }).join(' ')}`,
      );
}
