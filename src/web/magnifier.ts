/**
 * Where cells are too small for a finger, a tap that could mean several of those that may come next magnifies
 * the board around it; the next tap chooses.
 */
import type { Place } from '../render/index.ts';

/** In CSS pixels: cells nearer to each other than this are too small to tell apart by touch. */
const FINGER = 24;
const SCALE = 2.2;

export interface Magnifier {
  /** Whether a click has only magnified the board. `mayPress`: which cells it may mean. */
  readonly magnifies: (event: MouseEvent, mayPress: (cell: string) => boolean) => boolean;
}

/**
 * Whether a tap could mean more than one cell, at distances from it in CSS pixels: a second one is not much
 * farther than the nearest.
 */
export function isUnclear(distances: readonly number[]): boolean {
  const [nearest = 0, second = Number.POSITIVE_INFINITY] = distances.toSorted((a, b) => a - b);
  return second < FINGER && second - nearest < FINGER / 2;
}

/** The smallest distance between two cells, in the picture's own pixels. */
const smallestGap = (places: readonly Place[]): number =>
  Math.min(
    ...places.flatMap(({ x, y }, index) =>
      places.slice(index + 1).map((other) => Math.hypot(other.x - x, other.y - y)),
    ),
  );

export function makeMagnifier(
  host: HTMLElement,
  sheet: HTMLElement,
  layer: SVGElement,
  placesNow: () => ReadonlyMap<string, Place>,
): Magnifier {
  const gap = smallestGap([...placesNow().values()]);
  const reset = (): void => {
    host.classList.remove('magnified');
    sheet.style.transform = '';
  };
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') reset();
  });
  const magnifies = (event: MouseEvent, mayPress: (cell: string) => boolean): boolean => {
    if (host.classList.contains('magnified')) {
      reset();
      return false;
    }
    const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
    const toScreen = layer instanceof SVGSVGElement ? layer.getScreenCTM() : null;
    if (!isTouch || !toScreen || gap * toScreen.a >= FINGER) return false;
    const distances = [...placesNow().values()]
      .filter(({ cell }) => mayPress(cell.cell))
      .map(({ x, y }) => {
        const at = new DOMPoint(x, y).matrixTransform(toScreen);
        return Math.hypot(at.x - event.clientX, at.y - event.clientY);
      });
    if (!isUnclear(distances)) return false;
    const board = host.getBoundingClientRect();
    const around = [event.clientX - board.left, event.clientY - board.top];
    sheet.style.transformOrigin = around.map((at) => `${at}px`).join(' ');
    sheet.style.transform = `scale(${SCALE})`;
    host.classList.add('magnified');
    return true;
  };
  return { magnifies };
}
