/** Makes a game's guide. Drawing the diagrams takes tens of milliseconds, which no page has. */
import { type Task, tasksOf } from '../lessons/index.ts';
import { puzzlesOf } from '../puzzles/index.ts';
import { describeDiagram, diagramSvg, drawDiagram, sharedDrawing } from '../render/index.ts';
import { type AnyRules, type Diagram, diagramsOf, POSITION } from '../rules/index.ts';
import { type GuideWords, guideWordsOf, type Locale, wordsOf } from '../words/index.ts';
import type { Figure, Guide, GuideTask } from './guide.ts';

/** Throws if a caption has no diagram, a diagram no caption, or a task no words. */
export function makeGuide(locale: Locale, rules: AnyRules): Guide {
  const said = guideWordsOf(locale, rules.id);
  const diagrams = new Map(
    diagramsOf(rules.id).map((diagram) => [diagram.id, { diagram, drawn: drawDiagram(rules, diagram) }]),
  );
  const figureOf = ([id, caption]: readonly [id: string, caption: string]): Figure => {
    const found = diagrams.get(id);
    if (!found) throw new Error(`${rules.id} has no diagram ${id}`);
    const { diagram, drawn } = found;
    const svg = diagramSvg(drawn, describeDiagram(wordsOf(locale), rules, diagram, drawn));
    return { id, svg, caption, board: boardOf(diagram) };
  };
  const sections = said.sections.map(({ heading, paragraphs, diagrams: captions = {} }) => ({
    heading,
    paragraphs,
    figures: Object.entries(captions).map(figureOf),
  }));
  const shown = new Set(sections.flatMap(({ figures }) => figures.map(({ id }) => id)));
  const missing = [...diagrams.keys()].filter((id) => !shown.has(id));
  if (missing.length > 0) throw new Error(`${rules.id} shows no diagram ${missing.join(', ')}`);
  return {
    sections,
    shared: sharedDrawing([...diagrams.values()].map(({ drawn }) => drawn)),
    tasks: tasksOf(rules.id).map((task) => withWords(task, said)),
    puzzles: puzzlesOf(rules.id),
  };
}

const boardOf = ({ options, position, moves = [], isBefore }: Diagram): Figure['board'] => ({
  options: { ...options, ...(position !== undefined && { [POSITION]: position }) },
  moves: isBefore ? [] : moves,
});

function withWords(task: Task, { tasks }: GuideWords): GuideTask {
  const words = tasks[task.id];
  if (!words) throw new Error(`the task ${task.id} of ${task.rulesId} has no words`);
  return { ...task, words };
}
