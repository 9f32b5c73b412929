/** oEmbed (oembed.com, version 1.0): what another site needs in order to show a position of ours as a board. */

import type { Hono } from 'hono';
import { DAY, SECOND } from '../../clock/units.ts';
import { drawPly } from '../../game/show/drawnPosition.ts';
import { watchGame } from '../access.ts';
import type { App, Ctx } from '../app.ts';
import { addressesOf } from '../parts/addresses.ts';
import { positionWords } from '../parts/positionWords.ts';
import { SITE_NAME } from '../siteName.ts';

/** The embedded page's width, and what it needs below the board. */
const WIDTH = 480;
const LEAST_WIDTH = 240;
const BELOW_BOARD = 130;

export function oEmbedRoutes(app: Hono<App>): void {
  app.get('/oembed', async (c) => {
    if ((c.req.query('format') ?? 'json') !== 'json') {
      return c.json({ code: 'NOT_IMPLEMENTED', message: 'Only format=json is spoken here.' }, 501);
    }
    const asked = readPositionUrl(c, c.req.query('url') ?? '');
    const found = asked && (await watchGame(c, asked.address));
    const ply = asked?.ply ?? found?.snapshot.turns.length ?? 0;
    if (!found || ply > found.snapshot.turns.length) {
      return c.json({ code: 'NOT_FOUND', message: 'There is no game at this url.' }, 404);
    }
    const { rules, snapshot } = found;
    const { scene } = drawPly(c.var.words, rules, snapshot.options, snapshot.turns, ply);
    const { picture, embedded } = addressesOf(c.var.settings, found, ply);
    const { title } = positionWords(c.var.words, found, ply);
    const { width, height } = frameSize(scene.height / scene.width, {
      width: limitOf(c.req.query('maxwidth')),
      height: limitOf(c.req.query('maxheight')),
    });
    return c.json(
      {
        version: '1.0',
        type: 'rich',
        title,
        provider_name: SITE_NAME,
        provider_url: c.var.settings.publicUrl,
        cache_age: DAY / SECOND,
        thumbnail_url: picture,
        thumbnail_width: scene.width,
        thumbnail_height: scene.height,
        html: `<iframe src="${embedded}" width="${width}" height="${height}" title="${escapeAttribute(title)}" frameborder="0" loading="lazy"></iframe>`,
        width,
        height,
      },
      200,
      { 'access-control-allow-origin': '*' },
    );
  });
}

/** The position that an address of ours names; without a ply, the newest. */
function readPositionUrl(c: Ctx, text: string): { address: string; ply: number | undefined } | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.origin !== new URL(c.var.settings.publicUrl).origin) return undefined;
  const [, address, ply] = /^\/(?:g|embed)\/([\w.-]+)(?:\/(\d{1,5}))?\/?$/.exec(url.pathname) ?? [];
  return address === undefined ? undefined : { address, ply: ply === undefined ? undefined : Number(ply) };
}

function limitOf(text: string | undefined): number {
  const limit = Number(text);
  return text && limit > 0 ? limit : Number.POSITIVE_INFINITY;
}

/** The largest frame for a board of this shape within the limits; below a legible size limits are not followed. */
function frameSize(
  shape: number,
  limit: { readonly width: number; readonly height: number },
): { readonly width: number; readonly height: number } {
  const width = Math.max(
    LEAST_WIDTH,
    Math.floor(Math.min(WIDTH, limit.width, (limit.height - BELOW_BOARD) / shape)),
  );
  return { width, height: Math.ceil(width * shape) + BELOW_BOARD };
}

const escapeAttribute = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
