/** oEmbed 1.0 (oembed.com): tells other sites how to embed a position's board. */
import type { Hono } from 'hono';
import { SERVICE } from '../../../words/index.ts';
import { DAY, SECOND } from '../../clock/units.ts';
import { drawPly } from '../../game/show/drawnPosition.ts';
import { watchGame } from '../access.ts';
import type { App, Ctx } from '../app.ts';
import type { FoundGame } from '../games.ts';
import { addressesOf } from '../parts/addresses.ts';
import { positionWords } from '../parts/positionWords.ts';
import { standingsFor } from '../parts/standings.ts';

/** In CSS pixels. */
const WIDTH = 480;
const LEAST_WIDTH = 240;
/** The height of what the embedded page shows below the board. */
const BELOW_BOARD = 130;

export function oEmbedRoutes(app: Hono<App>): void {
  app.get('/oembed', async (c) => {
    if ((c.req.query('format') ?? 'json') !== 'json') {
      return c.json({ code: 'NOT_IMPLEMENTED', message: c.var.words.api.onlyJson }, 501);
    }
    const asked = readPositionUrl(c, c.req.query('url') ?? '');
    const found = asked && (await watchGame(c, asked.address));
    const ply = asked?.ply ?? found?.snapshot.turns.length ?? 0;
    if (!found || ply > found.snapshot.turns.length) {
      return c.json({ code: 'NOT_FOUND', message: c.var.words.api.noGameAtUrl }, 404);
    }
    const limit = { width: limitOf(c.req.query('maxwidth')), height: limitOf(c.req.query('maxheight')) };
    return c.json(await embedding(c, found, ply, limit), 200, { 'access-control-allow-origin': '*' });
  });
}

interface Size {
  readonly width: number;
  readonly height: number;
}

async function embedding(c: Ctx, found: FoundGame, ply: number, limit: Size) {
  const { words, settings } = c.var;
  const { rules, snapshot } = found;
  const known = await standingsFor(c.env, found, ply);
  const { scene } = drawPly(words, rules, snapshot.options, snapshot.turns, ply, {}, known);
  const { picture, embedded } = addressesOf(settings, found, ply);
  const { title } = positionWords(words, found, ply);
  const { width, height } = frameSize(scene.height / scene.width, limit);
  const attributes = `width="${width}" height="${height}" title="${escapeAttribute(title)}"`;
  return {
    version: '1.0',
    type: 'rich',
    title,
    provider_name: SERVICE,
    provider_url: settings.publicUrl,
    cache_age: DAY / SECOND,
    thumbnail_url: picture,
    thumbnail_width: scene.width,
    thumbnail_height: scene.height,
    html: `<iframe src="${embedded}" ${attributes} frameborder="0" loading="lazy"></iframe>`,
    width,
    height,
  };
}

/** The position a URL of this site leads to; without a ply, the newest. */
function readPositionUrl(c: Ctx, text: string): { address: string; ply: number | undefined } | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.origin !== new URL(c.var.settings.publicUrl).origin) return undefined;
  const [, address, ply] = /^\/(?:g|embed)\/([\w.-]+)(?:\/(\d{1,5}))?\/?$/.exec(url.pathname) ?? [];
  return address === undefined ? undefined : { address, ply: ply === undefined ? undefined : Number(ply) };
}

/** A size limit from the query; without one, there is no limit. */
function limitOf(text: string | undefined): number {
  const limit = Number(text);
  return text && limit > 0 ? limit : Number.POSITIVE_INFINITY;
}

/** The largest frame for a board of this shape within the limits, but never too small to read. */
function frameSize(shape: number, limit: Size): Size {
  const width = Math.max(
    LEAST_WIDTH,
    Math.floor(Math.min(WIDTH, limit.width, (limit.height - BELOW_BOARD) / shape)),
  );
  return { width, height: Math.ceil(width * shape) + BELOW_BOARD };
}

const escapeAttribute = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
