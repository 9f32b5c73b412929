/** The feed format (Atom, RFC 4287). */
import { html, raw } from 'hono/html';
import { SERVICE } from '../../../words/index.ts';
import type { Ctx } from '../app.ts';

export interface FeedEntry {
  /** Absolute. It is also the entry's id, so no two entries may share it. */
  readonly url: string;
  readonly title: string;
  readonly summary: string;
  readonly at: number;
  readonly author: string;
  /** `url` is absolute; `alt` describes the picture. */
  readonly picture?: { readonly url: string; readonly alt: string };
}

export interface Feed {
  readonly url: string;
  /** The page the feed is about. */
  readonly page: string;
  readonly title: string;
  readonly at: number;
  /** Newest first. */
  readonly entries: readonly FeedEntry[];
}

const instant = (at: number): string => new Date(at).toISOString();

const contentOf = ({ url, summary, picture }: FeedEntry) =>
  picture
    ? html`<p><a href="${url}"><img src="${picture.url}" alt="${picture.alt}"></a></p><p>${summary}</p>`
    : html`<p>${summary}</p>`;

export async function answerFeed(c: Ctx, { url, page, title, at, entries }: Feed): Promise<Response> {
  const parts = await Promise.all(
    entries.map(
      async (entry) => html`<entry>
<id>${entry.url}</id><title>${entry.title}</title><updated>${instant(entry.at)}</updated>
<author><name>${entry.author}</name></author><link rel="alternate" type="text/html" href="${entry.url}"/>
<content type="html">${String(await contentOf(entry))}</content>
</entry>
`,
    ),
  );
  const body = await html`${raw('<?xml version="1.0" encoding="utf-8"?>')}
<feed xmlns="http://www.w3.org/2005/Atom">
<id>${url}</id><title>${title}</title><updated>${instant(at)}</updated><generator>${SERVICE}</generator>
<link rel="self" type="application/atom+xml" href="${url}"/><link rel="alternate" type="text/html" href="${page}"/>
${parts}</feed>
`;
  return c.body(String(body), 200, {
    'content-type': 'application/atom+xml; charset=utf-8',
    'cache-control': 'max-age=300',
  });
}
