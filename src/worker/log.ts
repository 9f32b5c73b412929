/**
 * An instance's log: one line of JSON per event. It names games and requests by id. An address or token
 * inside an error message is removed, because logs are kept longer and read by more people than letters are.
 */

import { PURPOSES } from '../email/index.ts';
import { isDrawn } from './tokens.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Whatever stands around an @, also where it is written otherwise (%40 in an address of the web). */
const ADDRESS = /(?:"[^"]{1,64}"|[^\s<>"]{1,254})(?:@|＠|%40)[^\s@<>"'(),;:]+\.[^\s@<>"'(),;:]+/gi;
/**
 * A signed link's token, like `play.game.0.1.seal`, or anything long and random: sign-in tokens, seals,
 * keys.
 */
const TOKEN = new RegExp(`\\b(?:${PURPOSES.join('|')})\\.[\\w.-]+|\\b[\\w-]{26,}\\b`, 'g');

/** A text without addresses and tokens. */
export const withoutSecrets = (text: string): string =>
  text.replace(ADDRESS, '(address)').replace(TOKEN, (token) => (/\d|\./.test(token) ? '(token)' : token));

/** Fields that hold our own ids, or those of a provider's events. */
const IDS = new Set(['event', 'request', 'game', 'account', 'key', 'id']);

const write = (to: (line: string) => void, event: string, fields: Fields): void =>
  to(
    JSON.stringify({ event, ...fields }, (name, value: unknown) =>
      typeof value === 'string' && !IDS.has(name) ? withoutSecrets(value) : value,
    ),
  );

export const log = {
  info: (event: string, fields: Fields = {}): void => write((line) => console.log(line), event, fields),
  /** For what outsiders can bring about any number of times: so many lines of a hundred. */
  sampled: (percent: number, event: string, fields: Fields = {}): void => {
    if (isDrawn(percent)) log.info(event, fields);
  },
  error: (event: string, fields: Fields = {}): void => write((line) => console.error(line), event, fields),
};

/** An error's message, for the log. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
