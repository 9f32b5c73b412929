/**
 * The board on the page: the picture that the server drew, drawn again for every position, and over it a cell for
 * each cell, which fingers, pointers, keys and screen readers find.
 */
import { layoutOf, type Mark, type Place, sceneOf, svgOf } from '../render/index.ts';
import type { AnyGame, Piece } from '../rules/index.ts';
import { type Direction, type Walk, walk, walkFrom } from './compass.ts';
import { type CellRole, describeCell } from './words.ts';

export interface BoardLook {
  readonly pieces: readonly Piece[];
  readonly marks: readonly Mark[];
  readonly roleOf: (cell: string) => CellRole;
}

export interface BoardActions {
  readonly press: (cell: string) => void;
  readonly undo: () => void;
}

const SVG = 'http://www.w3.org/2000/svg';
const KEYS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
/** Where more cells than this part may be chosen, they show it only under the pointer and the focus. */
const MANY = 0.4;
const RING = 0.9;

/** The outline of a cell, drawn in to a part of its size. */
const pointsOf = ({ x, y, outline }: Place, part: number): string =>
  outline
    .map((at) => `${(x + (at.x - x) * part).toFixed(1)},${(y + (at.y - y) * part).toFixed(1)}`)
    .join(' ');

function svgElement(name: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

/** Makes a page's drawn board one that can be used; the answer draws a look on it. */
export function makeBoard(
  host: HTMLElement,
  game: AnyGame,
  actions: BoardActions,
): (look: BoardLook) => void {
  const { places, width, height, radius } = layoutOf(game);
  const picture = document.createElement('div');
  picture.setAttribute('aria-hidden', 'true');
  picture.append(...host.childNodes);
  const layer = svgElement('svg', {
    class: 'cells',
    viewBox: `0 0 ${width} ${height}`,
    role: 'application',
    'aria-label': `The board of ${game.name}. Arrow keys move, Enter chooses, Escape takes back.`,
  });
  const cells = new Map(
    [...places].map(([cell, place]) => {
      const made = svgElement('polygon', { points: pointsOf(place, 1), role: 'button', tabindex: '-1' });
      made.dataset.cell = cell;
      return [cell, made];
    }),
  );
  const lit = svgElement('g', { class: 'lit' });
  const focus = svgElement('polygon', { class: 'focus' });
  layer.append(...cells.values(), lit, focus);
  host.append(picture, layer);

  let at: Walk = walkFrom(game.board.cells[0] as Walk & (typeof game.board.cells)[0]);
  const moveTo = (next: Walk): void => {
    cells.get(at.cell)?.setAttribute('tabindex', '-1');
    at = next;
    cells.get(at.cell)?.setAttribute('tabindex', '0');
  };
  moveTo(at);
  listen(layer, (cell) => {
    const found = game.board.cells.find((each) => each.cell === cell);
    if (found && cell !== at.cell) moveTo(walkFrom(found));
  });

  function listen(target: SVGElement, enter: (cell: string) => void): void {
    const cellAt = (event: Event): string | undefined =>
      event.target instanceof SVGElement ? event.target.dataset.cell : undefined;
    target.addEventListener('click', (event) => {
      const cell = cellAt(event);
      if (cell !== undefined) actions.press(cell);
    });
    target.addEventListener('focusin', (event) => {
      const cell = cellAt(event);
      if (cell === undefined) return;
      enter(cell);
      const place = places.get(cell);
      if (place) focus.setAttribute('points', pointsOf(place, 1));
    });
    target.addEventListener('keydown', (event) => {
      const direction = KEYS[event.key];
      if (direction) {
        moveTo(walk(game.board.cells, at, direction));
        cells.get(at.cell)?.focus();
      } else if (event.key === 'Enter' || event.key === ' ') actions.press(at.cell);
      else if (event.key === 'Escape') actions.undo();
      else return;
      event.preventDefault();
      event.stopPropagation();
    });
  }

  return ({ pieces, marks, roleOf }) => {
    picture.innerHTML = svgOf(sceneOf(game, pieces, marks), { title: '', desc: '' });
    const standing = new Map(pieces.map((each) => [each.cell, each]));
    const legal = [...places].filter(([cell]) => roleOf(cell) === 'legal');
    layer.classList.toggle('many', legal.length > MANY * places.size);
    for (const [cell, made] of cells) {
      const role = roleOf(cell);
      made.setAttribute('class', role);
      made.setAttribute('aria-label', describeCell(game, cell, standing.get(cell), role));
      made.setAttribute('aria-pressed', String(role === 'chosen'));
    }
    lit.replaceChildren(
      ...legal.map(([cell, place]) =>
        standing.has(cell)
          ? svgElement('polygon', { class: 'ring', points: pointsOf(place, RING) })
          : svgElement('circle', {
              class: 'dot',
              cx: String(place.x),
              cy: String(place.pieceY),
              r: String(radius * 0.3),
            }),
      ),
    );
  };
}
