/** What the board says about a cell, the move in the making, and what a turn did. */
import { type BoardFacts, describePiece, describePosition, explainRefusal } from '../render/index.ts';
import type { AnyRules, Piece, Step } from '../rules/index.ts';
import { type BoardWords, gameWords } from '../words/index.ts';
import { isEmpty, isWhole } from './draft.ts';
import type { Feats } from './feats.ts';
import { isForReal, lastPly, momentOf, type Session, type Table } from './session.ts';

/** What can be done with a cell. */
export type CellRole = 'chosen' | 'legal' | 'none';

/** "e4, Black stone", "e4, empty" */
export const tellCell = (
  words: BoardWords,
  rules: AnyRules,
  cell: string,
  piece: Piece | undefined,
): string => {
  const say = words.board.cell;
  return piece ? say.occupied(cell, describePiece(words, rules, piece)) : say.empty(cell);
};

/** "e4, Black stone, may be chosen" */
export const describeCell = (
  words: BoardWords,
  rules: AnyRules,
  cell: string,
  piece: Piece | undefined,
  role: CellRole,
): string => {
  const told = tellCell(words, rules, cell, piece);
  return role === 'none' ? told : words.board.cell[role](told);
};

/** How the position came about and who is to move; for the newest position, what the page says about it. */
export function describeSession(table: Table, { names, status }: BoardFacts, session: Session): string {
  const { ply, line } = session;
  if (status !== '' && line.length === 0 && ply === lastPly(table)) return status;
  const { standing, turn } = momentOf(table, session);
  const facts = { standing, turn, number: ply + line.length, isTried: line.length > 0 && !table.isFree };
  return describePosition(table.words, table.rules, names, facts);
}

/** How far the move in the making has come, and what can be done next. */
export function describeDraft(table: Table, session: Session): string {
  const { draft } = session;
  const say = table.words.board.panel;
  if (!draft) return say.gameEnds;
  const { position } = momentOf(table, session).standing;
  if (draft.refusal) {
    const at = { position, names: table.names, ...(table.mine !== undefined && { reader: table.mine }) };
    return explainRefusal(table.words, table.rules, draft.refusal, at).join(' ');
  }
  const isReal = isForReal(table, session) || table.isFree;
  if (isEmpty(draft)) return isReal ? say.chooseOrType : say.explore;
  const move = table.rules.spell(position, draft.taken);
  if (!isWhole(draft)) return say.chooseNext(move);
  if (draft.steps.length === 0) return isReal ? say.boardBeforePlaying(move) : say.boardAfter(move);
  return isReal ? say.playOrAdd(move) : say.tryOrAdd(move);
}

/** A word step on a button: "Queen", "Pass", "O-O". */
export const wordLabel = (words: BoardWords, rules: AnyRules, step: Step): string =>
  gameWords(words, rules).steps[step] ?? step;

export interface Sign {
  readonly sign: string;
  readonly meaning: string;
}

/** The symbols for a turn in the list of moves. */
export function signsOf(
  { board: { signs } }: BoardWords,
  { captures, isChange, isCheck, isClaim }: Feats,
): readonly Sign[] {
  return [
    ...(captures > 0 ? [{ sign: `×${captures > 1 ? captures : ''}`, meaning: signs.taken(captures) }] : []),
    ...(isChange ? [{ sign: '★', meaning: signs.change }] : []),
    ...(isCheck ? [{ sign: '+', meaning: signs.check }] : []),
    ...(isClaim ? [{ sign: '!', meaning: signs.claim }] : []),
  ];
}
