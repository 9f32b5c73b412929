/**
 * Letters to play@ the mail domain. Players with a proven address start games there and choose how letters
 * come to them; everybody else gets a sign-in letter. Automatic mail gets no answer, and nobody gets more
 * than a few answers a day.
 */
import {
  type CommandWord,
  type GameRequest,
  type LessonAddress,
  NO_RECEIPTS,
  REPLY_MARK,
  type Reply,
  readGameRequest,
  readMailCommand,
} from '../../../email/index.ts';
import { wordsOf } from '../../../words/index.ts';
import { maySignInLetterGo } from '../../askedLetters.ts';
import { readSettings } from '../../env.ts';
import type { GameId } from '../../game/model/ids.ts';
import { PLAY_ANSWERS } from '../../limits.ts';
import { sendSignInLetter } from '../../signInLetter.ts';
import { wantReceipts } from '../../store/mail/mailSettings.ts';
import { answeredPlayLetters, notePlayLetter } from '../../store/mail/playLetters.ts';
import { accountAt } from '../../store/people/accounts.ts';
import { isBanned } from '../../store/people/bans.ts';
import { changeMode, sendGameList } from './accountCommands.ts';
import type { Answering } from './accountLetters.ts';
import { answerLesson, startLesson } from './lessons.ts';
import { sendNotUnderstood, sendPlayHelp, startByMail } from './startByMail.ts';
import { namedGames } from './wantedGame.ts';

export type PlayMailFate =
  | { readonly did: 'started'; readonly game: GameId }
  /** By the letter that was asked for, by one that says why nothing was done, or by the one that signs in. */
  | { readonly did: 'answered'; readonly by: 'theLetter' | 'theReason' | 'signIn' }
  | {
      readonly did: 'dropped';
      readonly reason: 'NO_SENDER' | 'OWN_ADDRESS' | 'BANNED' | 'HELD_BACK' | 'AGAIN' | 'TOO_MANY';
    };

/** `messageId`: names the message. `task`: the one whose letter it answers. */
export async function receivePlayMail(
  env: Env,
  reply: Reply,
  messageId: string,
  now: number,
  task?: LessonAddress,
): Promise<PlayMailFate> {
  const { from } = reply;
  if (from === '') return { did: 'dropped', reason: 'NO_SENDER' };
  // Our own address as the sender: the answer would come back to us.
  if (from.endsWith(`@${readSettings(env).mailDomain}`)) return { did: 'dropped', reason: 'OWN_ADDRESS' };
  const account = await accountAt(env.DB, from);
  if (account && (await isBanned(env.DB, account.id))) return { did: 'dropped', reason: 'BANNED' };
  const isOwn = reply.dmarc === 'pass' && account !== undefined && account.isProved && account.name !== '';
  const letter = { address: from, isOwn, messageId };
  const { isKnown, sendersToday, strangersToday } = await answeredPlayLetters(env.DB, letter, now);
  if (isKnown) return { did: 'dropped', reason: 'AGAIN' };
  const most = isOwn ? PLAY_ANSWERS.own : PLAY_ANSWERS.other;
  if (sendersToday >= most || (!isOwn && strangersToday >= PLAY_ANSWERS.strangers)) {
    return { did: 'dropped', reason: 'TOO_MANY' };
  }
  const fate = isOwn
    ? await answerOwn(env, reply, task, {
        account,
        messageId,
        now,
        ...(sendersToday + 1 === most && { mostAnswers: most }),
      })
    : await askToSignIn(env, reply, now);
  // Only after answering: if the answer fails, the message must count as new when it comes again.
  await notePlayLetter(env.DB, letter, now);
  return fate;
}

/** Those lines that the letter shows. */
const shownLines = ({ lines, unshown }: Reply): readonly string[] =>
  lines.filter((line) => !unshown.includes(line));

function requestOf(env: Env, reply: Reply): GameRequest | undefined {
  const { language } = readSettings(env);
  return readGameRequest(ownSubject(reply), shownLines(reply), namedGames(wordsOf(language)), reply.from);
}

/** That of an answer is ours. */
const ownSubject = ({ subject }: Reply): string => (REPLY_MARK.test(subject) ? '' : subject);

async function askToSignIn(env: Env, reply: Reply, now: number): Promise<PlayMailFate> {
  const [game] = requestOf(env, reply)?.games ?? [];
  const next = game === undefined ? '/new' : `/new/${game}`;
  const mayGo = await maySignInLetterGo(env.DB, reply.from, now);
  if (!mayGo) return { did: 'dropped', reason: 'HELD_BACK' };
  const sent = await sendSignInLetter(env, { address: reply.from, next, askedBy: 'letter', now });
  if (!sent.ok) throw new Error(sent.error);
  return { did: 'answered', by: 'signIn' };
}

async function answerOwn(
  env: Env,
  reply: Reply,
  task: LessonAddress | undefined,
  answering: Answering,
): Promise<PlayMailFate> {
  if (!task) return answer(env, reply, answering);
  const command = await answerLesson(env, task, shownLines(reply), answering);
  if (command) await obey(env, command, answering);
  return { did: 'answered', by: 'theLetter' };
}

async function answer(env: Env, reply: Reply, answering: Answering): Promise<PlayMailFate> {
  // Before a game is looked for: here the name of a game asks for none.
  const lesson = [ownSubject(reply), ...shownLines(reply)]
    .map((line) => readMailCommand(line))
    .find((command) => command?.word === 'lesson');
  if (lesson) {
    await startLesson(env, lesson.text ?? '', answering);
    return { did: 'answered', by: 'theLetter' };
  }
  const request = requestOf(env, reply);
  if (request) {
    const started = await startByMail(env, request, answering, true);
    return started.did === 'started' ? started : { did: 'answered', by: 'theReason' };
  }
  const written = [ownSubject(reply), ...shownLines(reply)].filter((line) => line !== '');
  const [first] = written;
  if (first === undefined) {
    await sendPlayHelp(env, answering);
    return { did: 'answered', by: 'theLetter' };
  }
  const command = written.map((line) => readMailCommand(line)).find((each) => each && each.word !== 'note');
  if (command && (await obey(env, command.word, answering))) return { did: 'answered', by: 'theLetter' };
  const isName = first.split(' ').length <= MOST_NAME_WORDS;
  await sendNotUnderstood(env, answering, { code: isName ? 'UNKNOWN_GAME' : 'NOT_UNDERSTOOD', text: first });
  return { did: 'answered', by: 'theReason' };
}

/** A longer line is no game's name. */
const MOST_NAME_WORDS = 3;

/** Does what is about no single game; false: it is about one. */
async function obey(env: Env, word: CommandWord | 'note', answering: Answering): Promise<boolean> {
  switch (word) {
    case 'help':
      await sendPlayHelp(env, answering);
      return true;
    case 'games':
      await sendGameList(env, answering);
      return true;
    case 'stop':
    case 'quiet':
    case 'digest':
    case 'each':
      await changeMode(env, word, answering, true);
      return true;
    case 'receipts':
    case NO_RECEIPTS:
      await wantReceipts(env.DB, answering.account.id, word === 'receipts');
      await sendPlayHelp(env, answering, ({ mail }) => [mail.receipts(word === 'receipts')]);
      return true;
    default:
      return false;
  }
}
