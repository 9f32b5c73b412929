/** The part of the form for a new game that is about time: the clock, and how many games make the match. */
import type { Words } from '../../../words/index.ts';
import { explainTerms } from '../../clock/explainTerms.ts';
import { formatTerms, PRESETS, parseTerms } from '../../clock/terms.ts';
import { termsInWords } from '../../clock/words.ts';
import type { ClockSetup } from '../../game/model/clockSetup.ts';
import { MOST_GAMES } from '../../game/model/series.ts';

/** As it was written. */
export interface ClockEntries {
  /** In the compact form, from the list. */
  readonly terms: string;
  /** Another one, typed; '' for none. */
  readonly ownTerms: string;
  readonly isClaimable: boolean;
  readonly weekendsOff: boolean;
  readonly games: number;
}

export const DEFAULT_CLOCK: ClockEntries = {
  terms: formatTerms(PRESETS[0] ?? { kind: 'none' }),
  ownTerms: '',
  isClaimable: false,
  weekendsOff: false,
  games: 1,
};

export function readClockEntries(form: Readonly<Record<string, unknown>>): ClockEntries {
  const text = (name: string): string =>
    typeof form[name] === 'string' ? form[name].trim().slice(0, 60) : '';
  return {
    terms: text('terms') || DEFAULT_CLOCK.terms,
    ownTerms: text('own-terms'),
    isClaimable: text('claimable') !== '',
    weekendsOff: text('weekends-off') !== '',
    games: text('games') === '' ? 1 : Number(text('games')),
  };
}

/** How many games a match of so many players may have: one, or as many that everybody has each seat as often. */
const gameCounts = (seats: number): readonly number[] => [
  1,
  ...Array.from({ length: Math.floor(MOST_GAMES / seats) }, (_, index) => (index + 1) * seats),
];

/** The clock that the entries ask for; what is wrong with it goes to `problems`. */
export function clockOfEntries(
  words: Words,
  entries: ClockEntries,
  seats: number,
  problems: string[],
): ClockSetup {
  const counts = gameCounts(seats);
  if (!counts.includes(entries.games)) {
    problems.push(
      `A match of ${seats} players has ${counts.join(', ').replace(/, (\d+)$/, ' or $1')} games.`,
    );
  }
  const terms = parseTerms(entries.ownTerms || entries.terms);
  if (!terms.ok) problems.push(...explainTerms(words, terms.error));
  return {
    terms: terms.ok ? formatTerms(terms.value) : 'none',
    ...(entries.isClaimable && { isClaimable: true }),
    ...(entries.weekendsOff && { weekendsOff: true }),
  };
}

export const ClockFields = ({ entries, seats }: { entries: ClockEntries; seats: number }) => (
  <fieldset class="card">
    <legend>Time</legend>
    <div class="field">
      <label for="terms">Clock</label>
      <select id="terms" name="terms">
        {PRESETS.map((terms) => (
          <option value={formatTerms(terms)} selected={formatTerms(terms) === entries.terms}>
            {termsInWords(terms)}
          </option>
        ))}
      </select>
    </div>
    <div class="field">
      <label for="own-terms">or another one</label>
      <input id="own-terms" name="own-terms" type="text" value={entries.ownTerms} autocomplete="off" />
      <p class="hint">
        Written like <code>5d/move</code> or <code>10d+12h/move,max20d</code>; at least 12 hours.
      </p>
    </div>
    <p>
      <label class="plain">
        <input type="checkbox" name="weekends-off" value="yes" checked={entries.weekendsOff} /> Saturdays and
        Sundays do not count: clocks stand still, by the date where each player lives
      </label>
    </p>
    <p>
      <label class="plain">
        <input type="checkbox" name="claimable" value="yes" checked={entries.isClaimable} /> When time is up,
        the opponents may end it; otherwise it ends by itself
      </label>
    </p>
    <div class="field">
      <label for="games">Games in the match</label>
      <select id="games" name="games">
        {gameCounts(seats).map((count) => (
          <option value={String(count)} selected={count === entries.games}>
            {count === 1 ? 'one game' : `${count} games, everybody as often in each seat`}
          </option>
        ))}
      </select>
    </div>
  </fieldset>
);
