/**
 * Walking over the board by keys: Tab reaches one cell, the arrow keys the others, N and P those that may
 * come next.
 */
import type { AnyRules, Step } from '../rules/index.ts';
import { type Direction, type Walk, walk, walkFrom } from './compass.ts';

export interface KeyBoard {
  readonly cells: ReadonlyMap<string, SVGElement>;
  /** The board as it lies now. */
  readonly boardNow: () => Pick<AnyRules['board'], 'cells'>;
  /** The cell that an event happened on. */
  readonly cellOf: (event: Event) => string | undefined;
  readonly actions: { readonly press: (cell: string) => void; readonly undo: () => void };
  /** The steps that may come next. */
  readonly next: () => readonly Step[];
}

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
const TO_LEGAL: Readonly<Record<string, 1 | -1>> = { n: 1, p: -1 };

/** The next cell in the board's order that may be chosen, or the one before; it goes on around the ends. */
export function legalCellFrom(
  cells: readonly string[],
  legal: readonly Step[],
  from: string,
  way: 1 | -1,
): string | undefined {
  const start = cells.indexOf(from);
  const all = cells.map((_, index) => cells[(start + way * (index + 1) + cells.length) % cells.length]);
  return all.find((cell) => cell !== undefined && legal.includes(cell));
}

/** `showFocus` is told which cell has the focus. */
export function listenToKeys(
  host: HTMLElement,
  layer: SVGElement,
  { cells, boardNow, cellOf, actions, next }: KeyBoard,
  showFocus: (cell: string) => void,
): void {
  const names = boardNow().cells.map(({ cell }) => cell);
  let at: Walk | undefined;
  const moveTo = (to: Walk): void => {
    if (at) cells.get(at.cell)?.setAttribute('tabindex', '-1');
    at = to;
    cells.get(at.cell)?.setAttribute('tabindex', '0');
  };
  const walkAt = (cell: string | undefined): Walk | undefined => {
    const found = boardNow().cells.find((each) => each.cell === cell);
    return found && walkFrom(found);
  };
  const first = walkAt(names[0]);
  if (first) moveTo(first);

  // On the picture itself, this listener would make the picture a Tab stop of its own.
  host.addEventListener('focusin', (event) => {
    const found = walkAt(cellOf(event));
    if (!found) return;
    if (found.cell !== at?.cell) moveTo(found);
    showFocus(found.cell);
  });
  /** Where a key leads. */
  const targetOf = (key: string, from: Walk): Walk | undefined => {
    const direction = ARROWS[key];
    if (direction) return walk(boardNow().cells, from, direction);
    const way = TO_LEGAL[key.toLowerCase()];
    return way && (walkAt(legalCellFrom(names, next(), from.cell, way)) ?? from);
  };
  layer.addEventListener('keydown', (event) => {
    if (!at || event.altKey || event.ctrlKey || event.metaKey) return;
    const target = targetOf(event.key, at);
    if (target) {
      moveTo(target);
      cells.get(target.cell)?.focus();
    } else if (event.key === 'Enter' || event.key === ' ') actions.press(at.cell);
    else if (event.key === 'Escape') actions.undo();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
}
