/** Verifies an exported log, as `npm run verify` does, for people without a clone of the source. */
import type { Hono } from 'hono';
import { readText } from '../../../game/log/readText.ts';
import { vouchFor } from '../../../game/log/signature.ts';
import { type Proof, verifyLog } from '../../../game/log/verify.ts';
import type { App, Ctx } from '../../app.ts';
import { show, showNothing } from '../../layout.tsx';
import { keysOf } from '../../programs/proofs.ts';
import { verifyPage } from './verifyPage.tsx';

/** Logs take a few hundred bytes a move, so this is far more than any game needs. */
const MOST_BYTES = 500_000;

export function verifyRoutes(app: Hono<App>): void {
  app.get('/verify', (c) => show(c, verifyPage(c.var.words, undefined)));

  app.post('/verify', async (c) => {
    const { file, log } = await c.req.parseBody();
    const isFile = file instanceof File && file.size > 0;
    const text = isFile
      ? readText(new Uint8Array(await file.arrayBuffer()))
      : typeof log === 'string'
        ? log
        : '';
    if (text.length > MOST_BYTES) return tooLong(c);
    const verified = verifyLog(text);
    const vouched = verified.ok ? await vouchedHere(c, verified.value) : undefined;
    return show(c, verifyPage(c.var.words, verified, vouched), verified.ok ? 200 : 422);
  });
}

/** Whether one of this instance's keys made the log's signature. */
const vouchedHere = async (c: Ctx, { snapshot, events, hash, signature }: Proof) =>
  vouchFor({ game: snapshot.id, events, hash }, signature, await keysOf(c));

function tooLong(c: Ctx) {
  const { title, sentence } = c.var.words.pages.verify.tooLong;
  return showNothing(c, title, sentence(MOST_BYTES / 1000), 413);
}
