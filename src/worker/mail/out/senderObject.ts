/**
 * Controls how fast letters leave through one account at the mail provider. It holds no letters: it gives
 * game objects slots, so that each still writes its letters from its own present state. What it keeps is a
 * little ahead of the slots it has given away, so that most cost no row, and none is given twice when it
 * dies.
 */
import { DurableObject } from 'cloudflare:workers';
import { SECOND } from '../../clock/units.ts';
import { readSettings } from '../../env.ts';
import { LONGEST_PAUSE } from '../../limits.ts';
import {
  type Allowance,
  type Asking,
  aheadOf,
  ask,
  close,
  covers,
  type Gate,
  openGate,
  waitingAt,
  withoutLetter,
} from './gate.ts';
import { type Stop, stop, stopAt } from './stop.ts';

const KEPT_AHEAD = 5 * SECOND;

/** What the operator is told of the gate. */
export interface GateState {
  readonly closedUntil: number;
  readonly waiting: number;
  readonly fault: Stop | undefined;
}

export class SenderObject extends DurableObject<Env> {
  readonly #allowance: Allowance;
  #gate: Gate;
  #kept: Gate;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    const { mailRate, mailBudget } = readSettings(env);
    this.#allowance = { rate: mailRate, budget: mailBudget };
    this.#kept = { ...openGate, ...ctx.storage.kv.get<Gate>('slots') };
    this.#gate = this.#kept;
  }

  /** How many ms to wait before sending one request; the slot is the caller's, unless they give up. */
  ask(asking: Asking): number {
    const now = Date.now();
    const { gate, at } = ask(this.#gate, asking, now, this.#allowance);
    this.#gate = gate;
    this.#keep();
    return at - now;
  }

  /**
   * The provider refuses a letter and asks for a pause: nothing passes for this many ms, or for the longest
   * pause that is heeded.
   */
  close(ms: number): void {
    const now = Date.now();
    this.#gate = close(withoutLetter(this.#gate, now), now + Math.min(ms, LONGEST_PAUSE));
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
    const now = Date.now();
    return {
      closedUntil: this.#gate.closedUntil,
      waiting: waitingAt(this.#gate, now, this.#allowance),
      fault: stopAt(this.ctx.storage.kv.get('stop'), now),
    };
  }

  #keep(): void {
    if (covers(this.#kept, this.#gate, this.#allowance)) return;
    this.#kept = aheadOf(this.#gate, KEPT_AHEAD);
    this.ctx.storage.kv.put<Gate>('slots', this.#kept);
  }
}
