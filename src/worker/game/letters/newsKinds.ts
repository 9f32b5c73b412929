/** The kinds of news. The names of the kinds are stored, as is what each remembers. */
import type { NewsFactsOf, NewsKind } from '../../../email/index.ts';
import { formatPoints } from '../../../render/index.ts';
import type { Seat } from '../../../rules/index.ts';
import { gameWords } from '../../../words/index.ts';
import { deadlineOf } from '../../clock/clock.ts';
import type { DateRange } from '../../clock/days.ts';
import { DAY } from '../../clock/units.ts';
import { daysLeft } from '../../clock/vacation.ts';
import { formatInstant, formatRange } from '../../clock/words.ts';
import { isBroughtBack } from '../evolve/takeback.ts';
import { availabilityOf } from '../model/availability.ts';
import { PROMISES } from '../model/promises.ts';
import type { OfferKind } from '../offers/kinds.ts';
import { linkTo, nameOf, type Telling } from './telling.ts';
import { daysTold, isLastIdleDay, type VacationNews } from './vacation.ts';

/** Whom it is about. */
interface About {
  readonly of: Seat;
}

/** `Particulars`: what must be remembered to tell the news later, beyond what the log says. */
interface KindOfNews<K extends NewsKind, Particulars> {
  /** Whether the letter shows the board that the news is about. */
  readonly showsBoard?: true;
  /** Whether the others may end the time of whom it is about. */
  readonly isClaimable?: true;
  readonly tell: (telling: Telling, news: Particulars) => NewsFactsOf<K>;
}

/** The name of whom it is about; undefined: the reader. */
const nameOrYou = (telling: Telling, { of }: About): string | undefined =>
  of === telling.seat ? undefined : nameOf(telling, of);

const resigned: KindOfNews<'resigned', About> = {
  showsBoard: true,
  tell: (telling, news) => ({ what: 'resigned', name: nameOrYou(telling, news) }),
};

const timeLost: KindOfNews<'timeLost', About> = {
  showsBoard: true,
  tell: (telling, news) => ({ what: 'timeLost', name: nameOrYou(telling, news) }),
};

const timeRanOut: KindOfNews<'timeRanOut', About> = {
  isClaimable: true,
  tell: (telling, news) => ({ what: 'timeRanOut', name: nameOrYou(telling, news) }),
};

const cancelled: KindOfNews<'cancelled', About> = {
  tell: (telling, { of }) => ({
    what: 'cancelled',
    name: nameOf(telling, of),
    gameName: gameWords(telling.words, telling.state.rules).name,
  }),
};

const lapsed: KindOfNews<'lapsed', object> = {
  tell: ({ words, state }) => ({ what: 'lapsed', gameName: gameWords(words, state.rules).name }),
};

/** The turn of `of` brought about what everybody must know (see `announcements.ts`). */
const tidings: KindOfNews<'tidings', About> = {
  showsBoard: true,
  tell: (telling, news) => ({
    what: 'tidings',
    name: nameOrYou(telling, news),
    move: telling.state.turns.at(-1)?.move ?? '',
  }),
};

const takenBack: KindOfNews<'takenBack', About & { readonly backTo: number }> = {
  showsBoard: true,
  tell: (telling, { of, backTo }) => {
    const { state, seat } = telling;
    const deadline = deadlineOf(state.clock);
    return {
      what: 'takenBack',
      name: nameOf(telling, of),
      move: state.turns[backTo]?.move ?? '',
      ...(deadline !== undefined && {
        deadline: formatInstant(telling.words, deadline, availabilityOf(state, seat).zone),
      }),
      isBack: isBroughtBack(state, seat),
    };
  },
};

interface OfferClosed extends About {
  readonly offer: OfferKind;
  /** By who made it; else it was declined. */
  readonly isWithdrawn?: boolean;
}

const offerClosed: KindOfNews<'offerClosed', OfferClosed> = {
  tell: (telling, { of, offer, isWithdrawn = false }) => ({
    what: 'offerClosed',
    name: nameOf(telling, of),
    offer,
    isWithdrawn,
  }),
};

/** Offers that the reader made or accepted. */
const offersLapsed: KindOfNews<'offersLapsed', { readonly offers: readonly OfferKind[] }> = {
  tell: (_, { offers }) => ({ what: 'offersLapsed', offers }),
};

interface Given extends About {
  readonly to: Seat;
  readonly time: number;
}

