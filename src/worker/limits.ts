/**
 * How much this instance takes from anybody, in one place. What an operator may want to change without
 * touching code is in wrangler.toml: the three rate limits a minute.
 */
import { DAY, HOUR, MINUTE } from './clock/units.ts';

/** The largest bodies that are read, in bytes. Larger ones are refused before they are. */
export const BODY = {
  /** Forms and JSON. */
  usual: 64_000,
  /** A log to be proved, with the rest of its form. */
  log: 510_000,
  /** What the mail provider tells of a letter or a message. */
  webhook: 256_000,
  /** A game or some rows of a backup; only of the operator. */
  restore: 64_000_000,
} as const;

/** The longest text that is read as a move, in characters. */
export const LONGEST_MOVE = 400;

/** What a game keeps of commands that it refused: so that the same one gets the same answer. */
export const REFUSALS = {
  most: 300,
  keptFor: 7 * DAY,
} as const;

/** How many replies by mail a game keeps an answer to, a seat and day; more are neither done nor answered. */
export const MOST_REPLIES_A_DAY = 200;

/** A sign-in letter's link is good for so long. */
export const SIGN_IN_LIFE = 30 * MINUTE;

/**
 * Sign-in letters. There is always one within a link's life, so that whoever asks in a stranger's place locks
 * no owner out: the newest letter's link works.
 */
export const SIGN_IN_LETTERS = {
  /** To one address within a link's life; addresses that differ by a plus tag count as one. */
  toAddress: 5,
  /** To one address in a day; beyond, one within a link's life. */
  toAddressADay: 20,
  /** In all, to people who play here. */
  playersAnHour: 600,
  /** In all, to addresses that were never proved: those a stranger can think up. */
  newcomersAnHour: 120,
} as const;

/** Invitations by letter. */
export const INVITATIONS = {
  /** One player's, a day. */
  byHost: 20,
  /** To one address, whoever invites, a day; addresses that differ by a plus tag count as one. */
  toAddress: 5,
} as const;

/** How many games with free seats one account may have in the lobby at a time. */
export const MOST_CHALLENGES = 10;

/** Changes that are logged in every game of a player, or that void what others were given: a day. */
export const CHANGES_A_DAY = {
  availability: 20,
  watchLink: 10,
  name: 10,
  address: 5,
} as const;

/** Sockets that follow one game: in all, and of one machine. */
export const SOCKETS = { inAll: 500, ofMachine: 10 } as const;

/** The longest pause that a mail provider can ask for. */
export const LONGEST_PAUSE = HOUR;

/** Reports of players to the operator. */
export const REPORTS_A_DAY = 5;
export const LONGEST_REPORT = 1000;

/** How often a day an account may take all of its data away. */
export const EXPORTS_A_DAY = 10;
