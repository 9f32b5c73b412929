import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { canonicalJson } from '../../../src/worker/canonicalJson.ts';
import { hashRecord, NO_HASH } from '../../../src/worker/game/log/chain.ts';
import { open } from '../../../src/worker/game/log/sealed.ts';
import { readRecords } from '../../../src/worker/game/log/table.ts';
import type { GameStub } from './table.ts';

/** Makes the game's log one from before anything was sealed: all of it stands in clear in the chain. */
export async function unsealLog(stub: GameStub): Promise<void> {
  await runInDurableObject(stub, (_, { storage: { sql } }) => {
    let previous = NO_HASH;
    for (const record of readRecords(sql)) {
      const payload = canonicalJson(open(record).payload);
      previous = hashRecord(previous, { ...record, payload });
      sql.exec(
        'UPDATE events SET payload = ?, hash = ?, openings = NULL WHERE seq = ?',
        payload,
        previous,
        record.seq,
      );
    }
  });
  await evictDurableObject(stub);
}
