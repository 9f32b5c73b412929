/** A page with a board on it: its parts, brought together around one session. */
import { type BoardFacts, describeNotice, marksBetween } from '../render/index.ts';
import type { AnyGame } from '../rules/index.ts';
import { type BoardLook, makeBoard } from './board.ts';
import { isEmpty } from './draft.ts';
import { makeMoveList } from './moveList.ts';
import { makePanel } from './movePanel.ts';
import { makeNotebook } from './notebook.ts';
import { makeElement, part } from './parts.ts';
import { makeReplay } from './replay.ts';
import {
  goTo,
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
import { type Shelf, shelfOf } from './storage.ts';
import { describePosition } from './words.ts';

/** Makes the page of these facts a living one. */
export function openPage(game: AnyGame, facts: BoardFacts): void {
  const host = part('board', HTMLElement);
  if (!host) return;
  const table = tableOf(game, facts);
  const shelf = shelfOf(`sealed-move/${facts.key}`);
  let session = goTo(table, facts.ply);

  const show = (next: Session): void => {
    if (next === session) return;
    session = next;
    refresh();
  };
  const actions = {
    press: (step: string) => show(press(table, session, step)),
    type: (text: string) => show(type(table, session, text)),
    tryIt: () => show(tryDraft(table, session)),
    undo: () => show(undo(table, session)),
    leaveLine: () => show(goTo(table, session.ply)),
  };
  const drawBoard = makeBoard(host, game, actions);
  const views = [
    makePanel(table, facts.mine?.nonce, actions),
    facts.path === undefined ? () => undefined : makeReplay(table, facts.path, show),
    makeMoveList(table, show),
    makeNotebook(table, shelf, show),
    makeStatus(table, facts),
  ];
  const refresh = (): void => {
    drawBoard(lookOf(table, session));
    host.classList.toggle('tried', session.line.length > 0);
    for (const view of views) view(session);
    keepDraft(table, shelf, session);
  };

  const written = part('field', HTMLInputElement)?.value || keptDraft(table, shelf, session);
  if (written !== '') session = type(table, session, written);
  refresh();
}

/** Keeps the move in the making at the newest position, with the position's ply. */
function keepDraft(table: Table, shelf: Shelf, { ply, line, draft }: Session): void {
  if (ply !== lastPly(table) || line.length > 0) return;
  shelf.put('draft', draft && !isEmpty(draft) ? `${ply} ${draft.text}` : '');
}

/** The text of the draft that was kept for this very position; '' when there is none. */
function keptDraft(table: Table, shelf: Shelf, { ply }: Session): string {
  const [at = '', ...text] = shelf.get('draft').split(' ');
  return ply === lastPly(table) && at === String(ply) ? text.join(' ') : '';
}

/** The board with the move in the making on it; before the first step, with the marks of the last move. */
function lookOf(table: Table, session: Session): BoardLook {
  const moment = momentOf(table, session);
  const { draft } = session;
  const legal = new Set(draft?.steps);
  const taken = new Set(draft?.taken);
  const roleOf: BoardLook['roleOf'] = (cell) =>
    legal.has(cell) ? 'legal' : taken.has(cell) ? 'chosen' : 'none';
  if (!draft || draft.taken.length === 0) return { pieces: moment.pieces, marks: moment.marks, roleOf };
  const last = draft.taken.at(-1) ?? '';
  const marks = marksBetween(moment.pieces, draft.pieces, draft.taken);
  return { pieces: draft.pieces, marks: [...marks, { kind: 'chosen', cell: last }], roleOf };
}

/** How the position stands and what must be known in it. */
function makeStatus(table: Table, { names, status: newest }: BoardFacts): (session: Session) => void {
  const status = part('status', HTMLElement);
  const notices = part('notices', HTMLElement);
  return (session) => {
    const { standing } = momentOf(table, session);
    if (status) status.textContent = describePosition(table, names, newest, session);
    const found = standing.outcome ? [] : (table.game.notices?.(standing.position) ?? []);
    notices?.replaceChildren(
      ...found.map((notice) => makeElement('p', 'hint', describeNotice(table.game, notice, names))),
    );
  };
}
