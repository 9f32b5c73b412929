/** The frame around every page, and the few pieces that most pages share. */
import { html } from 'hono/html';
import type { Child } from 'hono/jsx';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { SERVICE, type Words } from '../../words/index.ts';
import { isLocalHost } from '../env.ts';
import type { Suppression } from '../store/mail/suppressions.ts';
import type { Ctx } from './app.ts';

export interface PageFacts {
  readonly title: string;
  readonly children: Child;
  /** Extra elements for the head, such as a preview's picture. */
  readonly head?: Child;
}

/** Answers with a page. */
export function show(
  c: Ctx,
  page: PageFacts,
  status: ContentfulStatusCode = 200,
): Response | Promise<Response> {
  const { settings, words, mailStopped } = c.var;
  return c.html(
    html`<!DOCTYPE html>${(
      <html lang={settings.language}>
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <title>
            {page.title} · {SERVICE}
          </title>
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          <link rel="stylesheet" href="/style.css" />
          {page.head ?? null}
        </head>
        <body>
          <Navigation c={c} />
          <main>
            {mailStopped ? <MailStopped words={words} reason={mailStopped} /> : null}
            {page.children}
          </main>
          <Footer c={c} />
        </body>
      </html>
    )}`,
    status,
  );
}

/** One line. On a narrow screen the links open as a popover, which needs no script. */
const Navigation = ({ c }: { c: Ctx }) => {
  const { words, account } = c.var;
  const { layout } = words.pages;
  return (
    <header class="site">
      <a class="name" href="/">
        {SERVICE}
      </a>
      <button type="button" class="plain menu" popovertarget="site-menu">
        {layout.menu}
      </button>
      <nav id="site-menu" popover aria-label={layout.site}>
        <a href="/rules">{layout.rules}</a>
        <a href="/lobby">{layout.lobby}</a>
        {hasPostOffice(c) ? <a href="/post">{layout.postOffice}</a> : null}
        {account ? (
          <>
            <a href="/games">{layout.myGames}</a>
            <a href="/new">{layout.newGame}</a>
            <a href="/account">{layout.account}</a>
            <form method="post" action="/sign-out">
              <button class="link" type="submit">
                {layout.signOut(account.name)}
              </button>
            </form>
          </>
        ) : (
          <a href="/sign-in">{layout.signIn}</a>
        )}
      </nav>
    </header>
  );
};

const Footer = ({ c }: { c: Ctx }) => {
  const { footer } = c.var.words.pages.layout;
  return (
    <footer class="site">
      <p>
        {footer.beforeSender}
        <span>{c.var.settings.mailFrom}</span>
        {footer.afterSender}
      </p>
      <p class="row">
        <a href="/privacy">{c.var.words.pages.layout.privacy}</a>
        {(c.var.settings.imprint ?? c.var.settings.contact) ? (
          <a href="/imprint">{c.var.words.pages.layout.imprint}</a>
        ) : null}
      </p>
    </footer>
  );
};

/** At the top of every page of a player whose letters cannot be delivered. */
const MailStopped = ({ words, reason }: { words: Words; reason: Suppression['reason'] }) => {
  const text = words.pages.layout.mailStopped;
  return (
    <div class="problem" role="alert">
      <p>
        {text[reason]}
        <a href="/account">{text.mend}</a>
        {text.afterMend}
      </p>
    </div>
  );
};

/** The local post office exists only on an instance without a mail sender, for requests from this machine. */
export function hasPostOffice(c: Ctx): boolean {
  const host = new URL(c.req.url).hostname;
  return c.var.settings.mailSender === 'post-office' && c.var.settings.isLocal && isLocalHost(host);
}

/** What is wrong with an entry, above the form that it was sent from; it is read aloud first. */
export const Problem = ({ sentences }: { sentences: readonly string[] }) =>
  sentences.length === 0 ? null : (
    <div class="problem" role="alert" tabindex={-1} autofocus>
      {sentences.map((sentence) => (
        <p>{sentence}</p>
      ))}
    </div>
  );

/** A page that says why there is nothing here, and where to go instead. */
export const showNothing = (
  c: Ctx,
  title: string,
  sentence: string,
  status: 200 | 400 | 403 | 404 | 405 | 409 | 410 | 413 | 429 | 500 | 503 = 404,
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
            <a href="/">{c.var.words.pages.layout.toFrontPage}</a>
          </p>
        </>
      ),
    },
    status,
  );
