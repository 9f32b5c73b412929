/** The notes of one game on the operator's page, each of which can be removed. */
import type { Words } from '../../../../words/index.ts';
import type { ListedNote } from '../../../game/log/listedNotes.ts';
import { noteText } from '../../../game/show/noteText.ts';
import { Act, GameLink, moment, Table } from './operatorParts.tsx';

export interface NotedGame {
  /** As it was typed. */
  readonly game: string;
  readonly notes: readonly ListedNote[];
}

export const Notes = ({ words, noted }: { readonly words: Words; readonly noted: NotedGame | undefined }) => {
  const { notes: text, ...other } = words.pages.operator;
  return (
    <section id="notes">
      <h2>{text.title}</h2>
      <p>{text.sentence}</p>
      <form method="get" action="/operator#notes" class="card">
        <div class="field">
          <label for="game">{text.game}</label>
          <input id="game" name="game" type="text" required />
        </div>
        <button type="submit">{other.player.look}</button>
      </form>
      {noted ? (
        <Table
          words={words}
          title={text.heading(noted.game)}
          heads={[other.at, other.account, text.note, '']}
          rows={noted.notes.map(({ seq, at, seat, text: written }) => [
            moment(at),
            <>
              <GameLink game={noted.game} /> {seat}
            </>,
            written === undefined ? text.removed : noteText(words, written),
            written === undefined ? (
              ''
            ) : (
              <Act act="removeNote" label={text.remove}>
                <input type="hidden" name="game" value={noted.game} />
                <input type="hidden" name="seq" value={String(seq)} />
              </Act>
            ),
          ])}
        />
      ) : null}
    </section>
  );
};
