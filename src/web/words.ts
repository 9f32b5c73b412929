/** What the board says: of a cell, of the move in the making, of a turn's feats. */
import { describeOutcome, describePiece, explainRefusal } from '../render/index.ts';
import { type AnyGame, type Piece, type Seat, type Step, sideOf } from '../rules/index.ts';
import { isEmpty, isWhole } from './draft.ts';
import type { Feats } from './feats.ts';
import type { Moment } from './moment.ts';
import { isForReal, lastPly, momentOf, type Session, type Table } from './session.ts';

/** What may be done with a cell. */
export type CellRole = 'chosen' | 'legal' | 'none';

const ROLE_WORDS: Readonly<Record<CellRole, string>> = {
  chosen: ', chosen',
  legal: ', may be chosen',
  none: '',
};

/** "e4, Black stone, may be chosen" */
export const describeCell = (game: AnyGame, cell: string, piece: Piece | undefined, role: CellRole): string =>
  `${cell}, ${piece ? describePiece(game, piece) : 'empty'}${ROLE_WORDS[role]}`;

/** "Ada (Green)", or where nobody plays "Green". */
function whoIs({ game }: Table, names: readonly string[], { standing }: Moment, seat: Seat): string {
  const side = sideOf(game, standing.position, seat).name;
  return names[seat] ? `${names[seat]} (${side})` : side;
}

/** "The start.", "Move 3: Ben (Black) a7-a6." */
function describeTurn(table: Table, names: readonly string[], session: Session): string {
  const moment = momentOf(table, session);
  const { turn } = moment;
  const number = session.ply + session.line.length;
  if (!turn) return 'The start.';
  if (turn.move === null)
    return `Move ${number}: ${whoIs(table, names, moment, turn.seat)} has left the game.`;
  const tried = session.line.length > 0 ? ', tried and not played' : '';
  return `Move ${number}: ${whoIs(table, names, moment, turn.seat)} ${turn.move}${tried}.`;
}

/** How the position came about, and who is to move in it or how it ended; `newest` is known of the newest. */
export function describePosition(
  table: Table,
  names: readonly string[],
  newest: string,
  session: Session,
): string {
  const moment = momentOf(table, session);
  const { standing } = moment;
  const turn = describeTurn(table, names, session);
  if (newest !== '' && session.line.length === 0 && session.ply === lastPly(table))
    return `${turn} ${newest}`;
  return standing.outcome
    ? `${turn} ${describeOutcome(table.game, standing.outcome, names)}`
    : `${turn} ${whoIs(table, names, moment, standing.toMove)} is to move.`;
}

/** How the move in the making stands, and what may be done next. */
export function describeDraft(table: Table, session: Session): string {
  const { draft } = session;
  if (!draft) return 'The game ends here.';
  if (draft.refusal) return explainRefusal(table.game, draft.refusal).join(' ');
  const isReal = isForReal(table, session);
  if (isEmpty(draft))
    return isReal ? 'Choose a lit cell, or type your move.' : 'Try a move for the side to move.';
  const move = table.game.spell(momentOf(table, session).standing.position, draft.taken);
  if (!isWhole(draft)) return `${move} … choose what comes next.`;
  const that = isReal ? `The board after ${move}. Nothing is played yet.` : `The board after ${move}.`;
  return draft.steps.length === 0 ? that : `${that} That may be all, or go on from here.`;
}

/** A word step on a button: "Queen", "Pass", "O-O". */
export function wordLabel(game: AnyGame, step: Step): string {
  const spelt = Object.entries(game.aliases).find(
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
