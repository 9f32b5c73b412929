/** To whom a game's invitations went, when, and what became of them. For its host only. */
import type { AnyRules, Seat } from '../../../rules/index.ts';
import type { Words } from '../../../words/index.ts';
import { formatInstant } from '../../clock/words.ts';
import type { Zone } from '../../clock/zone.ts';
import type { ListedLetter } from '../../game/model/letterFate.ts';
import type { GameSnapshot, SeatState } from '../../game/model/snapshot.ts';
import { sideNameOf } from './gameWords.ts';

export interface SentInvitation {
  readonly seat: Seat;
  /** As the host typed it. */
  readonly address: string;
  readonly state: SeatState;
  /** The newest letter; undefined: it has not been sent yet. */
  readonly letter: ListedLetter | undefined;
}

export interface InvitationListFacts {
  readonly words: Words;
  readonly rules: AnyRules;
  readonly snapshot: GameSnapshot;
  readonly sent: readonly SentInvitation[];
  /** Where the host cancels the game, to invite somebody else; undefined: they cannot. */
  readonly cancelPath: string | undefined;
  readonly zone: Zone;
}

export const InvitationList = (facts: InvitationListFacts) => {
  const { words, sent, snapshot, cancelPath } = facts;
  const text = words.pages.game.invitations;
  return sent.length === 0 ? null : (
    <section class="card">
      <h2>{text.title}</h2>
      <ul class="invitations">
        {sent.map((invitation) => (
          <Item {...facts} invitation={invitation} />
        ))}
      </ul>
      <p class="hint">
        {snapshot.phase === 'inviting' && cancelPath ? (
          <>
            {text.otherwise.before}
            <a href={cancelPath}>{text.otherwise.cancel}</a>
            {text.otherwise.between}
          </>
        ) : null}
        <a href={`/new/${snapshot.rulesId}`}>{text.otherwise.again}</a>
      </p>
    </section>
  );
};

const Item = ({
  words,
  rules,
  snapshot,
  zone,
  invitation: { seat, address, state, letter },
}: InvitationListFacts & { readonly invitation: SentInvitation }) => {
  const text = words.pages.game.invitations;
  const { fates, drops } = words.pages.letters;
  const side = sideNameOf(words, rules, snapshot.seats[seat]);
  return (
    <li>
      <strong>{address}</strong> <span class="hint">{side}</span>
      <p class="hint">
        {text.states[state]}{' '}
        {letter ? (
          <>
            {formatInstant(words, letter.at, zone)}: {fates[letter.fate]}
            {letter.error ? ` (${drops[letter.error] ?? letter.error})` : ''}
          </>
        ) : (
          text.waits
        )}
      </p>
      {state === 'invited' && letter ? (
        <form method="post" action={`/g/${snapshot.id}/invitations`}>
          <button type="submit" name="seat" value={String(seat)} class="plain">
            {text.sendAgain}
          </button>
        </form>
      ) : null}
    </li>
  );
};
