/** A game told to the pure core, at hours since it began: what is due happens first, as in the object. */
import { legalMoves } from '../../../src/rules/index.ts';
import { HOUR } from '../../../src/worker/clock/units.ts';
import type { Decision } from '../../../src/worker/game/decide/decision.ts';
import type { GameState } from '../../../src/worker/game/evolve/state.ts';
import { hashRecord, type LogRecord, NO_HASH } from '../../../src/worker/game/log/chain.ts';
import { encodeEvent } from '../../../src/worker/game/log/codec.ts';
import type { Command } from '../../../src/worker/game/model/commands.ts';
import type { GameEvent } from '../../../src/worker/game/model/events.ts';
import { givenGame, type Setting, type Step } from './given.ts';

export interface Story {
  readonly state: GameState;
  /** The types of all that has happened since the game began. */
  readonly happened: readonly GameEvent['type'][];
  /** What the newest command brought about. */
  readonly newest: readonly GameEvent[];
  /** The same, each with the game before it and after it. */
  readonly steps: readonly Step[];
  /** The log as it is exported. */
  readonly log: string;
  /** Lets time pass, until so many hours after the beginning; returns itself. */
  until(hour: number): Story;
  /** What the game decides now; where it is accepted, it happens. */
  ask(command: Command): Decision;
  /** The same; throws where it is refused. */
  does(command: Command): Story;
  /** The seat to move plays. */
  plays(text: string): Story;
  /** The seat to move plays one of its moves; always the same one. */
  playsAny(): Story;
}

export function tell(game: string, setting: Setting = {}): Story {
  const { begin = 0 } = setting;
  let told = givenGame(game, setting);
  const beforehand = told.steps.length;
  const ask = (command: Command): Decision => {
    const when = told.when(command);
    told = when.whatever();
    return when.decision;
  };
  const story: Story = {
    get state() {
      return told.state;
    },
    get happened() {
      return told.steps.slice(beforehand).map(({ event }) => event.type);
    },
    get steps() {
      return told.steps.slice(-told.events.length);
    },
    get newest() {
      return told.events;
    },
    get log() {
      return recordsOf(told.steps)
        .map((each) => JSON.stringify(each))
        .join('\n');
    },
    until(hour) {
      told = told.until(begin + hour * HOUR);
      return story;
    },
    ask,
    does(command) {
      const decided = ask(command);
      if (!decided.ok) throw new Error(`${command.type}: ${decided.error.code}`);
      return story;
    },
    plays(text) {
      told = told.played(text);
      return story;
    },
    playsAny() {
      const { standing, turns, rules } = story.state;
      const moves = [...legalMoves(rules, standing.position)];
      const move = moves[(turns.length * 7) % moves.length];
      return move ? story.plays(rules.spell(standing.position, move)) : story;
    },
  };
  return story;
}

/** The log as its object would keep it. */
function recordsOf(steps: readonly Step[]): readonly LogRecord[] {
  const records: LogRecord[] = [];
  for (const { at, event, times, after } of steps) {
    const kept = { seq: after.seq, at, ...encodeEvent(event, times) };
    records.push({ ...kept, hash: hashRecord(records.at(-1)?.hash ?? NO_HASH, kept) });
  }
  return records;
}
