/** The letters of a game on its page: to the holder of a seat which were sent and how; to all, who is not reached. */

import type { Hono } from 'hono';
import type { Seat } from '../../../../rules/index.ts';
import type { Words } from '../../../../words/index.ts';
import { formatInstant } from '../../../clock/words.ts';
import type { Zone } from '../../../clock/zone.ts';
import type { OwedLetter } from '../../../game/letters/index.ts';
import type { AccountId, GameId } from '../../../game/model/ids.ts';
import { MAIL_MODES, type MailMode } from '../../../game/model/mailMode.ts';
import type { GameSnapshot } from '../../../game/model/snapshot.ts';
import { type ListedLetter, newestLettersTo } from '../../../store/mail/letters.ts';
import { gameModeOf, mailSettingsOf, setGameMode } from '../../../store/mail/mailSettings.ts';
import { unreachableOf } from '../../../store/mail/suppressions.ts';
import type { App } from '../../app.ts';
import { findGame } from '../../games.ts';
import { showNothing } from '../../layout.tsx';
import { nameOf } from '../../parts/gameWords.ts';
import { DROP_WORDS, FATE_WORDS, MODE_WORDS } from '../../parts/letterWords.ts';

const SHOWN = 20;

export function gameLettersRoutes(app: Hono<App>): void {
  app.post('/g/:id/letters', async (c) => {
    const { account } = c.var;
    const found = await findGame(c.env, c.req.param('id'));
    const isPlayer = found?.snapshot.seats.some((holder) => holder.account === account?.id);
    if (!account || !found || !isPlayer) {
      return showNothing(
        c,
        'Not your game',
        'Only its players choose how they get the letters of a game.',
        403,
      );
    }
    const { mode } = await c.req.parseBody();
    const wanted = MAIL_MODES.find((known) => known === mode);
    await setGameMode(c.env.DB, account.id, found.snapshot.id, wanted, Date.now());
    return c.redirect(`/g/${found.snapshot.id}`, 303);
  });
}

export interface SeatLettersFacts {
  readonly game: GameId;
  /** What holds for all games of the reader, and what this reader wants in this one. */
  readonly mode: MailMode;
  readonly own: MailMode | undefined;
  readonly zone: Zone;
  readonly owed: readonly OwedLetter[];
  /** Newest first. */
  readonly letters: readonly ListedLetter[];
}

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
    newestLettersTo(env.DB, account, game, SHOWN),
  ]);
  const told = letters.filter(({ error }) => error !== 'OUTDATED');
  return { game, mode: settings.mode, own, zone: settings.zone, owed, letters: told };
}

export const SeatLetters = ({
  words,
  game,
  mode,
  own,
  zone,
  owed,
  letters,
}: SeatLettersFacts & { readonly words: Words }) => (
  <details class="letters">
    <summary>Your letters of this game</summary>
    <form method="post" action={`/g/${game}/letters`} class="row">
      <label for="letters-mode">You get</label>
      <select id="letters-mode" name="mode">
        <option value="">what your account says: {MODE_WORDS[mode]}</option>
        {MAIL_MODES.map((each) => (
          <option value={each} selected={each === own}>
            {MODE_WORDS[each]}
          </option>
        ))}
      </select>
      <button type="submit" class="plain">
        Save
      </button>
    </form>
    {owed.length + letters.length === 0 ? <p class="hint">No letter yet.</p> : null}
    <ul>
      {owed.map(({ kind, ply, due, attempts }) => (
        <li>
          {words.letters[kind].name}, move {numberOf(kind, ply)}:{' '}
          {attempts === 0 ? 'waits to be sent' : 'not sent yet, to be tried again'},{' '}
          <time dateTime={new Date(due).toISOString()}>{formatInstant(due, zone)}</time>
        </li>
      ))}
      {letters.map(({ kind, ply, at, fate, error }) => (
        <li>
          {words.letters[kind].name}, move {numberOf(kind, ply)}:{' '}
          <time dateTime={new Date(at).toISOString()}>{formatInstant(at, zone)}</time>, {FATE_WORDS[fate]}
          {error ? `: ${DROP_WORDS[error] ?? error}` : ''}
        </li>
      ))}
    </ul>
  </details>
);

/** The move that the letter is about: the one to be made, or of a game that is over the last. */
const numberOf = (kind: ListedLetter['kind'], ply: number): number => (kind === 'gameOver' ? ply : ply + 1);

/** Whom no letter reaches; not the reader, who is told of it at the head of the page. */
export async function unreachableNames(
  env: Env,
  { seats }: GameSnapshot,
  reader: AccountId | undefined,
): Promise<readonly string[]> {
  const others = seats.map(({ account }) => account).filter((account) => account !== reader);
  const unreachable = await unreachableOf(env.DB, others);
  return seats.filter(({ account }) => unreachable.has(account)).map(nameOf);
}

export const Unreachable = ({ names }: { names: readonly string[] }) =>
  names.length === 0 ? null : (
    <p class="hint">
      {names.join(' and ')} could not be reached: our letters come back, so the game’s page is the only way to
      learn whose turn it is.
    </p>
  );
