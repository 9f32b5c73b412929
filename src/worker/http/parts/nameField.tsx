/** The field for a player's display name. */
import type { Words } from '../../../words/index.ts';

export const NameField = ({ words, value = '' }: { words: Words; value?: string }) => (
  <div class="field">
    <label for="name">{words.pages.forms.name.label}</label>
    <input id="name" name="name" type="text" autocomplete="nickname" maxlength={40} required value={value} />
    <p class="hint">{words.pages.forms.name.hint}</p>
  </div>
);
