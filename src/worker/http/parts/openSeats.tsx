/** The free seats of a game that has not begun: any visitor may take one, and the host may withdraw them. */
import { seatName } from '../../../render/index.ts';
import type { AnyRules, Seat } from '../../../rules/index.ts';
import type { Words } from '../../../words/index.ts';
import type { AccountId } from '../../game/model/ids.ts';
import type { GameSnapshot } from '../../game/model/snapshot.ts';
import type { ListedGame } from '../../store/lists/games.ts';
import type { Account } from '../../store/people/accounts.ts';

export interface OpenSeatsFacts {
  readonly words: Words;
  /** The signed-in account. */
  readonly account: Account | undefined;
  readonly rules: AnyRules;
  /** What stands for the game in addresses: its id or a watch token. */
  readonly address: string;
  readonly host: AccountId;
  readonly seats: GameSnapshot['seats'] | ListedGame['seats'];
}

export const OpenSeats = ({ words, account, rules, address, host, seats }: OpenSeatsFacts) => {
  const text = words.pages.lobby;
  const free = seats.flatMap(({ state }, seat): Seat[] => (state === 'open' ? [seat] : []));
  if (free.length === 0) return null;
  if (account?.id === host) {
    return (
      <form method="post" action={`/g/${address}/withdraw`} class="row seats">
        <button type="submit" class="plain">
          {text.withdraw}
        </button>
      </form>
    );
  }
  if (account && seats.some((player) => player.account === account.id)) return null;
  return (
    <form method="post" action={`/g/${address}/seat`} class="row seats">
      {free.map((seat) => (
        <button type="submit" name="seat" value={String(seat)}>
          {text.play(seatName(words, rules, seat))}
        </button>
      ))}
    </form>
  );
};
