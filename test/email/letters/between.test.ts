/** What letters say of what happens between players. */
import { describe, expect, it } from 'vitest';
import type { FactsOf, NewsFacts, OfferFacts } from '../../../src/email/index.ts';
import type { gameOver } from '../../../src/email/letters/gameOver.ts';
import { compose } from '../../support/email/compose.ts';
import { answer, board, samples, two } from '../../support/email/samples.ts';

const plain = (text: string): string => text.replace(/\s+/g, ' ');
const leadOf = (text: string): string => plain(text.split('\n\n')[0] ?? '');
const { unsubscribe } = samples.yourTurn;

it.each<[NewsFacts, string]>([
  [{ what: 'resigned', name: 'Bob' }, 'Bob has resigned.'],
  [{ what: 'timeLost', name: 'Bob' }, 'Bob ran out of time and has left the game.'],
  [
    { what: 'timeLost', name: undefined },
    'Your time was up, and you have lost your place in this game. You can keep watching it.',
  ],
  [{ what: 'timeRanOut', name: 'Bob' }, 'Bob’s time is up. You may end the game, or wait for the move.'],
  [
    { what: 'timeRanOut', name: undefined },
    'Your time is up. You may still move, until one of the others ends it.',
  ],
  [{ what: 'cancelled', name: 'Bob', gameName: '3 Crowns' }, 'Bob has cancelled the game of 3 Crowns.'],
  [
    { what: 'lapsed', gameName: '3 Crowns' },
    'The invitation to 3 Crowns has lapsed: not everybody came within two weeks.',
  ],
  [{ what: 'takenBack', name: 'Bob', move: 'f1-e2' }, 'Bob has taken back f1-e2 and moves again.'],
  [{ what: 'offerClosed', name: 'Bob', offer: 'takeback' }, 'Bob declined the takeback.'],
  [{ what: 'offerClosed', name: 'Bob', offer: 'draw', isWithdrawn: true }, 'Bob withdrew the draw offer.'],
  [
    { what: 'paused', until: 'Mon 30 Nov 2026, 17:00 UTC' },
    'The game is paused until Mon 30 Nov 2026, 17:00 UTC. Nobody’s time counts until then; moves may be played.',
  ],
  [{ what: 'pauseEnded', name: 'Bob' }, 'The pause has ended, and the clock runs again for Bob.'],
  [
    { what: 'vacation', name: undefined, dates: ['Thu 24 Dec 2026'], left: 1 },
    'Your time would have been up, so a day of your vacation was taken: Thu 24 Dec 2026. You have 1 day left this year.',
  ],
])('tells the news %j', (news, sentence) => {
  expect(leadOf(compose({ kind: 'news', game: two, unsubscribe, news }).text)).toBe(sentence);
});

it.each<[OfferFacts, string]>([
  [{ kind: 'draw' }, 'Bob offers a draw.'],
  [{ kind: 'takeback', move: 'f1-e2' }, 'Bob asks to take back f1-e2 and whatever came after it.'],
  [{ kind: 'pause', days: 7 }, 'Bob proposes to pause the game for 7 days.'],
  [{ kind: 'resume' }, 'Bob proposes to end the pause now.'],
  [{ kind: 'resignation' }, 'Bob offers to resign. The game ends if everybody accepts.'],
])('puts the offer %j, to be answered by reply or on a page', (offer, sentence) => {
  const letter = compose({ ...samples.offer, offer });
  expect(leadOf(letter.text)).toBe(sentence);
  expect(letter.replyTo).toBe(answer.replyTo);
  expect(plain(letter.text)).toContain('Reply to this letter with “accept” or “decline”');
});

describe('the last letter of a game', () => {
  const over: { readonly kind: 'gameOver' } & FactsOf<typeof gameOver> = {
    kind: 'gameOver',
    game: two,
    unsubscribe,
    result: 'Ada wins.',
    board,
    moves: [],
    notes: [],
  };

  it('can be answered with a rematch', () => {
    const letter = compose({ ...over, again: { link: answer.link, replyTo: answer.replyTo } });
    expect(plain(letter.text)).toContain('Reply to this letter with “rematch” to play again');
    expect(letter.replyTo).toBe(answer.replyTo);
  });

  it('tells the score of the match, and that it goes on by itself', () => {
    const match = { number: 1, games: 2, score: 'Ada 1, Bob 0' };
    const letter = compose({ ...over, match });
    expect(plain(letter.text)).toContain('Game 1 of 2. The score is Ada 1, Bob 0. The next game begins now');
    expect(letter.replyTo).toBeUndefined();
  });
});

it('reminds with the time that is left', () => {
  expect(plain(compose(samples.reminder).text)).toContain(
    'It is still your turn, and you have 1 day 12 hours. The clock: 3 days a move. You have 1 day 12 hours, until Thu 3 Dec 2026, 18:00 (Europe/Berlin), 17:00 UTC.',
  );
});
