/** A page with a board: its parts, connected through one session. */
import { arrowsBetween, type BoardFacts, marksBetween } from '../render/index.ts';
import type { AnyRules } from '../rules/index.ts';
import type { BoardWords } from '../words/index.ts';
import { type BoardLook, makeBoard } from './board.ts';
import { makeContrast } from './contrast.ts';
import { isEmpty } from './draft.ts';
import { makeFreeLine } from './freeLine.ts';
import type { News } from './live.ts';
import { makeMoveList } from './moveList.ts';
import { makePanel } from './movePanel.ts';
import { makeNotebook } from './notebook.ts';
import { part } from './parts.ts';
import { makePlanner } from './planner.ts';
import { makeReplay } from './replay.ts';
import {
  goTo,
  goToLine,
  isExploring,
  isForReal,
  lastPly,
  momentOf,
  press,
  type Session,
  type Table,
  tableOf,
  tryDraft,
  type,
  undo,
} from './session.ts';
import { makeStanding } from './standing.ts';
import { type Shelf, shelfOf } from './storage.ts';
import { makeTurning } from './turning.ts';

export interface BoardPage {
  /** The game has gone on: says how it stands now, and lets nothing be played here any more. */
  readonly hear: (news: News) => void;
}

/** Starts the page; undefined: it has no board. */
export function openPage(words: BoardWords, rules: AnyRules, facts: BoardFacts): BoardPage | undefined {
  const host = part('board', HTMLElement);
  if (!host) return undefined;
  const table = tableOf(words, rules, facts);
  const shelf = shelfOf(`sealed-move/${facts.key}`);
  let session = goToLine(table, facts.ply, facts.line ?? []);

  const show = (next: Session): void => {
    if (next === session) return;
    const isBack = isForReal(table, next) && !isForReal(table, session);
    session = isBack ? withKeptDraft(table, shelf, next) : next;
    refresh();
  };
  const actions = {
    press: (step: string) => show(press(table, session, step)),
    type: (text: string) => show(type(table, session, text)),
    tryIt: () => {
      const next = tryDraft(table, session);
      // A move that was only tried is not the one to play.
      if (next !== session && isForReal(table, session)) shelf.put('draft', '');
      show(next);
    },
    undo: () => show(undo(table, session)),
    goHome: () => show(goTo(table, session.line.length > 0 ? session.ply : lastPly(table))),
  };
  const { position } = momentOf(table, goTo(table, lastPly(table))).standing;
  const turning = makeTurning(rules, position, facts.side ?? facts.reader ?? 0, (view) => {
    board.turnTo(view);
    refresh();
  });
  const board = makeBoard(host, words, rules, turning.view, actions);
  const hasLetters = makeContrast(host, () => refresh());
  const standing = makeStanding(table, facts);
  const panel = makePanel(table, facts.mine?.nonce, actions);
  const planner = makePlanner(table);
  const views = [
    panel.show,
    facts.path === undefined ? () => undefined : makeReplay(table, facts.path, show),
    makeMoveList(table, show),
    ...(table.isFree ? [makeFreeLine(table, show)] : [makeNotebook(table, shelf, show)]),
    planner.show,
    standing.show,
  ];
  const refresh = (): void => {
    board.draw({ ...lookOf(table, session), hasLetters: hasLetters() });
    host.classList.toggle('tried', session.line.length > 0 && !table.isFree);
    for (const view of views) view(session);
    keepDraft(table, shelf, session);
  };

  // A move the server refused comes back in the field.
  const written = part('field', HTMLInputElement)?.value ?? '';
  if (written !== '') session = type(table, session, written);
  else if (isForReal(table, session)) session = withKeptDraft(table, shelf, session);
  refresh();
  // Says by the board what the page says above it.
  if (session.draft?.refusal) part('problems', HTMLElement)?.remove();
  const hear = ({ ply, page }: News): void => {
    if (ply !== facts.turns.length) panel.close();
    if (page) {
      standing.renew(page);
      planner.renew(page);
      turning.place();
    }
    refresh();
  };
  return { hear };
}

/** Stores the move in the making, with its ply, as long as it is legal; tried moves are stored as lines. */
function keepDraft(table: Table, shelf: Shelf, session: Session): void {
  const { ply, draft } = session;
  if (!isForReal(table, session)) return;
  shelf.put('draft', draft && !isEmpty(draft) && !draft.refusal ? `${ply} ${draft.text}` : '');
}

/** The session, with the draft that was stored for this exact position. */
function withKeptDraft(table: Table, shelf: Shelf, session: Session): Session {
  const [ply = '', ...text] = shelf.get('draft').split(' ');
  return ply === String(session.ply) ? type(table, session, text.join(' ')) : session;
}

/** The board with the move in the making; before the first step, with the marks of the last move. */
function lookOf(table: Table, session: Session): Omit<BoardLook, 'hasLetters'> {
  const moment = momentOf(table, session);
  const { draft } = session;
  const legal = new Set(draft?.steps);
  const taken = new Set(draft?.taken);
  const roleOf: BoardLook['roleOf'] = (cell) =>
    legal.has(cell) ? 'legal' : taken.has(cell) ? 'chosen' : 'none';
  const next = draft?.steps ?? [];
  // Whoever is not to move is not asked for one: cells light up once a piece is pressed.
  const isLit = table.isFree || isForReal(table, session) || isExploring(session);
  if (!draft || draft.taken.length === 0) return { ...moment, roleOf, next, isLit };
  const last = draft.taken.at(-1) ?? '';
  const marks = marksBetween(moment.pieces, draft.pieces, draft.taken);
  const arrows = arrowsBetween(moment.pieces, draft.pieces, draft.taken);
  const chosen = { kind: 'chosen', cell: last } as const;
  return { pieces: draft.pieces, marks: [...marks, chosen], arrows, roleOf, next, isLit };
}
