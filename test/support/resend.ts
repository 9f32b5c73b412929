/**
 * Resend's HTTP API, as far as letters go, over a real socket: delivers once per idempotency key, and can be
 * told to misbehave as networks and providers do.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface DeliveredLetter {
  readonly id: string;
  readonly key: string | undefined;
  readonly body: {
    readonly from: string;
    readonly to: string | readonly string[];
    readonly subject: string;
    readonly text?: string;
    readonly html?: string;
    readonly reply_to?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly tags?: readonly { readonly name: string; readonly value: string }[];
    readonly attachments?: readonly {
      readonly filename: string;
      readonly content: string;
      readonly content_type?: string;
      readonly content_id?: string;
    }[];
  };
}

/** What to do with one request instead of answering it well. */
export type Trouble =
  | { readonly kind: 'rateLimit'; readonly retryAfter: number }
  | { readonly kind: 'error'; readonly status: number; readonly name: string }
  /** An answer that is not Resend's: a proxy's page. */
  | { readonly kind: 'page'; readonly status: number }
  /** Never answers. */
  | { readonly kind: 'hang' }
  /** Takes the letter, and breaks the connection before it says so. */
  | { readonly kind: 'acceptAndDrop' };

interface Problem {
  readonly status: number;
  readonly name: string;
  readonly message: string;
}

export class FakeResend {
  readonly apiKey = 're_fake';
  /** Every letter that was taken, in order. */
  readonly letters: DeliveredLetter[] = [];
  /** How many requests came, whatever became of them. */
  requests = 0;
  /** Messages that came in, raw, by id; null: known, but the raw message is not there yet. */
  readonly received = new Map<string, string | null>();
  readonly #troubles: Trouble[] = [];
  readonly #taken = new Map<string, { readonly body: string; readonly id: string }>();
  readonly #server = createServer((request, response) => {
    this.#handle(request, response).catch((error: unknown) => response.destroy(error as Error));
  });

  /** Listens on a free port of the loopback interface and gives the base URL. */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    this.#server.closeAllConnections();
    await closed;
  }

  /** The next requests meet these troubles, one each; those after them are answered well. */
  expect(...troubles: readonly Trouble[]): void {
    this.#troubles.push(...troubles);
  }

  /** Forgets letters, keys and troubles. */
  reset(): void {
    this.letters.length = 0;
    this.#troubles.length = 0;
    this.#taken.clear();
    this.received.clear();
    this.requests = 0;
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.requests += 1;
    const text = await readAll(request);
    const trouble = this.#troubles.shift();
    switch (trouble?.kind) {
      case undefined:
        if (request.method === 'GET') this.#lend(request, response);
        else answer(response, this.#take(request, text));
        return;
      case 'rateLimit':
        response.setHeader('retry-after', String(trouble.retryAfter));
        answer(response, problem(429, 'rate_limit_exceeded', 'Too many requests.'));
        return;
      case 'error':
        answer(response, problem(trouble.status, trouble.name, 'As the test asked.'));
        return;
      case 'page':
        response.writeHead(trouble.status, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
        return;
      case 'hang':
        return;
      case 'acceptAndDrop':
        this.#take(request, text);
        response.destroy();
        return;
    }
  }

  /** A message that came in, and the raw bytes of it at an address of their own. */
  #lend(request: IncomingMessage, response: ServerResponse): void {
    const [, kind = '', id = ''] = /^\/(emails\/receiving|raw)\/([\w-]+)$/.exec(request.url ?? '') ?? [];
    const raw = this.received.get(id);
    if (raw === undefined) {
      answer(response, problem(404, 'not_found', 'Email not found'));
      return;
    }
    if (kind === 'raw') {
      response.writeHead(200, { 'content-type': 'message/rfc822' }).end(raw ?? '');
      return;
    }
    if (request.headers.authorization !== `Bearer ${this.apiKey}`) {
      answer(response, problem(401, 'invalid_api_key', 'API key is invalid'));
      return;
    }
    const url = `http://${request.headers.host}/raw/${id}`;
    const body = {
      object: 'email',
      id,
      to: ['games@sealed-move.test'],
      from: 'Ada <ada@example.com>',
      created_at: '2026-11-03T10:12:15.000Z',
      subject: 'Re: 3 Crowns',
      bcc: [],
      cc: [],
      reply_to: [],
      received_for: [],
      html: null,
      text: 'c3-d3',
      headers: {},
      message_id: '<one@example.com>',
      raw: raw === null ? null : { download_url: url, expires_at: '2026-11-03T11:12:15.000Z' },
      attachments: [],
    };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }

  #take(request: IncomingMessage, text: string): Problem | { readonly id: string } {
    if (request.method !== 'POST' || request.url !== '/emails')
      return problem(404, 'not_found', 'The requested endpoint does not exist.');
    if (request.headers.authorization !== `Bearer ${this.apiKey}`)
      return problem(401, 'invalid_api_key', 'API key is invalid');
    const key = request.headers['idempotency-key']?.toString();
    if (key !== undefined && (key.length < 1 || key.length > 256))
      return problem(400, 'invalid_idempotency_key', 'The key must be between 1 and 256 characters.');
    const before = key === undefined ? undefined : this.#taken.get(key);
    if (before) {
      return before.body === text
        ? { id: before.id }
        : problem(409, 'invalid_idempotent_request', 'Same key, other body.');
    }
    const body = JSON.parse(text) as DeliveredLetter['body'];
    if (!body.from || !body.to || !body.subject)
      return problem(422, 'missing_required_field', 'from, to and subject are required.');
    const id = `fake-${this.letters.length + 1}`;
    this.letters.push({ id, key, body });
    if (key !== undefined) this.#taken.set(key, { body: text, id });
    return { id };
  }
}

const problem = (status: number, name: string, message: string): Problem => ({ status, name, message });

function answer(response: ServerResponse, result: Problem | { readonly id: string }): void {
  const status = 'status' in result ? result.status : 200;
  const body =
    'status' in result
      ? { statusCode: result.status, name: result.name, message: result.message }
      : { id: result.id };
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function readAll(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
