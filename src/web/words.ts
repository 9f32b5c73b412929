/** What the board says: of a cell, of the move in the making, of a turn's feats. */
import { type BoardFacts, describePiece, describePosition, explainRefusal } from '../render/index.ts';
import type { AnyRules, Piece, Step } from '../rules/index.ts';
import type { BoardWords } from '../words/index.ts';
import { isEmpty, isWhole } from './draft.ts';
import type { Feats } from './feats.ts';
import { isForReal, lastPly, momentOf, type Session, type Table } from './session.ts';

/** What may be done with a cell. */
export type CellRole = 'chosen' | 'legal' | 'none';

const ROLE_WORDS: Readonly<Record<CellRole, string>> = {
  chosen: ', chosen',
  legal: ', may be chosen',
  none: '',
};

/** "e4, Black stone, may be chosen" */
export const describeCell = (
  words: BoardWords,
  rules: AnyRules,
  cell: string,
  piece: Piece | undefined,
  role: CellRole,
): string => `${cell}, ${piece ? describePiece(words, rules, piece) : 'empty'}${ROLE_WORDS[role]}`;

/** How the position came about, and who is to move in it; of the newest one what the page says of it. */
export function describeSession(table: Table, { names, status }: BoardFacts, session: Session): string {
  const { ply, line } = session;
  if (status !== '' && line.length === 0 && ply === lastPly(table)) return status;
  const { standing, turn } = momentOf(table, session);
  const facts = { standing, turn, number: ply + line.length, isTried: line.length > 0 };
  return describePosition(table.words, table.rules, names, facts);
}

/** How the move in the making stands, and what may be done next. */
export function describeDraft(table: Table, session: Session): string {
  const { draft } = session;
  if (!draft) return 'The game ends here.';
  const { position } = momentOf(table, session).standing;
  if (draft.refusal) {
    const at = { position, names: table.names, ...(table.mine !== undefined && { reader: table.mine }) };
    return explainRefusal(table.words, table.rules, draft.refusal, at).join(' ');
  }
  const isReal = isForReal(table, session);
  if (isEmpty(draft))
    return isReal ? 'Choose a lit cell, or type your move.' : 'Try a move for the side to move.';
  const move = table.rules.spell(position, draft.taken);
  if (!isWhole(draft)) return `${move} … choose what comes next.`;
  const shown = `This is the board after ${move}`;
  if (draft.steps.length === 0) return isReal ? `${shown}; it is not played yet.` : `${shown}.`;
  return `${shown}. ${isReal ? 'Play' : 'Try'} it, or add to it.`;
}

/** A word step on a button: "Queen", "Pass", "O-O". */
export function wordLabel(rules: AnyRules, step: Step): string {
  const spelt = Object.entries(rules.aliases).find(
    ([alias, word]) => word === step && /^[a-z]{4,}$/.test(alias) && step.length === 1,
  );
  const word = spelt?.[0] ?? step;
  return word.charAt(0).toUpperCase() + word.slice(1);
}

export interface Sign {
  readonly sign: string;
  readonly meaning: string;
}

/** The signs of a turn in the list of moves. */
export function signsOf({ captures, isChange, isCheck, isClaim }: Feats): readonly Sign[] {
  return [
    ...(captures > 0 ? [{ sign: `×${captures > 1 ? captures : ''}`, meaning: `${captures} taken` }] : []),
    ...(isChange ? [{ sign: '★', meaning: 'a piece becomes another' }] : []),
    ...(isCheck ? [{ sign: '+', meaning: 'check' }] : []),
    ...(isClaim ? [{ sign: '!', meaning: 'a claim to be answered' }] : []),
  ];
}
