/** The game that every message of the corpus answers: its players, their addresses and its positions. */

import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { formatReplyAddress } from '../../../src/email/index.ts';
import { asRulesId } from '../../../src/rules/index.ts';
import { readSettings } from '../../../src/worker/env.ts';
import type { GameObject } from '../../../src/worker/game/gameObject.ts';
import { asAccountId, asGameId } from '../../../src/worker/game/model/ids.ts';
import { registerGame } from '../../../src/worker/store/register.ts';
import type { Situation } from './corpus.ts';
import { type GameStub, ring } from './table.ts';

const GAME = asGameId('k3xq7m2abcde');
const PLAYERS = [
  { account: asAccountId('ada'), address: 'ada@example.com', name: 'Ada' },
  { account: asAccountId('bob'), address: 'bob@example.net', name: 'Bob' },
] as const;

const MOVES = 'a4-b4 c8-d7 b4-b3 f8-f7 h6-g7 a3-b2 b3-c3 h5-g4 a6-b6 b1-a2 c1-b1 f7-f8'.split(' ');
/** How many moves have been played in the position that the messages answer. */
export const PLY = MOVES.length;

/** What each situation has beyond those moves. */
const LATER: Readonly<Record<Situation, readonly string[]>> = {
  'her turn': [],
  'two moves later': ['c3-d3', 'g1-g2'],
  'his turn': ['f1-e2'],
  over: [],
};

export const ADA = PLAYERS[0].address;
export const BOB = PLAYERS[1].address;

export interface CorpusGame {
  readonly stub: GameStub;
  /** The reply address of the letter that Ada answers. */
  readonly replyTo: string;
}

/** All letters that led to the situation have been delivered. */
export async function corpusGame(situation: Situation): Promise<CorpusGame> {
  const insert = env.DB.prepare('INSERT INTO accounts (id, address, name, created_at) VALUES (?, ?, ?, 0)');
  await env.DB.batch(PLAYERS.map(({ account, address, name }) => insert.bind(account, address, name)));
  await registerGame(env.DB, GAME, Date.now());
  const stub = env.GAMES.getByName(GAME);
  // Within the object: a call for each move would take most of the time of each test.
  await runInDurableObject(stub, (game: GameObject) => play(game, situation));
  await ring(stub);
  const { secret, mailDomain } = readSettings(env);
  const ply = situation === 'his turn' ? PLY + 1 : PLY;
  return { stub, replyTo: formatReplyAddress(secret, { game: GAME, seat: 0, ply }, mailDomain) };
}

/** The keys of all letters that were ever owed, delivered or not, without the fates of those. */
export const lettersOwed = async (stub: GameStub): Promise<ReadonlySet<string>> => {
  const waiting = await runInDurableObject(stub, (_: GameObject, state) =>
    state.storage.sql
      .exec<{ key: string }>(
        'SELECT key FROM outbox WHERE payload LIKE \'{"kind":"letter"%\' OR payload = \'\'',
      )
      .toArray()
      .map(({ key }) => key),
  );
  const { results } = await env.DB.prepare('SELECT key FROM post_office').all<{ key: string }>();
  return new Set([...waiting, ...results.map(({ key }) => key)]);
};

async function play(game: GameObject, situation: Situation): Promise<void> {
  await game.execute(
    {
      type: 'createGame',
      id: GAME,
      rulesId: asRulesId('three-crowns'),
      options: {},
      host: PLAYERS[0].account,
      hostName: 'Ada',
      seats: PLAYERS.map(({ account }) => account),
    },
    'create',
    Object.fromEntries(PLAYERS.map(({ account, address }) => [account, address])),
  );
  await game.execute({ type: 'takeSeat', seat: 1, account: PLAYERS[1].account, name: 'Bob' }, 'take');
  for (const [ply, text] of [...MOVES, ...LATER[situation]].entries()) {
    const played = await game.execute({ type: 'playMove', seat: ply % 2, ply, text }, `move ${ply}`);
    if (!played.ok) throw new Error(`${text}: ${played.error.code}`);
  }
  if (situation === 'over') await game.execute({ type: 'resign', seat: 1, ply: PLY }, 'resign');
}
