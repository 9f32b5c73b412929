/**
 * Moves by the API: `Authorization: Bearer TOKEN` holds a play token, as the links of letters do,
 * `Idempotency-Key` a key of the program's own, and the body `{"ply", "move"}`.
 */
import * as z from 'zod';
import { describeNotices } from '../../../render/index.ts';
import { ok, type Result, refuse, type Seat } from '../../../rules/index.ts';
import type { Words } from '../../../words/index.ts';
import { standingAfter } from '../../game/evolve/turns.ts';
import type { GameRefusal } from '../../game/model/refusals.ts';
import { explainGameRefusal } from '../../game/show/refusals.ts';
import { LONGEST_MOVE } from '../../limits.ts';
import { readLink } from '../../links.ts';
import type { Ctx } from '../app.ts';
import { type FoundGame, findGame } from '../games.ts';
import { namesOf } from '../parts/gameWords.ts';

const Move = z.object({ ply: z.int().min(0), move: z.string().max(LONGEST_MOVE) });
const KEY = /^[\x21-\x7e]{1,100}$/;

interface MoveRequest {
  readonly game: string;
  readonly seat: Seat;
  readonly ply: number;
  readonly key: string;
  readonly move: string;
}

interface BadRequest {
  readonly code: 'BAD_TOKEN' | 'BAD_KEY' | 'BAD_BODY' | 'BAD_PLY';
  readonly message: string;
}

export async function postMove(c: Ctx) {
  const request = await readMove(c);
  if (!request.ok) return c.json(request.error, request.error.code === 'BAD_TOKEN' ? 401 : 400);
  const { game, seat, ply, key, move } = request.value;
  const answer = await c.env.GAMES.getByName(game).execute(
    { type: 'playMove', seat, ply, text: move },
    `api:${seat}:${key}`,
  );
  if (answer.ok) return c.json(answer.value);
  const found = await findGame(c.env, game);
  const message = found
    ? explainMoveRefusal(c.var.words, found, request.value, answer.error).join(' ')
    : answer.error.code;
  return c.json({ ...answer.error, message }, answer.error.code === 'ILLEGAL_MOVE' ? 422 : 409);
}

async function readMove(c: Ctx): Promise<Result<MoveRequest, BadRequest>> {
  const { api } = c.var.words;
  const token = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
  const link = readLink(c.var.settings.secret, token);
  if (link?.purpose !== 'play' || link.game !== c.req.param('id')) {
    return refuse({ code: 'BAD_TOKEN', message: api.badToken });
  }
  const key = c.req.header('idempotency-key') ?? '';
  if (!KEY.test(key)) return refuse({ code: 'BAD_KEY', message: api.badKey });
  const body = Move.safeParse(await c.req.json().catch(() => undefined));
  if (!body.success) {
    return refuse({ code: 'BAD_BODY', message: api.badBody(z.prettifyError(body.error)) });
  }
  const { ply, move } = body.data;
  if (ply !== link.ply) return refuse({ code: 'BAD_PLY', message: api.otherPly(link.ply, ply) });
  return ok({ game: link.game, seat: link.seat, ply, key, move });
}

/** For an illegal move, with the notices of the position as well. */
function explainMoveRefusal(
  words: Words,
  { rules, snapshot }: FoundGame,
  { seat, ply }: Pick<MoveRequest, 'seat' | 'ply'>,
  refusal: GameRefusal,
): readonly string[] {
  if (refusal.code !== 'ILLEGAL_MOVE') return explainGameRefusal(words, refusal, rules);
  const standing = standingAfter(rules, snapshot.options, snapshot.turns.slice(0, ply));
  const names = namesOf(words, snapshot);
  const at = { position: standing.position, names, reader: seat };
  return [
    ...explainGameRefusal(words, refusal, rules, at),
    ...describeNotices(words, rules, standing, names, seat),
  ];
}
