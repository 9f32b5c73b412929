/**
 * The local post office. An instance without a mail sender keeps its letters here, to be read and answered.
 * A reply goes through the same handler as mail from outside.
 */
import type { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { receiveMail } from '../../../mail/in/receive.ts';
import { findLetter, lettersTo, mailboxes, markRead } from '../../../store/mail/postOffice.ts';
import { randomLetters } from '../../../tokens.ts';
import type { App, Ctx } from '../../app.ts';
import { hasPostOffice, show, showNothing } from '../../layout.tsx';
import { formatAnswer, LONGEST_ANSWER } from './answer.ts';
import { LETTER_SANDBOX } from './frame.ts';
import { answeredPage, letterPage, letterPath, mailboxPage, postOfficePage } from './postOfficePage.tsx';

/** No scripts may run in a letter, and only its own styles and our pictures may load. */
const LETTER_POLICY = [
  "default-src 'none'",
  "img-src 'self'",
  "style-src 'unsafe-inline'",
  `sandbox ${LETTER_SANDBOX}`,
  "frame-ancestors 'self'",
].join('; ');

const localOnly = createMiddleware<App>(async (c, next) => {
  if (hasPostOffice(c)) return next();
  const { title, sentence } = c.var.words.pages.postOffice.notHere;
  return showNothing(c, title, sentence);
});

export function postOfficeRoutes(app: Hono<App>): void {
  app.use('/post', localOnly);
  app.use('/post/*', localOnly);

  app.get('/post', async (c) => show(c, postOfficePage(c.var.words, await mailboxes(c.env.DB))));

  app.get('/post/box/:address', async (c) => {
    const address = c.req.param('address');
    return show(c, mailboxPage(c.var.words, address, await lettersTo(c.env.DB, address)));
  });

  app.get('/post/letter/:key', async (c) => {
    const letter = await findLetter(c.env.DB, c.req.param('key'));
    if (!letter) return noSuchLetter(c, 'unknown');
    await markRead(c.env.DB, letter.key, Date.now());
    return show(c, letterPage(c.var.words, letter));
  });

  app.get('/post/letter/:key/html', async (c) => {
    const letter = await findLetter(c.env.DB, c.req.param('key'));
    if (!letter) return c.notFound();
    const html = letter.html.replaceAll(/\bcid:([\w-]+)/g, (_, id) => `${letterPath(letter.key)}/part/${id}`);
    c.header('content-security-policy', LETTER_POLICY);
    // A sandboxed document has an opaque origin anyway, and browsers log a warning about this header.
    c.header('origin-agent-cluster', '?0');
    return c.html(html.replace('<head>', '<head><base target="_blank">'));
  });

  app.get('/post/letter/:key/part/:id', async (c) => {
    const letter = await findLetter(c.env.DB, c.req.param('key'));
    const part = letter?.attachments.find(({ contentId }) => contentId === c.req.param('id'));
    if (!part) return c.notFound();
    return c.body(new Uint8Array(part.content), 200, {
      'content-type': part.contentType,
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  app.post('/post/letter/:key/answer', answerLetter);
}

/** Delivers the reply as the player's mail program would. */
async function answerLetter(c: Ctx) {
  const letter = await findLetter(c.env.DB, c.req.param('key') ?? '');
  if (!letter?.replyTo) return noSuchLetter(c, 'unanswerable');
  const form = await c.req.parseBody();
  const text = typeof form.text === 'string' ? form.text.slice(0, LONGEST_ANSWER) : '';
  const raw = formatAnswer({
    from: letter.address,
    to: letter.replyTo,
    subject: letter.subject,
    text,
    messageId: `${randomLetters(24)}@post-office.localhost`,
    authservId: c.var.settings.authservId,
    date: new Date(),
  });
  const fate = await receiveMail(
    { from: letter.address, to: letter.replyTo, size: raw.byteLength, raw: new Blob([raw]).stream() },
    c.env,
  );
  return show(c, answeredPage(c.var.words, letter.address, fate));
}

function noSuchLetter(c: Ctx, why: 'unknown' | 'unanswerable') {
  const { title, [why]: sentence } = c.var.words.pages.postOffice.noSuchLetter;
  return showNothing(c, title, sentence);
}
