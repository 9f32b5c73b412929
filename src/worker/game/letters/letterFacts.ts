/** What letters say of clocks, offers and whatever else happens between players. */
import type { ClockFacts, LetterOf, NewsFacts, OfferFacts } from '../../../email/index.ts';
import { formatDuration, formatPoints } from '../../../render/index.ts';
import { type Seat, unreachable } from '../../../rules/index.ts';
import type { Words } from '../../../words/index.ts';
import { deadlineOf, remainingAt } from '../../clock/clock.ts';
import { remindersOf } from '../../clock/reminders.ts';
import { MINUTE } from '../../clock/units.ts';
import { daysLeft } from '../../clock/vacation.ts';
import { formatInstant, formatRange, termsInWords } from '../../clock/words.ts';
import { type GameState, goesOn } from '../evolve/state.ts';
import { availabilityOf } from '../model/availability.ts';
import type { Proposal } from '../model/offers.ts';
import { scoreAfter } from '../model/series.ts';
import type { DueLetter, News } from './dueLetter.ts';

/** A player's display name; the side's, while nobody has taken the seat. */
export const nameOf = ({ seats, rules }: GameState, seat: Seat | undefined): string =>
  seat === undefined ? '' : seats[seat]?.name || (rules.seats[seat]?.name ?? '');

/** The clock of the reader, who is to move; `left` ms by then. */
function clockFacts(words: Words, state: GameState, seat: Seat, left: number): ClockFacts | undefined {
  const deadline = deadlineOf(state.clock);
  if (deadline === undefined) return undefined;
  return {
    terms: termsInWords(state.clock.terms),
    left: formatDuration(words, left),
    deadline: formatInstant(deadline, availabilityOf(state, seat).zone),
  };
}

/** As of the newest event, with which the turn begins or the reader learns that it goes on; undefined without a clock. */
export const clockOfTurn = (words: Words, state: GameState, seat: Seat): ClockFacts | undefined =>
  clockFacts(words, state, seat, remainingAt(state.clock, seat, state.changedAt) ?? 0);

/** A reminder that is late by less states the time of which it is the reminder. */
const AS_GOOD_AS_PUNCTUAL = 10 * MINUTE;

/** As the reminder falls due, or when it was sent, if that was later. */
export function clockOfReminder(
  words: Words,
  state: GameState,
  { seat, which, at: sentAt = 0 }: Extract<DueLetter, { kind: 'reminder' }>,
): ClockFacts {
  const dueAt = remindersOf(state.clock).find(({ kind }) => kind === which)?.at ?? state.changedAt;
  const at = sentAt - dueAt < AS_GOOD_AS_PUNCTUAL ? dueAt : sentAt;
  const facts = clockFacts(words, state, seat, (deadlineOf(state.clock) ?? at) - at);
  if (!facts) throw new Error(`game ${state.id}: a reminder without a clock`);
  return facts;
}

export function newsFacts(state: GameState, news: News, reader: Seat): NewsFacts {
  const name = 'of' in news ? nameOf(state, news.of) : '';
  const other = 'of' in news && news.of === reader ? undefined : name;
  switch (news.what) {
    case 'resigned':
    case 'timeLost':
    case 'timeRanOut':
      return { what: news.what, name: other };
    case 'cancelled':
    case 'lapsed':
      return { what: news.what, name, gameName: state.rules.name };
    case 'tidings':
      return { what: news.what, name: other, move: state.turns.at(-1)?.move ?? '' };
    case 'takenBack':
      return { what: news.what, name, move: state.turns[news.backTo]?.move ?? '' };
    case 'offerClosed':
      return { what: news.what, name, offer: news.offer };
    case 'paused':
      return { what: news.what, until: formatInstant(news.until, availabilityOf(state, reader).zone) };
    case 'pauseEnded':
      return { what: news.what, name: nameOf(state, state.standing.toMove) };
    case 'vacation': {
      const { vacation, isAutomatic } = availabilityOf(state, news.of);
      const year = Number(news.dates[0]?.first.slice(0, 4));
      const left = daysLeft({ taken: vacation, isAutomatic }, year);
      return {
        what: news.what,
        name: other,
        dates: news.dates.map(formatRange),
        left: news.of === reader ? left : undefined,
      };
    }
    default:
      return unreachable(news);
  }
}

export function offerFacts(state: GameState, proposal: Proposal): OfferFacts {
  return proposal.kind === 'takeback'
    ? { kind: 'takeback', move: state.turns[proposal.backTo]?.move ?? '' }
    : proposal;
}

/** Of a game that is over and belongs to a match. */
export function matchFacts(state: GameState): LetterOf<'gameOver'>['match'] {
  const { series, standing } = state;
  if (!series || !standing.outcome) return undefined;
  const score = scoreAfter(series, standing.outcome).map(
    (points, seat) => `${nameOf(state, seat)} ${formatPoints(points)}`,
  );
  return {
    number: goesOn(state) ? series.number : series.games,
    games: series.games,
    score: score.join(', '),
  };
}
