import { ok, type Result, refuse } from './result.ts';
import type { AnyRules, Options } from './rules.ts';

/** An option with an unknown name, or with a value it does not have. */
export interface OptionRefusal {
  readonly option: string;
  readonly value: string;
  readonly legal: readonly string[];
}

/** All options of the game, with defaults filled in; refuses unknown names and values. */
export function completeOptions(rules: AnyRules, given: Options): Result<Options, OptionRefusal> {
  for (const [name, value] of Object.entries(given)) {
    const option = rules.options.find((candidate) => candidate.name === name);
    const legal = option ? option.values : rules.options.map((each) => each.name);
    if (!option || !legal.includes(value)) return refuse({ option: name, value, legal });
  }
  return ok(Object.fromEntries(rules.options.map(({ name, values }) => [name, given[name] ?? values[0]])));
}
