/**
 * What becomes of a reply by mail. The reply address has already named and proved game, seat and ply; here it
 * is decided which line is the move or the command, and whether the sender is to be believed.
 */
import {
  bareLine,
  isHeadingLike,
  type ProseDoubt,
  readMailCommand,
  type SpokenCommand,
  withoutReplyMark,
} from '../../../email/index.ts';
import { lex, readMove, type Seat } from '../../../rules/index.ts';
import { mayAct, mayMove } from '../decide/mayAct.ts';
import { MAX_NOTE, readNote } from '../decide/notes.ts';
import type { GameState } from '../evolve/state.ts';
import type { Doubt, ReplyRefusal, TellingWord } from '../model/answers.ts';
import type { Command, Reply } from '../model/commands.ts';
import { type Offer, standingOffers } from '../model/offers.ts';
import { type AskingWord, commandOfReply } from './replyCommand.ts';
import {
  doubtOfLine,
  isMoveLine,
  likestMove,
  movesInProse,
  movesOnLines,
  type Written,
} from './writtenMoves.ts';

export type ReplyDecision =
  /** `note`: what the other players are told beside it, as it goes into the log. */
  | { readonly to: 'play'; readonly move: string; readonly note?: string }
  | { readonly to: 'note'; readonly note: string }
  | { readonly to: 'tell'; readonly word: TellingWord }
  /** Whether the game allows it is still to be decided. */
  | { readonly to: 'do'; readonly word: AskingWord; readonly command: Command }
  | { readonly to: 'askToConfirm'; readonly move: string; readonly doubt: Doubt }
  /** `read` is the line that was taken for a move; '' when there was none. `isCommand`: a command is refused. */
  | {
      readonly to: 'refuse';
      readonly read: string;
      readonly refusal: ReplyRefusal;
      readonly isCommand?: true;
    };

/** `contact` is the address of the seat, lower case. */
export function decideReply(reply: Reply, state: GameState, contact: string | undefined): ReplyDecision {
  const { rules } = state;
  const { lines, noted } = partsOf(reply.lines);
  const written = { lines, unshown: reply.unshown };
  const isMove = (line: string): boolean => isMoveLine(rules, line);
  const read = likestMove(lines, rules);
  const refuse = (refusal: ReplyRefusal): ReplyDecision => ({ to: 'refuse', read, refusal });

  const moveInNote = noted?.find(isMove);
  if (moveInNote !== undefined) return refuse({ code: 'MOVE_IN_NOTE', text: moveInNote });

  const spoken = commandIn(written, state);
  const doubt = doubtOf(reply, contact);
  const moving = mayMove(state, reply.seat, reply.ply);
  if (moving.ok) {
    const moves = movesOnLines(written, rules, moving.value.position);
    const [only, other] = moves;
    if (other) return refuse({ code: 'AMBIGUOUS_MOVES', moves: moves.map(({ move }) => move) });
    if (only) {
      const { move } = only;
      if (spoken && !TELLING.has(spoken.word)) {
        return refuse({ code: 'MOVE_AND_COMMAND', move, word: spoken.word });
      }
      const asked = doubt ?? only.doubt;
      if (asked) return { to: 'askToConfirm', move, doubt: asked };
      const note = noted && readNote(state, reply.seat, shortened(noted));
      return { to: 'play', move, ...(note?.ok && { note: note.value }) };
    }
  }
  if (!lines.some(isMove)) {
    if (spoken) return decideCommand(spoken, reply, state, doubt);
    if (noted) {
      if (doubt) return refuse({ code: 'NOTE_NOT_PROVEN', doubt });
      const note = readNote(state, reply.seat, shortened(noted));
      return note.ok ? { to: 'note', note: note.value } : refuse(note.error);
    }
  }
  const offers = lines.some(isMove) ? [] : offersTo(state, reply.seat);
  if (!moving.ok) {
    if (offers.length > 0) return refuseCommand({ code: 'OFFERS_OPEN', offers });
    const repeated = repeatedMove(lines, reply, state);
    return refuse(repeated === undefined ? moving.error : { code: 'ALREADY_PLAYED', move: repeated });
  }
  const { position } = moving.value;
  if (!lines.some(isMove)) {
    const moves = movesInProse(written, rules, position);
    const [only, other] = moves;
    if (other) return refuse({ code: 'AMBIGUOUS_MOVES', moves: moves.map(({ move }) => move) });
    if (only) return { to: 'askToConfirm', move: only.move, doubt: doubt ?? only.doubt };
  }
  if (offers.length > 0) return refuseCommand({ code: 'OFFERS_OPEN', offers });
  const subject = withoutReplyMark(reply.subject);
  if (readMove(rules, position, subject).ok) return refuse({ code: 'MOVE_IN_SUBJECT', text: subject });
  if (read === '') return refuse({ code: 'NO_MOVE_FOUND' });
  const refused = readMove(rules, position, bareLine(read));
  if (refused.ok) throw new Error('a legal line was missed');
  return refuse({ code: 'ILLEGAL_MOVE', text: read, refusal: refused.error });
}

