/** The diagrams of a rule sheet: pictures with captions, which share one drawing of board and pieces. */
import { raw } from 'hono/html';
import {
  type DrawnDiagram,
  describeDiagram,
  diagramSvg,
  drawDiagram,
  sharedDrawing,
} from '../../../render/index.ts';
import { type AnyRules, type Diagram, diagramsOf, POSITION } from '../../../rules/index.ts';
import type { Words } from '../../../words/index.ts';
import { boardPath } from './boardAddress.ts';
import { WholeMoves } from './wholeMoves.tsx';

interface SheetDiagram {
  readonly diagram: Diagram;
  readonly drawn: DrawnDiagram;
}

/** A game's diagrams by their ids, drawn. */
export type SheetDiagrams = ReadonlyMap<string, SheetDiagram>;

const kept = new WeakMap<AnyRules, SheetDiagrams>();

/** They never change, so each instance of the Worker draws them once. */
export function drawDiagrams(rules: AnyRules): SheetDiagrams {
  const known = kept.get(rules);
  if (known) return known;
  const diagrams = new Map(
    diagramsOf(rules.id).map((diagram) => [diagram.id, { diagram, drawn: drawDiagram(rules, diagram) }]),
  );
  kept.set(rules, diagrams);
  return diagrams;
}

/** Once on a page, before the first of its diagrams. */
export const SharedDrawing = ({ diagrams }: { readonly diagrams: SheetDiagrams }) =>
  raw(sharedDrawing([...diagrams.values()].map(({ drawn }) => drawn)));

/** The board without a game as the diagram shows it, where its moves go on. */
const pathOf = ({ id: rulesId }: AnyRules, { options, position, moves, isBefore }: Diagram): string =>
  boardPath({
    rulesId,
    options: { ...options, ...(position && { [POSITION]: position }) },
    moves: isBefore ? [] : (moves ?? []),
  });

export interface FiguresFacts {
  readonly words: Words;
  readonly rules: AnyRules;
  readonly diagrams: SheetDiagrams;
  /** Captions by id. */
  readonly captions: Readonly<Record<string, string>>;
}

export const Figures = ({ words, rules, diagrams, captions }: FiguresFacts) => (
  <div class="diagrams">
    {Object.entries(captions).map(([id, caption]) => {
      const found = diagrams.get(id);
      return found ? (
        <figure class="diagram" id={`diagram-${id}`}>
          {raw(diagramSvg(found.drawn, describeDiagram(words, rules, found.diagram, found.drawn)))}
          <figcaption>
            <WholeMoves text={caption} />{' '}
            <a href={pathOf(rules, found.diagram)}>{words.pages.rules.onBoard}</a>
          </figcaption>
        </figure>
      ) : null;
    })}
  </div>
);
