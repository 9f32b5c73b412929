/** A game of sample players, whose letters go to the local post office. */
import type { Level } from '../../../../bots/index.ts';
import type { AnyRules, Options } from '../../../../rules/index.ts';
import { asAccountId } from '../../../game/model/ids.ts';
import { startGame } from '../../../startGame.ts';
import { accountForAddress, proveAccount } from '../../../store/people/accounts.ts';
import { randomLetters } from '../../../tokens.ts';
import type { Ctx } from '../../app.ts';

const NAMES = ['Ada', 'Ben', 'Cleo'];

interface SampleGame {
  readonly rules: AnyRules;
  readonly options: Options;
  /** Of the machines against which the first sample player plays; undefined: all are sample players. */
  readonly level: Level | undefined;
}

export async function startSampleGame(
  c: Ctx,
  { rules, options, level }: SampleGame,
  now: number,
): Promise<void> {
  const players = await Promise.all(
    rules.seats.map((_, seat) => (level && seat > 0 ? undefined : samplePlayer(c, seat, now))),
  );
  const [host] = players;
  if (!host) throw new Error('a game without seats');
  const machines = players.map((player) => (player ? undefined : level));
  const game = { rulesId: rules.id, options, host, players, machines };
  const { id, answer } = await startGame(c.env, game, `try:${randomLetters(20)}`, now);
  if (!answer.ok) throw new Error(`the sample game was refused: ${answer.error.code}`);
  for (const [seat, account] of players.entries()) {
    if (!account || account.id === host.id) continue;
    const command = { type: 'takeSeat', seat, account: account.id, name: account.name } as const;
    const taken = await c.env.GAMES.getByName(id).execute(command, `try:${id}:${seat}`);
    if (!taken.ok) throw new Error(`a sample player was refused: ${taken.error.code}`);
  }
}

/**
 * An account at a `.localhost` address. That name is reserved, so letters to it cannot leave this machine.
 */
async function samplePlayer(c: Ctx, seat: number, now: number) {
  const name = NAMES[seat] ?? c.var.words.pages.front.tryIt.player(seat + 1);
  const address = `${name.toLowerCase()}@sample.localhost`;
  const account = await accountForAddress(c.env.DB, address, asAccountId(randomLetters(16)), now);
  await proveAccount(c.env.DB, account.id, name, now);
  return { ...account, name };
}
