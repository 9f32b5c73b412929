import { expect, it } from 'vitest';
import { COMMAND_WORDS } from '../../../src/email/index.ts';
import { SPELLINGS } from '../../../src/email/reading/vocabulary/spellings.ts';
import { wordsOf } from '../../../src/words/index.ts';

it('tells of every command that a reply may hold, in a spelling that is read', () => {
  const help = wordsOf('en').letters.help.commands.join('\n');
  const isTold = (spellings: string): boolean => new RegExp(`\\b(?:${spellings})\\b`).test(help);
  expect(COMMAND_WORDS.filter((word) => !isTold(SPELLINGS[word].en))).toEqual([]);
});
