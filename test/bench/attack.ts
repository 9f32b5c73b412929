/**
 * What is left of requests that are refused: bytes stored by the objects, and memory that workerd has gained.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { threeCrowns } from '../../src/rules/three-crowns/threeCrowns.ts';
import { below, type Part } from './figure.ts';
import { Connection, request } from './load.ts';
import { beginGame, longMove, newGameId, serveService } from './service.ts';
import { linesOf } from './vectors.ts';

const TIMES = 30;
/** Above what a form or a move may be, and far above. */
const MOVE_BYTES = 600_000;
const BODY_BYTES = 60_000_000;

export async function measureAttack(): Promise<Part> {
  const server = await serveService();
  try {
    const id = newGameId();
    const connection = await Connection.open(server.port);
    const [line] = linesOf(threeCrowns);
    if (!line) throw new Error('no vectors');
    await beginGame(connection, id, line);
    connection.close();
    // Once for what workerd loads with the first request of a kind.
    await ask(server.port, request('POST', '/sign-in', 'address=x'));
    const stored = bytesUnder(server.folder);
    const before = memoryOf(server.pid);
    const statuses: number[] = [];
    for (let time = 0; time < TIMES; time++) {
      statuses.push(await ask(server.port, longMove(id, MOVE_BYTES)));
    }
    for (const page of ['/sign-in', '/try']) {
      statuses.push(await ask(server.port, request('POST', page, 'x'.repeat(BODY_BYTES))));
      statuses.push(await ask(server.port, chunked(page, BODY_BYTES)));
    }
    return {
      figures: [
        {
          path: 'attack.taken',
          value: statuses.filter((status) => status >= 200 && status < 400).length,
          unit: '',
          target: below(1),
        },
        {
          path: 'attack.bytesStored',
          value: bytesUnder(server.folder) - stored,
          unit: 'bytes',
          target: below(1),
        },
        {
          path: 'attack.memoryGained',
          value: memoryOf(server.pid) - before,
          unit: 'bytes',
          target: below(BODY_BYTES),
        },
      ],
      notes: [
        `attack: ${TIMES} moves of ${MOVE_BYTES / 1000} kB, and ${BODY_BYTES / 1_000_000} MB to /sign-in and /try with their length said and not said; answers ${[...new Set(statuses)].join(', ')} (0: cut off)`,
      ],
    };
  } finally {
    await server.stop();
  }
}

/** The status of the answer; 0: the connection was closed on us. */
async function ask(port: number, bytes: Buffer): Promise<number> {
  const connection = await Connection.open(port);
  const status = await connection.send(bytes).then(
    (answer) => answer.status,
    () => 0,
  );
  connection.close();
  return status;
}

/** A form whose length is not said. */
function chunked(page: string, bytes: number): Buffer {
  const head = `POST ${page} HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\ncontent-type: application/x-www-form-urlencoded\r\n\r\n`;
  return Buffer.from(`${head}${bytes.toString(16)}\r\n${'x'.repeat(bytes)}\r\n0\r\n\r\n`);
}

/** The most that the process has held at once, in bytes. */
const memoryOf = (pid: number): number =>
  Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;

const bytesUnder = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);
