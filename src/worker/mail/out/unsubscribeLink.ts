import { signLink } from '../../../email/index.ts';
import type { Settings } from '../../env.ts';
import type { AccountId } from '../../game/model/events.ts';

/** Where a letter that is about no single game turns the letters of all games off. */
export const unsubscribeLink = ({ publicUrl, secret }: Settings, account: AccountId): string =>
  `${publicUrl}/unsubscribe/${signLink(secret, { purpose: 'unsubscribe', account, game: '' })}`;
