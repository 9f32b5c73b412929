/**
 * Tasks by letter. Each letter's reply address says which task it set; nothing else is kept. An answer is
 * right or wrong, and the letter about it brings the next task, or the same again.
 */
import {
  asksForNext,
  type CommandWord,
  findGames,
  formatLessonAddress,
  type LessonAddress,
  playAddress,
  readMailCommand,
} from '../../../email/index.ts';
import { lesson } from '../../../email/letters/lesson.ts';
import type { GuideTask } from '../../../guides/index.ts';
import { explainJudged, judgeText, solves, standingOf } from '../../../lessons/index.ts';
import {
  composePng,
  describeNotices,
  describePosition,
  explainRefusal,
  viewFrom,
} from '../../../render/index.ts';
import {
  type AnyRules,
  asRulesId,
  looksLikeMove,
  POSITION,
  type RulesId,
  rulesById,
} from '../../../rules/index.ts';
import { gameWords, wordsOf } from '../../../words/index.ts';
import { atlasOf } from '../../atlas.ts';
import { readSettings, type Settings } from '../../env.ts';
import { exampleIn } from '../../game/evolve/turns.ts';
import { drawPly } from '../../game/show/drawnPosition.ts';
import { guideOf } from '../../guide.ts';
import { LONGEST_MOVE } from '../../limits.ts';
import { type Answering, accountFacts, sendAnswer } from './accountLetters.ts';
import { sendPlayHelp } from './startByMail.ts';
import { namedGames } from './wantedGame.ts';

/** Sends the first task of the game that is named; without a name, of the `known` one. */
export async function startLesson(
  env: Env,
  text: string,
  answering: Answering,
  known?: RulesId,
): Promise<void> {
  const words = wordsOf(readSettings(env).language);
  const named = findGames(text.split(' '), namedGames(words))[0]?.id ?? known;
  const rules = named && rulesById(named);
  if (rules) await sendTask(env, rules, 0, [], answering);
  else await sendPlayHelp(env, answering, ({ letters }) => [letters.lesson.which]);
}

/** Answers the answer to a task. What is asked of the account instead is left to the caller. */
export async function answerLesson(
  env: Env,
  { game, number }: LessonAddress,
  shown: readonly string[],
  answering: Answering,
): Promise<CommandWord | undefined> {
  const rules = rulesById(asRulesId(game));
  const task = rules && (await tasksOf(env, rules))[number - 1];
  if (!rules || !task) {
    await startLesson(env, game, answering);
    return undefined;
  }
  const lines = shown.filter((line) => line.trim() !== '');
  if (lines.some(asksForNext)) {
    await sendTask(env, rules, number, [], answering);
    return undefined;
  }
  const command = lines.map((line) => readMailCommand(line)).find((each) => each && each.word !== 'note');
  if (command?.word === 'lesson') {
    await startLesson(env, command.text ?? '', answering, rules.id);
    return undefined;
  }
  if (command?.word === 'stop') {
    await sendTask(env, rules, 'stopped', [], answering);
    return undefined;
  }
  // A word that is also a move, as "pass" may be, is the answer.
  const move = lines.find((line) => judgeText(rules, task, line.slice(0, LONGEST_MOVE)).ok);
  if (!move && command && command.word !== 'note') return command.word;
  await judgeAnswer(env, rules, task, number, move ?? likeliest(rules, lines), answering);
  return undefined;
}

/** The line that was meant as a move. */
const likeliest = (rules: AnyRules, lines: readonly string[]): string | undefined =>
  lines.find((line) => looksLikeMove(rules, line)) ?? lines[0];

async function judgeAnswer(
  env: Env,
  rules: AnyRules,
  task: GuideTask,
  number: number,
  line: string | undefined,
  answering: Answering,
): Promise<void> {
  const words = wordsOf(readSettings(env).language);
  const again = (said: readonly string[]) => sendTask(env, rules, number - 1, said, answering);
  if (line === undefined) return again([words.letters.lesson.notRead]);
  const judged = judgeText(rules, task, line.slice(0, LONGEST_MOVE));
  if (!judged.ok) {
    const { position } = standingOf(rules, task);
    return again(explainRefusal(words, rules, judged.error, { position, names: [] }));
  }
  const said = explainJudged(words, rules, task.words, judged.value);
  return judged.value.isRight ? sendTask(env, rules, number, said, answering) : again(said);
}

async function tasksOf(env: Env, rules: AnyRules): Promise<readonly GuideTask[]> {
  const { tasks } = await guideOf(env, wordsOf(readSettings(env).language), rules);
  return tasks;
}

/** Sends a task, counted from 0, after what is said of the answer to the one before. */
async function sendTask(
  env: Env,
  rules: AnyRules,
  index: number | 'stopped',
  said: readonly string[],
  answering: Answering,
): Promise<void> {
  const settings = readSettings(env);
  const words = wordsOf(settings.language);
  const name = gameWords(words, rules).name;
  const set = index === 'stopped' ? undefined : await taskFacts(env, settings, rules, index);
  const { finished, stopped } = words.letters.lesson;
  const ending = index === 'stopped' ? [stopped(name)] : set ? [] : [finished(name)];
  await sendAnswer(env, answering, lesson, () => ({
    ...accountFacts(settings, answering),
    replyTo: set ? set.answer.replyTo : playAddress(settings.mailDomain),
    gameName: name,
    rulesId: rules.id,
    said: [...said, ...ending],
    ...(set && { task: set }),
    begin: `${settings.publicUrl}/new/${rules.id}`,
    list: `${settings.publicUrl}/rules/${rules.id}/lessons`,
  }));
}

/** undefined if there are fewer tasks. */
async function taskFacts(env: Env, settings: Settings, rules: AnyRules, index: number) {
  const tasks = await tasksOf(env, rules);
  const task = tasks[index];
  if (!task) return undefined;
  const words = wordsOf(settings.language);
  const start = standingOf(rules, task);
  const view = viewFrom(rules, start.position, start.toMove ?? 0);
  const drawn = drawPly(words, rules, { [POSITION]: task.position }, [], 0, { view });
  const { scene, text, alt } = drawn;
  const number = index + 1;
  const link = `${settings.publicUrl}/rules/${rules.id}/lessons/${number}`;
  return {
    number,
    of: tasks.length,
    text: task.words.task,
    status: describePosition(words, rules, [], { standing: start, turn: undefined, number: 0 }),
    notices: describeNotices(words, rules, start, []),
    board: {
      ply: 0,
      text,
      alt,
      url: link,
      png: await composePng(scene, atlasOf(env)),
      width: scene.width,
      height: scene.height,
      players: [],
      hasOlderTurns: false,
    },
    answer: {
      replyTo: formatLessonAddress({ game: rules.id, number }, settings.mailDomain),
      link,
      example: exampleIn(rules, start, (written) => solves(rules, task, written)),
    },
  };
}
