/**
 * What somebody does with a board: looking at a position of the game, trying moves from it for all sides,
 * and making the next move. Pure: each action returns a new session, or the same one if it is not possible.
 */
import type { BoardFacts } from '../render/index.ts';
import type { AnyRules, Seat, Step } from '../rules/index.ts';
import type { BoardWords } from '../words/index.ts';
import {
  type Draft,
  emptyDraft,
  isEmpty,
  isFinal,
  isWhole,
  pressDraft,
  typeDraft,
  undoDraft,
} from './draft.ts';
import { type Moment, momentsOf, nextMoment, tryMoves, withNews } from './moment.ts';

/** The game on the page; it never changes. */
export interface Table {
  readonly words: BoardWords;
  readonly rules: AnyRules;
  readonly moments: readonly Moment[];
  /** The seat that may play from here. */
  readonly mine: Seat | undefined;
  /** The reader's seat; undefined for a spectator. */
  readonly reader: Seat | undefined;
  /** Players by seat; empty where nobody plays. */
  readonly names: readonly string[];
  /** Whether the board belongs to no game: all sides move, and what they move is not only tried. */
  readonly isFree: boolean;
}

export interface Session {
  /** The position of the game: after this many turns. */
  readonly ply: number;
  /** The moments after moves that were only tried. */
  readonly line: readonly Moment[];
  /** undefined if the game is over. */
  readonly draft: Draft | undefined;
}

export const tableOf = (words: BoardWords, rules: AnyRules, facts: BoardFacts): Table => ({
  words,
  rules,
  moments:
    facts.reader === undefined ? momentsOf(rules, facts) : withNews(momentsOf(rules, facts), facts.reader),
  mine: facts.mine?.seat,
  reader: facts.reader,
  names: facts.names,
  isFree: facts.line !== undefined,
});

export const lastPly = ({ moments }: Table): number => moments.length - 1;

/** What the board shows, apart from the draft. */
export const momentOf = (table: Table, { ply, line }: Session): Moment => {
  const moment = line.at(-1) ?? table.moments[ply];
  if (!moment) throw new Error(`no position ${ply}`);
  return moment;
};

function sessionAt(table: Table, ply: number, line: readonly Moment[]): Session {
  const { standing } = momentOf(table, { ply, line, draft: undefined });
  return { ply, line, draft: standing.outcome ? undefined : emptyDraft(table.rules, standing.position) };
}

/** Shows a position of the game, with nothing tried. */
export const goTo = (table: Table, ply: number): Session =>
  sessionAt(table, Math.max(0, Math.min(ply, lastPly(table))), []);

/** Tries moves from a position of the game, for as long as they are legal. */
export function goToLine(table: Table, ply: number, moves: readonly string[]): Session {
  const start = table.moments[ply];
  return start ? sessionAt(table, ply, tryMoves(table.rules, start, moves)) : goTo(table, ply);
}

/** Whether a whole move is to be played, not only tried. */
export const isForReal = (table: Table, session: Session): boolean =>
  session.line.length === 0 &&
  session.ply === lastPly(table) &&
  table.mine !== undefined &&
  momentOf(table, session).standing.toMove === table.mine;

/** Whether anything is being tried: a line, or a move that is not to be played. */
export const isExploring = ({ line, draft }: Session): boolean =>
  line.length > 0 || (draft !== undefined && !isEmpty(draft));

/** A cell or word was pressed. A complete tried move that nothing can be added to is made right away. */
export function press(table: Table, session: Session, step: Step): Session {
  if (!session.draft) return session;
  const { position } = momentOf(table, session).standing;
  const draft = pressDraft(table.rules, position, session.draft, step);
  if (!draft) return session;
  const after = { ...session, draft };
  return isFinal(draft) && !isForReal(table, session) ? tryDraft(table, after) : after;
}

export function type(table: Table, session: Session, text: string): Session {
  if (!session.draft) return session;
  return { ...session, draft: typeDraft(table.rules, momentOf(table, session).standing.position, text) };
}

/** Makes a complete draft as a tried move. */
export function tryDraft(table: Table, session: Session): Session {
  const { draft, line, ply } = session;
  const at = momentOf(table, session);
  if (!draft || !isWhole(draft) || at.standing.outcome) return session;
  const move = table.rules.spell(at.standing.position, draft.taken);
  const next = nextMoment(table.rules, at, { seat: at.standing.toMove, move });
  return next ? sessionAt(table, ply, [...line, next]) : session;
}

/** Takes back the last step, or the last move tried. */
export function undo(table: Table, session: Session): Session {
  const { draft, line, ply } = session;
  if (draft && !isEmpty(draft)) {
    const { position } = momentOf(table, session).standing;
    return { ...session, draft: undoDraft(table.rules, position, draft) };
  }
  return line.length > 0 ? sessionAt(table, ply, line.slice(0, -1)) : session;
}
