/**
 * What Discord, Slack and Mastodon make of a page, after what they document and what their source shows:
 * which tag counts first, how much of the page is read, and what a picture must be.
 */

export interface Head {
  readonly title: string;
  /** By name or property; the first of each counts. */
  readonly meta: ReadonlyMap<string, string>;
  readonly links: readonly Readonly<Record<string, string>>[];
}

export interface Card {
  readonly provider: string | undefined;
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly picture: string | undefined;
  /** A large picture, and not a thumbnail beside the words. */
  readonly isLarge: boolean;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const decode = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? '');

const attributesOf = (tag: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Array.from(tag.matchAll(/([\w:-]+)="([^"]*)"/g), ([, name, value]) => [name, decode(value ?? '')]),
  );

/** Reads the tags of a page's head; what is cut off is not there. */
export function readHead(html: string): Head {
  const meta = new Map<string, string>();
  for (const [tag] of html.matchAll(/<meta [^>]*>/g)) {
    const { name, property, content } = attributesOf(tag);
    const key = property ?? name;
    if (key !== undefined && content !== undefined && !meta.has(key)) meta.set(key, content);
  }
  return {
    title: decode(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    meta,
    links: Array.from(html.matchAll(/<link [^>]*>/g), ([tag]) => attributesOf(tag)),
  };
}

/** Slack asks for the first 32 kB of a page, and takes Twitter's tags where there are no others. */
export function asSlack(html: string): Card {
  const { meta, title } = readHead(html.slice(0, 32_768));
  return {
    provider: meta.get('og:site_name'),
    title: meta.get('og:title') ?? meta.get('twitter:title') ?? title,
    description: meta.get('og:description') ?? meta.get('twitter:description') ?? meta.get('description'),
    picture: meta.get('og:image') ?? meta.get('twitter:image'),
    isLarge: Number(meta.get('og:image:width')) >= 300,
  };
}

/**
 * Discord shows a large picture only for Twitter's large card, and lets a page's oEmbed name the provider.
 */
export async function asDiscord(html: string, fetchJson: (url: string) => Promise<unknown>): Promise<Card> {
  const { meta, links, title } = readHead(html);
  const link = links.find(({ rel, type }) => rel === 'alternate' && type === 'application/json+oembed');
  const oEmbed = link?.href ? ((await fetchJson(link.href)) as { provider_name?: string }) : {};
  return {
    provider: oEmbed.provider_name ?? meta.get('og:site_name'),
    title: meta.get('og:title') ?? meta.get('twitter:title') ?? title,
    description: meta.get('og:description') ?? meta.get('description'),
    picture: meta.get('og:image') ?? meta.get('twitter:image'),
    isLarge: meta.get('twitter:card') === 'summary_large_image',
  };
}

/**
 * Mastodon asks oEmbed first, takes its photos and videos but not its rich kind, and then reads OpenGraph.
 */
export async function asMastodon(html: string, fetchJson: (url: string) => Promise<unknown>): Promise<Card> {
  const { meta, links, title } = readHead(html);
  const link = links.find(({ type }) => type === 'application/json+oembed');
  const oEmbed = link?.href ? ((await fetchJson(link.href)) as Readonly<Record<string, string>>) : {};
  if (oEmbed.type === 'photo') {
    return {
      provider: oEmbed.provider_name,
      title: oEmbed.title,
      description: undefined,
      picture: oEmbed.url,
      isLarge: true,
    };
  }
  return {
    provider: meta.get('og:site_name'),
    title: meta.get('og:title') ?? title,
    description: meta.get('og:description') ?? meta.get('description'),
    picture: meta.get('og:image'),
    isLarge: Number(meta.get('og:image:width')) > Number(meta.get('og:image:height')) / 2,
  };
}
