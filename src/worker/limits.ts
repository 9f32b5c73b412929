/**
 * How much this instance accepts from anybody, in one place. What an operator may want to change without
 * touching code is in wrangler.toml: the three rate limits per minute.
 */
import { DAY, HOUR, MINUTE } from './clock/units.ts';

/** The largest bodies we read, in bytes. Larger ones are refused unread. */
export const BODY = {
  /** Forms and JSON. */
  usual: 64_000,
  /** A log to verify, and the rest of its form. */
  log: 510_000,
  /** What the mail provider reports about a letter or a message. */
  webhook: 256_000,
  /** The operator's token, from somebody who is not signed in yet. */
  token: 10_000,
  /** A game, or some rows, of a backup; from the operator only. */
  restore: 64_000_000,
} as const;

/**
 * What one seat may do in one game per day: events in its log, and offers, each of which may send a letter.
 * Counted by the log, so it costs nothing while the log is short.
 */
export const DEEDS_A_DAY = { events: 500, offers: 40 } as const;

/** The longest text that is read as a move, in characters. */
export const LONGEST_MOVE = 400;

/** The longest text that is read as a plan, in characters. */
export const LONGEST_PLAN = 4000;

/** How many refused commands a game remembers, so that a repeated one gets the same answer. */
export const REFUSALS = {
  most: 300,
  keptFor: 7 * DAY,
} as const;

/**
 * How many replies by mail a game handles per seat and day; further ones are neither carried out nor
 * answered.
 */
export const MOST_REPLIES_A_DAY = 200;

/**
 * How many letters a day a seat gets about its own replies, about all replies by others, and about those of
 * any one other sender.
 */
export const REPLY_ANSWERS = { own: 20, others: 10, other: 5 } as const;
/** How many moves a day may be asked about beyond all other answers. */
export const MOST_ASKED = 40;

/**
 * How many letters to play@ are answered a day: of one player; of one other sender; of all others together.
 */
export const PLAY_ANSWERS = { own: 20, other: 3, strangers: 200 } as const;

/** How much refused mail is recorded per day, since anybody can send it. */
export const REFUSED_MAIL_A_DAY = 500;

/** How long a sign-in letter's link works. */
export const SIGN_IN_LIFE = 30 * MINUTE;

/**
 * Sign-in letters. Some letter always gets through within a link's life, so that an attacker who uses up an
 * address's limit cannot lock its owner out: the newest letter's link works.
 */
export const SIGN_IN_LETTERS = {
  /** To one address within a link's life; addresses that differ by a plus tag count as one. */
  toAddress: 5,
  /** To one address in a day. Beyond this, only one within a link's life. */
  toAddressADay: 20,
  /** In total, to people who play here. */
  playersAnHour: 600,
  /** In total, to addresses that were never proved, since a stranger can make those up. */
  newcomersAnHour: 120,
} as const;

/** How many letters that were asked for at pages may wait to be sent; beyond this, none is taken on. */
export const MOST_ASKED_WAITING = 2000;

/** Invitations by letter. */
export const INVITATIONS = {
  /** By one player, per day. */
  byHost: 20,
  /** To one address, from all hosts together, per day; addresses that differ by a plus tag count as one. */
  toAddress: 5,
} as const;

/** How many games one account may start per day; each is kept for good. */
export const GAMES_A_DAY = 60;

/** How many games with free seats one account may have in the lobby at once. */
export const MOST_CHALLENGES = 10;

/**
 * Daily limits on changes: those that are logged in every game of a player, that void what others were given,
 * or that plan letters anew.
 */
export const CHANGES_A_DAY = {
  availability: 20,
  letters: 30,
  calendar: 10,
  watchLink: 10,
  name: 10,
  address: 5,
} as const;

/** Sockets that follow one game: of spectators in total and from one machine, and of each seat's player. */
export const SOCKETS = { inAll: 500, ofMachine: 10, ofSeat: 10 } as const;

/** The longest time we wait when a mail provider tells us to slow down. */
export const LONGEST_PAUSE = HOUR;

/** How many players one account may block. */
export const MOST_BLOCKED = 1000;

/** Reports of players to the operator. */
export const REPORTS_A_DAY = 5;
export const LONGEST_REPORT = 1000;

/** How often per day an account may download all of its data. */
export const EXPORTS_A_DAY = 10;
/** The same for each further part of it, which has the letters of 40 games. */
export const MORE_EXPORTS_A_DAY = 250;
