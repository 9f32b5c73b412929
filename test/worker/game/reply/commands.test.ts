/**
 * Every command in every language, as a whole letter: what comes of it in a game that is played without a
 * clock.
 */
import { expect, it } from 'vitest';
import { LANGUAGES, SPELLINGS } from '../../../../src/email/reading/vocabulary/spellings.ts';
import { givenCrowns, letter } from '../../../support/worker/givenMail.ts';

const DECISIONS: Readonly<Record<keyof typeof SPELLINGS, RegExp>> = {
  help: /^told$/,
  board: /^told$/,
  history: /^told$/,
  time: /^told$/,
  legal: /^told$/,
  preview: /^told$/,
  resign: /^told$/,
  receipts: /^told$/,
  'no receipts': /^told$/,
  draw: /^agreed$/,
  takeback: /^agreed$/,
  pause: /^refuses: NOTHING_TO_PAUSE$/,
  resume: /^refuses: NOT_PAUSED$/,
  gift: /^(?:agreed$|refuses: [A-Z_]+$)/,
  call: /^(?:agreed$|refuses: [A-Z_]+$)/,
  conclude: /^(?:agreed$|refuses: [A-Z_]+$)/,
  substitute: /^(?:agreed$|refuses: [A-Z_]+$)/,
  accept: /^refuses: NO_OFFERS$/,
  decline: /^refuses: NO_OFFERS$/,
  withdraw: /^refuses: NO_OFFERS$/,
  claim: /^refuses: NOTHING_TO_CLAIM$/,
  cancel: /^refuses: TOO_LATE_TO_CANCEL$/,
  rematch: /^refuses: NOT_OVER$/,
  stop: /^passedOn$/,
  quiet: /^passedOn$/,
  digest: /^passedOn$/,
  each: /^passedOn$/,
  games: /^passedOn$/,
  plan: /^refuses: NO_PLAN$/,
  'no plan': /^refuses: NO_PLAN$/,
  invite: /^passedOn$/,
  lesson: /^passedOn$/,
};

const BEHIND: Readonly<Record<string, string>> = {
  preview: ' c3-d3',
  invite: ' Ben ben@example.com 3 crowns',
};

it('is decided alike in all of them', async () => {
  const rows = Object.entries(SPELLINGS).flatMap(([word, spellings]) =>
    LANGUAGES.flatMap((language) =>
      spellings[language].split('|').map((spelling) => ({ word, language, spelling })),
    ),
  );
  const wrong: string[] = [];
  for (const { word, language, spelling } of rows) {
    const decision = await givenCrowns.when(letter(`Hi!\n\n${spelling}${BEHIND[word] ?? ''}\n\nAda`))
      .decision;
    if (!DECISIONS[word as keyof typeof SPELLINGS].test(decision)) {
      wrong.push(`${language}, ${word}, “${spelling}”: ${decision}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(rows.length).toBeGreaterThan(400);
});
