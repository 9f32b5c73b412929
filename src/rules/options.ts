import { ok, type Result, refuse } from './result.ts';
import type { AnyRules, Options } from './rules.ts';
import { POSITION, readSetUp } from './setUp.ts';

/** An option with an unknown name, or with a value it does not have (or not in the chosen position). */
export interface OptionRefusal {
  readonly option: string;
  readonly value: string;
  readonly legal: readonly string[];
}

/** All options of the game, with defaults filled in; refuses unknown names and values. */
export function completeOptions(rules: AnyRules, given: Options): Result<Options, OptionRefusal> {
  const { [POSITION]: text, ...others } = given;
  for (const [name, value] of Object.entries(others)) {
    const option = rules.options.find((candidate) => candidate.name === name);
    const legal = option ? option.values : rules.options.map((each) => each.name);
    if (!option || !legal.includes(value)) return refuse({ option: name, value, legal });
  }
  if (text !== undefined) return withPosition(rules, text, others);
  return ok(Object.fromEntries(rules.options.map(({ name, values }) => [name, given[name] ?? values[0]])));
}

/** The options of a game that begins with a position, with which the others given must agree. */
function withPosition(rules: AnyRules, text: string, others: Options): Result<Options, OptionRefusal> {
  const setUp = readSetUp(rules, text);
  if (!setUp.ok) return refuse({ option: POSITION, value: setUp.error.read, legal: [setUp.error.example] });
  const { options } = setUp.value;
  const wrong = Object.entries(others).find(([name, value]) => options[name] !== value);
  if (!wrong) return ok(options);
  const [option, value] = wrong;
  return refuse({ option, value, legal: [options[option] as string] });
}
