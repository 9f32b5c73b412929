/** The time settings in the form for a new game: the clock, and how many games the match has. */
import type { Words } from '../../../words/index.ts';
import { explainTerms } from '../../clock/explainTerms.ts';
import { formatTerms, PRESETS, parseTerms, type Terms } from '../../clock/terms.ts';
import { termsInWords } from '../../clock/words.ts';
import type { ClockSetup } from '../../game/model/clockSetup.ts';
import { MOST_GAMES } from '../../game/model/series.ts';

/** As it was typed. */
export interface ClockEntries {
  /** The pace that was chosen: a clock in its compact form. */
  readonly terms: string;
  /** A different clock, from the list; '' for none. */
  readonly otherTerms: string;
  /** A different clock, typed; '' for none. */
  readonly ownTerms: string;
  readonly isClaimable: boolean;
  readonly weekendsOff: boolean;
  readonly noVacation: boolean;
  readonly games: number;
}

export const DEFAULT_CLOCK: ClockEntries = {
  terms: formatTerms(PRESETS[0] ?? { kind: 'none' }),
  otherTerms: '',
  ownTerms: '',
  isClaimable: false,
  weekendsOff: false,
  noVacation: false,
  games: 1,
};

export function readClockEntries(form: Readonly<Record<string, unknown>>): ClockEntries {
  const text = (name: string): string =>
    typeof form[name] === 'string' ? form[name].trim().slice(0, 60) : '';
  return {
    terms: text('terms') || DEFAULT_CLOCK.terms,
    otherTerms: text('other-terms'),
    ownTerms: text('own-terms'),
    isClaimable: text('claimable') !== '',
    weekendsOff: text('weekends-off') !== '',
    noVacation: text('no-vacation') !== '',
    games: text('games') === '' ? 1 : Number(text('games')),
  };
}

/** The match lengths on offer: one game, or a number that gives every player each seat equally often. */
const gameCounts = (seats: number): readonly number[] => [
  1,
  ...Array.from({ length: Math.floor(MOST_GAMES / seats) }, (_, index) => (index + 1) * seats),
];

/** The clock the entries ask for. What is wrong with it goes into `problems`. */
export function clockOfEntries(
  words: Words,
  entries: ClockEntries,
  seats: number,
  problems: string[],
): ClockSetup {
  const counts = gameCounts(seats);
  if (!counts.includes(entries.games)) {
    problems.push(words.pages.newGame.problems.games(seats, counts.map(String)));
  }
  const terms = parseTerms(entries.ownTerms || entries.otherTerms || entries.terms);
  if (!terms.ok) problems.push(...explainTerms(words, terms.error));
  return {
    terms: terms.ok ? formatTerms(terms.value) : 'none',
    ...(entries.isClaimable && { isClaimable: true }),
    ...(entries.weekendsOff && { weekendsOff: true }),
    ...(entries.noVacation && { noVacation: true }),
  };
}

interface ClockFieldsFacts {
  readonly words: Words;
  readonly entries: ClockEntries;
  /** How many people play. */
  readonly seats: number;
}

/** The paces on offer, quickest first. */
const PACES = ['1d/move', '3d/move', '7d/move'] as const;

/** The question for the pace: three buttons. */
export const PaceFields = ({ words, entries }: Omit<ClockFieldsFacts, 'seats'>) => {
  const text = words.pages.newGame.pace;
  return (
    <fieldset class="card">
      <legend>{text.legend}</legend>
      <div class="choices">
        {PACES.map((pace) => (
          <label class="choice">
            <input type="radio" name="terms" value={pace} checked={pace === entries.terms} />
            <span>
              <strong>{text.names[pace]}</strong> <span class="hint">{paceInWords(words, pace)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};

function paceInWords(words: Words, pace: string): string {
  const terms = parseTerms(pace);
  return terms.ok ? termsInWords(words, terms.value) : pace;
}

/** Whether a clock is one of the three paces. */
const isPace = (terms: Terms): boolean => PACES.some((pace) => pace === formatTerms(terms));

/** The rest about time, for who wants another clock, or a match. */
export const ClockFields = ({ words, entries, seats }: ClockFieldsFacts) => {
  const text = words.pages.newGame.time;
  return (
    <fieldset class="card">
      <legend>{text.legend}</legend>
      <div class="field">
        <label for="other-terms">{text.clock}</label>
        <select id="other-terms" name="other-terms">
          <option value="">{text.asChosen}</option>
          {PRESETS.filter((terms) => !isPace(terms)).map((terms) => (
            <option value={formatTerms(terms)} selected={formatTerms(terms) === entries.otherTerms}>
              {termsInWords(words, terms)}
            </option>
          ))}
        </select>
      </div>
      <div class="field">
        <label for="own-terms">{text.ownClock}</label>
        <input id="own-terms" name="own-terms" type="text" value={entries.ownTerms} autocomplete="off" />
        <p class="hint">
          {text.ownClockHint.before}
          <code>5d/move</code>
          {text.ownClockHint.or}
          <code>10d+12h/move,max20d</code>
          {text.ownClockHint.after}
        </p>
      </div>
      <Box name="weekends-off" isChecked={entries.weekendsOff} label={text.weekendsOff} />
      <Box name="no-vacation" isChecked={entries.noVacation} label={text.noVacation} />
      <Box name="claimable" isChecked={entries.isClaimable} label={text.isClaimable} />
      <div class="field">
        <label for="games">{text.games}</label>
        <select id="games" name="games">
          {gameCounts(seats).map((count) => (
            <option value={String(count)} selected={count === entries.games}>
              {count === 1 ? text.oneGame : text.manyGames(count)}
            </option>
          ))}
        </select>
      </div>
    </fieldset>
  );
};

interface BoxFacts {
  readonly name: string;
  readonly isChecked: boolean;
  readonly label: string;
}

const Box = ({ name, isChecked, label }: BoxFacts) => (
  <p>
    <label class="plain">
      <input type="checkbox" name={name} value="yes" checked={isChecked} /> {label}
    </label>
  </p>
);
