import type { Settings } from '../../env.ts';
import type { AccountId } from '../../game/model/ids.ts';
import { ALL_GAMES, signLink } from '../../links.ts';

/** The link that turns the letters of all games off, for letters that are not about a single game. */
export const unsubscribeLink = ({ publicUrl, secret }: Settings, account: AccountId): string =>
  `${publicUrl}/unsubscribe/${signLink(secret, { purpose: 'unsubscribe', account, game: ALL_GAMES })}`;
