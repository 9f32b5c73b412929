/**
 * Sends the digests that it was given, some at once: the cron gives each of many such objects a few of those
 * that are due, so that everybody's come within minutes although the whole country gets up at the same hour.
 * What it was given it keeps until it is done with it.
 */
import { DurableObject } from 'cloudflare:workers';
import type { DueDigest } from '../../store/mail/digests.ts';
import { sendDigests } from './digest.ts';

export class DigestObject extends DurableObject<Env> {
  async take(due: readonly DueDigest[]): Promise<void> {
    const { kv } = this.ctx.storage;
    kv.put<readonly DueDigest[]>('due', [...(kv.get<readonly DueDigest[]>('due') ?? []), ...due]);
    await this.ctx.storage.setAlarm(Date.now());
  }

  /** One that fails is due again later, by its account's own plan; only what was never tried is repeated. */
  override async alarm(): Promise<void> {
    const { kv } = this.ctx.storage;
    const due = kv.get<readonly DueDigest[]>('due') ?? [];
    await sendDigests(this.env, due, () => Date.now());
    // Others may have been given meanwhile.
    const left = (kv.get<readonly DueDigest[]>('due') ?? []).slice(due.length);
    if (left.length === 0) {
      kv.delete('due');
      return;
    }
    kv.put('due', left);
    await this.ctx.storage.setAlarm(Date.now());
  }
}
