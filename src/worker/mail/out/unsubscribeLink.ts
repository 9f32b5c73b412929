import type { Settings } from '../../env.ts';
import type { AccountId } from '../../game/model/ids.ts';
import { ALL_GAMES, signLink } from '../../links.ts';

/** Where a letter that is about no single game turns the letters of all games off. */
export const unsubscribeLink = ({ publicUrl, secret }: Settings, account: AccountId): string =>
  `${publicUrl}/unsubscribe/${signLink(secret, { purpose: 'unsubscribe', account, game: ALL_GAMES })}`;
