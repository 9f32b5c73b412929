/** A pass is said as one says it, wherever a sentence tells of a move. */
import { expect, it } from 'vitest';
import { words } from '../../src/words/en/index.ts';
import { played } from '../../src/words/en/letters/parts.ts';

const { pages, board, letters, offers } = words;

it.each([
  ['a link that was used', pages.play.taken.played, 'You passed.', 'You played c3.'],
  ['the button', board.panel.playMove, 'Pass', 'Play c3'],
  ['the button that confirms', pages.play.confirm.yes, 'Yes, pass', 'Yes, play c3'],
  [
    'a position',
    (move: string) => pages.standing.played(4, 'Ben', move),
    'Move 4: Ben passes.',
    'Move 4: Ben plays c3.',
  ],
  [
    'a turn beside a board',
    (what: string) => board.turn(4, 'Ben', what),
    'Move 4: Ben passes.',
    'Move 4: Ben c3.',
  ],
  ['the picture', (move: string) => board.asPicture.played([move]), 'After a pass.', 'After c3.'],
  [
    'a turn in a letter',
    (text: string) => played({ name: 'Ben', side: 'Black', text }),
    'Ben (Black) passed',
    'Ben (Black) played c3',
  ],
  [
    'a letter to confirm',
    letters.confirmMove.asked,
    'A letter asks to pass for you. Nothing has been played.',
    'A letter asks to play c3 for you. Nothing has been played.',
  ],
  [
    'an offer',
    (move: string) => offers.made.takeback({ name: 'Ben', move }),
    'Ben asks to take back a pass and whatever came after it.',
    'Ben asks to take back c3 and whatever came after it.',
  ],
])('%s', (_, say, passing, moving) => {
  expect([say('pass'), say('c3')]).toEqual([passing, moving]);
});
