/** What letters tell of the position: the board, the moves, what must be known of it, and how to answer. */
import type { AnswerFacts, BoardFacts, PlayedMove, PlayerFacts } from '../../../email/index.ts';
import {
  composePng,
  describeCounts,
  describeNotice,
  describeOutcome,
  describeScore,
  noticesIn,
  type Situation,
  viewFrom,
} from '../../../render/index.ts';
import { type Notice, type Played, type Seat, type Standing, sideOf } from '../../../rules/index.ts';
import { type GameState, standingAt } from '../evolve/state.ts';
import { exampleIn } from '../evolve/turns.ts';
import { isVoid } from '../model/phase.ts';
import { type DrawnPosition, drawMove, drawPly } from '../show/drawnPosition.ts';
import type { PictureName } from '../show/pictureName.ts';
import { picturePath } from '../show/publicAddress.ts';
import { announcementsOf } from './announcements.ts';
import { nameOf, namesOf, playLink, replyAddress, sideNameOf, type Telling } from './telling.ts';

export const boardFacts = (telling: Telling): Promise<BoardFacts> => {
  const { words, state } = telling;
  const { rules, options, turns } = state;
  const onlooker = { ply: turns.length, ...newsFor(telling), ...viewFor(telling) };
  const known = (ply: number) => standingAt(state, ply);
  return drawnFacts(telling, drawPly(words, rules, options, turns, turns.length, onlooker, known), onlooker);
};

/** The reader's own side of the board. */
const viewFor = ({ state: { rules, standing }, seat }: Telling): { readonly view: Seat } => ({
  view: viewFrom(rules, standing.position, seat),
});

/** The ply from which on turns are news to the reader. */
const newsFor = ({ state: { turns }, seat }: Telling): { readonly since: number } => ({
  since: turns.findLastIndex((turn) => turn.seat === seat) + 1,
});

/** The board with a legal move drawn in that has not been played; in the present position if no other. */
export function movedFacts(
  telling: Telling,
  move: Played<unknown>,
  position = telling.state.standing.position,
): Promise<BoardFacts> {
  const { words, state } = telling;
  const { rules, turns } = state;
  const { view } = viewFor(telling);
  const drawn = drawMove(words, rules, position, move, view);
  return drawnFacts(telling, drawn, { ply: turns.length, ...viewFor(telling) });
}

async function drawnFacts(
  telling: Telling,
  { text, alt, scene, standing, arrows }: DrawnPosition,
  onlooker: PictureName,
): Promise<BoardFacts> {
  const { state, settings } = telling;
  const { ply } = onlooker;
  return {
    ply,
    text,
    alt,
    url: settings.publicUrl + picturePath(settings, state, state.rules, onlooker),
    png: await composePng(scene, telling.atlas),
    width: scene.width,
    height: scene.height,
    players: state.phase === 'inviting' ? [] : playersAt(telling, standing),
    hasOlderTurns: arrows.some(({ isOlder }) => isOlder),
  };
}

/** How each player stands there, in the terms of the game. */
const playersAt = (telling: Telling, { position, toMove }: Standing<unknown>): readonly PlayerFacts[] =>
  telling.state.seats.map((_, seat) => ({
    name: nameOf(telling, seat),
    side: sideNameOf(telling, seat),
    colour: sideOf(telling.state.rules, position, seat).colour,
    score: describeScore(telling.words, telling.state.rules, position, seat),
    isToMove: toMove === seat,
  }));

export const answerFacts = (telling: Telling): AnswerFacts => ({
  replyTo: replyAddress(telling),
  link: playLink(telling),
  example: exampleIn(telling.state.rules, telling.state.standing),
});

/** How to answer, for a reader whose turn it is. */
export const answerInTurn = (telling: Telling): { readonly answer?: AnswerFacts } => {
  const { phase, standing } = telling.state;
  return phase === 'playing' && standing.toMove === telling.seat ? { answer: answerFacts(telling) } : {};
};

/**
 * The turns after the last one before `ply` that the reader made, unless a plan of theirs did; where there is
 * none, that one: the reader has taken a move back, or moves again.
 */
export function movesSince(telling: Telling, ply: number): readonly PlayedMove[] {
  const { turns } = telling.state;
  const own = turns.slice(0, ply).findLastIndex((turn) => turn.seat === telling.seat && !turn.isPlanned);
  return movesFrom(telling, own === turns.length - 1 ? own : own + 1);
}

export const movesFrom = (telling: Telling, from: number): readonly PlayedMove[] =>
  telling.state.turns.slice(from).map((turn, index) => ({
    ply: from + index,
    side: sideNameOf(telling, turn.seat),
    name: nameOf(telling, turn.seat),
    text: turn.move,
    ...(turn.isOutOfTime && { how: 'outOfTime' }),
    ...(turn.isPlanned && { how: turn.seat === telling.seat ? 'plannedByYou' : 'planned' }),
    ...(turn.backTo !== undefined && { how: 'tookBack' }),
  }));

export const situationOf = (telling: Telling): Situation => ({
  position: telling.state.standing.position,
  names: namesOf(telling),
  reader: telling.seat,
});

/** What must be known of the position, or is to be said of the end: a sentence each. */
export const noticesFor = (telling: Telling): readonly string[] => [
  ...sentencesOf(telling, positionNotices(telling.state)),
  ...countsFor(telling),
];

/** The counts that come near to drawing the game. */
const countsFor = ({ words, state: { rules, standing, phase } }: Telling): readonly string[] =>
  phase === 'playing' ? describeCounts(words, rules, standing.position) : [];

/** The same after what the newest turn brought about. */
export const newestNoticesFor = (telling: Telling): readonly string[] => [
  ...sentencesOf(telling, [...announcementsOf(telling.state).notices, ...positionNotices(telling.state)]),
  ...countsFor(telling),
];

const positionNotices = ({ rules, standing, phase }: GameState): readonly Notice[] =>
  phase === 'playing' || phase === 'over' ? noticesIn(rules, standing) : [];

/** None of them twice. */
const sentencesOf = ({ words, state, seat }: Telling, notices: readonly Notice[]): readonly string[] => [
  ...new Set(
    notices.map((notice) => describeNotice(words, state.rules, notice, namesOf({ words, state }), seat)),
  ),
];

/** How the game stands, in a sentence to the reader. */
export function statusOf(telling: Telling): string {
  const { words, state, seat } = telling;
  const { phase, standing, rules } = state;
  const { status } = words.letters.parts;
  if (phase === 'over' && standing.outcome) {
    return describeOutcome(words, rules, standing.outcome, namesOf(telling));
  }
  const { toMove } = standing;
  if (isVoid(phase)) return status[phase];
  if (phase !== 'playing' || toMove === undefined) return status.notBegun;
  return toMove === seat
    ? status.yourTurn(sideNameOf(telling, seat))
    : status.toMove(nameOf(telling, toMove), sideNameOf(telling, toMove));
}
