/** The command that stands in a reply, and whether it was plainly meant. */
import { type ProseDoubt, readMailCommand, type SpokenCommand } from '../../../email/index.ts';
import type { AnyRules } from '../../../rules/index.ts';
import type { TellingWord } from '../model/answers.ts';
import { doubtOfLine, type Written } from './writtenMoves.ts';

export interface WrittenCommand extends SpokenCommand {
  /** Why it may not have been meant; undefined: it stands there plainly. */
  readonly doubt: ProseDoubt | undefined;
}

/** The first command that is plainly meant; if there is none, the first at all. */
export function findCommand(written: Written, rules: AnyRules): WrittenCommand | undefined {
  const commands = written.lines.flatMap((line, at): readonly WrittenCommand[] => {
    const command = readMailCommand(line);
    if (!command || command.word === 'note') return [];
    return [{ ...command, doubt: doubtOfLine(written, at, rules) }];
  });
  return commands.find(({ doubt }) => !doubt) ?? commands[0];
}

const HARMLESS: ReadonlySet<SpokenCommand['word']> = new Set<TellingWord>(['help', 'board', 'history']);

/** Whether the command changes nothing, so that it does no harm where it was not meant. */
export const isHarmless = ({ word }: SpokenCommand): boolean => HARMLESS.has(word);
