/**
 * The board on the page: the picture the server drew, redrawn for every position, with an invisible cell
 * over each drawn one that fingers, pointers, keys and screen readers can find.
 */
import {
  type Arrow,
  boardFrom,
  layoutOf,
  type Mark,
  type Place,
  sceneOf,
  svgOf,
  type View,
} from '../render/index.ts';
import type { AnyRules, Piece, Step } from '../rules/index.ts';
import { type BoardWords, gameWords } from '../words/index.ts';
import { listenToKeys } from './boardKeys.ts';
import { makeCellTip } from './cellTip.ts';
import { makeMagnifier } from './magnifier.ts';
import { type CellRole, describeCell, tellCell } from './words.ts';

export interface BoardLook {
  readonly pieces: readonly Piece[];
  readonly marks: readonly Mark[];
  readonly arrows: readonly Arrow[];
  /** Whether the pieces bear their side's letter. */
  readonly hasLetters: boolean;
  readonly roleOf: (cell: string) => CellRole;
  /** The steps that may come next. */
  readonly next: readonly Step[];
  /** Whether the cells among them are lit. */
  readonly isLit: boolean;
}

export interface BoardActions {
  readonly press: (cell: string) => void;
  readonly undo: () => void;
}

const SVG = 'http://www.w3.org/2000/svg';
/** If more than this share of the cells can be chosen, their lights are dimmed. */
const MANY = 0.4;
/** The sizes of a ring, relative to its cell, and of a dot, relative to a piece. */
const RING = 0.9;
const DOT = 0.3;
const SMALL_DOT = 0.16;
/** How far below its cell's center a dot stands beneath the name, relative to the room there. */
const BELOW = 0.58;

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

export interface Board {
  readonly draw: (look: BoardLook) => void;
  /** Turns it to another side; what it shows must be drawn again. */
  readonly turnTo: (view: View) => void;
}

/** Makes a page's drawn board usable, as it is seen from a side. */
export function makeBoard(
  host: HTMLElement,
  words: BoardWords,
  rules: AnyRules,
  from: View,
  actions: BoardActions,
): Board {
  let view = from;
  const placesNow = () => layoutOf(rules, view).places;
  const { places, width, height } = layoutOf(rules, view);
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
  const sheet = document.createElement('div');
  sheet.className = 'sheet';
  sheet.append(picture, layer);
  host.append(sheet);

  let shown: BoardLook | undefined;
  const cellOf = ({ target }: Event): string | undefined => {
    const cell = target instanceof SVGElement ? target.dataset.cell : undefined;
    return cell !== undefined && cells.has(cell) ? cell : undefined;
  };
  const magnifier = makeMagnifier(host, sheet, layer, placesNow);
  const tip = makeCellTip(host, cells, cellOf, (cell) =>
    tellCell(
      words,
      rules,
      cell,
      shown?.pieces.find((piece) => piece.cell === cell),
    ),
  );
  layer.addEventListener('click', (event) => {
    const cell = cellOf(event);
    if (tip.wasHeld()) return;
    const mayPress = (each: string): boolean => shown?.next.includes(each) ?? false;
    if (magnifier.magnifies(event, mayPress)) return;
    if (cell !== undefined) actions.press(cell);
  });
  const next = () => shown?.next ?? [];
  const boardNow = () => boardFrom(rules, view);
  listenToKeys(host, layer, { cells, boardNow, cellOf, actions, next }, (cell) => {
    const place = placesNow().get(cell);
    if (place) focus.setAttribute('points', pointsOf(place, 1));
  });

  const draw = (look: BoardLook): void => {
    const { pieces, marks, arrows, hasLetters, roleOf, next, isLit } = look;
    shown = look;
    const standing = new Map(pieces.map((piece) => [piece.cell, piece]));
    const legal = isLit ? [...placesNow()].filter(([cell]) => next.includes(cell)) : [];
    const areMany = legal.length > MANY * places.size;
    const unnamed = areMany ? [] : legal.map(([cell]) => cell);
    const scene = sceneOf(rules, pieces, { marks, arrows, view, hasLetters, unnamed });
    picture.innerHTML = svgOf(scene, { title: '', desc: '' });
    layer.classList.toggle('many', areMany);
    layer.classList.toggle('quiet', !isLit);
    for (const [cell, button] of cells) {
      const role = roleOf(cell);
      button.setAttribute('class', role);
      button.setAttribute('aria-label', describeCell(words, rules, cell, standing.get(cell), role));
      button.setAttribute('aria-pressed', String(role === 'chosen'));
    }
    lights.replaceChildren(
      ...legal.map(([cell, place]) => light(rules, place, { isOccupied: standing.has(cell), areMany })),
    );
  };
  const turnTo = (to: View): void => {
    view = to;
    const turned = layoutOf(rules, view);
    layer.setAttribute('viewBox', `0 0 ${turned.width} ${turned.height}`);
    for (const [cell, place] of turned.places) cells.get(cell)?.setAttribute('points', pointsOf(place, 1));
    focus.removeAttribute('points');
  };
  return { draw, turnTo };
}

function cellButton(cell: string, place: Place): SVGElement {
  const button = svgElement('polygon', { points: pointsOf(place, 1), role: 'button', tabindex: '-1' });
  button.dataset.cell = cell;
  return button;
}

interface Lit {
  readonly isOccupied: boolean;
  /** Whether so many cells are lit that their names must stay. */
  readonly areMany: boolean;
}

/** The sign that a cell may be chosen: around a piece, in the middle of an empty cell, or below its name. */
function light(rules: AnyRules, place: Place, { isOccupied, areMany }: Lit): SVGElement {
  if (isOccupied) return svgElement('polygon', { class: 'ring', points: pointsOf(place, RING) });
  const { radius, room, hasNames } = layoutOf(rules);
  const isBelow = areMany && hasNames;
  const cy = place.y + (isBelow ? room * BELOW : 0);
  const r = radius * (isBelow ? SMALL_DOT : DOT);
  return svgElement('circle', { class: 'dot', cx: `${place.x}`, cy: `${cy}`, r: `${r}` });
}
