/** What one submitted move costs the CPU, in the Worker, in the game's object and in its alarm together. */
import { setTimeout as wait } from 'node:timers/promises';
import { allRules } from '../../src/rules/index.ts';
import { cpuTimeOf } from './cpu.ts';
import { below, type Part } from './figure.ts';
import { Connection } from './load.ts';
import { beginGame, moveRequests, newGameId, serveService } from './service.ts';
import { median, percentile } from './statistics.ts';
import { type Line, linesOf } from './vectors.ts';
import type { Server } from './workerd.ts';

const WARM_UP_LINES = 2;
const LINES = 2;
const MOST_MOVES = 60;
/** After an answer, time for the alarm that it set, in ms. */
const ALARM_TIME = 5;

export async function measureMoves(): Promise<Part> {
  const server = await serveService();
  try {
    const hasAccounts = cpuTimeOf(server.pid) !== undefined;
    const times = new Map<string, readonly number[]>();
    for (const { id } of allRules) times.set(id, []);
    for (const rules of allRules) {
      const lines = linesOf(rules).slice(0, WARM_UP_LINES + LINES);
      for (const [index, line] of lines.entries()) {
        const taken = await playLine(
          server,
          { ...line, moves: line.moves.slice(0, MOST_MOVES) },
          hasAccounts,
        );
        if (index >= WARM_UP_LINES) times.set(rules.id, [...(times.get(rules.id) ?? []), ...taken]);
      }
    }
    const all = [...times.values()].flat();
    return {
      figures: [
        { path: 'move.cpuP50Ms', value: median(all), unit: 'ms', target: below(10) },
        { path: 'move.cpuP99Ms', value: percentile(all, 0.99), unit: 'ms', target: below(10) },
        ...Array.from(times, ([id, each]) => ({
          path: `move.${id}.cpuP50Ms`,
          value: median(each),
          unit: 'ms' as const,
        })),
      ],
      notes: [
        hasAccounts
          ? 'move: CPU time of all threads of workerd (/proc/PID/task/*/schedstat) around one request at a time, its alarm included.'
          : 'move: wall time of one request at a time, an upper bound: this system does not tell CPU times.',
        `move: ${all.length} moves of all games, the first ${MOST_MOVES} of ${LINES} lines each, after a warm-up.`,
      ],
    };
  } finally {
    await server.stop();
  }
}

/** ms of each move: of CPU, where the system tells, else of wall time. */
async function playLine({ port, pid }: Server, line: Line, hasAccounts: boolean): Promise<readonly number[]> {
  const connection = await Connection.open(port);
  const id = newGameId();
  await beginGame(connection, id, line);
  await wait(ALARM_TIME);
  const times: number[] = [];
  for (const bytes of moveRequests(id, line)) {
    const clock = () => (hasAccounts ? (cpuTimeOf(pid) ?? 0) : performance.now());
    const begun = clock();
    await connection.ask(bytes);
    if (hasAccounts) await wait(ALARM_TIME);
    times.push(clock() - begun);
    if (!hasAccounts) await wait(ALARM_TIME);
  }
  connection.close();
  return times;
}
