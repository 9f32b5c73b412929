/** What is said of a move that was tried at a task. */
import type { AnyRules } from '../rules/index.ts';
import { gameWords, type TaskWords, type Words } from '../words/index.ts';
import type { Deeds } from './deeds.ts';
import type { Judged } from './task.ts';

/** "Right: c3-c2. Three ..."; "c3-c4 is not it. That captures a stone, but crowns none." */
export function explainJudged(
  words: Words,
  rules: AnyRules,
  { missed, done }: TaskWords,
  judged: Judged,
): readonly string[] {
  const { right, wrong, but } = words.lessons;
  const { text } = judged.played;
  if (judged.isRight) return [right(text), done];
  return [wrong(text), but(sayDeeds(words, rules, judged.deeds), missed)];
}

function sayDeeds(words: Words, rules: AnyRules, deeds: Deeds): readonly string[] {
  const say = words.lessons.deeds;
  const counted = (counts: Readonly<Record<string, number>>, phrase: (text: string) => string) =>
    Object.entries(counts).map(([kind, count]) =>
      phrase(gameWords(words, rules).kinds[kind]?.counted(count) ?? kind),
    );
  const { taken, turned, made, lowered, notices } = deeds;
  const hasKing = notices.has('KING_CAPTURED');
  return [
    // With a King its whole army leaves the board, which nobody would count as captures.
    ...(taken > 0 && !hasKing ? [say.takes[rules.id](taken)] : []),
    ...(turned > 0 ? [say.turns[rules.id](turned)] : []),
    ...counted(made, say.makes),
    ...counted(lowered, say.lowers),
    ...(givesCheck(rules, notices) ? [say.givesCheck] : []),
    ...(hasKing ? [say.capturesKing] : []),
    ...([...notices].some((code) => code.startsWith('CLAIM_')) ? [say.claims] : []),
    ...resultOf(words, deeds),
  ];
}

/** In Hibryd the notice tells of any King in check, the mover's own too. */
const givesCheck = ({ factions }: AnyRules, notices: ReadonlySet<string>): boolean =>
  !factions && (notices.has('CHECK') || notices.has('CHECK_TO_COME'));

function resultOf({ lessons: { deeds: say } }: Words, { outcome, mover }: Deeds): readonly string[] {
  if (!outcome) return [];
  const own = outcome.points[mover] ?? 0;
  const best = Math.max(...outcome.points);
  const isShared = outcome.points.filter((each) => each === best).length > 1;
  if (own < best) return [say.loses];
  return [isShared ? say.draws : say.wins];
}
