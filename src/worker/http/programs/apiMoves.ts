/**
 * Moves and agreements through the API. `Authorization: Bearer TOKEN` holds a play token, the same as in a
 * letter's links; `Idempotency-Key` a key of the program's own; the body is `{"ply", "move"}`, or asks for
 * an agreement.
 */
import * as z from 'zod/mini';
import { describeNotices } from '../../../render/index.ts';
import { ok, type Result, refuse } from '../../../rules/index.ts';
import type { Answer } from '../../game/model/answers.ts';
import type { Command } from '../../game/model/commands.ts';
import type { GameRefusal } from '../../game/model/refusals.ts';
import { explainGameRefusal } from '../../game/show/refusals.ts';
import { LONGEST_MOVE } from '../../limits.ts';
import { commandOf } from '../agreementCommand.ts';
import type { Ctx } from '../app.ts';
import { type FoundGame, findGame } from '../games.ts';
import { readJson } from '../jsonBody.ts';
import { namesOf } from '../parts/gameWords.ts';
import { standingsFor } from '../parts/standings.ts';
import { type BadRequest, badToken, type PlayLink, readToken } from './playToken.ts';

const Move = z.object({
  ply: z.int().check(z.minimum(0)),
  move: z.string().check(z.maxLength(LONGEST_MOVE)),
});
const KEY = /^[\x21-\x7e]{1,100}$/;

/** Who is asking, by the token and the headers. */
interface Asker {
  readonly link: PlayLink;
  readonly ply: number;
  readonly key: string;
}

interface MoveRequest extends Asker {
  readonly move: string;
}

export async function postMove(c: Ctx) {
  const request = await readMove(c);
  if (!request.ok) return c.json(request.error, request.error.code === 'BAD_TOKEN' ? 401 : 400);
  const { link, ply, move } = request.value;
  const answer = await execute(c, request.value, { type: 'playMove', seat: link.seat, ply, text: move });
  if (answer.ok) return c.json(answer.value);
  if (isOfOthers(answer.error)) return c.json(badToken(c), 401);
  const found = await findGame(c.env, link.game);
  const message = found
    ? (await explainMoveRefusal(c, found, request.value, answer.error)).join(' ')
    : answer.error.code;
  return c.json({ ...answer.error, message }, answer.error.code === 'ILLEGAL_MOVE' ? 422 : 409);
}

const execute = (c: Ctx, { link, key }: Asker, command: Command): Promise<Answer> =>
  c.env.GAMES.getByName(link.game).execute(command, `api:${link.seat}:${key}`, {}, link);

/** Whether the token is of no game, or of a player who has left the seat to somebody else. */
const isOfOthers = ({ code }: GameRefusal): boolean => code === 'NO_SUCH_GAME' || code === 'SEAT_HANDED_OVER';

async function readMove(c: Ctx): Promise<Result<MoveRequest, BadRequest>> {
  const read = await readRequest(c, Move);
  return read.ok ? ok({ ...read.value.asker, move: read.value.body.move }) : read;
}

/** A program's request: its token, its key, and its body, whose ply must be the token's. */
async function readRequest<Body extends { readonly ply: number }>(
  c: Ctx,
  schema: z.ZodMiniType<Body>,
): Promise<Result<{ readonly asker: Asker; readonly body: Body }, BadRequest>> {
  const { api } = c.var.words;
  const read = readToken(c);
  if (!read.ok) return read;
  const link = read.value;
  const key = c.req.header('idempotency-key') ?? '';
  if (!KEY.test(key)) return refuse({ code: 'BAD_KEY', message: api.badKey });
  const body = await readJson(c, schema);
  if (!body.ok) return refuse({ code: 'BAD_BODY', message: api.badBody(body.error) });
  const { ply } = body.value;
  if (ply !== link.ply) return refuse({ code: 'BAD_PLY', message: api.otherPly(link.ply, ply) });
  return ok({ asker: { link, ply, key }, body: body.value });
}

const Agreement = z.object({
  ply: z.int().check(z.minimum(0)),
  do: z.string().check(z.maxLength(60)),
  days: z.exactOptional(z.number()),
});

/**
 * `{"ply", "do": "offer draw"}`, `"accept draw 12"`, `"close draw 12"`, `"claim"`, `"cancel"`, `"rematch"`.
 */
export async function postAgreement(c: Ctx) {
  const read = await readRequest(c, Agreement);
  if (!read.ok) return c.json(read.error, read.error.code === 'BAD_TOKEN' ? 401 : 400);
  const { asker, body } = read.value;
  const { link } = asker;
  const command = commandOf({ seat: link.seat, ply: asker.ply }, body);
  if (!command) return c.json({ code: 'BAD_BODY', message: c.var.words.api.badAgreement }, 400);
  const answer = await execute(c, asker, command);
  if (answer.ok) return c.json(answer.value);
  if (isOfOthers(answer.error)) return c.json(badToken(c), 401);
  const found = await findGame(c.env, link.game);
  const said = found ? explainGameRefusal(c.var.words, answer.error, found.rules) : [answer.error.code];
  return c.json({ ...answer.error, message: said.join(' ') }, 409);
}

/** For an illegal move: adds the position's notices. */
async function explainMoveRefusal(
  c: Ctx,
  found: FoundGame,
  { link: { seat }, ply }: MoveRequest,
  refusal: GameRefusal,
): Promise<readonly string[]> {
  const { words } = c.var;
  const { rules, snapshot } = found;
  if (refusal.code !== 'ILLEGAL_MOVE') return explainGameRefusal(words, refusal, rules);
  const standing = (await standingsFor(c.env, found, ply))(ply);
  const names = namesOf(words, snapshot);
  const at = { position: standing.position, names, reader: seat };
  return [
    ...explainGameRefusal(words, refusal, rules, at),
    ...describeNotices(words, rules, standing, names, seat),
  ];
}
