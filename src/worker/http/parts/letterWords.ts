/** The words of pages about letters. */

import type { MailMode } from '../../game/model/mailMode.ts';
import type { ListedLetter } from '../../store/mail/letters.ts';

export const MODE_WORDS: Readonly<Record<MailMode, string>> = {
  each: 'a letter at once, whenever it is your turn',
  digest: 'one letter a day, with every game in which it is your turn',
  quiet: 'no letters',
};

export const FATE_WORDS: Readonly<Record<ListedLetter['fate'], string>> = {
  sent: 'sent',
  delayed: 'delayed: your mail server has not taken it yet',
  delivered: 'delivered to your mail server',
  bounced: 'came back',
  complained: 'called unwanted',
  parked: 'could not be sent; we look into it',
  dropped: 'not sent',
  maybeSent: 'perhaps sent: no attempt was confirmed, and then the game had moved on',
};

/** Why a letter was not sent, where the reason is ours. */
export const DROP_WORDS: Readonly<Record<string, string>> = {
  OUTDATED: 'the game had moved on',
  QUIET: 'you want no letters',
  IN_DIGEST: 'it is in your daily letter',
  UNREACHABLE: 'mail to your address came back before',
};
