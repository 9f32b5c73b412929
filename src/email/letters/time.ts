import { lead, list, paragraph } from '../blocks.ts';
import { type GameLetter, gameLetter } from './gameLetter.ts';
import { template } from './template.ts';

/** Times in words. */
interface Time extends GameLetter {
  /** "Bob (Silver) is to move." */
  readonly status: string;
  /** undefined: there is no clock. */
  readonly clock?: {
    readonly terms: string;
    /** One for each player still in the game; `deadline`: only for the player to move. */
    readonly players: readonly {
      readonly name: string;
      readonly left: string;
      readonly deadline?: string;
    }[];
    readonly pausedUntil?: string;
  };
}

export const time = template('time', (words, facts: Time) => {
  const { none, clock: terms, left, paused } = words.time;
  const { status, clock } = facts;
  return gameLetter(words, facts, [
    lead(status),
    ...(clock
      ? [
          paragraph(terms(clock.terms)),
          list(clock.players.map((player) => left(player.name, player.left, player.deadline))),
          ...(clock.pausedUntil === undefined ? [] : [paragraph(paused(clock.pausedUntil))]),
        ]
      : [paragraph(none)]),
  ]);
});
