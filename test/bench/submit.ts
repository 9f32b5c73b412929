/** Moves through the real Worker and its game objects, against bare objects that insert a row a request. */
import { threeCrowns } from '../../src/rules/three-crowns/threeCrowns.ts';
import { cpuTimeOf } from './cpu.ts';
import { atLeast, type Part } from './figure.ts';
import { Connection, requestsPerSecond } from './load.ts';
import { beginGame, moveRequests, newGameId, serveService } from './service.ts';
import { median } from './statistics.ts';
import { type Line, linesOf } from './vectors.ts';
import { type Server, serve } from './workerd.ts';

const CONNECTIONS = 16;
const ROUNDS = 9;
const MOVES = 75;

const serveBare = (): Promise<Server> =>
  serve({ entry: 'worker/bare.ts', objects: { ROWS: 'BareObject' }, vars: {} });

export async function measureSubmit(): Promise<Part> {
  const lines = linesOf(threeCrowns)
    .filter(({ moves }) => moves.length >= MOVES)
    .slice(0, CONNECTIONS)
    .map((line) => ({ ...line, moves: line.moves.slice(0, MOVES) }));
  const [service, bare] = [await serveService(), await serveBare()];
  try {
    const rounds: { moves: Round; inserts: Round }[] = [];
    for (let round = 0; round <= ROUNDS; round++) {
      const ids = lines.map(newGameId);
      const requests = lines.map((line, index) => moveRequests(ids[index] ?? '', line));
      await beginAll(service.port, ids, lines);
      const moves = await send(service, requests);
      const inserts = await send(bare, requests);
      // The first round warms up.
      if (round > 0) rounds.push({ moves, inserts });
    }
    const medianOf = (pick: (round: (typeof rounds)[number]) => number) => median(rounds.map(pick));
    return {
      figures: [
        { path: 'submit.movesPerSecond', value: medianOf(({ moves }) => moves.perSecond), unit: '/s' },
        {
          path: 'submit.bareInsertsPerSecond',
          value: medianOf(({ inserts }) => inserts.perSecond),
          unit: '/s',
        },
        {
          path: 'submit.ratioToBareInsert',
          value: medianOf(({ moves, inserts }) => moves.perSecond / inserts.perSecond),
          unit: '',
          target: atLeast(0.65),
        },
        {
          path: 'submit.cpuRatioToBareInsert',
          value: medianOf(({ moves, inserts }) => inserts.cpuMs / (moves.cpuMs || 1)),
          unit: '',
        },
        { path: 'submit.cpuPerMoveMs', value: medianOf(({ moves }) => moves.cpuMs), unit: 'ms' },
        { path: 'submit.cpuPerBareInsertMs', value: medianOf(({ inserts }) => inserts.cpuMs), unit: 'ms' },
      ],
      notes: [
        `submit: raw workerd; ${CONNECTIONS} connections, each plays ${MOVES} moves of its own game of 3 Crowns; medians of ${ROUNDS} rounds, both sides in turn; the same requests to both.`,
        'submit: the ratio of the CPU time holds on a busy machine, too, where that of the rates tells how the machine shares itself out.',
        'submit: alarms and the outbox run as in production (letters held for 30 s); D1 alone is a stand-in that accepts everything at once.',
      ],
    };
  } finally {
    await Promise.all([service.stop(), bare.stop()]);
  }
}

interface Round {
  readonly perSecond: number;
  /** CPU time of the server for a request, 0 where the system does not tell. */
  readonly cpuMs: number;
}

async function send({ port, pid }: Server, requests: readonly (readonly Buffer[])[]): Promise<Round> {
  const before = cpuTimeOf(pid) ?? 0;
  const perSecond = await requestsPerSecond(port, requests);
  return { perSecond, cpuMs: ((cpuTimeOf(pid) ?? 0) - before) / requests.flat().length };
}

async function beginAll(port: number, ids: readonly string[], lines: readonly Line[]): Promise<void> {
  const connection = await Connection.open(port);
  for (const [index, line] of lines.entries()) await beginGame(connection, ids[index] ?? '', line);
  connection.close();
}
