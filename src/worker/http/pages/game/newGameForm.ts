/** The form for a new game, and what its entries ask for. */
import { seatName } from '../../../../render/index.ts';
import { type AnyRules, completeOptions, type Options, type Seat } from '../../../../rules/index.ts';
import { explain, type Words } from '../../../../words/index.ts';
import { readAddress } from '../../../entries.ts';
import { randomLetters } from '../../../tokens.ts';
import { type ClockEntries, DEFAULT_CLOCK, readClockEntries } from '../../parts/clockFields.tsx';

/** The entries as they were typed. */
export interface Entries {
  readonly seat: Seat;
  readonly addresses: readonly string[];
  /** The seats open to anybody. */
  readonly open: readonly Seat[];
  readonly isPrivate: boolean;
  readonly time: ClockEntries;
  readonly options: Readonly<Record<string, string>>;
  /** Made with the form, so that sending it twice makes only one game. */
  readonly nonce: string;
}

export const newNonce = (): string => randomLetters(20);

export const emptyEntries = (): Entries => ({
  seat: 0,
  addresses: [],
  open: [],
  isPrivate: false,
  time: DEFAULT_CLOCK,
  options: {},
  nonce: newNonce(),
});

export function readEntries(rules: AnyRules, form: Readonly<Record<string, unknown>>): Entries {
  const text = (name: string): string => (typeof form[name] === 'string' ? form[name] : '');
  return {
    seat: text('seat') === '' ? 0 : Number(text('seat')),
    addresses: rules.seats.map((_, index) => text(`address-${index}`)),
    open: rules.seats.flatMap((_, index) => (text(`open-${index}`) ? [index] : [])),
    isPrivate: text('private') !== '',
    time: readClockEntries(form),
    options: Object.fromEntries(
      rules.options.flatMap(({ name }) => (text(name) ? [[name, text(name)]] : [])),
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
  problems.push(text.option(options.error.value, options.error.legal));
  return undefined;
}

/**
 * The address of each seat's player, undefined for a seat open to anybody. What is wrong goes into
 * `problems`.
 */
export function addressesOf(
  words: Words,
  rules: AnyRules,
  entries: Entries,
  own: string,
  problems: string[],
): readonly (string | undefined)[] {
  const text = words.pages.newGame.problems;
  return rules.seats.map((_, seat) => {
    if (seat === entries.seat) return own;
    if (entries.open.includes(seat)) return undefined;
    const address = readAddress(entries.addresses[seat]);
    if (address.ok) return address.value;
    problems.push(
      text.address(seatName(words, rules, seat), explain(words.pages.forms.refusals, address.error)),
    );
    return '';
  });
}
