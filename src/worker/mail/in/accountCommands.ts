/**
 * Carries out what a proven sender asks about their own account by mail: how letters come, and a list of
 * their games.
 */
import type { ListedFacts } from '../../../email/index.ts';
import { gameList } from '../../../email/letters/gameList.ts';
import { mailMode } from '../../../email/letters/mailMode.ts';
import { formatDuration } from '../../../render/index.ts';
import { rulesById } from '../../../rules/index.ts';
import { gameWords, type Words } from '../../../words/index.ts';
import { gamesOf, type OwnGame } from '../../store/lists/games.ts';
import { setModeOfAll } from '../../store/mail/mailSettings.ts';
import { type Answering, accountFacts, sendAnswer } from './accountLetters.ts';

export type ModeWord = 'stop' | 'quiet' | 'digest' | 'each';

/** `isAnswered`: whether a letter tells. */
export async function changeMode(env: Env, wanted: ModeWord, answering: Answering, isAnswered: boolean) {
  const { account, now } = answering;
  await setModeOfAll(env.DB, account.id, wanted === 'stop' ? 'quiet' : wanted, now);
  if (!isAnswered) return;
  await sendAnswer(env, answering, mailMode, (_, settings) => ({
    ...accountFacts(settings, answering),
    wanted,
  }));
}

/** A letter has room for so many. */
const MOST_GAMES = 60;

export async function sendGameList(env: Env, answering: Answering): Promise<void> {
  const { account, now } = answering;
  const games = await gamesOf(env.DB, account.id);
  await sendAnswer(env, answering, gameList, (words, settings) => ({
    ...accountFacts(settings, answering),
    games: games.slice(0, MOST_GAMES).map((game) => factsOf(words, game, now)),
    more: Math.max(0, games.length - MOST_GAMES),
    link: `${settings.publicUrl}/games`,
  }));
}

function factsOf(words: Words, game: OwnGame, now: number): ListedFacts {
  const { rulesId, seats, ply, phase, toMove, mySeat, deadline } = game;
  const rules = rulesById(rulesId);
  return {
    gameName: rules ? gameWords(words, rules).name : rulesId,
    names: seats.map(({ state, name }) => (state === 'open' ? undefined : name)),
    move: ply + 1,
    standing:
      phase === 'inviting' || toMove === undefined ? 'notBegun' : toMove === mySeat ? 'yourTurn' : 'toMove',
    mover: toMove === undefined ? '' : (seats[toMove]?.name ?? ''),
    ...(deadline !== undefined && {
      left: deadline > now ? formatDuration(words, deadline - now) : '',
    }),
  };
}