/** These change nothing, so that it does no harm when they were not meant. */
const TELLING: ReadonlySet<SpokenCommand['word']> = new Set(['help', 'board', 'history']);

/** What to do for a command; the letters that it brings go to the seat's own address, whoever asks. */
function decideCommand(
  spoken: DoubtfulCommand,
  reply: Reply,
  state: GameState,
  doubt: Doubt | undefined,
): ReplyDecision {
  const { word } = spoken;
  switch (word) {
    case 'help':
    case 'board':
    case 'history':
      return { to: 'tell', word };
    case 'resign': {
      const acting = mayAct(state, reply.seat, state.turns.length);
      return acting.ok ? { to: 'tell', word } : refuseCommand(acting.error);
    }
    default: {
      if (doubt) return refuseCommand({ code: 'COMMAND_NOT_PROVEN', word, doubt });
      if (spoken.doubt) return refuseCommand({ code: 'COMMAND_IN_DOUBT', word, doubt: spoken.doubt });
      const command = commandOfReply(word, spoken, reply, state);
      return command.ok ? { to: 'do', word, command: command.value } : refuseCommand(command.error);
    }
  }
}

/** What stands that the seat has not answered. */
const offersTo = ({ offers }: GameState, seat: Seat): readonly Pick<Offer, 'kind' | 'seat'>[] =>
  standingOffers(offers)
    .filter((offer) => offer.seat !== seat && !offer.accepted.includes(seat))
    .map(({ kind, seat: by }) => ({ kind, seat: by }));

const refuseCommand = (refusal: ReplyRefusal): ReplyDecision => ({
  to: 'refuse',
  read: '',
  refusal,
  isCommand: true,
});

/** The lines without a note, and the note's own: those down to an empty one, or to what looks like a quote's head. */
function partsOf(lines: readonly string[]): {
  readonly lines: readonly string[];
  readonly noted: readonly string[] | undefined;
} {
  const start = lines.findIndex((line) => readMailCommand(line)?.word === 'note');
  const note = readMailCommand(lines[start] ?? '');
  if (note?.word !== 'note') return { lines, noted: undefined };
  const below = lines.slice(start + 1);
  const length = below.findIndex((line) => line === '' || isHeadingLike(line));
  const end = length < 0 ? below.length : length;
  return {
    lines: [...lines.slice(0, start), '', ...below.slice(end)],
    noted: [note.text, ...below.slice(0, end)],
  };
}

interface DoubtfulCommand extends SpokenCommand {
  readonly doubt: ProseDoubt | undefined;
}

/** The first plain one; else the first. */
function commandIn(written: Written, { rules }: GameState): DoubtfulCommand | undefined {
  const commands = written.lines.flatMap((line, at): readonly DoubtfulCommand[] => {
    const command = readMailCommand(line);
    if (!command || command.word === 'note') return [];
    return [{ ...command, doubt: doubtOfLine(written, at, rules) }];
  });
  return commands.find(({ doubt }) => !doubt) ?? commands[0];
}

/** The move that the sender has played on this very turn, where the letter only says it again. */
function repeatedMove(
  lines: readonly string[],
  { seat, ply }: Reply,
  { rules, turns }: GameState,
): string | undefined {
  const turn = turns[ply];
  const [line, other] = lines.filter((each) => isMoveLine(rules, each));
  if (turn?.seat !== seat || turn.move === undefined || line === undefined || other !== undefined) {
    return undefined;
  }
  const stepsOf = (text: string): string =>
    lex(rules, text)
      .map(({ step }) => step)
      .join(' ');
  return stepsOf(bareLine(line)) === stepsOf(turn.move) ? turn.move : undefined;
}

/** A note by mail is never refused for its length. */
function shortened(noted: readonly string[]): string {
  const characters = [...noted.join(' ').trim()];
  return characters.length <= MAX_NOTE
    ? characters.join('')
    : `${characters.slice(0, MAX_NOTE - 1).join('')}…`;
}

/** Whether a reply is the seat's own for certain. */
export const isProven = (reply: Reply, contact: string | undefined): boolean =>
  doubtOf(reply, contact) === undefined;

function doubtOf(reply: Reply, contact: string | undefined): Doubt | undefined {
  if (reply.from !== contact) return 'OTHER_ADDRESS';
  return reply.authenticated ? undefined : 'NOT_AUTHENTICATED';
}
