/**
 * The local post office: on an instance without a sender, letters lie here, are read with their pictures and
 * answered. An answer goes through the same handler as mail from outside.
 */
import type { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Receipt } from '../../../mail/in/receive.ts';
import { receiveMail } from '../../../mail/in/receive.ts';
import { findLetter, lettersTo, mailboxes, markRead } from '../../../store/mail/postOffice.ts';
import { randomLetters } from '../../../tokens.ts';
import type { App } from '../../app.ts';
import { hasPostOffice, Problem, show, showNothing } from '../../layout.tsx';
import { formatAnswer } from './answer.ts';
import { frameHeight } from './frame.ts';

/** A letter runs nothing; what its links open is a page like any other, without the sandbox. */
const SANDBOX = 'allow-popups allow-popups-to-escape-sandbox';
/** Nothing of a letter may run or load but its own styles and our pictures. */
const LETTER_POLICY = `default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; sandbox ${SANDBOX}; frame-ancestors 'self'`;
const MAX_ANSWER = 20_000;

const localOnly = createMiddleware<App>(async (c, next) =>
  hasPostOffice(c)
    ? next()
    : showNothing(
        c,
        'No post office here',
        'This instance sends its letters by mail: look into your mailbox.',
      ),
);

export function postOfficeRoutes(app: Hono<App>): void {
  app.use('/post', localOnly);
  app.use('/post/*', localOnly);

  app.get('/post', async (c) => {
    const boxes = await mailboxes(c.env.DB);
    return show(c, {
      title: 'Post office',
      children: (
        <>
          <h1>Post office</h1>
          <p>
            This instance has no mail sender, so every letter stays here. Read a player’s letters and answer
            them; an answer takes the same way as mail from outside. <a href="/post">Look again</a>
          </p>
          {boxes.length === 0 ? <p>No letter has been sent yet.</p> : null}
          {boxes.length > 0 ? (
            <table class="list">
              <thead>
                <tr>
                  <th scope="col">Mailbox</th>
                  <th scope="col">Letters</th>
                  <th scope="col">Unread</th>
                </tr>
              </thead>
              <tbody>
                {boxes.map(({ address, letters, unread }) => (
                  <tr>
                    <td class={unread > 0 ? 'unread' : undefined}>
                      <a href={`/post/box/${encodeURIComponent(address)}`}>{address}</a>
                    </td>
                    <td>{letters}</td>
                    <td>{unread}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          ) : null}
        </>
      ),
    });
  });

  app.get('/post/box/:address', async (c) => {
    const address = c.req.param('address');
    const letters = await lettersTo(c.env.DB, address);
    return show(c, {
      title: `Letters to ${address}`,
      children: (
        <>
          <p>
            <a href="/post">Post office</a> ·{' '}
            <a href={`/post/box/${encodeURIComponent(address)}`}>Look again</a>
          </p>
          <h1>Letters to {address}</h1>
          {letters.length === 0 ? <p>No letter lies here.</p> : null}
          <table class="list">
            <tbody>
              {letters.map(({ key, subject, beginning, at, isRead }) => (
                <tr>
                  <td class={isRead ? undefined : 'unread'}>
                    <a href={letterPath(key)}>{subject}</a>
                    {isRead ? null : <span class="hint"> new</span>}
                    <div class="hint">{beginning}</div>
                  </td>
                  <td>{new Date(at).toISOString().slice(0, 19).replace('T', ' ')} UTC</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      ),
    });
  });

  app.get('/post/letter/:key', async (c) => {
    const letter = await findLetter(c.env.DB, c.req.param('key'));
    if (!letter) return showNothing(c, 'No such letter', 'No letter with this key lies here.');
    await markRead(c.env.DB, letter.key, Date.now());
    const box = `/post/box/${encodeURIComponent(letter.address)}`;
    return show(c, {
      title: letter.subject,
      children: (
        <>
          <p>
            <a href="/post">Post office</a> · <a href={box}>Letters to {letter.address}</a>
          </p>
          <h1>{letter.subject}</h1>
          <p class="hint address">
            From {letter.from} to {letter.to}
            {letter.replyTo ? `, answers to ${letter.replyTo}` : null}
          </p>
          {letter.replyTo ? (
            <form method="post" action={`${letterPath(letter.key)}/answer`} class="card">
              <div class="field">
                <label for="text">Answer as {letter.address}</label>
                <textarea id="text" name="text" class="reply" rows={3} maxlength={MAX_ANSWER} required />
              </div>
              <button type="submit">Send the answer</button>
            </form>
          ) : null}
          <div class="letter">
            <iframe
              title="The letter as a mail program shows it"
              src={`${letterPath(letter.key)}/html`}
              sandbox={SANDBOX}
              height={frameHeight(letter.html)}
            />
          </div>
          <h2>As plain text</h2>
          <pre>{letter.text}</pre>
          <details>
            <summary>Headers</summary>
            <pre>
              {Object.entries(letter.headers)
                .map(([name, value]) => `${name}: ${value}`)
                .join('\n')}
            </pre>
          </details>
        </>
      ),
    });
  });

  app.get('/post/letter/:key/html', async (c) => {
    const letter = await findLetter(c.env.DB, c.req.param('key'));
    if (!letter) return c.notFound();
    const html = letter.html.replaceAll(/\bcid:([\w-]+)/g, (_, id) => `${letterPath(letter.key)}/part/${id}`);
    c.header('content-security-policy', LETTER_POLICY);
    // A sandboxed document has an origin of its own already; asked for, browsers complain.
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

  app.post('/post/letter/:key/answer', async (c) => {
    const letter = await findLetter(c.env.DB, c.req.param('key'));
    if (!letter?.replyTo)
      return showNothing(c, 'No such letter', 'No letter with this key waits for an answer.');
    const form = await c.req.parseBody();
    const text = typeof form.text === 'string' ? form.text.slice(0, MAX_ANSWER) : '';
    const raw = formatAnswer({
      from: letter.address,
      to: letter.replyTo,
      subject: letter.subject,
      text,
      messageId: `${randomLetters(24)}@post-office.localhost`,
      authservId: c.var.settings.authservId,
      date: new Date(),
    });
    const receipt = await receiveMail(
      { from: letter.address, to: letter.replyTo, size: raw.byteLength, raw: new Blob([raw]).stream() },
      c.env,
    );
    return show(c, {
      title: 'Answer delivered',
      children: (
        <>
          <h1>Answer delivered</h1>
          <Problem sentences={receipt.did === 'played' ? [] : [receiptWords(receipt)]} />
          {receipt.did === 'played' ? <p>The move {receipt.move} was played.</p> : null}
          <p>
            <a class="button" href="/post">
              To the post office
            </a>{' '}
            <a href={`/post/box/${encodeURIComponent(letter.address)}`}>Letters to {letter.address}</a>
          </p>
        </>
      ),
    });
  });
}

const letterPath = (key: string): string => `/post/letter/${encodeURIComponent(key)}`;

/** What a command by mail has brought about; offers are only made by it. */
function agreedWords(word: Extract<Receipt, { did: 'agreed' }>['word']): string {
  switch (word) {
    case 'draw':
    case 'takeback':
    case 'pause':
    case 'resume':
      return 'It was done, or proposed where others must consent: the game’s page shows what is open.';
    case 'rematch':
      return 'The others are asked whether they want to play again.';
    default:
      return 'It was done.';
  }
}

function receiptWords(receipt: Receipt): string {
  switch (receipt.did) {
    case 'played':
      return '';
    case 'askedToConfirm':
      return 'The move waits: a letter asks to confirm it.';
    case 'agreed':
      return agreedWords(receipt.word);
    case 'noted':
      return 'The note was passed on.';
    case 'told':
      return 'A letter answers it.';
    case 'refused':
      return 'The answer was not played; a letter explains why.';
    case 'dropped':
      return `The answer was dropped: ${receipt.reason}.`;
    case 'rejected':
      return `The answer was rejected: ${receipt.reason}.`;
  }
}
