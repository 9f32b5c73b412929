/** What pages say about a game in a phrase or a sentence: who plays, and how it stands. */
import { describeOutcome, sideName } from '../../../render/index.ts';
import type { AnyRules, Seat } from '../../../rules/index.ts';
import { gameWords, type Words } from '../../../words/index.ts';
import type { GameSnapshot, SeatHolder, SeatState } from '../../game/model/snapshot.ts';

/** "Ada", or for a seat that nobody has taken yet "somebody invited", "anybody", or withdrawn "nobody". */
export function nameOf(holder: SeatHolder | undefined): string {
  if (holder?.name) return holder.name;
  if (holder?.state === 'open') return 'anybody';
  return isWithdrawn(holder) ? 'nobody' : 'somebody invited';
}

/** Whether the seat was free for anybody until its game's maker thought better of it. */
export const isWithdrawn = (holder: SeatHolder | undefined): boolean =>
  holder?.state === 'declined' && holder.account === '';

export const namesOf = (snapshot: GameSnapshot): readonly string[] => snapshot.seats.map(nameOf);

/** The name of the side that is played from a seat. */
export const sideNameOf = (
  words: Words,
  rules: AnyRules,
  holder: GameSnapshot['seats'][number] | undefined,
): string => (holder ? sideName(words, rules, holder.side) : '');

/** "3 Crowns: Ada – Ben" */
export const titleOf = (words: Words, rules: AnyRules, snapshot: GameSnapshot): string =>
  `${gameWords(words, rules).name}: ${namesOf(snapshot).join(' – ')}`;

/** One sentence: who is to move, what is waited for, or how it ended; `reader`: the seat of who reads it. */
export function statusOf(words: Words, rules: AnyRules, snapshot: GameSnapshot, reader?: Seat): string {
  if (snapshot.outcome) return describeOutcome(words, rules, snapshot.outcome, namesOf(snapshot));
  if (snapshot.phase === 'declined') {
    return snapshot.seats.some(isWithdrawn)
      ? 'The free seats were withdrawn, so this game is not played.'
      : 'An invitation was declined, so this game is not played.';
  }
  if (snapshot.phase === 'lapsed') return 'Not all seats were taken in time, so this game is not played.';
  if (snapshot.phase === 'cancelled') return 'This game was cancelled.';
  if (snapshot.toMove !== undefined) {
    if (snapshot.toMove === reader) {
      return `It is your turn: you play ${sideNameOf(words, rules, snapshot.seats[reader])}.`;
    }
    return `${nameOf(snapshot.seats[snapshot.toMove])} (${sideNameOf(words, rules, snapshot.seats[snapshot.toMove])}) is to move.`;
  }
  const sides = (wanted: SeatState): readonly string[] =>
    snapshot.seats.flatMap(({ state, side }) => (state === wanted ? [sideName(words, rules, side)] : []));
  const invited = sides('invited');
  const free = sides('open');
  const needed = [
    ...(invited.length > 0 ? [`the invitation to play ${invited.join(' and ')} is accepted`] : []),
    ...(free.length === 1 ? [`the seat ${free[0]} is taken`] : []),
    ...(free.length > 1 ? [`the seats ${free.join(' and ')} are taken`] : []),
  ];
  return `The game begins when ${needed.join(' and ')}.`;
}
