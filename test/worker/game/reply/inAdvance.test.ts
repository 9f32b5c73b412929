/** A move given in advance is never taken for one to play now, nor offered as such: nothing is played. */
import { describe, it } from 'vitest';
import { givenCrowns, givenThreeHex, letter } from '../../../support/worker/givenMail.ts';

/** `|` is a line break. f1-e2 and c3-d3 are legal now. */
const IN_ADVANCE = [
  'then f1-e2',
  'f1-e2||otherwise c3-d3',
  'c3-d3||Nice game!||If he plays h3-g3 then f1-e2',
  'against anything f1-e2',
  'c3-d3||My reply to any other move: f1-e2',
  'Auf jeden Zug f1-e2',
  'quel que soit son coup, f1-e2',
  'a cualquier jugada f1-e2',
  'a qualsiasi mossa f1-e2',
  'op elke zet f1-e2',
  'a qualquer lance f1-e2',
  'othrwise f1-e2',
  'anythign: f1-e2',
  'all: f1-e2',
  'Always f1-e2',
  '*: f1-e2',
  '* : f1-e2',
  'Ben: any. Me: f1-e2',
];

/** The same where cells have numbers. */
const NUMBERED = [
  'then 44-22',
  'otherwise 44-22',
  'anything: 44-22',
  '*: 44-22',
  'against anything 44-22',
  'auf jeden Zug 44-22',
  '44-22||Next: 45-23',
];

describe('a move in advance is refused with the move above it, and never offered as one to confirm', () => {
  it.each(IN_ADVANCE)('%s', async (written) =>
    givenCrowns
      .when(letter(written.replaceAll('|', '\n')))
      .thenDecides(/^refuses: (?:CONDITIONAL_MOVE|PLAN_OTHERWISE|PLAN_ON_TURN)$/),
  );

  it.each(NUMBERED)('%s', async (written) =>
    givenThreeHex
      .when(letter(written.replaceAll('|', '\n')))
      .thenDecides(/^refuses: (?:CONDITIONAL_MOVE|PLAN_OTHERWISE|PLAN_ON_TURN)$/),
  );

  it.each(['44-22||Next 10-12 days I am away.', '* 44-22', '44-22'])('but %s is played', async (written) =>
    givenThreeHex.when(letter(written.replaceAll('|', '\n'))).thenDecides('plays 44-22'),
  );
});
