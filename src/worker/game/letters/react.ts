/** Which letters fall due after events. */
import type { Seat } from '../../../rules/index.ts';
import { type GameState, isStillIn } from '../evolve/state.ts';
import type { GameEvent } from '../model/events.ts';
import type { Player } from '../model/snapshot.ts';
import type { OfferKind } from '../offers/kinds.ts';
import { announcementsOf } from './announcements.ts';
import type { DueLetter, OwedContent } from './index.ts';
import type { News } from './newsKinds.ts';
import { announcedVacation, isIdleDayTold } from './vacation.ts';

type EventType = GameEvent['type'];

/** What makes it somebody's turn. */
const TURNS: ReadonlySet<EventType> = new Set([
  'gameBegun',
  'movePlayed',
  'movesTakenBack',
  'seatResigned',
  'timeLost',
]);

/** The letters that `events`, which led from `before` to `state`, make due; in seat order. */
export function lettersAfter(
  events: readonly GameEvent[],
  state: GameState,
  before?: GameState,
): readonly DueLetter[] {
  const isOver = events.some(({ type }) => type === 'gameEnded');
  const isTurnNew = state.phase === 'playing' && events.some(({ type }) => TURNS.has(type));
  const toMove = isTurnNew ? state.standing.toMove : undefined;
  return state.seats.flatMap((player, seat) => {
    const reader = { seat, player, isPlaying: isStillIn(state, seat) };
    const owed: readonly OwedContent[] = isOver
      ? [{ kind: 'gameOver' } as const]
      : seat === toMove
        ? [{ kind: 'yourTurn' } as const]
        : events.flatMap((event, index) =>
            index > 0 && event.type === 'offerClosed' ? [] : owedTo(reader, event, state, before) || [],
          );
    const told = isOver ? owed : withLapsed(owed, lapsedFor(reader, events, state));
    return told.map((content) => ({ ...content, seat, ply: state.turns.length, seq: state.seq }));
  });
}

/** The kinds of offers that the reader made or accepted, and that have lapsed with the events. */
function lapsedFor(
  { seat, isPlaying }: Reader,
  events: readonly GameEvent[],
  state: GameState,
): readonly OfferKind[] {
  if (!isPlaying || state.phase !== 'playing') return [];
  const gone = state.lapsed.filter(({ by }) => by > state.seq - events.length).map(({ offer }) => offer);
  // Where nobody closed it by a command of their own, a closed offer has lapsed, too.
  const closed = events
    .slice(1)
    .flatMap((event) =>
      event.type === 'offerClosed'
        ? state.offers.filter(({ kind, isClosed }) => isClosed && kind === event.kind)
        : [],
    );
  return [...gone, ...closed]
    .filter((offer) => offer.seat === seat || offer.accepted.includes(seat))
    .map(({ kind }) => kind);
}

/** The same letters, of which one tells what has lapsed: one of its own only where there is no other. */
function withLapsed(owed: readonly OwedContent[], lapsed: readonly OfferKind[]): readonly OwedContent[] {
  if (lapsed.length === 0) return owed;
  const at = owed.findIndex(({ kind }) => kind === 'yourTurn' || kind === 'news');
  const letter = owed[at];
  return letter?.kind === 'yourTurn' || letter?.kind === 'news'
    ? owed.with(at, { ...letter, lapsed })
    : [...owed, news({ what: 'offersLapsed', offers: lapsed })];
}

interface Reader {
  readonly seat: Seat;
  readonly player: Player;
  /** Neither left nor eliminated. */
  readonly isPlaying: boolean;
}

/** What one event owes to a reader whom it does not call to the turn; false: nothing. */
type Owed<E> = (event: E, reader: Reader, state: GameState, before?: GameState) => OwedContent | false;

const news = (told: News): OwedContent => ({ kind: 'news', news: told });

/** Whether the event is about another player than the reader. */
const isAnothers = ({ seat }: { readonly seat: Seat }, reader: Reader): boolean => seat !== reader.seat;
/** The same for a reader who is still in the game. */
const isOpponents = (event: { readonly seat: Seat }, reader: Reader): boolean =>
  reader.isPlaying && isAnothers(event, reader);
/** Whether the reader has taken the seat, or is invited to it. */
const isExpected = ({ player }: Reader): boolean => player.state === 'playing' || player.state === 'invited';

/** What each event makes due; the others make no letter due beside that of the turn. */
const OWED: { readonly [T in EventType]?: Owed<Extract<GameEvent, { readonly type: T }>> } = {
  gameCreated: (_, { player }) => player.state === 'invited' && { kind: 'invitation' },
  seatDeclined: ({ account }, { player }) =>
    player.state === 'playing' && player.account !== account && { kind: 'invitationDeclined' },
  gameBegun: () => ({ kind: 'gameBegun' }),
  movePlayed: ({ seat }, reader, state) => {
    const { notices, readers } = announcementsOf(state);
    return notices.length > 0 && readers.includes(reader.seat) && news({ what: 'tidings', of: seat });
  },
  seatResigned: (event, reader) => isAnothers(event, reader) && news({ what: 'resigned', of: event.seat }),
  timeLost: ({ seat }) => news({ what: 'timeLost', of: seat }),
  timeRanOut: ({ seat }, { isPlaying }) => isPlaying && news({ what: 'timeRanOut', of: seat }),
  vacationTaken: ({ seat, date }, reader, state) =>
    reader.isPlaying &&
    isIdleDayTold(state, seat, reader.seat) &&
    news({ what: 'vacation', of: seat, dates: [{ first: date, last: date }], isAutomatic: true }),
  habitsChanged: (event, reader, state, before) => {
    const told = isOpponents(event, reader) && announcedVacation(event, before, state);
    return told ? news({ what: 'vacation', ...told }) : false;
  },
  offerMade: (event, reader) =>
    isOpponents(event, reader) && { kind: 'offer', by: event.seat, proposal: event.proposal },
  offerClosed: ({ seat, kind }, reader, { offers }) =>
    isOpponents({ seat }, reader) &&
    news({
      what: 'offerClosed',
      of: seat,
      offer: kind,
      isWithdrawn: offers.findLast((offer) => offer.kind === kind)?.seat === seat,
    }),
  movesTakenBack: (event, reader) =>
    isOpponents(event, reader) && news({ what: 'takenBack', of: event.seat, backTo: event.backTo }),
  gamePaused: ({ until }, { isPlaying }) => isPlaying && news({ what: 'paused', until }),
  pauseEnded: (_, { isPlaying }) => isPlaying && news({ what: 'pauseEnded' }),
  gameCancelled: (event, reader) =>
    isAnothers(event, reader) && isExpected(reader) && news({ what: 'cancelled', of: event.seat }),
  gameLapsed: (_, reader) => isExpected(reader) && news({ what: 'lapsed' }),
};

function owedTo<T extends EventType>(
  reader: Reader,
  event: Extract<GameEvent, { readonly type: T }>,
  state: GameState,
  before: GameState | undefined,
): OwedContent | false {
  return OWED[event.type]?.(event, reader, state, before) ?? false;
}
