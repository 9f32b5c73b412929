/**
 * The one object that knows how fast letters leave this instance. It holds no letters: it lets game objects pass,
 * one request at a time, so that each still sends its own letters by its own present truth. What it must not forget
 * when it dies, the last passes, it writes down; those who wait come back by themselves, in about their order.
 */
import { DurableObject } from 'cloudflare:workers';
import { type Asking, ask, close, type Gate, openGate } from './gate.ts';

type Kept = Pick<Gate, 'passes' | 'closedUntil'>;

export class SenderObject extends DurableObject<Env> {
  #gate: Gate;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#gate = { ...openGate, ...ctx.storage.kv.get<Kept>('gate') };
  }

  /** How many ms to wait before asking again; 0: send now, one request. */
  ask(asking: Asking): number {
    const { gate, wait } = ask(this.#gate, asking, Date.now());
    this.#gate = gate;
    if (wait === 0) this.#keep();
    return wait;
  }

  /** The provider asks for a pause: nobody passes for so many ms. */
  close(ms: number): void {
    this.#gate = close(this.#gate, Date.now() + ms);
    this.#keep();
  }

  #keep(): void {
    const { passes, closedUntil } = this.#gate;
    this.ctx.storage.kv.put<Kept>('gate', { passes, closedUntil });
  }
}
