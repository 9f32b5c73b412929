/**
 * A game's letters, for its page: what a player was sent, how they want letters, and which players cannot be
 * reached.
 */
import type { Hono } from 'hono';
import type { Seat } from '../../../../rules/index.ts';
import type { Words } from '../../../../words/index.ts';
import type { AccountId, GameId } from '../../../game/model/ids.ts';
import { MAIL_MODES } from '../../../game/model/mailMode.ts';
import type { GameSnapshot } from '../../../game/model/snapshot.ts';
import { gameModeOf, mailSettingsOf, setGameMode } from '../../../store/mail/mailSettings.ts';
import { unreachableOf } from '../../../store/mail/suppressions.ts';
import type { App } from '../../app.ts';
import { findGame } from '../../games.ts';
import { showNothing } from '../../layout.tsx';
import { nameOf } from '../../parts/gameWords.ts';
import type { SeatLettersFacts } from './seatLetters.tsx';

const SHOWN = 20;

export function gameLettersRoutes(app: Hono<App>): void {
  app.post('/g/:id/letters', async (c) => {
    const { account, words } = c.var;
    const found = await findGame(c.env, c.req.param('id'));
    const isPlayer = found?.snapshot.seats.some((player) => player.account === account?.id);
    if (!account || !found || !isPlayer) {
      const { title, sentence } = words.pages.letters.ofGame.notYours;
      return showNothing(c, title, sentence, 403);
    }
    const { mode } = await c.req.parseBody();
    const wanted = MAIL_MODES.find((known) => known === mode);
    await setGameMode(c.env.DB, account.id, found.snapshot.id, wanted, Date.now());
    return c.redirect(`/g/${found.snapshot.id}`, 303);
  });
}

/** What the player of a seat sees about their letters. */
export async function seatLettersOf(
  env: Env,
  game: GameId,
  seat: Seat,
  account: AccountId,
): Promise<SeatLettersFacts> {
  const [settings, own, owed, letters] = await Promise.all([
    mailSettingsOf(env.DB, account),
    gameModeOf(env.DB, account, game),
    env.GAMES.getByName(game).owedLetters(seat),
    env.GAMES.getByName(game).letters(account),
  ]);
  const told = letters.filter(({ error }) => error !== 'OUTDATED').slice(-SHOWN);
  return { game, mode: settings.mode, own, zone: settings.zone, owed, letters: told.reverse() };
}

/**
 * The seated players whose letters cannot be delivered. Leaves out the reader, whom a notice on every page
 * already tells.
 */
export async function unreachableNames(
  env: Env,
  words: Words,
  { seats }: GameSnapshot,
  reader: AccountId | undefined,
): Promise<readonly string[]> {
  const others = seats.filter(({ account, state }) => state === 'playing' && account !== reader);
  const unreachable = await unreachableOf(
    env.DB,
    others.map(({ account }) => account),
  );
  return others.filter(({ account }) => unreachable.has(account)).map((player) => nameOf(words, player));
}
