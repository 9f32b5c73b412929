/**
 * The diagrams of a rule sheet. Board and pieces are drawn once a page, in a picture that shows nothing
 * itself, and all diagrams of the page use them; each is no more than a few hundred bytes.
 */
import {
  type AnyRules,
  completeOptions,
  type Diagram,
  lex,
  type Piece,
  type Standing,
} from '../rules/index.ts';
import { arrowSvg } from './arrows.ts';
import { namesOf } from './cellNames.ts';
import { changesBetween, standingMarks } from './changes.ts';
import { element, type Point } from './elements.ts';
import { groundOf } from './ground.ts';
import type { Layout } from './layout.ts';
import type { Arrow, Mark, MarkKind } from './marks.ts';
import { type Scene, type SceneItem, sceneOf } from './scene.ts';
import { inScheme, type Scheme } from './schemes.ts';

export interface DrawnDiagram {
  readonly standing: Standing<unknown>;
  readonly pieces: readonly Piece[];
  readonly marks: readonly Mark[];
  readonly arrows: readonly Arrow[];
  /** The cells that the diagram itself marks. */
  readonly pointed: readonly string[];
  readonly scene: Scene;
  /** The part of the board that is shown, in pixels. */
  readonly part: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

const cellsIn = (text: string): readonly string[] => text.split(' ').filter(Boolean);

/** Where the diagram begins; throws if its position is none. */
export function beginningOf(rules: AnyRules, { options = {}, position }: Diagram): Standing<unknown> {
  if (position !== undefined) {
    const parsed: unknown = rules.parsePosition(position);
    if (parsed === undefined) throw new Error(`no position of ${rules.id}: ${position}`);
    return { position: parsed, toMove: rules.toMove(parsed) };
  }
  const completed = completeOptions(rules, options);
  if (!completed.ok) throw new Error(`a diagram of ${rules.id} has the option ${completed.error.option}`);
  return rules.start(completed.value);
}

/**
 * The standings from the first to the last, and what the moves between them did. That these are legal is
 * tested: to ask here would take most of a page's time.
 */
function played(rules: AnyRules, diagram: Diagram) {
  const standings = [beginningOf(rules, diagram)];
  const changes = (diagram.moves ?? []).map((text) => {
    const before = standings.at(-1)?.position;
    const steps = lex(rules, text).flatMap(({ step }) => step ?? []);
    const standing = rules.play(before, steps);
    standings.push(standing);
    return changesBetween(rules, before, standing.position, steps);
  });
  return { standings, changes };
}

/** Half a cell's width and a little air, relative to a cell's. */
const ROOM = 0.62;

/** From `least` to `most`, or to the picture's end where the board ends, so that its coordinates are seen. */
function span(wanted: readonly number[], all: readonly number[], room: number, end: number) {
  const [least, most] = [Math.min(...wanted), Math.max(...wanted)];
  const from = least <= Math.min(...all) ? 0 : Math.max(0, least - room);
  const to = most >= Math.max(...all) ? end : Math.min(end, most + room);
  return { from, length: to - from };
}

function partOf({ places, outside, width, height, scale }: Layout, around: string): DrawnDiagram['part'] {
  const points = cellsIn(around).map((cell): Point => {
    const at = places.get(cell) ?? outside.get(cell);
    if (!at) throw new Error(`no place ${cell} on the board of a diagram`);
    return at;
  });
  if (points.length === 0) return { x: 0, y: 0, width, height };
  const room = Math.ceil(Math.max(scale.x, scale.y) * ROOM);
  const all = [...places.values()];
  const across = span(
    points.map(({ x }) => x),
    all.map(({ x }) => x),
    room,
    width,
  );
  const down = span(
    points.map(({ y }) => y),
    all.map(({ y }) => y),
    room,
    height,
  );
  return { x: across.from, y: down.from, width: across.length, height: down.length };
}

export function drawDiagram(rules: AnyRules, diagram: Diagram): DrawnDiagram {
  const { standings, changes } = played(rules, diagram);
  const standing = (diagram.isBefore ? standings[0] : standings.at(-1)) as Standing<unknown>;
  const pieces = rules.pieces(standing.position);
  const [newest, ...older] = changes.toReversed();
  const pointed = Object.entries(diagram.marks ?? {}).flatMap(([kind, cells]) =>
    cellsIn(cells).map((cell): Mark => ({ kind: kind as MarkKind, cell })),
  );
  const marks = [...(newest?.marks ?? []), ...standingMarks(rules, standing), ...pointed];
  const arrows = [
    ...(newest?.arrows ?? []),
    ...older.flatMap((each) => each.arrows.map(({ path }): Arrow => ({ path, isOlder: true }))),
    ...(diagram.ways ?? []).map((way): Arrow => ({ path: cellsIn(way), isOlder: true })),
  ];
  const scene = sceneOf(rules, pieces, { size: 'diagram', marks, arrows });
  const cells = [...new Set(pointed.map(({ cell }) => cell))];
  return {
    standing,
    pieces,
    marks,
    arrows,
    pointed: cells,
    scene,
    part: partOf(scene.layout, diagram.around ?? ''),
  };
}

const idOf = (sprite: string): string => `d-${sprite}`;
const GROUND = 'ground';

const isIn = ({ x, y, width, height }: DrawnDiagram['part'], at: Point): boolean =>
  at.x > x && at.x < x + width && at.y > y && at.y < y + height;

const isLabel = (item: SceneItem): boolean => 'texts' in item && item.kind === 'label';

/** What all these diagrams of one game use: its board, and the sprites that any of them shows. */
export function sharedDrawing(drawn: readonly DrawnDiagram[], scheme: Scheme = 'page'): string {
  const [first] = drawn;
  if (!first) return '';
  const { drawing, layout } = first.scene;
  const labels = namesOf(layout, 'label', layout.labels);
  const used = new Set(
    drawn.flatMap(({ scene }) => scene.items.flatMap((item) => ('sprite' in item ? item.sprite : []))),
  );
  const shared: readonly (readonly [string, string])[] = [
    [GROUND, groundOf(layout) + labels],
    ...[...used].map((sprite) => [sprite, drawing.sprites.get(sprite) ?? ''] as const),
  ];
  const content = shared.map(([id, svg]) => element('g', { id: idOf(id) }, svg)).join('');
  return element(
    'svg',
    { width: 0, height: 0, class: 'shared', 'aria-hidden': 'true' },
    element('defs', {}, inScheme(content, scheme)),
  );
}

/** One diagram; only on a page with the `sharedDrawing`. */
export function diagramSvg({ scene, part }: DrawnDiagram, desc: string, scheme: Scheme = 'page'): string {
  const { layout, items } = scene;
  const use = (id: string, at?: Point) => element('use', { href: `#${idOf(id)}`, x: at?.x, y: at?.y });
  const draw = (item: SceneItem): string => {
    if ('arrow' in item) return arrowSvg(item.arrow, item.look);
    if ('sprite' in item) return isIn(part, item) ? use(item.sprite, item) : '';
    return namesOf(
      layout,
      item.kind,
      item.texts.filter((text) => isIn(part, text)),
    );
  };
  const { x, y, width, height } = part;
  return element(
    'svg',
    { viewBox: `${x} ${y} ${width} ${height}`, width, height, role: 'img', 'aria-label': desc },
    use(GROUND) +
      inScheme(
        items
          .filter((item) => !isLabel(item))
          .map(draw)
          .join(''),
        scheme,
      ),
  );
}
