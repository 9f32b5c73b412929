/**
 * What one submitted move costs the CPU, in the Worker, in the game's object and in its alarm together, with
 * its letter composed and its picture drawn; and what the 200th position costs as a page and as a picture.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { type AnyRules, allRules } from '../../src/rules/index.ts';
import { cpuTimeOf } from './cpu.ts';
import { below, type Figure, type Part } from './figure.ts';
import { Connection, request } from './load.ts';
import type { Weight } from './messages.ts';
import { beginGame, moveRequests, newGameId, serveService } from './service.ts';
import { median, percentile } from './statistics.ts';
import { type Line, linesOf } from './vectors.ts';
import type { Server } from './workerd.ts';

const MOST_PLIES = 200;
const WARM_UP_PLIES = 40;
const REPEATED = 12;
/** Work is over once this long, in ms, nothing was done; an alarm begins sooner than that. */
const QUIET = 6;
const SHORT_GAME = 8;

/** What one game's line cost: ms of CPU each, rows and bytes. */
interface Measured {
  readonly moves: readonly number[];
  readonly pages: readonly number[];
  readonly pictures: readonly number[];
  readonly cold: readonly number[];
  readonly plies: number;
  readonly short: Weight;
  readonly long: Weight;
}

export async function measureMoves(): Promise<Part> {
  const server = await serveService(0);
  try {
    const measured = new Map<string, Measured>();
    for (const rules of allRules) {
      const line = longestOf(rules);
      if (!line) continue;
      await playLine(server, { ...line, moves: line.moves.slice(0, WARM_UP_PLIES) });
      measured.set(rules.id, await playLine(server, line));
    }
    const all = [...measured.values()];
    const hasAccounts = cpuTimeOf(server.pid) !== undefined;
    const clock = hasAccounts ? 'CPU time of all threads of workerd' : 'wall time';
    return {
      figures: [
        ...times(
          'move',
          all.flatMap(({ moves }) => moves),
          { p50: 2.5, p99: 10 },
        ),
        ...times(
          'page',
          all.flatMap(({ pages }) => pages),
          { p99: 5 },
        ),
        ...times(
          'picture',
          all.flatMap(({ pictures }) => pictures),
          { p99: 5 },
        ),
        ...times(
          'cold',
          all.flatMap(({ cold }) => cold),
          {},
        ),
        ...weightsOf(measured.get('three-crowns')),
        ...Array.from(measured, ([id, each]) => [
          ...costOfGame(`move.${id}`, each.moves),
          ...costOfGame(`page.${id}`, each.pages),
          ...costOfGame(`picture.${id}`, each.pictures),
          ...costOfGame(`cold.${id}`, each.cold),
        ]).flat(),
      ],
      notes: [
        `move: ${clock} around one request at a time, its alarm included; a letter is composed and its picture drawn after each; the longest line of each game, up to ply ${MOST_PLIES}, after a warm-up.`,
        `page, picture: the last position of those lines, asked for by a stranger, nothing cached; ${REPEATED} times each. cold: the same page when the object must first be opened from its log.`,
        `rows.object: rows written by the object for each of the first ${SHORT_GAME} moves of 3 Crowns, the alarm's too; game.bytes: what it stores after them; game.longBytes: after ${MOST_PLIES} plies.`,
      ],
    };
  } finally {
    await server.stop();
  }
}

function longestOf(rules: AnyRules): Line | undefined {
  const [line] = linesOf(rules).toSorted((a, b) => b.moves.length - a.moves.length);
  return line && { ...line, moves: line.moves.slice(0, MOST_PLIES) };
}

const times = (
  path: string,
  values: readonly number[],
  { p50, p99 }: { readonly p50?: number; readonly p99?: number },
): readonly Figure[] => [
  { path: `${path}.cpuP50Ms`, value: median(values), unit: 'ms', ...(p50 && { target: below(p50) }) },
  {
    path: `${path}.cpuP99Ms`,
    value: percentile(values, 0.99),
    unit: 'ms',
    ...(p99 && { target: below(p99) }),
  },
];

const costOfGame = (path: string, values: readonly number[]): readonly Figure[] => [
  { path: `${path}.cpuP50Ms`, value: median(values), unit: 'ms' },
];

function weightsOf(measured: Measured | undefined): readonly Figure[] {
  if (!measured) return [];
  const { short, long } = measured;
  return [
    { path: 'rows.object', value: short.rows / SHORT_GAME, unit: '', target: below(13.01) },
    { path: 'game.bytes', value: short.bytes, unit: 'bytes', target: below(30_000) },
    { path: 'game.longBytes', value: long.bytes, unit: 'bytes' },
  ];
}

async function playLine(server: Server, line: Line): Promise<Measured> {
  const connection = await Connection.open(server.port);
  const id = newGameId();
  const weigh = async (): Promise<Weight> =>
    JSON.parse(await connection.ask(request('POST', '/bench/weigh', JSON.stringify({ id }))));
  const cost = (bytes: Buffer) => costOf(server, () => connection.ask(bytes));
  await costOf(server, () => beginGame(connection, id, line));
  const before = await weigh();
  let short = before;
  const moves: number[] = [];
  for (const bytes of moveRequests(id, line)) {
    moves.push(await cost(bytes));
    if (moves.length !== SHORT_GAME) continue;
    const after = await weigh();
    short = { rows: after.rows - before.rows, bytes: after.bytes };
  }
  const long = await weigh();
  const page = request('GET', `/g/${id}/${line.moves.length}`);
  const picture = request('GET', `/g/${id}/${line.moves.length}.png`);
  const pages: number[] = [];
  const pictures: number[] = [];
  const cold: number[] = [];
  for (let time = 0; time < REPEATED; time++) {
    pages.push(await cost(page));
    pictures.push(await cost(picture));
    await connection.ask(request('POST', '/bench/end', JSON.stringify({ id })));
    cold.push(await cost(page));
  }
  connection.close();
  return { moves, pages, pictures, cold, plies: line.moves.length, short, long };
}

/** ms of CPU until all is done that the work has led to; of wall time where the system does not tell. */
async function costOf({ pid }: Server, work: () => Promise<unknown>): Promise<number> {
  const before = cpuTimeOf(pid);
  const begun = performance.now();
  await work();
  if (before === undefined) return performance.now() - begun;
  for (let after = cpuTimeOf(pid) ?? 0; ; ) {
    await wait(QUIET);
    const now = cpuTimeOf(pid) ?? 0;
    // What workerd does while nothing happens is less than this.
    if (now - after < 0.05) return now - before;
    after = now;
  }
}
