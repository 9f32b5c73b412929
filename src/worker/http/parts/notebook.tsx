/** What the browser stores for this reader alone: variations they tried, and notes. */
import type { Words } from '../../../words/index.ts';

export interface NotebookFacts {
  readonly words: Words;
  /** Whether notes can be taken. */
  readonly notes: boolean;
}

export const Notebook = ({ words, notes }: NotebookFacts) => {
  const text = words.pages.game.notebook;
  return (
    <section class="notebook needs-script">
      <h2>{text.lines}</h2>
      <p class="hint">{text.hint}</p>
      <ul class="lines" data-part="lines"></ul>
      {notes ? (
        <>
          <h2>
            <label for="notes">{text.notes}</label>
          </h2>
          <textarea id="notes" rows={4} data-part="notes" disabled></textarea>
        </>
      ) : null}
    </section>
  );
};
