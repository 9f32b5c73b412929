/** What a game costs an isolate's memory while its object is awake. */
import { readFileSync } from 'node:fs';
import { threeCrowns } from '../../src/rules/three-crowns/threeCrowns.ts';
import type { Part } from './figure.ts';
import { Connection } from './load.ts';
import { beginGame, moveRequests, newGameId, serveService } from './service.ts';
import { linesOf } from './vectors.ts';

const WARM_UP = 50;
const GAMES = 300;
const MOVES = 20;

export async function measureMemory(): Promise<Part> {
  const server = await serveService();
  try {
    const [line] = linesOf(threeCrowns);
    if (!line) throw new Error('no vectors');
    const short = { ...line, moves: line.moves.slice(0, MOVES) };
    const connection = await Connection.open(server.port);
    const play = async (games: number): Promise<void> => {
      for (let game = 0; game < games; game++) {
        const id = newGameId();
        await beginGame(connection, id, short);
        for (const move of moveRequests(id, short)) await connection.ask(move);
      }
    };
    await play(WARM_UP);
    const before = residentBytes(server.pid);
    await play(GAMES);
    const grown = residentBytes(server.pid) - before;
    connection.close();
    return {
      figures: [{ path: 'memory.objectBytes', value: grown / GAMES, unit: 'bytes' }],
      notes: [
        `memory: what workerd has grown by for each of ${GAMES} games of ${MOVES} moves, all awake, its garbage included.`,
      ],
    };
  } finally {
    await server.stop();
  }
}

/** What the process holds in memory; 0 where the system does not tell. */
function residentBytes(pid: number): number {
  try {
    const kilobytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Number(kilobytes ?? 0) * 1024;
  } catch {
    return 0;
  }
}
