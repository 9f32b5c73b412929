/**
 * The board on the page: the picture the server drew, redrawn for every position, with an invisible cell
 * over each drawn one that fingers, pointers, keys and screen readers can find.
 */
import { type Arrow, layoutOf, type Mark, type Place, sceneOf, svgOf } from '../render/index.ts';
import type { AnyRules, Piece } from '../rules/index.ts';
import { type BoardWords, gameWords } from '../words/index.ts';
import { type Direction, type Walk, walk, walkFrom } from './compass.ts';
import { type CellRole, describeCell } from './words.ts';

export interface BoardLook {
  readonly pieces: readonly Piece[];
  readonly marks: readonly Mark[];
  readonly arrows: readonly Arrow[];
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
/** If more than this share of the cells can be chosen, their lights are dimmed. */
const MANY = 0.4;
/** The sizes of a ring, relative to its cell, and of a dot, relative to a piece. */
const RING = 0.9;
const DOT = 0.3;

/** A cell's outline, shrunk to a fraction of its size. */
const pointsOf = ({ x, y, outline }: Place, part: number): string =>
  outline
    .map((at) => `${(x + (at.x - x) * part).toFixed(1)},${(y + (at.y - y) * part).toFixed(1)}`)
    .join(' ');

function svgElement(name: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

/** Makes a page's drawn board usable; returns the function that draws a position on it. */
export function makeBoard(
  host: HTMLElement,
  words: BoardWords,
  rules: AnyRules,
  actions: BoardActions,
): (look: BoardLook) => void {
  const { places, width, height } = layoutOf(rules);
  const picture = document.createElement('div');
  picture.setAttribute('aria-hidden', 'true');
  picture.append(...host.childNodes);
  const layer = svgElement('svg', {
    class: 'cells',
    viewBox: `0 0 ${width} ${height}`,
    role: 'application',
    'aria-label': words.board.panel.board(gameWords(words, rules).name),
  });
  const cells = new Map([...places].map(([cell, place]) => [cell, cellButton(cell, place)]));
  const lights = svgElement('g', { class: 'lit' });
  const focus = svgElement('polygon', { class: 'focus' });
  layer.append(...cells.values(), lights, focus);
  host.append(picture, layer);
  listen(host, layer, cells, rules, actions, (cell) => {
    const place = places.get(cell);
    if (place) focus.setAttribute('points', pointsOf(place, 1));
  });

  return ({ pieces, marks, arrows, roleOf }) => {
    picture.innerHTML = svgOf(sceneOf(rules, pieces, { marks, arrows }), { title: '', desc: '' });
    const standing = new Map(pieces.map((piece) => [piece.cell, piece]));
    const legal = [...places].filter(([cell]) => roleOf(cell) === 'legal');
    layer.classList.toggle('many', legal.length > MANY * places.size);
    for (const [cell, button] of cells) {
      const role = roleOf(cell);
      button.setAttribute('class', role);
      button.setAttribute('aria-label', describeCell(words, rules, cell, standing.get(cell), role));
      button.setAttribute('aria-pressed', String(role === 'chosen'));
    }
    lights.replaceChildren(...legal.map(([cell, place]) => light(rules, place, standing.has(cell))));
  };
}

function cellButton(cell: string, place: Place): SVGElement {
  const button = svgElement('polygon', { points: pointsOf(place, 1), role: 'button', tabindex: '-1' });
  button.dataset.cell = cell;
  return button;
}

/** The sign that a cell may be chosen: around a piece, or in the middle of an empty cell. */
function light(rules: AnyRules, place: Place, isOccupied: boolean): SVGElement {
  if (isOccupied) return svgElement('polygon', { class: 'ring', points: pointsOf(place, RING) });
  const [cx, cy, r] = [place.x, place.y, layoutOf(rules).radius * DOT];
  return svgElement('circle', { class: 'dot', cx: `${cx}`, cy: `${cy}`, r: `${r}` });
}

/** Presses, and walking over the cells: Tab reaches one of them at a time, the arrow keys the others. */
function listen(
  host: HTMLElement,
  layer: SVGElement,
  cells: ReadonlyMap<string, SVGElement>,
  { board }: AnyRules,
  actions: BoardActions,
  showFocus: (cell: string) => void,
): void {
  let at: Walk | undefined;
  const moveTo = (next: Walk): void => {
    if (at) cells.get(at.cell)?.setAttribute('tabindex', '-1');
    at = next;
    cells.get(at.cell)?.setAttribute('tabindex', '0');
  };
  const [first] = board.cells;
  if (first) moveTo(walkFrom(first));
  const cellOf = ({ target }: Event) =>
    board.cells.find(({ cell }) => target instanceof SVGElement && cell === target.dataset.cell);

  layer.addEventListener('click', (event) => {
    const found = cellOf(event);
    if (found) actions.press(found.cell);
  });
  // On the picture itself, this listener would make the picture a Tab stop of its own.
  host.addEventListener('focusin', (event) => {
    const found = cellOf(event);
    if (!found) return;
    if (found.cell !== at?.cell) moveTo(walkFrom(found));
    showFocus(found.cell);
  });
  layer.addEventListener('keydown', (event) => {
    const direction = KEYS[event.key];
    if (!at) return;
    if (direction) {
      moveTo(walk(board.cells, at, direction));
      cells.get(at.cell)?.focus();
    } else if (event.key === 'Enter' || event.key === ' ') actions.press(at.cell);
    else if (event.key === 'Escape') actions.undo();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
}
