/** What letters tell of the position: the board, the moves, what must be known of it, and how to answer. */
import type { AnswerFacts, BoardFacts, PlayedMove } from '../../../email/index.ts';
import {
  composePng,
  describeNotice,
  describeOutcome,
  noticesIn,
  type Situation,
} from '../../../render/index.ts';
import type { Notice } from '../../../rules/index.ts';
import { atlas } from '../../atlas.ts';
import type { GameState } from '../evolve/state.ts';
import { exampleIn } from '../evolve/turns.ts';
import { isVoid } from '../model/phase.ts';
import { type DrawnPosition, drawPly } from '../show/drawnPosition.ts';
import { pictureAddress } from '../show/publicAddress.ts';
import { announcementsOf } from './announcements.ts';
import { nameOf, namesOf, playLink, replyAddress, sideNameOf, type Telling } from './telling.ts';

export const boardFacts = (telling: Telling): Promise<BoardFacts> => {
  const { words, state } = telling;
  return drawnFacts(telling, drawPly(words, state.rules, state.options, state.turns, state.turns.length));
};

export async function drawnFacts(
  { state, settings }: Telling,
  { text, alt, scene }: DrawnPosition,
): Promise<BoardFacts> {
  const ply = state.turns.length;
  return {
    ply,
    text,
    alt,
    url: `${settings.publicUrl}/g/${pictureAddress(settings, state, ply)}/${ply}.png`,
    png: await composePng(scene, atlas),
    width: scene.width,
    height: scene.height,
  };
}

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
 * The turns after the reader's last one before `ply`, oldest first; where there is none, that one: the reader
 * has taken a move back, or moves again.
 */
export function movesSince(telling: Telling, ply: number): readonly PlayedMove[] {
  const { turns } = telling.state;
  const own = turns.slice(0, ply).findLastIndex((turn) => turn.seat === telling.seat);
  return movesFrom(telling, own === turns.length - 1 ? own : own + 1);
}

export const movesFrom = (telling: Telling, from: number): readonly PlayedMove[] =>
  telling.state.turns.slice(from).map((turn, index) => ({
    ply: from + index,
    side: sideNameOf(telling, turn.seat),
    name: nameOf(telling, turn.seat),
    text: turn.move,
    ...(turn.isOutOfTime && { how: 'outOfTime' }),
    ...(turn.backTo !== undefined && { how: 'tookBack' }),
  }));

export const situationOf = (telling: Telling): Situation => ({
  position: telling.state.standing.position,
  names: namesOf(telling),
  reader: telling.seat,
});

/** What must be known of the position, or is to be said of the end: a sentence each. */
export const noticesFor = (telling: Telling): readonly string[] =>
  sentencesOf(telling, positionNotices(telling.state));

/** The same after what the newest turn brought about. */
export const newestNoticesFor = (telling: Telling): readonly string[] =>
  sentencesOf(telling, [...announcementsOf(telling.state).notices, ...positionNotices(telling.state)]);

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
