/** The description of one position: on the game's page, in previews, in feeds and under embedded boards. */
import { describePosition, describeTurn } from '../../../render/index.ts';
import type { AnyRules, Seat, Standing } from '../../../rules/index.ts';
import type { Words } from '../../../words/index.ts';
import type { GameSnapshot } from '../../game/model/snapshot.ts';
import type { FoundGame } from '../games.ts';
import { turnFactsOf } from './boardFacts.ts';
import { namesOf, statusOf, titleOf } from './gameWords.ts';

export interface PositionWords {
  readonly title: string;
  readonly description: string;
}

/** The position after `ply` turns, as a title and a sentence or two. */
export function positionWords(words: Words, { rules, snapshot }: FoundGame, ply: number): PositionWords {
  const text = words.pages.standing;
  const title = titleOf(words, rules, snapshot);
  const last = snapshot.turns.length;
  const turn = snapshot.turns[ply - 1];
  const name = (turn && snapshot.seats[turn.seat]?.name) ?? '';
  const played =
    turn &&
    (turn.move ? text.played(ply, name, turn.move) : text.turned(ply, name, describeTurn(words, turn)));
  if (ply === last) {
    const status = statusOf(words, rules, snapshot);
    return { title, description: played === undefined ? status : `${played} ${status}` };
  }
  return played === undefined
    ? { title: text.titleOfStart(title), description: text.start }
    : { title: text.titleOfMove(title, ply, last), description: played };
}

/** The description of the position after `ply` turns. `standing` is that position's. */
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
  return describePosition(words, rules, namesOf(words, snapshot), { standing, turn, number: ply });
}
