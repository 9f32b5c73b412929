/** Tells a cell's name and what stands there: under the mouse, at the focus, or after a long press. */

/** In ms. */
const LONG_PRESS = 400;

export interface CellTip {
  /** Whether the press that has just ended was a long one, which only asked for the name. */
  readonly wasHeld: () => boolean;
}

export function makeCellTip(
  host: HTMLElement,
  cells: ReadonlyMap<string, SVGElement>,
  cellOf: (event: Event) => string | undefined,
  tell: (cell: string) => string,
): CellTip {
  const tip = document.createElement('div');
  tip.className = 'cell-tip';
  // Screen readers read the cell's own label.
  tip.setAttribute('aria-hidden', 'true');
  tip.hidden = true;
  host.append(tip);
  let holding: ReturnType<typeof setTimeout> | undefined;
  let isHeld = false;

  const show = (cell: string | undefined): void => {
    const button = cell === undefined ? undefined : cells.get(cell);
    tip.hidden = button === undefined;
    if (!button || cell === undefined) return;
    tip.textContent = tell(cell);
    const [board, place] = [host.getBoundingClientRect(), button.getBoundingClientRect()];
    const half = tip.offsetWidth / 2;
    const middle = place.left + place.width / 2 - board.left;
    const left = Math.max(half, Math.min(middle, board.width - half));
    const above = place.top - board.top - tip.offsetHeight - 4;
    tip.style.left = `${left - half}px`;
    tip.style.top = `${above < 0 ? place.bottom - board.top + 4 : above}px`;
  };
  const hide = (): void => {
    clearTimeout(holding);
    tip.hidden = true;
  };
  host.addEventListener('pointerover', (event) => {
    if (event.pointerType === 'mouse') show(cellOf(event));
  });
  host.addEventListener('pointerdown', (event) => {
    hide();
    isHeld = false;
    if (event.pointerType === 'mouse') return;
    holding = setTimeout(() => {
      isHeld = true;
      show(cellOf(event));
    }, LONG_PRESS);
  });
  for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const) {
    host.addEventListener(end, hide);
  }
  host.addEventListener('contextmenu', (event) => {
    if (isHeld) event.preventDefault();
  });
  host.addEventListener('focusin', (event) => {
    if (event.target instanceof Element && event.target.matches(':focus-visible')) show(cellOf(event));
  });
  host.addEventListener('focusout', hide);
  const wasHeld = (): boolean => {
    const was = isHeld;
    isHeld = false;
    return was;
  };
  return { wasHeld };
}
