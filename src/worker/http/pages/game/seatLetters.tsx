/**
 * A game's letters, as the player of a seat sees them: how they want them, which are waiting, and what
 * became of each.
 */
import type { Words } from '../../../../words/index.ts';
import { formatInstant } from '../../../clock/words.ts';
import type { Zone } from '../../../clock/zone.ts';
import type { OwedLetter } from '../../../game/letters/index.ts';
import type { GameId } from '../../../game/model/ids.ts';
import type { ListedLetter } from '../../../game/model/letterFate.ts';
import { MAIL_MODES, type MailMode } from '../../../game/model/mailMode.ts';

export interface SeatLettersFacts {
  readonly game: GameId;
  /** The player's setting for all games. */
  readonly mode: MailMode;
  /** The player's setting for this game, where it differs. */
  readonly own: MailMode | undefined;
  readonly zone: Zone;
  readonly owed: readonly OwedLetter[];
  /** Newest first. */
  readonly letters: readonly ListedLetter[];
}

type PartFacts = SeatLettersFacts & { readonly words: Words };

export const SeatLetters = (facts: PartFacts) => {
  const { words, zone, owed, letters } = facts;
  const { fates, drops, ofGame } = words.pages.letters;
  const instant = (at: number) => (
    <time dateTime={new Date(at).toISOString()}>{formatInstant(words, at, zone)}</time>
  );
  return (
    <div class="letters">
      <ModeForm {...facts} />
      {owed.length + letters.length === 0 ? <p class="hint">{ofGame.none}</p> : null}
      <ul>
        {owed.map(({ kind, ply, due, attempts }) => (
          <li>
            {ofGame.letter(words.letters[kind].name, numberOf(kind, ply))}:{' '}
            {attempts === 0 ? ofGame.waits : ofGame.isTriedAgain}, {instant(due)}
          </li>
        ))}
        {letters.map(({ kind, ply, at, fate, error }) => (
          <li>
            {ofGame.letter(words.letters[kind].name, numberOf(kind, ply))}: {instant(at)}, {fates[fate]}
            {error ? `: ${drops[error] ?? error}` : ''}
          </li>
        ))}
      </ul>
    </div>
  );
};

const ModeForm = ({ words, game, mode, own }: PartFacts) => {
  const { modes, ofGame } = words.pages.letters;
  return (
    <form method="post" action={`/g/${game}/letters`} class="row">
      <label for="letters-mode">{ofGame.youGet}</label>
      <select id="letters-mode" name="mode">
        <option value="">{ofGame.asAccountSays(modes[mode])}</option>
        {MAIL_MODES.map((each) => (
          <option value={each} selected={each === own}>
            {modes[each]}
          </option>
        ))}
      </select>
      <button type="submit" class="plain">
        {ofGame.save}
      </button>
    </form>
  );
};

/** The move a letter is about: the next one to make, or the last one once the game is over. */
const numberOf = (kind: ListedLetter['kind'], ply: number): number => (kind === 'gameOver' ? ply : ply + 1);
