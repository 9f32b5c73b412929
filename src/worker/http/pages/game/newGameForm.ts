/** The form for a new game, and what its entries ask for. */

import { LEVELS, type Level } from '../../../../bots/index.ts';
import { seatName } from '../../../../render/index.ts';
import {
  type AnyRules,
  completeOptions,
  LONGEST_POSITION,
  type Options,
  POSITION,
  type Seat,
} from '../../../../rules/index.ts';
import { explain, type Words } from '../../../../words/index.ts';
import { readAddress } from '../../../entries.ts';
import { randomLetters } from '../../../tokens.ts';
import { type ClockEntries, DEFAULT_CLOCK, readClockEntries } from '../../parts/clockFields.tsx';

/**
 * Who is to play the other seats: people with these addresses, machines, whoever gets the game's link, or
 * anybody; or each seat as it is said for it.
 */
export const WHO = ['address', 'machine', 'link', 'anybody', 'seats'] as const;
export type Who = (typeof WHO)[number];

/** The entries as they were typed. */
export interface Entries {
  readonly who: Who;
  /** 'draw': by lot. */
  readonly seat: Seat | 'draw';
  /** The others' addresses, in the order in which they sit after the host. */
  readonly guests: readonly string[];
  /** The addresses by seat, if each seat is said by itself. */
  readonly addresses: readonly string[];
  /** The seats open to anybody, if each is said by itself. */
  readonly open: readonly Seat[];
  /** Of the machines, if all others are. */
  readonly level: Level;
  /** The level of the machine at each seat, if each is said by itself. */
  readonly machines: readonly (Level | undefined)[];
  /** Machines take the seats that are still open after a day. */
  readonly fillsIn: boolean;
  readonly isPrivate: boolean;
  /** A line that goes along with the invitations. */
  readonly greeting: string;
  /** The host's time zone, if that was asked for. */
  readonly zone: string;
  readonly time: ClockEntries;
  readonly options: Readonly<Record<string, string>>;
  /** Made with the form, so that sending it twice makes only one game. */
  readonly nonce: string;
}

export const newNonce = (): string => randomLetters(20);

export const emptyEntries = (): Entries => ({
  who: 'address',
  seat: 'draw',
  guests: [],
  addresses: [],
  open: [],
  level: 'clerk',
  machines: [],
  fillsIn: false,
  isPrivate: false,
  greeting: '',
  zone: '',
  time: DEFAULT_CLOCK,
  options: {},
  nonce: newNonce(),
});

export function readEntries(rules: AnyRules, form: Readonly<Record<string, unknown>>): Entries {
  const text = (name: string): string => (typeof form[name] === 'string' ? form[name] : '');
  return {
    who: WHO.find((each) => each === text('who')) ?? 'seats',
    seat: text('seat') === 'draw' ? 'draw' : Number(text('seat')),
    guests: rules.seats.slice(1).map((_, index) => text(`guest-${index + 1}`)),
    addresses: rules.seats.map((_, index) => text(`address-${index}`)),
    open: rules.seats.flatMap((_, index) => (text(`open-${index}`) ? [index] : [])),
    level: LEVELS.find((level) => level === text('level')) ?? 'clerk',
    machines: rules.seats.map((_, index) => LEVELS.find((level) => level === text(`machine-${index}`))),
    fillsIn: text('fill-in') !== '',
    isPrivate: text('private') !== '',
    greeting: text('greeting').slice(0, 1000),
    zone: text('zone').slice(0, 64),
    time: readClockEntries(form),
    options: Object.fromEntries(
      [...rules.options.map(({ name }) => name), POSITION].flatMap((name) =>
        text(name) ? [[name, text(name).slice(0, LONGEST_POSITION + 1)]] : [],
      ),
    ),
    nonce: text('nonce').slice(0, 64) || newNonce(),
  };
}

/** The options the entries ask for. When one has no such value: undefined, and a sentence in `problems`. */
export function optionsOf(
  { pages }: Words,
  rules: AnyRules,
  entries: Entries,
  problems: string[],
): Options | undefined {
  const text = pages.newGame.problems;
  const options = completeOptions(rules, entries.options);
  if (options.ok) return options.value;
  // The form says more about a position that is none.
  if (options.error.option !== POSITION) problems.push(text.option(options.error.value, options.error.legal));
  return undefined;
}

/** The host's seat. A lot is drawn from the nonce, so that sending the form twice draws the same one. */
export function hostSeatOf(rules: AnyRules, { seat, nonce }: Entries): Seat {
  if (seat !== 'draw') return seat;
  const sum = [...nonce].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return sum % rules.seats.length;
}

/** Whether it is in no list: because that is wished, or because its seats are for those who get its link. */
export const isPrivateBy = ({ isPrivate, who, guests }: Entries): boolean =>
  isPrivate || who === 'link' || (who === 'address' && guests.slice(1).some((each) => each.trim() === ''));

/** The level of the machine that plays a seat; undefined where none does. */
export function machineAt(rules: AnyRules, entries: Entries, seat: Seat): Level | undefined {
  if (seat === hostSeatOf(rules, entries)) return undefined;
  if (entries.who === 'machine') return entries.level;
  return entries.who === 'seats' ? entries.machines[seat] : undefined;
}

/** What was typed for a seat; undefined: the seat is open. */
function entryFor(rules: AnyRules, entries: Entries, seat: Seat): string | undefined {
  const { who, guests, open, addresses } = entries;
  if (who === 'seats') return open.includes(seat) ? undefined : addresses[seat];
  if (who !== 'address') return undefined;
  const seats = rules.seats.length;
  const order = (seat - hostSeatOf(rules, entries) + seats) % seats;
  const typed = guests[order - 1] ?? '';
  // Only the first is asked for: another seat that nobody was named for goes to who gets the link.
  return order > 1 && typed.trim() === '' ? undefined : typed;
}

/**
 * The address of each seat's player, undefined for a machine's and for a seat open to anybody. What is
 * wrong goes into `problems`.
 */
export function addressesOf(
  words: Words,
  rules: AnyRules,
  entries: Entries,
  own: string,
  problems: string[],
): readonly (string | undefined)[] {
  const text = words.pages.newGame.problems;
  if (entries.who === 'seats' && entries.seat === 'draw') problems.push(text.drawSeatBySeat);
  return rules.seats.map((_, seat) => {
    if (seat === hostSeatOf(rules, entries)) return own;
    if (machineAt(rules, entries, seat)) return undefined;
    const typed = entryFor(rules, entries, seat);
    if (typed === undefined && (entries.who !== 'seats' || entries.open.includes(seat))) return undefined;
    const address = readAddress(typed);
    if (address.ok) return address.value;
    problems.push(
      text.address(seatName(words, rules, seat), explain(words.pages.forms.refusals, address.error)),
    );
    return '';
  });
}
