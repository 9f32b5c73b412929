/** The contents of a game's letters. Told by the log alone, they are the same however often they are written. */

import {
  type AnswerFacts,
  type BoardFacts,
  formatReplyAddress,
  type GameFacts,
  type LetterData,
  type NoteFacts,
  type PlayedMove,
} from '../../../email/index.ts';
import {
  composePng,
  describeNotice,
  describeOptions,
  describeOutcome,
  noticesIn,
  type Situation,
} from '../../../render/index.ts';
import { type Notice, readMove, type Seat, sideOf, unreachable } from '../../../rules/index.ts';
import { type Words, wordsOf } from '../../../words/index.ts';
import { atlas } from '../../atlas.ts';
import type { Settings } from '../../env.ts';
import { type Link, signLink } from '../../links.ts';
import { notesFor } from '../decide/notes.ts';
import { type GameState, goesOn, isStillIn } from '../evolve/state.ts';
import { exampleIn } from '../evolve/turns.ts';
import { describeClock } from '../model/clockSetup.ts';
import { NOBODY } from '../model/ids.ts';
import type { ReplyRefusal } from '../model/refusals.ts';
import { type DrawnPosition, drawMove, drawPly } from '../show/drawnPosition.ts';
import { openAddress, pictureAddress } from '../show/publicAddress.ts';
import { explainDoubt, explainGameRefusal } from '../show/refusals.ts';
import { announcementsOf } from './announcements.ts';
import type { DueLetter } from './dueLetter.ts';
import { clockOfReminder, clockOfTurn, matchFacts, nameOf, newsFacts, offerFacts } from './letterFacts.ts';

