/**
 * Why a move is refused, in whole sentences: which word is wrong and why, and what would be right instead.
 */
import {
  type AnyRules,
  lex,
  type Piece,
  type Refusal,
  type Seat,
  type Step,
  unreachable,
} from '../rules/index.ts';
import { type BoardWords, gameWords } from '../words/index.ts';
import { describeNotice } from './notices.ts';
import { describePiece, kindName } from './phrases.ts';

/** The position in which a move was refused, and the players by seat (none if nobody plays). */
export interface Situation {
  readonly position: unknown;
  readonly names: readonly string[];
  /** The seat of the person being told. */
  readonly reader?: Seat;
}

/** At most this many legal steps are named: the first ones. */
const NAMED_STEPS = 16;
/** At most this much of a long word is repeated. */
const WORD_LENGTH = 40;

const shortened = (word: string): string =>
  word.length > WORD_LENGTH ? `${word.slice(0, WORD_LENGTH - 1)}…` : word;

/** "a1, a2 or a3"; "a1, a2, a3 and 40 more" */
function choice({ lists }: BoardWords, steps: readonly Step[]): string {
  if (steps.length <= NAMED_STEPS) return lists.any(steps);
  const named = steps.slice(0, NAMED_STEPS - 4);
  return lists.andMore(named, steps.length - named.length);
}

/** What would be right in place of the refused word. */
function advice(
  words: BoardWords,
  rules: AnyRules,
  { before, legal }: Refusal,
  at: Situation | undefined,
): readonly string[] {
  if (legal.length === 0) return [];
  const say = words.refusals.moves;
  const steps = choice(words, legal);
  if (before.length === 0) return [say.canBeginWith(steps)];
  const mayEnd = at !== undefined && rules.next(at.position, before).mayEnd;
  return [(mayEnd ? say.canGoOnWithOrEnd : say.canGoOnWith)(before.join(' '), steps)];
}

/** Whose piece it is, by the player's name; undefined if its army has no player, or it is neutral. */
function ownerOf(rules: AnyRules, position: unknown, { seat }: Piece): number | undefined {
  if (!rules.factions || seat === undefined) return seat;
  const owner = rules.seats.findIndex((_, each) => rules.factionOf?.(position, each) === seat);
  return owner < 0 ? undefined : owner;
}

/** "On 69 stands a White rook." */
function occupantOf(
  words: BoardWords,
  rules: AnyRules,
  before: readonly Step[],
  cell: Step,
  { position }: Situation,
): string {
  const say = words.refusals.moves;
  const piece = rules.pieces(position, before).find((each) => each.cell === cell);
  return piece ? say.occupant(cell, describePiece(words, rules, piece)) : say.vacant(cell);
}

/** What is on the cell where no move can begin. */
function whatStands(
  words: BoardWords,
  rules: AnyRules,
  { legal }: Refusal,
  cell: string,
  at: Situation,
): readonly string[] {
  const say = words.refusals.moves;
  const pieces = rules.pieces(at.position);
  const piece = pieces.find((each) => each.cell === cell);
  const occupied = new Set(pieces.map((each) => each.cell));
  const isOfPieces = legal.some((step) => occupied.has(step));
  if (!piece) return isOfPieces ? [say.vacant(cell)] : [];
  if (!isOfPieces) return [say.occupied(cell, describePiece(words, rules, piece))];
  const kind = kindName(words, rules, piece.kind);
  if (piece.seat === undefined) return [say.nobodys(kind, cell)];
  const owner = ownerOf(rules, at.position, piece);
  if (owner === undefined || owner === rules.toMove(at.position)) return [say.stuck(kind, cell)];
  const name = at.names[owner];
  const whole = describePiece(words, rules, piece);
  return [name ? say.another(whole, cell, name) : say.notYours(whole, cell)];
}

/** What the position, or the game's own rules, say about the refused step. */
function reasons(
  words: BoardWords,
  rules: AnyRules,
  refusal: Refusal,
  at: Situation | undefined,
): readonly string[] {
  const { code, before, word } = refusal;
  if (!at || code === 'EMPTY' || code === 'UNKNOWN_WORD') return [];
  const step = lex(rules, word)[0]?.step;
  if (code === 'WRONG_PIECE') return step === undefined ? [] : [occupantOf(words, rules, before, step, at)];
  const hint = rules.refusalNotice?.(at.position, before, step);
  if (hint) return [describeNotice(words, rules, hint, at.names, at.reader)];
  return code === 'ILLEGAL_STEP' && before.length === 0 && step !== undefined && !rules.words.includes(step)
    ? whatStands(words, rules, refusal, step, at)
    : [];
}

/** `at`: the position in which the move was refused; without it, the explanation is shorter. */
export function explainRefusal(
  words: BoardWords,
  rules: AnyRules,
  refusal: Refusal,
  at?: Situation,
): readonly string[] {
  const say = words.refusals.moves;
  const { code, before, legal } = refusal;
  const word = shortened(refusal.word);
  const so = before.join(' ');
  const example = say.example(gameWords(words, rules).name, rules.example);
  const right = [...reasons(words, rules, refusal, at), ...advice(words, rules, refusal, at)];
  switch (code) {
    case 'EMPTY':
      return [say.none, example, ...right];
    case 'UNKNOWN_WORD':
      return [
        legal.length === 0 && before.length > 0 ? say.afterTheEnd(shortened(so), word) : say.unknown(word),
        ...(before.length === 0 ? [example] : []),
        ...right,
      ];
    case 'ILLEGAL_STEP':
      return [before.length === 0 ? say.illegalStart(word) : say.illegal(word, so), ...right];
    case 'UNFINISHED':
      return [say.unfinished(shortened(so)), ...right];
    case 'WRONG_PIECE':
      return [say.wrongPiece(word), ...right];
    case 'VAGUE_WORD':
      return [say.vague(word, legal)];
    case 'SURPLUS_STEP':
      return [say.surplus(so, word), ...right];
    default:
      return unreachable(code);
  }
}
