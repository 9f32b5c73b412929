/** The API: a game as JSON, its log, and moves. Moves are signed by a play token, as the links of letters are. */

import type { Hono } from 'hono';
import * as z from 'zod';
import { describeNotices } from '../../../render/index.ts';
import type { Seat } from '../../../rules/index.ts';
import type { Words } from '../../../words/index.ts';
import { remainingAt } from '../../clock/clock.ts';
import { standingAfter } from '../../game/evolve/turns.ts';
import type { GameRefusal } from '../../game/model/refusals.ts';
import { explainGameRefusal } from '../../game/show/refusals.ts';
import { readLink } from '../../links.ts';
import { watchGame } from '../access.ts';
import type { App, Ctx } from '../app.ts';
import { type FoundGame, findGame } from '../games.ts';
import { namesOf } from '../parts/gameWords.ts';

const Move = z.object({ ply: z.int().min(0), move: z.string().max(400) });
const KEY = /^[\x21-\x7e]{1,100}$/;

export function apiRoutes(app: Hono<App>): void {
  app.get('/api/games/:id', async (c) => {
    const found = await watchGame(c);
    if (!found) return noSuchGame(c);
    const { snapshot } = found;
    return c.json({
      id: snapshot.id,
      game: snapshot.rulesId,
      rulesVersion: snapshot.rulesVersion,
      options: snapshot.options,
      phase: snapshot.phase,
      ply: snapshot.turns.length,
      toMove: snapshot.toMove ?? null,
      seats: snapshot.seats.map(({ name, state }) => ({ name, state })),
      moves: snapshot.turns.map(({ move, ...turn }) => ({ ...turn, move: move ?? null })),
      clock: {
        terms: snapshot.clock.terms,
        isClaimable: snapshot.clock.isClaimable ?? false,
        weekendsOff: snapshot.clock.weekendsOff ?? false,
        deadline: snapshot.clock.deadline ?? null,
        isOver: snapshot.clock.isOver,
        pausedUntil: snapshot.clock.clock.pausedUntil ?? null,
        remaining: snapshot.seats.map(
          (_, seat) => remainingAt(snapshot.clock.clock, seat, Date.now()) ?? null,
        ),
      },
      offers: snapshot.offers.map(({ isClosed: _, ...offer }) => offer),
      series: snapshot.series ?? null,
      outcome: snapshot.outcome ?? null,
    });
  });

  /** NDJSON, one event a line, each with its hash. */
  app.get('/api/games/:id/log', async (c) => {
    const found = await watchGame(c);
    if (!found) return noSuchGame(c);
    const log = await c.env.GAMES.getByName(found.snapshot.id).log();
    const lines = log.map((event) => `${JSON.stringify(event)}\n`).join('');
    return c.body(lines, 200, { 'content-type': 'application/x-ndjson; charset=utf-8' });
  });

  /** A socket that is told `{"seq", "ply"}` whenever something has happened in the game. */
  app.get('/api/games/:id/live', async (c) => {
    const found = await watchGame(c);
    if (!found) return noSuchGame(c);
    return c.req.header('upgrade') === 'websocket'
      ? c.env.GAMES.getByName(found.snapshot.id).fetch(c.req.raw)
      : c.json({ code: 'NOT_A_SOCKET', message: 'This address is for WebSockets.' }, 426);
  });

  /** `Authorization: Bearer <play token>`, `Idempotency-Key`, and `{"ply", "move"}`. */
  app.post('/api/games/:id/moves', async (c) => {
    const token = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
    const link = readLink(c.var.settings.secret, token);
    if (link?.purpose !== 'play' || link.game !== c.req.param('id')) {
      return c.json(
        { code: 'BAD_TOKEN', message: 'The Authorization header must hold a play token of this game.' },
        401,
      );
    }
    const key = c.req.header('idempotency-key') ?? '';
    if (!KEY.test(key)) {
      return c.json(
        { code: 'BAD_KEY', message: 'An Idempotency-Key header of 1 to 100 visible characters is needed.' },
        400,
      );
    }
    const body = Move.safeParse(await c.req.json().catch(() => undefined));
    if (!body.success) {
      return c.json(
        {
          code: 'BAD_BODY',
          message: `A body like {"ply": 0, "move": "f1-e2"} is needed: ${z.prettifyError(body.error)}`,
        },
        400,
      );
    }
    if (body.data.ply !== link.ply) {
      return c.json(
        {
          code: 'BAD_PLY',
          message: `The token is for ply ${link.ply}, the body names ply ${body.data.ply}.`,
        },
        400,
      );
    }
    const answer = await c.env.GAMES.getByName(link.game).execute(
      { type: 'playMove', seat: link.seat, ply: link.ply, text: body.data.move },
      `api:${link.seat}:${key}`,
    );
    if (answer.ok) return c.json(answer.value);
    const found = await findGame(c.env, link.game);
    const sentences = found
      ? explainMoveRefusal(c.var.words, found, link, answer.error)
      : [answer.error.code];
    const message = sentences.join(' ');
    return c.json({ ...answer.error, message }, answer.error.code === 'ILLEGAL_MOVE' ? 422 : 409);
  });
}

/** For programs, what is not there is said in JSON. */
export const noSuchEndpoint = (c: Ctx) =>
  c.json({ code: 'NOT_FOUND', message: 'The API has nothing at this address.' }, 404);

/** An illegal move is refused with what must be known of the position. */
function explainMoveRefusal(
  words: Words,
  { rules, snapshot }: FoundGame,
  { seat, ply }: { readonly seat: Seat; readonly ply: number },
  refusal: GameRefusal,
) {
  if (refusal.code !== 'ILLEGAL_MOVE') return explainGameRefusal(words, refusal, rules);
  const standing = standingAfter(rules, snapshot.options, snapshot.turns.slice(0, ply));
  const names = namesOf(snapshot);
  const at = { position: standing.position, names, reader: seat };
  return [
    ...explainGameRefusal(words, refusal, rules, at),
    ...describeNotices(words, rules, standing, names, seat),
  ];
}

const noSuchGame = (c: Ctx) =>
  c.json({ code: 'NO_SUCH_GAME', message: 'There is no game with this id.' }, 404);
