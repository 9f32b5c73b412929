/**
 * Pictures of positions, `/g/ID/PLY.png` (see `pictureName.ts`), the whole game as an animated GIF, and a
 * board for each kind of game.
 */
import type { Hono } from 'hono';
import { composeCard, composePng, sceneOf, svgFileOf, viewFrom } from '../../../render/index.ts';
import { type AnyRules, allRules, asRulesId, rulesById } from '../../../rules/index.ts';
import { gameWords, SERVICE } from '../../../words/index.ts';
import { atlasOf } from '../../atlas.ts';
import { coverOf } from '../../game/show/cover.ts';
import { drawPly } from '../../game/show/drawnPosition.ts';
import { parsePictureName, plyOfPicture } from '../../game/show/pictureName.ts';
import { filmedRules, sampleFilm } from '../../game/show/sampleFilm.ts';
import { readLink } from '../../links.ts';
import { watchGame } from '../access.ts';
import type { App, Ctx } from '../app.ts';
import { type FoundGame, findGame } from '../games.ts';
import { noSuchPosition } from '../missing.ts';
import { standingsFor } from '../parts/standings.ts';
import { servePicture } from './pictureCache.ts';
import { cardOf } from './positionCard.ts';

export function pictureRoutes(app: Hono<App>): void {
  app.get('/rules/:game/board.svg', (c) => {
    const rules = rulesById(asRulesId(c.req.param('game')));
    if (!rules) return c.notFound();
    const { words } = c.var;
    const { name } = gameWords(words, rules);
    const scene = sceneOf(rules, coverOf(rules), { view: 0 });
    return drawing(c, svgFileOf(scene, { title: name, desc: name }));
  });

  app.get('/film.svg', (c) => {
    const { words } = c.var;
    const title = words.pages.front.finished(gameWords(words, filmedRules()).name);
    return drawing(c, sampleFilm({ title, desc: title }));
  });

  app.get('/rules/:game/card.png', async (c) => {
    const rules = rulesById(asRulesId(c.req.param('game')));
    if (!rules) return c.notFound();
    const { words } = c.var;
    return serveCard(c, rules, gameWords(words, rules).name, words.sheets[rules.id].summary);
  });

  app.get('/card.png', (c) => {
    const [rules = allRules[0]] = allRules.filter(({ seats }) => seats.length > 2);
    if (!rules) return c.notFound();
    return serveCard(c, rules, SERVICE, c.var.words.pages.front.whatItIs);
  });

  /** Drawn in the game's object, because a Worker's CPU limit is too low for long games. */
  app.get('/g/:id/:film{game(\\.[1-9])?\\.gif}', (c) =>
    servePicture(c, async () => {
      const found = await watchGame(c);
      if (!found) return undefined;
      const { id, isPrivate, outcome, seats, seq } = found.snapshot;
      const seat = Number(/\d/.exec(c.req.param('film'))?.[0] ?? 1) - 1;
      if (!seats[seat]) return undefined;
      return {
        game: id,
        isPublic: !isPrivate,
        type: 'image/gif',
        shows: seat === 0 ? `${seq}.gif` : `${seq}.${seat + 1}.gif`,
        draw: () => c.env.GAMES.getByName(id).animation(seat),
        life: outcome ? 'forever' : 'minute',
      };
    }),
  );

  app.get('/g/:id/:file{[0-9]{1,5}[-.a-z0-9]{4,20}}', async (c, next) => {
    const name = c.req.param('file');
    const ply = plyOfPicture(name);
    if (ply === undefined) return next();
    return servePicture(c, async () => {
      const found = await findPictured(c, ply);
      const picture = found && parsePictureName(found.rules, name);
      if (!picture) return undefined;
      const last = found.snapshot.turns.length;
      if (ply > last) return noSuchPosition(c, ply, last);
      const { rules, snapshot } = found;
      const { id, options, turns, isPrivate, seq } = snapshot;
      return {
        game: id,
        isPublic: !isPrivate,
        type: 'image/png',
        // A takeback is a ply of its own, so a position never changes; what a card tells changes with events.
        shows: picture.isCard ? name.replace('.png', `-of-${seq}.png`) : name,
        draw: async () => {
          const known = await standingsFor(c.env, found, ply, picture.since);
          const { view = viewFrom(rules, known(ply).position, picture.seat ?? 0) } = picture;
          const drawn = drawPly(c.var.words, rules, options, turns, ply, { ...picture, view }, known);
          return picture.isCard
            ? composeCard(cardOf(c.var.words, found, ply, drawn), atlasOf(c.env))
            : composePng(drawn.scene, atlasOf(c.env));
        },
        // A card tells names, which can change.
        life: picture.isCard ? 'minute' : 'forever',
      };
    });
  });
}

/** A drawing as a file. It has a style of its own, and nothing else. */
const drawing = (c: Ctx, svg: string): Response =>
  c.body(svg, 200, {
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=86400',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  });

/** The card of a page that is about no particular game. */
async function serveCard(c: Ctx, rules: AnyRules, title: string, status: string): Promise<Response> {
  const atlas = atlasOf(c.env);
  const key = new Request(`${c.var.settings.publicUrl}${c.req.path}?drawing=${atlas.version}`);
  const cached = await caches.default.match(key);
  if (cached) return new Response(cached.body, cached);
  const scene = sceneOf(rules, coverOf(rules), { view: 0 });
  const response = new Response(await composeCard({ scene, title, players: [], status }, atlas), {
    headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' },
  });
  c.executionCtx.waitUntil(caches.default.put(key, response.clone()));
  return response;
}

/** The picture link in a letter shows that one position, even after the game's watch link was renewed. */
function findPictured(c: Ctx, ply: number): Promise<FoundGame | undefined> {
  const link = readLink(c.var.settings.secrets, c.req.param('id') ?? '');
  if (link?.purpose !== 'picture') return watchGame(c);
  return link.ply === ply ? findGame(c.env, link.game) : Promise.resolve(undefined);
}
