/** The letter that asks somebody to take over a seat, sent at a player's request. */
import { composeLetter } from '../email/index.ts';
import { substitute } from '../email/letters/substitute.ts';
import { rulesById, type Seat } from '../rules/index.ts';
import { gameWords, wordsOf } from '../words/index.ts';
import { mayLetterGo } from './askedLetters.ts';
import { readSettings } from './env.ts';
import type { GameSnapshot } from './game/model/snapshot.ts';
import { outgoingMailOf } from './mail/out/outgoingMail.ts';
import { accountAt } from './store/people/accounts.ts';
import { hashToken } from './tokens.ts';

interface Asked {
  readonly snapshot: GameSnapshot;
  /** Who asks, and whose seat it is. */
  readonly by: Seat;
  readonly of: Seat;
  readonly address: string;
  readonly link: string;
  readonly now: number;
}

/**
 * `tooFast`: the player has sent too many requests. If the letter is held back because of its address,
 * nobody is told (see `askedLetters.ts`).
 */
export async function askSubstitute(
  env: Env,
  { snapshot, by, of, address, link, now }: Asked,
): Promise<'asked' | 'tooFast' | 'failed'> {
  const settings = readSettings(env);
  const { success } = await env.INVITATION_LIMIT.limit({ key: snapshot.seats[by]?.account ?? '' });
  if (!success) return 'tooFast';
  const known = await accountAt(env.DB, address);
  if (!(await mayLetterGo(env.DB, address, known?.isProved ?? false, now))) return 'asked';
  const words = wordsOf(settings.language);
  const rules = rulesById(snapshot.rulesId);
  const name = (seat: Seat): string => snapshot.seats[seat]?.name ?? '';
  const letter = composeLetter(words, substitute, {
    by: name(by),
    of: name(of),
    gameName: rules ? gameWords(words, rules).name : snapshot.rulesId,
    players: snapshot.seats.map((player) => player.name),
    link,
  });
  const sent = await outgoingMailOf(env, settings, () => now).sendInTurn({
    ...letter,
    from: settings.mailFrom,
    to: address,
    idempotencyKey: `substitute:${hashToken(`${link} ${address}`)}`,
  });
  return sent.ok || !sent.mayRetry ? 'asked' : 'failed';
}
