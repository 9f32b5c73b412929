/** Whether letters come for one game, or for all, with buttons to change that. */
import type { Words } from '../../../../words/index.ts';
import type { GameId } from '../../../game/model/ids.ts';
import type { MailMode } from '../../../game/model/mailMode.ts';
import { ALL_GAMES } from '../../../links.ts';
import type { PageFacts } from '../../layout.tsx';

export interface UnsubscribeFacts {
  /** May be `ALL_GAMES`. */
  readonly game: GameId;
  readonly mode: MailMode;
  /** The mode for games without one of their own. */
  readonly modeOfAll: MailMode;
  /** Where the form is sent. */
  readonly action: string;
}

export function unsubscribePage(
  words: Words,
  { game, mode, modeOfAll, action }: UnsubscribeFacts,
): PageFacts {
  const text = words.pages.unsubscribe;
  const { areOff, areOn, turnOn, turnOff } = game === ALL_GAMES ? text.ofAll : text.ofOne;
  const isOff = mode === 'quiet';
  const title = isOff ? areOff : areOn;
  return {
    title,
    children: (
      <>
        <h1>{title}</h1>
        <p>{isOff ? text.nowOff : text.nowOn(words.pages.letters.modes[mode])}</p>
        <form method="post" action={action}>
          <div class="row">
            <button type="submit" name="letters" value={isOff ? 'on' : 'off'}>
              {isOff ? turnOn : turnOff}
            </button>
            {game !== ALL_GAMES && modeOfAll !== 'quiet' ? (
              <button type="submit" name="letters" value="all-off" class="plain">
                {text.turnAllOff}
              </button>
            ) : null}
          </div>
        </form>
        {game !== ALL_GAMES && modeOfAll === 'quiet' ? (
          <p>
            {text.othersAreOff.before}
            <a href="/account">{text.othersAreOff.account}</a>
            {text.othersAreOff.after}
          </p>
        ) : null}
        <p>
          {game === ALL_GAMES ? null : (
            <>
              <a href={`/g/${game}`}>{text.toGame}</a> ·{' '}
            </>
          )}
          <a href="/account">{text.allAboutLetters}</a>
        </p>
      </>
    ),
  };
}
