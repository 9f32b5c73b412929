/** Moves through the real Worker and its game objects, against bare objects that insert a row a request. */
import { threeCrowns } from '../../src/rules/three-crowns/game.ts';
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
  serve({ entry: 'worker/bare.ts', objects: { className: 'BareObject', binding: 'ROWS' }, vars: {} });

export async function measureSubmit(): Promise<Part> {
  const lines = linesOf(threeCrowns)
    .filter(({ moves }) => moves.length >= MOVES)
    .slice(0, CONNECTIONS)
    .map((line) => ({ ...line, moves: line.moves.slice(0, MOVES) }));
  const [service, bare] = [await serveService(), await serveBare()];
  try {
    const rates: { moves: number; inserts: number }[] = [];
    for (let round = 0; round <= ROUNDS; round++) {
      const ids = lines.map(newGameId);
      const requests = lines.map((line, index) => moveRequests(ids[index] ?? '', line));
      await beginAll(service.port, ids, lines);
      const moves = await requestsPerSecond(service.port, requests);
      const inserts = await requestsPerSecond(bare.port, requests);
      // The first round warms up.
      if (round > 0) rates.push({ moves, inserts });
    }
    return {
      figures: [
        { path: 'submit.movesPerSecond', value: median(rates.map(({ moves }) => moves)), unit: '/s' },
        {
          path: 'submit.bareInsertsPerSecond',
          value: median(rates.map(({ inserts }) => inserts)),
          unit: '/s',
        },
        {
          path: 'submit.ratioToBareInsert',
          value: median(rates.map(({ moves, inserts }) => moves / inserts)),
          unit: '',
          target: atLeast(0.4),
        },
      ],
      notes: [
        `submit: raw workerd; ${CONNECTIONS} connections, each plays ${MOVES} moves of its own game of 3 Crowns; medians of ${ROUNDS} rounds, both sides in turn; the same requests to both.`,
        'submit: alarms and the outbox run as in production (letters held for 30 s); D1 alone is a stand-in that accepts everything at once.',
      ],
    };
  } finally {
    await Promise.all([service.stop(), bare.stop()]);
  }
}

async function beginAll(port: number, ids: readonly string[], lines: readonly Line[]): Promise<void> {
  const connection = await Connection.open(port);
  for (const [index, line] of lines.entries()) await beginGame(connection, ids[index] ?? '', line);
  connection.close();
}
