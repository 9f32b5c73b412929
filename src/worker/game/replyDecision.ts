/**
 * What becomes of a reply by mail. The reply address has already named and proved game, seat and ply; here it
 * is decided which line is the move or the command, and whether the sender is to be believed.
 */
import { readMailCommand, type SpokenCommand } from '../../email/index.ts';
import { type AnyGame, looksLikeMove, readMove } from '../../rules/index.ts';
import type { Doubt, ReplyRefusal, TellingWord } from './answers.ts';
import type { Command, Reply } from './commands.ts';
import { mayAct, mayMove } from './mayAct.ts';
import { MAX_NOTE, readNote } from './notes.ts';
import { type AskingWord, commandOfReply } from './replyCommand.ts';
import type { GameState } from './state.ts';

/** More lines than this are not read: a move stands at the top. */
const MAX_LINES = 40;

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
  const { lines, noted } = partsOf(reply.lines.slice(0, MAX_LINES));
  const isMove = (line: string): boolean => looksLikeMove(rules, line);
  const read = lines.find(isMove) ?? lines[0] ?? '';
  const refuse = (refusal: ReplyRefusal): ReplyDecision => ({ to: 'refuse', read, refusal });

  const moveInNote = noted?.find(isMove);
  if (moveInNote !== undefined) return refuse({ code: 'MOVE_IN_NOTE', text: moveInNote });

  const spoken = commandIn(lines);
  const doubt = doubtOf(reply, contact);
  const moving = mayMove(state, reply.seat, reply.ply);
  if (moving.ok) {
    const legal = legalMovesIn(lines, rules, moving.value.position);
    const [[move, written] = [], other] = [...legal];
    if (other !== undefined) return refuse({ code: 'AMBIGUOUS_MOVES', moves: [...legal.keys()] });
    if (move !== undefined) {
      if (spoken) return refuse({ code: 'MOVE_AND_COMMAND', move, word: spoken.word });
      const asked = doubt ?? (isQuestion(written) ? 'QUESTION_MARK' : undefined);
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
  if (!moving.ok) return refuse(moving.error);
  const { position } = moving.value;
  const subject = reply.subject.replace(REPLY_MARK, '');
  if (readMove(rules, position, subject).ok) return refuse({ code: 'MOVE_IN_SUBJECT', text: subject });
  if (read === '') return refuse({ code: 'NO_MOVE_FOUND' });
  const refused = readMove(rules, position, read);
  if (refused.ok) throw new Error('a legal line was missed');
  return refuse({ code: 'ILLEGAL_MOVE', text: read, refusal: refused.error });
}

/** What to do for a command; the letters that it brings go to the seat's own address, whoever asks. */
function decideCommand(
  spoken: SpokenCommand,
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
      const command = commandOfReply(word, spoken, reply, state);
      return command.ok ? { to: 'do', word, command: command.value } : refuseCommand(command.error);
    }
  }
}

const refuseCommand = (refusal: ReplyRefusal): ReplyDecision => ({
  to: 'refuse',
  read: '',
  refusal,
  isCommand: true,
});

/** The lines above a note, and the note's own: all that follow the word. */
function partsOf(lines: readonly string[]): {
  readonly lines: readonly string[];
  readonly noted: readonly string[] | undefined;
} {
  const start = lines.findIndex((line) => readMailCommand(line)?.word === 'note');
  const note = readMailCommand(lines[start] ?? '');
  if (note?.word !== 'note') return { lines, noted: undefined };
  return { lines: lines.slice(0, start), noted: [note.text, ...lines.slice(start + 1)] };
}

function commandIn(lines: readonly string[]): SpokenCommand | undefined {
  for (const line of lines) {
    const command = readMailCommand(line);
    if (command && command.word !== 'note') return command;
  }
  return undefined;
}

/** A note by mail is never refused for its length. */
function shortened(noted: readonly string[]): string {
  const characters = [...noted.join(' ').trim()];
  return characters.length <= MAX_NOTE
    ? characters.join('')
    : `${characters.slice(0, MAX_NOTE - 1).join('')}…`;
}

/**
 * The legal moves that stand in the lines by themselves: canonical, and as they were written. A long move may
 * have been broken into two lines by a mail program, of which the first alone could be legal as well.
 */
function legalMovesIn(
  lines: readonly string[],
  rules: AnyGame,
  position: unknown,
): ReadonlyMap<string, readonly string[]> {
  const legal = new Map<string, readonly string[]>();
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    const isBroken = next !== undefined && looksLikeMove(rules, line) && looksLikeMove(rules, next);
    for (const text of isBroken ? [line, `${line} ${next}`] : [line]) {
      const played = readMove(rules, position, text);
      if (played.ok) legal.set(played.value.text, [...(legal.get(played.value.text) ?? []), text]);
    }
  }
  return legal;
}

/** Whether a move was never written but with a question mark; `?!` and `!?` are a chess player's remarks. */
const isQuestion = (written: readonly string[] = []): boolean =>
  written.every((line) => /[^!?]\?+[^\w!]*$/.test(line));

/** "Re: Re[2]: AW:" */
const REPLY_MARK = /^(?:\p{L}{1,4}(?:\[\d+\])?\s?[:：]\s*)+/u;

function doubtOf(reply: Reply, contact: string | undefined): Doubt | undefined {
  if (reply.from !== contact) return 'OTHER_ADDRESS';
  return reply.authenticated ? undefined : 'NOT_AUTHENTICATED';
}
