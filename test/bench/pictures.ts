/** Composing pictures of crowded middle games in workerd. */
import { type AnyRules, allRules } from '../../src/rules/index.ts';
import { cpuTimeOf } from './cpu.ts';
import { below, type Figure, type Part } from './figure.ts';
import { Connection, request } from './load.ts';
import type { Pictured } from './messages.ts';
import { serveService } from './service.ts';
import { median } from './statistics.ts';
import { linesOf, type Met, positionsOf, spread } from './vectors.ts';
import type { Server } from './workerd.ts';

const POSITIONS = 40;
const ROUNDS = 3;

/** A game's pictures: median time and largest file. */
interface Measured {
  readonly p50Ms: number;
  readonly bytes: number;
}

export async function measurePictures(): Promise<Part> {
  const server = await serveService();
  try {
    const connection = await Connection.open(server.port);
    const measured = new Map<string, Measured>();
    for (const rules of allRules) measured.set(rules.id, await measureGame(rules, server, connection));
    connection.close();
    const worst = {
      p50Ms: Math.max(...[...measured.values()].map(({ p50Ms }) => p50Ms)),
      bytes: Math.max(...[...measured.values()].map(({ bytes }) => bytes)),
    };
    return {
      figures: [
        ...figuresOf('picture', worst),
        ...Array.from(measured, ([id, each]) => figuresOf(`picture.${id}`, each)).flat(),
      ],
      notes: [
        `picture: raw workerd, CPU time of all its threads in one request a picture, less the same request without composing; ${POSITIONS} crowded middle games each, the last move marked; bytes: the largest. picture.p50Ms and .bytes: the worst game.`,
      ],
    };
  } finally {
    await server.stop();
  }
}

const figuresOf = (path: string, { p50Ms, bytes }: Measured): readonly Figure[] => [
  { path: `${path}.p50Ms`, value: p50Ms, unit: 'ms', target: below(5) },
  { path: `${path}.bytes`, value: bytes, unit: 'bytes', target: below(25_000) },
];

async function measureGame(rules: AnyRules, server: Server, connection: Connection): Promise<Measured> {
  const pictured = crowded(rules).map(({ standing, move }) => ({
    game: rules.id,
    position: rules.formatPosition(standing.position),
    move,
  }));
  const composing = pictured.map((each) => pictureRequest({ ...each, isComposed: true }));
  const idle = pictured.map((each) => pictureRequest({ ...each, isComposed: false }));
  const times: number[] = [];
  let bytes = 0;
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [index, compose] of composing.entries()) {
      const whole = await timedRequest(server, connection, compose);
      const rest = await timedRequest(server, connection, idle[index] ?? compose);
      bytes = Math.max(bytes, whole.bytes);
      // The first round warms up.
      if (round > 0) times.push(whole.ms - rest.ms);
    }
  }
  return { p50Ms: median(times), bytes };
}

const pictureRequest = (pictured: Pictured): Buffer =>
  request('POST', '/bench/picture', JSON.stringify(pictured));

/** ms of CPU; of wall time, which other work lengthens, only where the system does not tell. */
async function timedRequest(
  { pid }: Server,
  connection: Connection,
  bytes: Buffer,
): Promise<{ ms: number; bytes: number }> {
  const clock = () => cpuTimeOf(pid) ?? performance.now();
  const begun = clock();
  const body = await connection.ask(bytes);
  const ms = clock() - begun;
  const answer: { bytes: number } = JSON.parse(body);
  return { ms, bytes: answer.bytes };
}

/** Of each line the most crowded position of its middle third. */
function crowded(rules: AnyRules): readonly Met[] {
  return spread(linesOf(rules), POSITIONS).flatMap((line) => {
    const positions = positionsOf(rules, line);
    const third = Math.floor(positions.length / 3);
    const crowdOf = ({ standing }: Met) => rules.pieces(standing.position).length;
    return positions.slice(third, 2 * third).toSorted((a, b) => crowdOf(b) - crowdOf(a))[0] ?? [];
  });
}
