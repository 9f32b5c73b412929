/** How the position stands: the sentence about it, its notices, and the plate of whose turn it is. */
import { type BoardFacts, describeNotices, describeScore } from '../render/index.ts';
import { makeNoticeBox } from './noticeBox.ts';
import { part } from './parts.ts';
import { isForReal, lastPly, momentOf, type Session, type Table } from './session.ts';
import { describeSession } from './words.ts';

export interface StandingView {
  readonly show: (session: Session) => void;
  /** Takes over what a newer page of the game says about it. */
  readonly renew: (page: Document) => void;
}

const PLATES = ['far', 'near'] as const;

export function makeStanding(table: Table, facts: BoardFacts): StandingView {
  const status = part('status', HTMLElement);
  const notices = makeNoticeBox(table.words);
  let newest = facts.status;
  // What the server said of the newest position: before a game begins it is nobody's turn.
  let told = facts.ply === lastPly(table) ? [markedPlate()] : undefined;

  const show = (session: Session): void => {
    const { standing } = momentOf(table, session);
    if (status) status.textContent = describeSession(table, { ...facts, status: newest }, session);
    const found = describeNotices(table.words, table.rules, standing, facts.names, facts.reader);
    notices(found, isForReal(table, session));
    const isNewest = session.line.length === 0 && session.ply === lastPly(table);
    const shown = standing.outcome ? undefined : String(standing.toMove);
    const [toMove] = (isNewest ? told : undefined) ?? [shown];
    markPlates(toMove);
    scorePlates(table, standing.position);
  };
  const renew = (page: Document): void => {
    newest = page.querySelector('[data-part="status"]')?.textContent?.trim() ?? newest;
    for (const edge of PLATES) {
      const fresh = page.querySelector(`[data-part="${edge}"]`);
      if (fresh) part(edge, HTMLElement)?.replaceChildren(...fresh.childNodes);
    }
    told = [markedPlate()];
  };
  return { show, renew };
}

/** Writes each player's score in the position on the board. */
function scorePlates({ words, rules }: Table, position: unknown): void {
  for (const plate of document.querySelectorAll<HTMLElement>('.plate')) {
    const score = plate.querySelector('[data-part="score"]');
    if (score) score.textContent = describeScore(words, rules, position, Number(plate.dataset.seat));
  }
}

/** The seat whose plate says that it is their turn. */
const markedPlate = (): string | undefined =>
  document.querySelector<HTMLElement>('.plate.to-move')?.dataset.seat;

function markPlates(toMove: string | undefined): void {
  for (const plate of document.querySelectorAll<HTMLElement>('.plate')) {
    plate.classList.toggle('to-move', plate.dataset.seat === toMove);
  }
}
