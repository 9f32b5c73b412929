/** Which letters fall due after events. */
import { type Seat, unreachable } from '../../../rules/index.ts';
import { type GameState, isStillIn } from '../evolve/state.ts';
import type { GameEvent } from '../model/events.ts';
import { announcementsOf } from './announcements.ts';
import type { DueLetter, News } from './dueLetter.ts';

/** What makes it somebody's turn. */
const TURNS: readonly GameEvent['type'][] = [
  'gameBegun',
  'movePlayed',
  'movesTakenBack',
  'seatResigned',
  'timeLost',
];

/** The letters that `events`, which led to `state`, make due; in seat order. */
export function lettersAfter(events: readonly GameEvent[], state: GameState): readonly DueLetter[] {
  const happened = new Set(events.map(({ type }) => type));
  const isTurnNew = TURNS.some((type) => happened.has(type));
  const told = { ply: state.turns.length, seq: state.seq };
  const toMove = isTurnNew && state.phase === 'playing' ? state.standing.toMove : undefined;
  return state.seats.flatMap((holder, seat): DueLetter[] => {
    if (happened.has('gameEnded')) return [{ kind: 'gameOver', seat, ...told }];
    if (seat === toMove) return [{ kind: 'yourTurn', seat, ...told }];
    if (happened.has('gameBegun')) return [{ kind: 'gameBegun', seat, ...told }];
    if (happened.has('gameCreated')) {
      return holder.state === 'invited' ? [{ kind: 'invitation', seat, ...told }] : [];
    }
    if (happened.has('seatDeclined')) {
      const isNews = events.every((event) => !('account' in event) || event.account !== holder.account);
      return isNews && holder.state === 'playing' ? [{ kind: 'invitationDeclined', seat, ...told }] : [];
    }
    return events.flatMap((event) =>
      lettersAbout(event, state, seat).map((about) => ({ ...about, seat, ...told })),
    );
  });
}

type About =
  | { readonly kind: 'news'; readonly news: News }
  | Pick<Extract<DueLetter, { kind: 'offer' }>, 'kind' | 'by' | 'proposal'>;

/** What an event is to the player of a seat who is not called to the turn by it. */
function lettersAbout(event: GameEvent, state: GameState, reader: Seat): readonly About[] {
  const isPlaying = isStillIn(state, reader);
  const news = (isReader: boolean, what: News): readonly About[] =>
    isReader ? [{ kind: 'news', news: what }] : [];
  switch (event.type) {
    case 'seatResigned':
      return news(event.seat !== reader, { what: 'resigned', of: event.seat });
    case 'timeLost':
      return news(true, { what: 'timeLost', of: event.seat });
    case 'timeRanOut':
      return news(isPlaying, { what: 'timeRanOut', of: event.seat });
    case 'vacationTaken': {
      const dates = [{ first: event.date, last: event.date }];
      return news(isPlaying, { what: 'vacation', of: event.seat, dates, isAutomatic: true });
    }
    case 'habitsChanged':
      return news(isPlaying && event.seat !== reader && event.announced.length > 0, {
        what: 'vacation',
        of: event.seat,
        dates: event.announced,
        isAutomatic: false,
      });
    case 'movesTakenBack':
      return news(isPlaying && event.seat !== reader, {
        what: 'takenBack',
        of: event.seat,
        backTo: event.backTo,
      });
    case 'movePlayed': {
      const { notices, readers } = announcementsOf(state);
      return news(notices.length > 0 && readers.includes(reader), { what: 'tidings', of: event.seat });
    }
    case 'offerMade':
      return isPlaying && event.seat !== reader
        ? [{ kind: 'offer', by: event.seat, proposal: event.proposal }]
        : [];
    case 'offerClosed':
      return news(isPlaying && event.seat !== reader, {
        what: 'offerClosed',
        of: event.seat,
        offer: event.kind,
      });
    case 'gamePaused':
      return news(isPlaying, { what: 'paused', until: event.until });
    case 'pauseEnded':
      return news(isPlaying, { what: 'pauseEnded' });
    case 'gameCancelled':
      return news(event.seat !== reader && isTaken(state, reader), { what: 'cancelled', of: event.seat });
    case 'gameLapsed':
      return news(isTaken(state, reader), { what: 'lapsed' });
    case 'gameCreated':
    case 'seatTaken':
    case 'seatDeclined':
    case 'gameBegun':
    case 'offerAccepted':
    case 'gameEnded':
    case 'rematchAsked':
    case 'noteWritten':
    case 'watchLinkRenewed':
      return [];
    default:
      return unreachable(event);
  }
}

const isTaken = ({ seats }: GameState, seat: Seat): boolean =>
  seats[seat]?.state === 'playing' || seats[seat]?.state === 'invited';
