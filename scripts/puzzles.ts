/**
 * `npm run puzzles -- GAME COUNT [FIRST]`: looks for puzzles in Clerk's games of the study, from game FIRST
 * on (by default after the one of the last puzzle kept), until COUNT are kept in
 * `src/puzzles/found/GAME.ts`.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { machineOf, think } from '../src/bots/index.ts';
import type { Puzzle } from '../src/puzzles/index.ts';
import { type AnyRules, allRules, completeOptions, type Standing, type Step } from '../src/rules/index.ts';
import { puzzleAt } from './puzzles/find.ts';

/** The last turns of a game, where wins are near. */
const LAST_TURNS = 8;
/** Of a game with too many turns to list, until the board is nearly full. */
const LAST_UNLISTED = 6;
/** Of one game: puzzles of one game are alike. */
const MOST_OF_A_GAME = 1;

interface Moment {
  readonly text: string;
  readonly move: readonly Step[];
}

/** The positions of a game of the study, and what Clerk played there. */
function gameOf(rules: AnyRules, seed: string): readonly Moment[] {
  const options = completeOptions(rules, {});
  let standing: Standing<unknown> = rules.start(options.ok ? options.value : {});
  const moments: Moment[] = [];
  const machine = machineOf(rules.id, 'clerk');
  while (!standing.outcome) {
    const { position } = standing;
    const { move } = think(rules, position, 'clerk', machine, `${seed}/${moments.length}`);
    moments.push({ text: rules.formatPosition(position), move });
    standing = rules.play(position, move);
  }
  return moments;
}

const fileOf = (rules: AnyRules): string => `src/puzzles/found/${rules.id}.ts`;

async function keptOf(rules: AnyRules): Promise<readonly Puzzle[]> {
  if (!existsSync(fileOf(rules))) return [];
  const kept = (await import(pathToFileURL(fileOf(rules)).href)) as { puzzles: readonly Puzzle[] };
  return kept.puzzles;
}

function keep(rules: AnyRules, puzzles: readonly Puzzle[]): void {
  const lines = puzzles.map((puzzle) => `  ${JSON.stringify(puzzle)},\n`).join('');
  writeFileSync(
    fileOf(rules),
    `/** Found by \`npm run puzzles\` in games of the study. */\nimport type { Puzzle } from '../puzzle.ts';\n\nexport const puzzles: readonly Puzzle[] = [\n${lines}];\n`,
  );
}

async function find(rules: AnyRules, count: number, first: number | undefined): Promise<void> {
  let puzzles = await keptOf(rules);
  const newest = puzzles.at(-1)?.from.match(/\d+/);
  for (let game = first ?? (newest ? Number(newest[0]) + 1 : 0); puzzles.length < count; game++) {
    const moments = gameOf(rules, `study/${game}`);
    const last = rules.unlistable ? LAST_UNLISTED : LAST_TURNS;
    let found = 0;
    for (let ply = moments.length - 2; ply >= Math.max(0, moments.length - last); ply--) {
      const { text, move } = moments[ply] as Moment;
      const puzzle = puzzleAt(rules, text, move, `study/${game} ${ply}`);
      if (!puzzle) continue;
      puzzles = [...puzzles, puzzle];
      keep(rules, puzzles);
      if (++found >= MOST_OF_A_GAME) break;
    }
    console.log(`${rules.id}: game ${game}, ${puzzles.length} puzzles`);
  }
}

const [id, count = '', first] = process.argv.slice(2);
const rules = allRules.find((each) => each.id === id);
if (!rules || !/^[1-9]\d{0,3}$/.test(count) || (first !== undefined && !/^\d{1,7}$/.test(first))) {
  console.error(
    `usage: npm run -s puzzles -- GAME COUNT [FIRST]\n  GAME   ${allRules.map((each) => each.id).join(', ')}`,
  );
  process.exitCode = 2;
} else {
  await find(rules, Number(count), first === undefined ? undefined : Number(first));
}
