/** The frame of every page, and the few pieces that pages share. */
import { html } from 'hono/html';
import type { Child } from 'hono/jsx';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { isLocalHost } from '../env.ts';
import type { Suppression } from '../store/mail/suppressions.ts';
import type { Ctx } from './app.ts';

export interface PageFacts {
  readonly title: string;
  readonly children: Child;
  /** Elements for the head: a preview's picture, say. */
  readonly head?: Child;
}

/** Answers with a page. */
export function show(
  c: Ctx,
  page: PageFacts,
  status: ContentfulStatusCode = 200,
): Response | Promise<Response> {
  const account = c.get('account');
  const { settings } = c.var;
  return c.html(
    html`<!DOCTYPE html>${(
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <title>{page.title} · Sealed Move</title>
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          <link rel="stylesheet" href="/style.css" />
          {page.head ?? null}
        </head>
        <body>
          <header class="site">
            <a class="name" href="/">
              Sealed Move
            </a>
            <nav class="row" aria-label="Site">
              <a href="/rules">Rules</a>
              <a href="/lobby">Lobby</a>
              {hasPostOffice(c) ? <a href="/post">Post office</a> : null}
              {account ? (
                <>
                  <a href="/games">My games</a>
                  <a href="/new">New game</a>
                  <a href="/account">Account</a>
                  <form method="post" action="/sign-out">
                    <button class="link" type="submit">
                      Sign out {account.name}
                    </button>
                  </form>
                </>
              ) : (
                <a href="/sign-in">Sign in</a>
              )}
            </nav>
          </header>
          <main>
            {c.var.mailStopped ? <MailStopped reason={c.var.mailStopped} /> : null}
            {page.children}
          </main>
          <footer class="site">
            <p>
              Board games by post. Letters come from <span>{settings.mailFrom}</span>; a move is played only
              by your reply or by a button you press.
            </p>
          </footer>
        </body>
      </html>
    )}`,
    status,
  );
}

/** Above every page of somebody whom no letter reaches. */
const MailStopped = ({ reason }: { reason: Suppression['reason'] }) => (
  <div class="problem" role="alert">
    <p>
      {reason === 'bounced'
        ? 'Our letters to you come back, so we send none. '
        : 'A letter of ours was reported as unwanted from your mailbox, so we send none. '}
      <a href="/account">Mend it</a>, or look here yourself to see when it is your turn.
    </p>
  </div>
);

/** The local post office exists only where no sender is configured, for requests from this machine. */
export function hasPostOffice(c: Ctx): boolean {
  const host = new URL(c.req.url).hostname;
  return c.var.settings.mailSender === 'post-office' && c.var.settings.isLocal && isLocalHost(host);
}

/** What is wrong with what somebody sent, above the form that sent it. */
export const Problem = ({ sentences }: { sentences: readonly string[] }) =>
  sentences.length === 0 ? null : (
    <div class="problem" role="alert">
      {sentences.map((sentence) => (
        <p>{sentence}</p>
      ))}
    </div>
  );

/** A page that says why there is nothing to see, and where to go instead. */
export const showNothing = (
  c: Ctx,
  title: string,
  sentence: string,
  status: 400 | 403 | 404 | 409 | 410 | 413 | 429 | 500 = 404,
) =>
  show(
    c,
    {
      title,
      children: (
        <>
          <h1>{title}</h1>
          <p>{sentence}</p>
          <p>
            <a href="/">To the front page</a>
          </p>
        </>
      ),
    },
    status,
  );