/** What the letter says; `state` is the game as it stood at the letter's `seq`. */
export async function writeLetter(
  letter: DueLetter,
  state: GameState,
  settings: Settings,
): Promise<LetterData> {
  const { kind, seat } = letter;
  const { rules, standing } = state;
  const words = wordsOf(settings.language);
  const facts = {
    game: gameFacts(words, state, seat, settings),
    unsubscribe: linkTo(settings, {
      purpose: 'unsubscribe',
      account: state.seats[seat]?.account ?? NOBODY,
      game: state.id,
    }),
    ...(isInPlay(state, seat) && {
      desk: {
        link: agreementsLink(state, seat, settings),
        replyTo: replyAddress(state, seat, settings),
      },
    }),
  };
  const board = () =>
    boardFacts(state, drawPly(words, rules, state.options, state.turns, letter.ply), settings);
  const answer = () =>
    state.phase === 'playing' && standing.toMove === seat && { answer: answerFacts(state, seat, settings) };
  switch (kind) {
    case 'invitation':
      return {
        kind,
        ...facts,
        inviter: nameOf(
          state,
          state.seats.findIndex(({ account }) => account === state.host),
        ),
        link: linkTo(settings, { purpose: 'invitation', game: state.id, seat }),
        summary: rules.sheet.summary,
        board: await board(),
      };
    case 'invitationDeclined':
      return {
        kind,
        ...facts,
        decliner: nameOf(
          state,
          // A seat without an account was open, and its maker withdrew it.
          state.seats.findIndex(({ account }) => account === (declinerOf(state) || state.host)),
        ),
      };
    case 'gameBegun':
      return { kind, ...facts, board: await board(), toMove: nameOf(state, standing.toMove) };
    case 'yourTurn':
      return {
        kind,
        ...facts,
        board: await board(),
        moves: movesSince(state, seat, state.turns.length),
        notes: notesTo(state, seat),
        notices: sentencesOf(words, state, seat, [...announcementsOf(state).notices, ...noticesOf(state)]),
        ...optional('clock', clockOfTurn(words, state, seat)),
        answer: answerFacts(state, seat, settings),
      };
    case 'refusedMove':
      return {
        kind,
        ...facts,
        read: letter.read,
        why: explainGameRefusal(words, letter.refusal, rules, situationOf(state, seat)),
        notices: sentencesOf(words, state, seat, noticesOf(state)),
        board: await board(),
        ...answer(),
      };
    case 'confirmMove': {
      const { move, ply } = letter;
      const played = readMove(rules, standing.position, move);
      if (!played.ok) throw new Error(`an illegal move is to be confirmed: ${move}`);
      return {
        kind,
        ...facts,
        move,
        why: [explainDoubt(words, letter.doubt)],
        board: await boardFacts(state, drawMove(words, rules, standing.position, played.value), settings),
        link: linkTo(settings, { purpose: 'confirm', game: state.id, seat, ply, move }),
      };
    }
    case 'gameOver': {
      if (!standing.outcome) throw new Error(`game ${state.id} is not over`);
      return {
        kind,
        ...facts,
        result: describeOutcome(words, rules, standing.outcome, namesOf(state)),
        notices: sentencesOf(words, state, seat, [...announcementsOf(state).notices, ...noticesOf(state)]),
        board: await board(),
        // Whoever made the last move is shown what it answered, too.
        moves: movesSince(state, seat, state.turns.length - 1),
        notes: notesTo(state, seat),
        ...optional('match', matchFacts(state)),
        ...(!goesOn(state) && {
          again: {
            link: agreementsLink(state, seat, settings),
            replyTo: replyAddress(state, seat, settings),
          },
        }),
      };
    }
    case 'reminder':
      return {
        kind,
        ...facts,
        clock: clockOfReminder(words, state, letter),
        notices: sentencesOf(words, state, seat, noticesOf(state)),
        board: await board(),
        answer: answerFacts(state, seat, settings),
      };
    case 'news': {
      const { what } = letter.news;
      const hasBoard = ['tidings', 'resigned', 'timeLost', 'takenBack'].includes(what);
      const mayClaim = what === 'timeRanOut' && letter.news.of !== seat;
      return {
        kind,
        ...facts,
        news: newsFacts(state, letter.news, seat),
        ...(hasBoard && {
          notices: sentencesOf(words, state, seat, [...announcementsOf(state).notices, ...noticesOf(state)]),
          board: await board(),
        }),
        ...(mayClaim && {
          claim: {
            link: agreementsLink(state, seat, settings),
            replyTo: replyAddress(state, seat, settings),
          },
        }),
      };
    }
    case 'offer':
      return {
        kind,
        ...facts,
        offer: offerFacts(state, letter.proposal),
        name: nameOf(state, letter.by),
        board: await board(),
        link: agreementsLink(state, seat, settings),
        replyTo: replyAddress(state, seat, settings),
      };
    case 'help':
      return {
        kind,
        ...facts,
        why: letter.refusal ? explainGameRefusal(words, letter.refusal, rules) : [],
        ...(letter.refusal &&
          ON_PAGE.has(letter.refusal.code) && { link: agreementsLink(state, seat, settings) }),
        replyTo: replyAddress(state, seat, settings),
        ...answer(),
      };
    case 'board':
      return {
        kind,
        ...facts,
        status: statusOf(words, state, seat),
        notices: sentencesOf(words, state, seat, noticesOf(state)),
        board: await board(),
        ...answer(),
      };
    case 'history':
      return {
        kind,
        ...facts,
        status: statusOf(words, state, seat),
        moves: movesFrom(state, 0),
        board: await board(),
        ...answer(),
      };
    case 'confirmResign': {
      const link = linkTo(settings, { purpose: 'play', game: state.id, seat, ply: letter.ply });
      return { kind, ...facts, link: `${link}/resign`, ...(rules.resignsByConsent && { isByConsent: true }) };
    }
    default:
      return unreachable(kind);
  }
}

/** Refusals of what can be done on the page of agreements instead. */
const ON_PAGE: ReadonlySet<ReplyRefusal['code']> = new Set(['COMMAND_NOT_PROVEN', 'OFFERS_OPEN']);

/** A field, if there is a value for it. */
const optional = <K extends string, V>(key: K, value: V | undefined): { readonly [key in K]?: V } =>
  value === undefined ? {} : ({ [key]: value } as { readonly [key in K]: V });

const replyAddress = ({ id, turns }: GameState, seat: Seat, settings: Settings): string =>
  formatReplyAddress(settings.secret, { game: id, seat, ply: turns.length }, settings.mailDomain);

