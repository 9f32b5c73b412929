/** Does what a reply to a game asks that is not the game's to do. */
import { readInvited } from '../../../email/index.ts';
import { wordsOf } from '../../../words/index.ts';
import { readSettings } from '../../env.ts';
import type { ReplyAnswer } from '../../game/model/answers.ts';
import type { GameId } from '../../game/model/ids.ts';
import { accountById } from '../../store/people/accounts.ts';
import { changeMode, sendGameList } from './accountCommands.ts';
import type { Answering } from './accountLetters.ts';
import { answerInvitation } from './invitationAnswers.ts';
import { startLesson } from './lessons.ts';
import { startByMail } from './startByMail.ts';
import { namedGames } from './wantedGame.ts';

/** The reply that asked. */
interface Asking {
  readonly game: GameId;
  readonly seat: number;
  readonly messageId: string;
  /** What the sender's mail program calls them. */
  readonly senderName: string;
}

/** The game has made sure that the account's own player asks. The same message again changes nothing more. */
export async function doPassedOn(
  env: Env,
  { account: invited, asked, isAnswered }: Extract<ReplyAnswer, { did: 'passedOn' }>,
  { game, seat, messageId, senderName }: Asking,
): Promise<void> {
  const account = await accountById(env.DB, invited);
  if (!account) throw new Error(`a reply of no account: ${invited}`);
  const answering = { account, messageId, now: Date.now() };
  const { word } = asked;
  switch (word) {
    case 'accept':
    case 'decline':
      return answerInvitation(env, { word, game, seat, invited, senderName }, answering, isAnswered);
    case 'games':
      return isAnswered ? sendGameList(env, answering) : undefined;
    case 'lesson': {
      if (!isAnswered) return undefined;
      const played = (await env.GAMES.getByName(game).snapshot())?.rulesId;
      return startLesson(env, asked.text ?? '', answering, played);
    }
    case 'invite':
      return invite(env, asked.text ?? '', answering, isAnswered, game);
    default:
      return changeMode(env, word, answering, isAnswered);
  }
}

/** To a game of the same rules as the one whose letter is answered, if no other is named. */
async function invite(
  env: Env,
  text: string,
  answering: Answering,
  isAnswered: boolean,
  game: GameId,
): Promise<void> {
  const known = (await env.GAMES.getByName(game).snapshot())?.rulesId;
  const request = readInvited(text, namedGames(wordsOf(readSettings(env).language)));
  await startByMail(env, request, answering, isAnswered, known);
}
