/** A game's guide: all that is shown of a game at length, in one language, as it lies in a file. */
import type { Task } from '../lessons/index.ts';
import type { Puzzle } from '../puzzles/index.ts';
import type { Options } from '../rules/index.ts';
import type { TaskWords } from '../words/index.ts';

export interface Guide {
  /** The rule sheet. */
  readonly sections: readonly GuideSection[];
  /** What its drawings share: SVG, once on a page, before the first of them. */
  readonly shared: string;
  readonly tasks: readonly GuideTask[];
  readonly puzzles: readonly Puzzle[];
}

export interface GuideSection {
  readonly heading: string;
  /** One that starts with `- ` is a list item. */
  readonly paragraphs: readonly string[];
  readonly figures: readonly Figure[];
}

/** A diagram, drawn and described. */
export interface Figure {
  readonly id: string;
  readonly svg: string;
  readonly caption: string;
  /** The board without a game that shows the same, where its moves go on. */
  readonly board: { readonly options: Options; readonly moves: readonly string[] };
}

/** A task of a lesson, with its words. */
export type GuideTask = Task & { readonly words: TaskWords };
