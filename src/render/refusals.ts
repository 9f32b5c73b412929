/** Why a move is refused, in whole sentences: which word is wrong and why, and what would be right in its place. */
import {
  type AnyRules,
  lex,
  type Piece,
  type Refusal,
  type Seat,
  type Step,
  unreachable,
} from '../rules/index.ts';
import { describePiece, listed, namedKind } from './phrases.ts';
import { describeNotice } from './words.ts';

/** Where a move was refused; the players by seat, or nobody where nobody plays. */
export interface Situation {
  readonly position: unknown;
  readonly names: readonly string[];
  /** The seat of who is told. */
  readonly reader?: Seat;
}

/** As many legal steps are named; of longer lists, the beginning. */
const NAMED_STEPS = 16;
/** Of a longer word, as much is said. */
const WORD_LENGTH = 40;

const quoted = (word: string): string =>
  `“${word.length > WORD_LENGTH ? `${word.slice(0, WORD_LENGTH - 1)}…` : word}”`;

/** "a1, a2 or a3"; "a1, a2, a3 and 40 more" */
function choice(steps: readonly Step[]): string {
  if (steps.length <= NAMED_STEPS) return listed(steps, 'or');
  const named = steps.slice(0, NAMED_STEPS - 4);
  return `${named.join(', ')} and ${steps.length - named.length} more`;
}

/** What would be right at the place of the refused word. */
function advice(rules: AnyRules, { before, legal }: Refusal, at: Situation | undefined): readonly string[] {
  if (legal.length === 0) return [];
  if (before.length === 0) return [`A move can begin with ${choice(legal)}.`];
  const mayEnd = at !== undefined && rules.next(at.position, before).mayEnd;
  return [
    `After ${before.join(' ')} there may come ${choice(legal)}${mayEnd ? '; or the move may end there' : ''}.`,
  ];
}

/** Whose piece it is, by the player's name; undefined: of an army that nobody has taken, or of nobody. */
function ownerOf(rules: AnyRules, position: unknown, { seat }: Piece): number | undefined {
  if (!rules.factions || seat === undefined) return seat;
  const owner = rules.seats.findIndex((_, each) => rules.factionOf?.(position, each) === seat);
  return owner < 0 ? undefined : owner;
}

/** "On 69 stands a White rook." */
function occupantOf(rules: AnyRules, before: readonly Step[], cell: Step, { position }: Situation): string {
  const piece = rules.pieces(position, before).find((each) => each.cell === cell);
  return piece ? `On ${cell} stands a ${describePiece(rules, piece)}.` : `Nothing stands on ${cell}.`;
}

/** What stands on the cell where no move can begin. */
function whatStands(rules: AnyRules, { legal }: Refusal, cell: string, at: Situation): readonly string[] {
  const pieces = rules.pieces(at.position);
  const piece = pieces.find((each) => each.cell === cell);
  const occupied = new Set(pieces.map((each) => each.cell));
  const isOfPieces = legal.some((step) => occupied.has(step));
  if (!piece) return isOfPieces ? [`Nothing stands on ${cell}.`] : [];
  if (!isOfPieces) return [`A ${describePiece(rules, piece)} stands on ${cell} already.`];
  const kind = namedKind(rules, piece.kind);
  if (piece.seat === undefined)
    return [`The ${kind} on ${cell} is nobody’s; a move begins with an own piece.`];
  const owner = ownerOf(rules, at.position, piece);
  if (owner === undefined || owner === rules.toMove(at.position)) {
    return [`The ${kind} on ${cell} has no legal move now.`];
  }
  const name = at.names[owner];
  return [`The ${describePiece(rules, piece)} on ${cell} is not yours${name ? `, but ${name}’s` : ''}.`];
}

/** What the position, or the game's own rules, say about the refused step. */
function reasons(rules: AnyRules, refusal: Refusal, at: Situation | undefined): readonly string[] {
  const { code, before, word } = refusal;
  if (!at || code === 'EMPTY' || code === 'UNKNOWN_WORD') return [];
  const step = lex(rules, word)[0]?.step;
  if (code === 'WRONG_PIECE') return step === undefined ? [] : [occupantOf(rules, before, step, at)];
  const hint = rules.refusalNotice?.(at.position, before, step);
  if (hint) return [describeNotice(rules, hint, at.names, at.reader)];
  return code === 'ILLEGAL_STEP' && before.length === 0 && step !== undefined && !rules.words.includes(step)
    ? whatStands(rules, refusal, step, at)
    : [];
}

/** `at`: the position in which it was refused; without it less can be said. */
export function explainRefusal(rules: AnyRules, refusal: Refusal, at?: Situation): readonly string[] {
  const { code, before, word, legal } = refusal;
  const so = before.join(' ');
  const example = `A move of ${rules.name} is written like this: ${rules.example}.`;
  const right = [...reasons(rules, refusal, at), ...advice(rules, refusal, at)];
  switch (code) {
    case 'EMPTY':
      return ['No move was found.', example, ...right];
    case 'UNKNOWN_WORD':
      return [
        legal.length === 0 && before.length > 0
          ? `${quoted(so)} is a whole move, and ${quoted(word)} after it is not understood.`
          : `${quoted(word)} is neither a cell of the board nor a word of this game.`,
        ...(before.length === 0 ? [example] : []),
        ...right,
      ];
    case 'ILLEGAL_STEP':
      return [
        before.length === 0
          ? `No legal move begins with ${quoted(word)} now.`
          : `${quoted(word)} is not possible after ${so}.`,
        ...right,
      ];
    case 'UNFINISHED':
      return [`The move ${quoted(so)} is not finished.`, ...right];
    case 'WRONG_PIECE':
      return [`${quoted(word)} does not name what stands there.`, ...right];
    case 'VAGUE_WORD':
      return [`${quoted(word)} may mean ${listed(legal, 'or')} here. Please say which.`];
    case 'SURPLUS_STEP':
      return [`The move ends after ${so}; ${quoted(word)} is too much.`, ...right];
    default:
      return unreachable(code);
  }
}
