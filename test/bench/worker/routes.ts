/** The bench's own routes. */

import { arrowsBetween, composePng, marksBetween, sceneOf } from '../../../src/render/index.ts';
import { type AnyRules, asRulesId, readMove, rulesById } from '../../../src/rules/index.ts';
import { atlasOf } from '../../../src/worker/atlas.ts';
import type { Command } from '../../../src/worker/game/model/commands.ts';
import { asAccountId, asGameId, NOBODY } from '../../../src/worker/game/model/ids.ts';
import type { Beginning, Named, Pictured, Weight } from '../messages.ts';

/** The answer to a request that is meant for the bench; undefined: for the Worker. */
export async function answerBench(request: Request, env: Env): Promise<Response | undefined> {
  switch (new URL(request.url).pathname) {
    case '/bench/begin':
      return Response.json(await begin(await request.json<Beginning>(), env));
    case '/bench/weigh':
      return Response.json(await ownObject(env, await request.json<Named>()).weigh());
    case '/bench/end':
      // The call ends with the object.
      await ownObject(env, await request.json<Named>())
        .end()
        .catch(() => {});
      return Response.json({});
    case '/bench/picture':
      return Response.json(await picture(await request.json<Pictured>(), env));
    default:
      return undefined;
  }
}

interface OwnObject {
  weigh(): Promise<Weight>;
  end(): Promise<void>;
}

/** The object as `service.ts` extends it. */
const ownObject = (env: Env, { id }: Named): OwnObject => env.GAMES.getByName(id) as unknown as OwnObject;

async function begin({ id, game, options }: Beginning, env: Env): Promise<{ players: number }> {
  const players = rulesOf(game).seats.map((_, seat) => asAccountId(`player${seat}`));
  const commands: readonly Command[] = [
    {
      type: 'createGame',
      id: asGameId(id),
      rulesId: asRulesId(game),
      options,
      clock: { terms: '3d/move' },
      host: players[0] ?? NOBODY,
      hostName: 'Player 0',
      seats: players,
    },
    ...players
      .map((account, seat) => ({ type: 'takeSeat' as const, seat, account, name: `Player ${seat}` }))
      .slice(1),
  ];
  for (const command of commands) {
    const answer = await env.GAMES.getByName(id).execute(
      command,
      `bench:${command.type}:${'seat' in command ? command.seat : 0}`,
    );
    if (!answer.ok) throw new Error(`${command.type}: ${answer.error.code}`);
  }
  return { players: players.length };
}

async function picture({ game, position, move, isComposed }: Pictured, env: Env): Promise<{ bytes: number }> {
  const rules = rulesOf(game);
  const before: unknown = rules.parsePosition(position);
  const played = readMove(rules, before, move);
  if (!played.ok) throw new Error(`${game}: ${move} is refused in ${position}`);
  if (!isComposed) return { bytes: 0 };
  const pieces = rules.pieces(played.value.standing.position);
  const [old, { steps }] = [rules.pieces(before), played.value];
  const scene = sceneOf(rules, pieces, {
    marks: marksBetween(old, pieces, steps),
    arrows: arrowsBetween(old, pieces, steps),
  });
  return { bytes: (await composePng(scene, atlasOf(env))).length };
}

function rulesOf(id: string): AnyRules {
  const rules = rulesById(asRulesId(id));
  if (!rules) throw new Error(`no rules ${id}`);
  return rules;
}
