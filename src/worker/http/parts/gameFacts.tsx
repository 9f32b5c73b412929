/** What pages say about a game: its players, its moves, how it stands. */
import {
  type BoardFacts,
  describeOutcome,
  describePosition,
  describeTurn,
  type TurnFacts,
} from '../../../render/index.ts';
import type { AnyRules, Seat, Standing } from '../../../rules/index.ts';
import type { Words } from '../../../words/index.ts';
import type { GameSnapshot, SeatHolder, SeatState, Turn } from '../../game/model/answers.ts';

/** "Ada", or for a seat that nobody has taken yet "somebody invited", "anybody", or withdrawn "nobody". */
export function nameOf(holder: SeatHolder | undefined): string {
  if (holder?.name) return holder.name;
  if (holder?.state === 'open') return 'anybody';
  return isWithdrawn(holder) ? 'nobody' : 'somebody invited';
}

/** Whether the seat was free for anybody until its game's maker thought better of it. */
const isWithdrawn = (holder: SeatHolder | undefined): boolean =>
  holder?.state === 'declined' && holder.account === '';

export const namesOf = (snapshot: GameSnapshot): readonly string[] => snapshot.seats.map(nameOf);

/** "3 Crowns: Ada – Ben" */
export const titleOf = (rules: AnyRules, snapshot: GameSnapshot): string =>
  `${rules.name}: ${namesOf(snapshot).join(' – ')}`;

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
      return `It is your turn: you play ${snapshot.seats[reader]?.side.name}.`;
    }
    return `${nameOf(snapshot.seats[snapshot.toMove])} (${snapshot.seats[snapshot.toMove]?.side.name}) is to move.`;
  }
  const sides = (wanted: SeatState): readonly string[] =>
    snapshot.seats.flatMap(({ state, side }) => (state === wanted ? [side.name] : []));
  const invited = sides('invited');
  const free = sides('open');
  const needed = [
    ...(invited.length > 0 ? [`the invitation to play ${invited.join(' and ')} is accepted`] : []),
    ...(free.length === 1 ? [`the seat ${free[0]} is taken`] : []),
    ...(free.length > 1 ? [`the seats ${free.join(' and ')} are taken`] : []),
  ];
  return `The game begins when ${needed.join(' and ')}.`;
}

const turnFactsOf = ({ at: _, move, ...turn }: Turn): TurnFacts => ({ ...turn, move: move ?? null });

/** What is said of the position after `ply` turns, `standing` being that position's. */
export function positionStatusOf(
  words: Words,
  rules: AnyRules,
  snapshot: GameSnapshot,
  ply: number,
  standing: Standing<unknown>,
  reader?: Seat,
): string {
  const { turns } = snapshot;
  if (ply === turns.length) return statusOf(words, rules, snapshot, reader);
  const last = turns[ply - 1];
  const turn = last && turnFactsOf(last);
  return describePosition(words, rules, namesOf(snapshot), { standing, turn, number: ply });
}

/**
 * What the board on a game's page is told; `path`: the page of the newest position; `reader`: the seat of who reads
 * it; `mine`: who may play from the page, and its form's nonce.
 */
export const boardFactsOf = (
  words: Words,
  rules: AnyRules,
  snapshot: GameSnapshot,
  ply: number,
  path: string,
  reader: Seat | undefined,
  mine?: BoardFacts['mine'],
): BoardFacts => ({
  rulesId: snapshot.rulesId,
  options: snapshot.options,
  key: snapshot.id,
  path,
  turns: snapshot.turns.map(turnFactsOf),
  ply,
  names: namesOf(snapshot),
  status: statusOf(words, rules, snapshot, reader),
  ...(reader !== undefined && { reader }),
  mine,
});

const STATE_WORDS = {
  invited: 'invited',
  open: 'free',
  playing: '',
  declined: 'declined',
  left: 'has left the game',
} as const;

export const Players = ({ snapshot }: { snapshot: GameSnapshot }) => (
  <ul class="players">
    {snapshot.seats.map((holder, seat) => (
      <li>
        <span class="seat-letter">{holder.side.letter}</span> {holder.side.name}:{' '}
        {holder.name && holder.account ? <a href={`/p/${holder.account}`}>{holder.name}</a> : nameOf(holder)}
        {STATE_WORDS[holder.state] && !isWithdrawn(holder) ? (
          <span class="hint"> ({STATE_WORDS[holder.state]})</span>
        ) : null}
        {snapshot.outcome ? <span class="hint"> {resultText(snapshot.outcome.points, seat)}</span> : null}
      </li>
    ))}
  </ul>
);

/** "1 point"; among three players with the place: "second, ½ point". */
function resultText(points: readonly number[], seat: number): string {
  const own = points[seat] ?? 0;
  const place = PLACES[points.filter((each) => each > own).length] ?? '';
  return points.length > 2 ? `${place}, ${pointsText(own)}` : pointsText(own);
}

const PLACES = ['first', 'second', 'third'];

function pointsText(points: number): string {
  const fractions: Readonly<Record<number, string>> = { 0.5: '½', 0.75: '¾', 0.25: '¼' };
  return `${fractions[points] ?? Number(points.toFixed(2))} ${points > 1 ? 'points' : 'point'}`;
}

export interface MoveListFacts {
  readonly words: Words;
  readonly snapshot: GameSnapshot;
  /** The page of the newest position. */
  readonly path: string;
  /** The position shown: after this many turns. */
  readonly ply: number;
}

/** Whether a turn does not fit into a narrow column. */
const isLong = ({ move }: Turn): boolean => (move?.length ?? 0) > 9;

/** Every turn, linked to the position after it. */
export const MoveList = ({ words, snapshot, path, ply }: MoveListFacts) =>
  snapshot.turns.length === 0 ? (
    <p class="hint">No move has been played.</p>
  ) : (
    <ol class={snapshot.turns.some(isLong) ? 'moves wide' : 'moves'} data-part="moves">
      {snapshot.turns.map((turn, index) => (
        <li>
          <a href={`${path}/${index + 1}`} aria-current={index + 1 === ply ? 'true' : undefined}>
            <span class="number">{index + 1}.</span> {snapshot.seats[turn.seat]?.side.letter}{' '}
            {describeTurn(words, turn)}
          </a>
        </li>
      ))}
    </ol>
  );
