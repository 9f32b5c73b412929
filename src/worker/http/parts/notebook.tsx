/** What the browser stores for this reader alone: variations they tried, and notes. */
import type { Words } from '../../../words/index.ts';

export const TriedLines = ({ words }: { readonly words: Words }) => {
  const text = words.pages.game.notebook;
  return (
    <div class="needs-script">
      <p class="hint">{text.hint}</p>
      <ul class="lines" data-part="lines"></ul>
    </div>
  );
};

export const OwnNotes = ({ words }: { readonly words: Words }) => {
  const text = words.pages.game.notebook;
  return (
    <div class="field needs-script">
      <label for="notes">{text.notes}</label>
      <textarea id="notes" rows={4} data-part="notes" disabled></textarea>
      <p class="hint">{text.hint}</p>
    </div>
  );
};
