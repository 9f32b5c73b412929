/** Which letters fall due after events. */
import { type GameState, isStillIn } from '../evolve/state.ts';
import type { GameEvent } from '../model/events.ts';
import { isMachine } from '../model/machines.ts';
import type { OfferKind } from '../offers/kinds.ts';
import { type DueLetter, type OwedContent, owedTo } from './index.ts';
import { newsOf } from './news.ts';
import type { Reader } from './owing.ts';

/** The letters that `events`, which led from `before` to `state`, make due; in seat order. */
export function lettersAfter(
  events: readonly GameEvent[],
  state: GameState,
  before?: GameState,
): readonly DueLetter[] {
  // An offer that is closed by what else happens has lapsed: whoever had a part in it is told so below.
  const telling = events.filter(({ type }, index) => index === 0 || type !== 'offerClosed');
  return state.seats.flatMap((player, seat) => {
    if (isMachine(player.account)) return [];
    const reader = { seat, player, isPlaying: isStillIn(state, seat) };
    const owed = withLapsed(owedTo(reader, telling, state, before), lapsedFor(reader, events, state));
    const addressed = { seat, ply: state.turns.length, seq: state.seq };
    return toldApart(owed).map((content) => ({ ...content, ...addressed }));
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

/** The same letters, one of which also tells what has lapsed; a separate letter only where there is none. */
function withLapsed(owed: readonly OwedContent[], lapsed: readonly OfferKind[]): readonly OwedContent[] {
  if (lapsed.length === 0) return owed;
  const at = owed.findIndex(({ kind }) => kind === 'yourTurn' || kind === 'news');
  const letter = owed[at];
  return letter?.kind === 'yourTurn' || letter?.kind === 'news'
    ? owed.with(at, { ...letter, lapsed })
    : [...owed, newsOf({ what: 'offersLapsed', offers: lapsed })];
}

/**
 * The same letters; news of the same moment as other news is numbered, or the second would pass for the
 * first.
 */
const toldApart = (owed: readonly OwedContent[]): readonly OwedContent[] =>
  owed.map((letter, at) => {
    const nth = owed.slice(0, at).filter(({ kind }) => kind === 'news').length;
    return letter.kind === 'news' && nth > 0 ? { ...letter, nth } : letter;
  });