const timeGiven: KindOfNews<'timeGiven', Given> = {
  tell: (telling, { of, to, time }) => {
    const { state, words, seat } = telling;
    const deadline = state.standing.toMove === to ? deadlineOf(state.clock) : undefined;
    return {
      what: 'timeGiven',
      name: nameOrYou(telling, { of }),
      to: nameOrYou(telling, { of: to }),
      days: time / DAY,
      ...(deadline !== undefined && {
        deadline: formatInstant(words, deadline, availabilityOf(state, seat).zone),
      }),
    };
  },
};

const called: KindOfNews<'called', About & { readonly until: number }> = {
  showsBoard: true,
  tell: (telling, { of, until }) => ({
    what: 'called',
    of: nameOrYou(telling, { of }),
    until: formatInstant(telling.words, until, availabilityOf(telling.state, telling.seat).zone),
  }),
};

/** `until`: so long the absent player may move and keep the seat; left out: the player gives it up. */
const seatFreed: KindOfNews<'seatFreed', About & { readonly until?: number | undefined }> = {
  tell: (telling, { of, until }) => {
    const { freed, id } = telling.state;
    const isProposer = freed?.by === telling.seat;
    return {
      what: 'seatFreed',
      of: nameOrYou(telling, { of }),
      ...(until !== undefined && {
        absentUntil: formatInstant(telling.words, until, availabilityOf(telling.state, telling.seat).zone),
      }),
      ...(isProposer && {
        link: linkTo(telling, { purpose: 'substitute', game: id, seat: of, seq: freed.seq }),
      }),
    };
  },
};

const stoodIn: KindOfNews<'stoodIn', About> = {
  showsBoard: true,
  tell: (telling, { of }) => ({
    what: 'stoodIn',
    name: nameOrYou(telling, { of }),
    instead: telling.state.seats[of]?.before?.at(-1)?.name || telling.words.pages.standing.unnamed.gone,
  }),
};

const concluded: KindOfNews<'concluded', object> = {
  tell: (telling) => ({
    what: 'concluded',
    score: (telling.state.series?.points ?? [])
      .map((points, seat) => `${nameOf(telling, seat)} ${formatPoints(points)}`)
      .join(', '),
  }),
};

const paused: KindOfNews<'paused', { readonly until: number }> = {
  tell: ({ words, state, seat }, { until }) => ({
    what: 'paused',
    until: formatInstant(words, until, availabilityOf(state, seat).zone),
  }),
};

const pauseEnded: KindOfNews<'pauseEnded', object> = {
  tell: (telling) => ({ what: 'pauseEnded', name: nameOf(telling, telling.state.standing.toMove) }),
};

const vacation: KindOfNews<'vacation', VacationNews> = {
  tell: (telling, news) => {
    const { of } = news;
    const { vacation: taken, isAutomatic } = availabilityOf(telling.state, of);
    const { days, givenBack } = daysTold(news, telling.state);
    const year = Number(days[0]?.first.slice(0, 4));
    const inWords = (range: DateRange) => formatRange(telling.words, range);
    return {
      what: 'vacation',
      name: nameOrYou(telling, { of }),
      dates: days.map(inWords),
      givenBack: givenBack.map(inWords),
      left: of === telling.seat ? daysLeft({ taken, isAutomatic }, year) : undefined,
      ...(news.isAutomatic && { most: PROMISES.idleDays, isLast: isLastIdleDay(telling.state, of) }),
    };
  },
};

const kinds = {
  resigned,
  timeLost,
  timeRanOut,
  cancelled,
  lapsed,
  tidings,
  takenBack,
  offerClosed,
  offersLapsed,
  timeGiven,
  called,
  seatFreed,
  stoodIn,
  concluded,
  paused,
  pauseEnded,
  vacation,
};

type Kinds = typeof kinds;
type NewsOf<K extends keyof Kinds> = { [W in K]: { readonly what: W } & Parameters<Kinds[W]['tell']>[1] }[K];

/** What the outbox keeps of a piece of news. */
export type News = NewsOf<keyof Kinds>;

export function factsOf<K extends keyof Kinds>(telling: Telling, news: NewsOf<K>): NewsFactsOf<K> {
  const byKind: { readonly [W in keyof Kinds]: KindOfNews<W, NewsOf<W>> } = kinds;
  return byKind[news.what].tell(telling, news);
}

const kindOf = ({ what }: News): Pick<KindOfNews<NewsKind, never>, 'showsBoard' | 'isClaimable'> =>
  kinds[what];

export const showsBoard = (news: News): boolean => kindOf(news).showsBoard ?? false;

export const isClaimable = ({ seat }: Telling, news: News): boolean =>
  (kindOf(news).isClaimable ?? false) && 'of' in news && news.of !== seat;
