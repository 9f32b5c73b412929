/** Something that happened and needs no answer. */
import { news as template } from '../../../email/letters/news.ts';
import { deadlineOf } from '../../clock/clock.ts';
import { announcementsOf } from './announcements.ts';
import type { KindOfLetter, WithLapsed } from './kind.ts';
import { factsOf, isClaimable, type News, showsBoard } from './newsKinds.ts';
import { isAnothers, isExpected, isOpponents } from './owing.ts';
import { boardFacts, newestNoticesFor } from './position.ts';
import { deskOf, gameOf } from './telling.ts';
import { announcedVacation, isIdleDayTold, isVacationSettled } from './vacation.ts';

/** The letter that tells it. */
export const newsOf = (news: News) => ({ kind: 'news', news }) as const;

/** `nth`: so many letters of news to its reader come of the same moment before this one. */
interface OneOfNews extends WithLapsed {
  readonly news: News;
  readonly nth?: number;
}

export const news: KindOfLetter<typeof template, OneOfNews> = {
  template,
  owedAfter: {
    movePlayed: ({ seat }, reader, state) => {
      const { notices, readers } = announcementsOf(state);
      return notices.length > 0 && readers.includes(reader.seat) && newsOf({ what: 'tidings', of: seat });
    },
    seatResigned: (event, reader) =>
      isAnothers(event, reader) && newsOf({ what: 'resigned', of: event.seat }),
    timeLost: ({ seat }) => newsOf({ what: 'timeLost', of: seat }),
    timeRanOut: ({ seat }, { isPlaying }) => isPlaying && newsOf({ what: 'timeRanOut', of: seat }),
    vacationTaken: ({ seat, date }, reader, state) =>
      reader.isPlaying &&
      isIdleDayTold(state, seat, reader.seat) &&
      newsOf({ what: 'vacation', of: seat, dates: [{ first: date, last: date }], isAutomatic: true }),
    habitsChanged: (event, reader, state, before) => {
      const told = isOpponents(event, reader) && announcedVacation(event, before, state);
      return told ? newsOf({ what: 'vacation', ...told }) : false;
    },
    offerClosed: ({ seat, kind }, reader, { offers }) =>
      isOpponents({ seat }, reader) &&
      newsOf({
        what: 'offerClosed',
        of: seat,
        offer: kind,
        isWithdrawn: offers.findLast((offer) => offer.kind === kind)?.seat === seat,
      }),
    movesTakenBack: (event, reader) =>
      isOpponents(event, reader) && newsOf({ what: 'takenBack', of: event.seat, backTo: event.backTo }),
    timeGiven: (event, reader) =>
      isOpponents(event, reader) &&
      newsOf({ what: 'timeGiven', of: event.seat, to: event.to, time: event.time }),
    seatFreed: ({ of, seat }, { isPlaying }, { clock }) =>
      isPlaying && newsOf({ what: 'seatFreed', of, ...(of !== seat && { until: deadlineOf(clock) }) }),
    seatTaken: ({ seat, insteadOf }, { isPlaying }) =>
      insteadOf !== undefined && isPlaying && newsOf({ what: 'stoodIn', of: seat }),
    seatCalled: ({ of, until }, { isPlaying }) => isPlaying && newsOf({ what: 'called', of, until }),
    gamePaused: ({ until }, { isPlaying }) => isPlaying && newsOf({ what: 'paused', until }),
    pauseEnded: (_, { isPlaying }) => isPlaying && newsOf({ what: 'pauseEnded' }),
    gameCancelled: (event, reader) =>
      event.isMatchDecided
        ? newsOf({ what: 'concluded' })
        : isAnothers(event, reader) && isExpected(reader) && newsOf({ what: 'cancelled', of: event.seat }),
    gameLapsed: (_, reader) => isExpected(reader) && newsOf({ what: 'lapsed' }),
  },
  keyOf: ({ seq, nth }) => (nth === undefined ? seq : `${seq}.${nth}`),
  isOutdated: ({ news: told }, state) => told.what === 'vacation' && isVacationSettled(told, state),
  isHeldByQuietHours: true,
  tell: async (telling, letter) => ({
    ...gameOf(telling),
    news: factsOf(telling, letter.news),
    ...(letter.lapsed && { lapsed: letter.lapsed }),
    ...(showsBoard(letter.news) && {
      notices: newestNoticesFor(telling),
      board: await boardFacts(telling),
    }),
    ...(isClaimable(telling, letter.news) && { claim: deskOf(telling) }),
  }),
};
