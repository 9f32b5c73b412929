/** Proves an exported log, as `npm run verify` does, for those without a clone of the source. */
import type { Hono } from 'hono';
import { verifyLog } from '../../../game/log/verify.ts';
import type { App, Ctx } from '../../app.ts';
import { show, showNothing } from '../../layout.tsx';
import { verifyPage } from './verifyPage.tsx';

/** Logs take some hundred bytes a move; this is far more than any game needs. */
const MOST_BYTES = 500_000;
/** What the rest of the form may take. */
const FORM_BYTES = 10_000;

export function verifyRoutes(app: Hono<App>): void {
  app.get('/verify', (c) => show(c, verifyPage(c.var.words, undefined)));

  app.post('/verify', async (c) => {
    const length = Number(c.req.header('content-length') ?? Number.POSITIVE_INFINITY);
    if (length > MOST_BYTES + FORM_BYTES) return tooLong(c);
    const { file, log } = await c.req.parseBody();
    const isFile = file instanceof File && file.size > 0;
    const text = isFile ? await file.text() : typeof log === 'string' ? log : '';
    if (text.length > MOST_BYTES) return tooLong(c);
    const verified = verifyLog(text);
    return show(c, verifyPage(c.var.words, verified), verified.ok ? 200 : 422);
  });
}

function tooLong(c: Ctx) {
  const { title, sentence } = c.var.words.pages.verify.tooLong;
  return showNothing(c, title, sentence(MOST_BYTES / 1000), 413);
}
