/** A game's clock on its page: until when the player to move has time, and the terms. */
import { formatDuration } from '../../../render/index.ts';
import type { Words } from '../../../words/index.ts';
import { pauseAt } from '../../clock/pause.ts';
import { formatInstant } from '../../clock/words.ts';
import type { Zone } from '../../clock/zone.ts';
import { describeClock, NO_CLOCK } from '../../game/model/clockSetup.ts';
import type { GameSnapshot } from '../../game/model/snapshot.ts';
import { nameOf } from './gameWords.ts';

export interface ClockPanelFacts {
  readonly words: Words;
  readonly snapshot: GameSnapshot;
  readonly now: number;
  /** The reader's seat. */
  readonly zone: Zone;
}

/**
 * Correct when the page loads; a script keeps it up to date (`src/web/countdown.ts`). Renders nothing for a
 * game without a clock.
 */
export const ClockPanel = ({ words, snapshot, now, zone }: ClockPanelFacts) => {
  const { clock } = snapshot;
  if (clock.terms === NO_CLOCK.terms && clock.deadline === undefined) return null;
  const text = words.pages.game.clocks;
  const isGoing = snapshot.phase === 'playing';
  return (
    <section class="clocks">
      <h2>{text.title}</h2>
      {isGoing ? <Deadline words={words} snapshot={snapshot} now={now} zone={zone} /> : null}
      {describeClock(words, clock).map((said) => (
        <p class="hint">{said}</p>
      ))}
    </section>
  );
};

const Deadline = ({ words, snapshot: { clock, seats, toMove }, now, zone }: ClockPanelFacts) => {
  const { deadline, isOver } = clock;
  const text = words.pages.game.clocks;
  if (deadline === undefined || toMove === undefined) return null;
  const name = nameOf(words, seats[toMove]);
  const paused = pauseAt(clock.clock, now);
  const instant = (at: number) => (
    <time dateTime={new Date(at).toISOString()}>{formatInstant(words, at, zone)}</time>
  );
  if (isOver) return <p>{text.isUp(name)}</p>;
  return (
    <>
      {paused === undefined ? null : (
        <p>
          {text.pausedUntil}
          {instant(paused)}.
        </p>
      )}
      <p>
        {text.deadline.before(name)}
        {instant(deadline)}
        {text.deadline.in}
        <span data-deadline={String(deadline)}>{formatDuration(words, Math.max(0, deadline - now))}</span>
        {text.deadline.after}
      </p>
    </>
  );
};
