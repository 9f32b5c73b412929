/**
 * The load generator: keep-alive connections that send requests made beforehand, each after the last answer.
 */
import { connect, type Socket } from 'node:net';

export interface Answer {
  readonly status: number;
  readonly body: string;
}

/** A whole HTTP request, ready to be sent. */
export function request(
  method: 'GET' | 'POST',
  path: string,
  body = '',
  headers: Readonly<Record<string, string>> = {},
): Buffer {
  const lines = Object.entries({
    host: 'localhost',
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
}

interface Waiting {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

export class Connection {
  readonly #socket: Socket;
  #received = '';
  #waiting: Waiting | undefined;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => this.#receive(chunk));
    socket.on('error', (error) => this.#waiting?.reject(error));
    socket.on('close', () => this.#waiting?.reject(new Error('the server closed the connection')));
  }

  static open(port: number): Promise<Connection> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('error', reject);
      socket.once('connect', () => resolve(new Connection(socket)));
    });
  }

  /** One request at a time. */
  send(bytes: Buffer): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#socket.write(bytes);
    });
  }

  /** The body of the answer; throws when it is not a 200. */
  async ask(bytes: Buffer): Promise<string> {
    const { status, body } = await this.send(bytes);
    if (status !== 200) throw new Error(`${bytes.toString().split('\r\n', 1)[0]}: ${status} ${body}`);
    return body;
  }

  close(): void {
    this.#socket.destroy();
  }

  #receive(chunk: string): void {
    this.#received += chunk;
    const head = this.#received.indexOf('\r\n\r\n');
    if (head < 0) return;
    const length = /\r\ncontent-length: (\d+)/i.exec(this.#received.slice(0, head + 2))?.[1];
    if (length === undefined) {
      this.#waiting?.reject(new Error('an answer without Content-Length'));
      return;
    }
    const end = head + 4 + Number(length);
    if (this.#received.length < end) return;
    const answer = { status: Number(this.#received.slice(9, 12)), body: this.#received.slice(head + 4, end) };
    this.#received = this.#received.slice(end);
    this.#waiting?.resolve(answer);
  }
}

/** Sends each list over its own connection, all at once; requests answered with 200 a second. */
export async function requestsPerSecond(
  port: number,
  lists: readonly (readonly Buffer[])[],
): Promise<number> {
  const connections = await Promise.all(lists.map(() => Connection.open(port)));
  const begun = performance.now();
  await Promise.all(
    connections.map(async (connection, index) => {
      for (const bytes of lists[index] ?? []) await connection.ask(bytes);
    }),
  );
  const seconds = (performance.now() - begun) / 1000;
  for (const connection of connections) connection.close();
  return lists.reduce((count, list) => count + list.length, 0) / seconds;
}
