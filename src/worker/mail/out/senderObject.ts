/**
 * The one object that controls how fast letters leave this instance. It holds no letters: it lets game
 * objects send one request at a time, so that each still writes its letters from its own present state. It
 * stores when the last requests passed, because forgetting that would exceed the rate; the queue rebuilds
 * itself as callers ask again.
 */
import { DurableObject } from 'cloudflare:workers';
import { LONGEST_PAUSE } from '../../limits.ts';
import { type Asking, ask, close, type Gate, openGate } from './gate.ts';
import { type Stop, stop, stopAt } from './stop.ts';

type Kept = Pick<Gate, 'passes' | 'lanes' | 'closedUntil'>;

/** What the operator is told of the gate. */
export interface GateState {
  readonly closedUntil: number;
  readonly waiting: number;
  readonly fault: Stop | undefined;
}

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

  /**
   * The provider asks for a pause: nothing passes for this many ms, or for the longest pause that is heeded.
   */
  close(ms: number): void {
    this.#gate = close(this.#gate, Date.now() + Math.min(ms, LONGEST_PAUSE));
    this.#keep();
  }

  /** The provider refuses this instance: nothing passes for a while, which is answered in ms. */
  stop(error: string): number {
    const now = Date.now();
    const stopped = stop(this.ctx.storage.kv.get<Stop>('stop'), error, now);
    this.ctx.storage.kv.put<Stop>('stop', stopped);
    this.close(stopped.until - now);
    return stopped.until - now;
  }

  /** Opens the gate at once: the operator has mended what was wrong. */
  open(): void {
    this.ctx.storage.kv.delete('stop');
    this.#gate = { ...this.#gate, closedUntil: 0 };
    this.#keep();
  }

  state(): GateState {
    const { closedUntil, waiting } = this.#gate;
    return {
      closedUntil,
      waiting: waiting.length,
      fault: stopAt(this.ctx.storage.kv.get('stop'), Date.now()),
    };
  }

  #keep(): void {
    const { passes, lanes, closedUntil } = this.#gate;
    this.ctx.storage.kv.put<Kept>('gate', { passes, lanes, closedUntil });
  }
}
