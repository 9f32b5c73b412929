/** The games waiting for players, each with its free seats. */
import { seatName } from '../../../render/index.ts';
import { rulesById } from '../../../rules/index.ts';
import { gameWords, type Words } from '../../../words/index.ts';
import { formatAgo } from '../../clock/words.ts';
import type { Settings } from '../../env.ts';
import type { ListedGame } from '../../store/lists/games.ts';
import type { Account } from '../../store/people/accounts.ts';
import { nameOf } from './gameWords.ts';
import { pictureOf, termsWords } from './listedGame.ts';
import { OpenSeats } from './openSeats.tsx';

export interface ChallengesFacts {
  readonly words: Words;
  readonly settings: Settings;
  /** The signed-in account. */
  readonly account: Account | undefined;
  readonly open: readonly ListedGame[];
  readonly now: number;
}

export const Challenges = ({ words, settings, account, open, now }: ChallengesFacts) => (
  <ul class="games">
    {open.map((listed) => {
      const rules = rulesById(listed.rulesId);
      return rules ? (
        <li class="card">
          <img
            src={pictureOf(settings, listed, account?.id)}
            alt=""
            width="120"
            height="120"
            loading="lazy"
          />
          <div>
            <h3>
              <a href={`/g/${listed.id}`}>{gameWords(words, rules).name}</a>
            </h3>
            <p>
              {listed.seats
                .map((player, seat) =>
                  words.pages.lobby.seat(seatName(words, rules, seat), nameOf(words, player)),
                )
                .join(', ')}
            </p>
            {termsWords(words, listed) ? <p class="hint">{termsWords(words, listed)}</p> : null}
            <p class="hint">{words.pages.lobby.offered(formatAgo(words, now - listed.createdAt))}</p>
            <OpenSeats
              words={words}
              account={account}
              rules={rules}
              address={listed.id}
              host={listed.host}
              seats={listed.seats}
            />
          </div>
        </li>
      ) : null;
    })}
  </ul>
);