/** The page on which the seat answers offers and makes them, as of this ply. */
const agreementsLink = ({ id, turns }: GameState, seat: Seat, settings: Settings): string =>
  `${linkTo(settings, { purpose: 'play', game: id, seat, ply: turns.length })}/agreements`;

const isInPlay = (state: GameState, seat: Seat): boolean =>
  state.phase === 'playing' && isStillIn(state, seat);

const declinerOf = ({ seats }: GameState): string | undefined =>
  seats.find(({ state }) => state === 'declined')?.account;

const sideNameOf = ({ rules, standing }: GameState, seat: Seat): string =>
  sideOf(rules, standing.position, seat).name;

const namesOf = (state: GameState): readonly string[] => state.seats.map((_, seat) => nameOf(state, seat));

const gameFacts = (words: Words, state: GameState, seat: Seat, settings: Settings): GameFacts => ({
  id: state.id,
  gameName: state.rules.name,
  players: state.seats.map(({ name }, each) => ({ seat: each, side: sideNameOf(state, each), name })),
  url: `${settings.publicUrl}/g/${openAddress(settings, state)}`,
  seat,
  terms: [...describeOptions(words, state.rules, state.options), ...describeClock(state.clockSetup)],
});

async function boardFacts(
  state: GameState,
  { text, alt, scene }: DrawnPosition,
  settings: Settings,
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

function answerFacts(state: GameState, seat: Seat, settings: Settings): AnswerFacts {
  const { rules, standing, id } = state;
  const ply = state.turns.length;
  return {
    replyTo: replyAddress(state, seat, settings),
    link: linkTo(settings, { purpose: 'play', game: id, seat, ply }),
    example: exampleIn(rules, standing),
  };
}

const linkTo = ({ publicUrl, secret }: Settings, link: Link): string =>
  `${publicUrl}/${link.purpose}/${signLink(secret, link)}`;

const situationOf = (state: GameState, reader: Seat): Situation => ({
  position: state.standing.position,
  names: namesOf(state),
  reader,
});

/** What must be known of the position, or is to be said of the end. */
const noticesOf = ({ rules, standing, phase }: GameState): readonly Notice[] =>
  phase === 'playing' || phase === 'over' ? noticesIn(rules, standing) : [];

/** A sentence each, as the reader's seat is told it, none of them twice. */
const sentencesOf = (
  words: Words,
  state: GameState,
  reader: Seat,
  notices: readonly Notice[],
): readonly string[] => [
  ...new Set(notices.map((notice) => describeNotice(words, state.rules, notice, namesOf(state), reader))),
];

/** The turns after the seat's last one before `ply`, oldest first. */
function movesSince(state: GameState, seat: Seat, ply: number): readonly PlayedMove[] {
  const from = state.turns.slice(0, ply).findLastIndex((turn) => turn.seat === seat) + 1;
  return movesFrom(state, from);
}

const movesFrom = (state: GameState, from: number): readonly PlayedMove[] =>
  state.turns.slice(from).map((turn, index) => ({
    ply: from + index,
    side: sideNameOf(state, turn.seat),
    name: nameOf(state, turn.seat),
    text: turn.move,
    ...(turn.isOutOfTime && { how: 'outOfTime' }),
    ...(turn.backTo !== undefined && { how: 'tookBack' }),
  }));

const notesTo = (state: GameState, seat: Seat): readonly NoteFacts[] =>
  notesFor(state, seat).map((note) => ({
    name: nameOf(state, note.seat),
    side: sideNameOf(state, note.seat),
    text: note.text,
  }));

/** How the game stands, in a sentence to the reader's seat. */
function statusOf(words: Words, state: GameState, reader: Seat): string {
  const { phase, standing, rules } = state;
  if (phase === 'over' && standing.outcome)
    return describeOutcome(words, rules, standing.outcome, namesOf(state));
  if (phase !== 'playing' || standing.toMove === undefined) return 'The game has not begun.';
  if (standing.toMove === reader) return `It is your turn: you play ${sideNameOf(state, reader)}.`;
  return `${nameOf(state, standing.toMove)} (${sideNameOf(state, standing.toMove)}) is to move.`;
}
