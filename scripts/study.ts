/**
 * `npm run study -- GAME LEVEL N [SEED] [--json] [--into FILE]`: N games between machines of one level, and
 * what they tell about the game's balance. `npm run study -- GAME LEVEL:OTHER N ...`: one machine of a level
 * against others, in each seat in turn, and how many of the points it takes. Every move is checked by the
 * rules. The same seed and commit give the same games. `--into`: goes on from the games in the file, and
 * keeps them there.
 * `npm run study -- publish` makes the figures of the page /balance of the games kept in `study/`.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { LEVELS, type Level, machineOf } from '../src/bots/index.ts';
import { type AnyRules, allRules } from '../src/rules/index.ts';
import { playGame } from './study/playGame.ts';
import { publish } from './study/publish.ts';
import { add, describe, EMPTY, type Tally } from './study/tally.ts';

const USAGE = `usage: npm run -s study -- GAME LEVEL[:OTHER] N [SEED] [--json] [--into FILE]
  GAME   ${allRules.map(({ id }) => id).join(', ')}
  LEVEL  ${LEVELS.join(', ')}`;

/** How often the games so far are written to the file. */
const KEPT_EVERY = 20;

interface Study {
  readonly rules: AnyRules;
  readonly level: Level;
  /** Who sits at the other seats. */
  readonly other: Level;
  readonly games: number;
  readonly seed: string;
  readonly into: string | undefined;
}

const isLevel = (text: string): text is Level => LEVELS.some((level) => level === text);

function readStudy(args: readonly string[]): Study | undefined {
  const at = args.indexOf('--into');
  const into = at < 0 ? undefined : args[at + 1];
  const plain = args.filter((arg, index) => !arg.startsWith('--') && (at < 0 || index !== at + 1));
  const [id, levels = '', count = '', seed = 'study'] = plain;
  const [level = '', other = level] = levels.split(':');
  const rules = allRules.find((each) => each.id === id);
  if (!rules || !isLevel(level) || !isLevel(other) || !/^[1-9]\d{0,6}$/.test(count)) return undefined;
  return { rules, level, other, games: Number(count), seed, into };
}

function keptIn({ into, rules, level, other, seed }: Study): Tally {
  const fresh: Tally = {
    ...EMPTY,
    rulesId: rules.id,
    level,
    other,
    seed,
    machine: machineOf(rules.id, level),
  };
  if (into === undefined || !existsSync(into)) return fresh;
  const kept = JSON.parse(readFileSync(into, 'utf8')) as Tally;
  const isSame = (['rulesId', 'level', 'other', 'seed'] as const).every((name) => kept[name] === fresh[name]);
  if (!isSame || JSON.stringify(kept.machine) !== JSON.stringify(fresh.machine)) {
    throw new Error(`${into} holds games of another study`);
  }
  return kept;
}

function run(study: Study): Tally {
  const { rules, level, other, games, seed, into } = study;
  let tally = keptIn(study);
  const keep = () => into !== undefined && writeFileSync(into, `${JSON.stringify(tally)}\n`);
  while (tally.games < games) {
    const seat = level === other ? undefined : tally.games % rules.seats.length;
    const levels = rules.seats.map((_, each) => (seat === undefined || each === seat ? level : other));
    tally = add(tally, playGame(rules, levels, `${seed}/${tally.games}`), seat);
    if (tally.games % KEPT_EVERY === 0) keep();
  }
  keep();
  return tally;
}

const args = process.argv.slice(2);
const study = readStudy(args);
if (args[0] === 'publish') {
  publish();
} else if (study) {
  const tally = run(study);
  console.log(args.includes('--json') ? JSON.stringify(tally) : describe(tally, study.rules));
} else {
  console.error(USAGE);
  process.exitCode = 2;
}
