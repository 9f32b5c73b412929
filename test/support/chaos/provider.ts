/**
 * A mail provider that misbehaves as providers do, behind the Worker's own `fetch`: it refuses, breaks off,
 * asks for pauses and takes letters without saying so; but it takes each idempotency key once within a day,
 * as it promises.
 */
import type { Roll } from '../worker/dice.ts';

export interface TakenLetter {
  readonly key: string;
  readonly at: number;
  readonly to: string;
  readonly replyTo: string | undefined;
  readonly tags: Readonly<Record<string, string>>;
}

interface Body {
  readonly to: string;
  readonly reply_to?: string;
  readonly tags: readonly { readonly name: string; readonly value: string }[];
}

/** What befalls a request. */
const MISHAPS = [
  'rateLimit',
  'serverError',
  'badGateway',
  'concurrent',
  'lostRequest',
  'lostAnswer',
] as const;
export type Mishap = (typeof MISHAPS)[number];

const DAY = 86_400_000;

export class ChaosProvider {
  readonly taken: TakenLetter[] = [];
  readonly requests: number[] = [];
  readonly mishaps = new Map<Mishap | 'repeated' | 'killed', number>();
  /** Of a hundred requests, so many go wrong. */
  trouble = 0;
  /** Called for a letter at the moment at which it is taken. */
  onTaken: (letter: TakenLetter) => void = () => {};
  /** Set: the next request is taken, and its sender dies of this while it waits for the answer. */
  kill: (() => void) | undefined;
  readonly #keys = new Map<string, { readonly at: number; readonly body: string }>();
  readonly #roll: Roll;

  constructor(roll: Roll) {
    this.#roll = roll;
  }

  async fetch(request: Request): Promise<Response> {
    const key = request.headers.get('idempotency-key') ?? '';
    const body = await request.text();
    this.requests.push(Date.now());
    if (this.kill) {
      this.#count('killed');
      this.#take(key, body);
      this.kill();
      throw new Error('the sender of this request is gone');
    }
    const mishap = this.#roll(100) < this.trouble ? MISHAPS[this.#roll(MISHAPS.length)] : undefined;
    if (mishap) this.#count(mishap);
    switch (mishap) {
      case undefined:
        return this.#take(key, body);
      case 'rateLimit':
        return problem(429, 'rate_limit_exceeded', { 'retry-after': `${1 + this.#roll(4)}` });
      case 'serverError':
        return problem(500, 'internal_server_error');
      case 'badGateway':
        return new Response('<h1>Bad gateway</h1>', { status: 502 });
      case 'concurrent':
        return problem(409, 'concurrent_idempotent_requests');
      case 'lostRequest':
        throw new TypeError('Network connection lost.');
      case 'lostAnswer':
        this.#take(key, body);
        throw new TypeError('Network connection lost.');
    }
  }

  #take(key: string, body: string): Response {
    const now = Date.now();
    const before = this.#keys.get(key);
    if (before && before.at > now - DAY) {
      this.#count('repeated');
      return before.body === body
        ? Response.json({ id: `id of ${key}` })
        : problem(409, 'invalid_idempotent_request');
    }
    this.#keys.set(key, { at: now, body });
    const { to, reply_to, tags } = JSON.parse(body) as Body;
    const letter = {
      key,
      at: now,
      to,
      replyTo: reply_to,
      tags: Object.fromEntries(tags.map(({ name, value }) => [name, value])),
    };
    this.taken.push(letter);
    this.onTaken(letter);
    return Response.json({ id: `id of ${key}` });
  }

  #count(mishap: Mishap | 'repeated' | 'killed'): void {
    this.mishaps.set(mishap, (this.mishaps.get(mishap) ?? 0) + 1);
  }
}

const problem = (statusCode: number, name: string, headers: Record<string, string> = {}): Response =>
  Response.json({ statusCode, name, message: 'As chance would have it.' }, { status: statusCode, headers });
