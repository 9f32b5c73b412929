/** The command in a reply, and whether it was clearly meant. */
import {
  type CommandWord,
  isCourtesy,
  type ProseDoubt,
  readMailCommand,
  type SpokenCommand,
} from '../../../email/index.ts';
import type { AnyRules } from '../../../rules/index.ts';
import type { TellingWord } from '../model/answers.ts';
import { doubtOfLine, type Written } from './writtenMoves.ts';

export interface WrittenCommand extends SpokenCommand {
  /** Why it may not have been meant; undefined if it clearly was. */
  readonly doubt: ProseDoubt | undefined;
  /** The words of all commands that are clearly meant and change something, without repeats. */
  readonly words: readonly CommandWord[];
}

/**
 * The first command that is clearly meant, preferring those that change something; otherwise the first of any
 * kind. `isAsked`: whether the sender was asked anything that a bare "yes" or "no" answers.
 */
export function findCommand(written: Written, rules: AnyRules, isAsked: boolean): WrittenCommand | undefined {
  const commands = written.lines.flatMap((line, at): readonly Omit<WrittenCommand, 'words'>[] => {
    const command = readMailCommand(line);
    if (!command || command.word === 'note') return [];
    if (command.isAssent && !isAsked) return [];
    const doubt =
      doubtOfLine(written, at, rules) ??
      (command.isAssent && !isAlone(written.lines, at) ? ('IN_PROSE' as const) : undefined);
    return [{ ...command, doubt }];
  });
  const plain = commands.filter(({ doubt }) => !doubt);
  const found = plain.find((each) => !isHarmless(each)) ?? plain[0] ?? commands[0];
  if (!found) return undefined;
  const asked = new Map(
    plain.filter((each) => !isHarmless(each)).map((each) => [`${each.word} ${each.text ?? ''}`, each.word]),
  );
  return { ...found, words: [...asked.values()] };
}

/** Whether there is nothing but greetings and names around line `at`. */
const isAlone = (lines: readonly string[], at: number): boolean =>
  lines.every((line, index) => index === at || line === '' || isCourtesy(line) || NAME.test(line));

const NAME = /^[-–—]*\s?\p{Lu}[\p{L}\p{M}.'’-]*(?: \p{Lu}[\p{L}\p{M}.'’-]*){0,2}$/u;

const HARMLESS: ReadonlySet<SpokenCommand['word']> = new Set<TellingWord>([
  'help',
  'board',
  'history',
  'time',
  'legal',
]);

/** Whether the command changes nothing, so that it does no harm if it was not meant. */
export const isHarmless = ({ word }: SpokenCommand): boolean => HARMLESS.has(word);
