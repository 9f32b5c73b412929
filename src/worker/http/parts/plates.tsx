/**
 * A plate for each player, at their edge of the board: the name, the side, the score in the game's own terms,
 * whose turn it is, and the time left; after the end the points.
 */
import type { Child } from 'hono/jsx';
import { describeScore, edgesOf, formatDuration, formatPoints, sideName } from '../../../render/index.ts';
import { type AnyRules, type Seat, sideOf } from '../../../rules/index.ts';
import type { Words } from '../../../words/index.ts';
import { remainingAt } from '../../clock/clock.ts';
import { formatInstant } from '../../clock/words.ts';
import type { Zone } from '../../clock/zone.ts';
import { NO_CLOCK } from '../../game/model/clockSetup.ts';
import type { GameSnapshot, SeatView } from '../../game/model/snapshot.ts';
import { isWithdrawn, nameOf, sideNameOf } from './gameWords.ts';

export interface PlatesFacts {
  readonly words: Words;
  readonly rules: AnyRules;
  readonly snapshot: GameSnapshot;
  /** The seat the board is seen from. */
  readonly side: Seat;
  /** The newest position of the game. */
  readonly position: unknown;
  /** The players above the board, or the one below it. */
  readonly edge: 'far' | 'near';
  /** The position on the page, and whose turn it is in it. */
  readonly shown: unknown;
  readonly toMove: Seat | undefined;
  readonly zone: Zone;
  readonly now: number;
}

/** The script moves plates when the board is turned, and marks whose turn it is as positions change. */
export const Plates = ({ edge, side, position, ...facts }: PlatesFacts) => (
  <div class="plates" data-part={edge}>
    {edgesOf(facts.rules, position, side)[edge].map((seat) => (
      <Plate {...facts} seat={seat} />
    ))}
  </div>
);

type PlateFacts = Omit<PlatesFacts, 'edge' | 'side' | 'position'> & { readonly seat: Seat };

const Plate = ({ words, rules, snapshot, seat, shown, toMove, zone, now }: PlateFacts) => {
  const player = snapshot.seats[seat];
  if (!player) return null;
  return (
    <PlateFrame
      words={words}
      seat={seat}
      toMove={toMove}
      side={{ letter: player.side.letter, name: sideNameOf(words, rules, player) }}
      who={<PlayerName words={words} player={player} />}
      time={<TimeLeft words={words} snapshot={snapshot} seat={seat} zone={zone} now={now} />}
    >
      <span class="side-name">{sideNameOf(words, rules, player)}</span>
      {player.machine ? <span>{words.pages.machines.isOne}</span> : null}
      <SeatNote words={words} snapshot={snapshot} seat={seat} />
      <span data-part="score">{describeScore(words, rules, shown, seat)}</span>
      <Predecessors words={words} player={player} />
    </PlateFrame>
  );
};

interface FrameFacts {
  readonly words: Words;
  readonly seat: Seat;
  readonly toMove: Seat | undefined;
  readonly side: { readonly letter: string; readonly name: string };
  readonly who: Child;
  readonly time?: Child;
  /** What is said of them in small. */
  readonly children: Child;
}

const PlateFrame = ({ words, seat, toMove, side, who, time, children }: FrameFacts) => (
  <div class={seat === toMove ? 'plate to-move' : 'plate'} data-seat={String(seat)}>
    <span class="seat-letter" title={side.name}>
      {side.letter}
    </span>
    <span class="who">
      {who}
      <span class="turn-mark"> {words.pages.game.plate.toMove}</span>
    </span>
    <span class="hint">{children}</span>
    {time ?? null}
  </div>
);

export type SidePlatesFacts = Pick<PlatesFacts, 'words' | 'rules' | 'side' | 'position' | 'edge' | 'toMove'>;

/** Plates of sides that nobody in particular plays. */
export const SidePlates = ({ words, rules, side, position, edge, toMove }: SidePlatesFacts) => (
  <div class="plates" data-part={edge}>
    {edgesOf(rules, position, side)[edge].map((seat) => {
      const own = sideOf(rules, position, seat);
      const name = sideName(words, rules, own);
      return (
        <PlateFrame
          words={words}
          seat={seat}
          toMove={toMove}
          side={{ letter: own.letter, name }}
          who={<span>{name}</span>}
        >
          <span data-part="score">{describeScore(words, rules, position, seat)}</span>
        </PlateFrame>
      );
    })}
  </div>
);

const PlayerName = ({ words, player }: { readonly words: Words; readonly player: SeatView }) =>
  player.name && player.account ? (
    <a href={`/p/${player.account}`}>{player.name}</a>
  ) : (
    <span>{nameOf(words, player)}</span>
  );

/** Who held the seat before. */
export const Predecessors = ({
  words,
  player: { before = [] },
}: {
  readonly words: Words;
  readonly player: SeatView;
}) => {
  const { instead, unnamed } = words.pages.standing;
  return before.map(({ account, name, until }) => (
    <span class="hint">
      {' '}
      {instead.before(until)}
      {name ? <a href={`/p/${account}`}>{name}</a> : unnamed.gone}
      {instead.after}
    </span>
  ));
};

interface SeatFacts {
  readonly words: Words;
  readonly snapshot: GameSnapshot;
  readonly seat: Seat;
}

/** What became of the seat: that its player is invited, or has left; after the end their points. */
const SeatNote = ({ words, snapshot: { seats, outcome }, seat }: SeatFacts) => {
  const text = words.pages.standing;
  const player = seats[seat];
  if (outcome) return <span>{resultText(words, outcome.points, seat)}</span>;
  if (!player || player.state === 'playing' || isWithdrawn(player)) return null;
  return <span>{text.states[player.state]}</span>;
};

/** "1 point"; in a game of three with the rank, "second, ½ point", or that it is shared: "draw, ⅓ point". */
export function resultText({ pages }: Words, points: readonly number[], seat: Seat): string {
  const text = pages.standing;
  const own = points[seat] ?? 0;
  const won = text.points(formatPoints(own), own);
  if (points.length < 3) return won;
  const place = text.places[points.filter((each) => each > own).length] ?? '';
  const equals = points.filter((each) => each === own).length;
  if (equals === points.length) return text.drawn(won);
  return equals > 1 ? text.placedWithOther(place, won) : text.placed(place, won);
}

/** Until the deadline, for the player to move; for the others, what their clock holds. */
const TimeLeft = ({ words, snapshot, seat, zone, now }: SeatFacts & Pick<PlatesFacts, 'zone' | 'now'>) => {
  const { clock, phase, playing, toMove } = snapshot;
  if (phase !== 'playing' || !playing.includes(seat)) return null;
  if (seat === toMove && clock.deadline !== undefined) {
    const { deadline } = clock;
    return (
      <time
        class="clock"
        dateTime={new Date(deadline).toISOString()}
        title={formatInstant(words, deadline, zone)}
        data-deadline={String(deadline)}
      >
        {formatDuration(words, Math.max(0, deadline - now))}
      </time>
    );
  }
  if (clock.terms === NO_CLOCK.terms) return null;
  return <span class="clock">{formatDuration(words, remainingAt(clock.clock, seat, now) ?? 0)}</span>;
};
