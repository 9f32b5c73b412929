/** A choice between the values of one of a game's options. */
import type { AnyRules } from '../../../rules/index.ts';
import { gameWords, type Words } from '../../../words/index.ts';

export interface OptionFieldFacts {
  readonly words: Words;
  readonly rules: AnyRules;
  readonly option: AnyRules['options'][number];
  readonly chosen: string | undefined;
}

export const OptionField = ({ words, rules, option: { name, values }, chosen }: OptionFieldFacts) => {
  const said = gameWords(words, rules).options[name];
  return (
    <div class="field">
      <label for={name}>{said?.label}</label>
      <select id={name} name={name}>
        {values.map((each) => (
          <option value={each} selected={each === chosen}>
            {said?.values[each]}
          </option>
        ))}
      </select>
    </div>
  );
};
