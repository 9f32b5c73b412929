/** Offers about time and about the match: a gift, a call, the end of a match that is decided. */
import { describe, expect, it } from 'vitest';
import { DAY, HOUR } from '../../../../src/worker/clock/units.ts';
import { verifyLog } from '../../../../src/worker/game/log/verify.ts';
import type { Command } from '../../../../src/worker/game/model/commands.ts';
import type { AskedOffer, OfferKind } from '../../../../src/worker/game/offers/kinds.ts';
import { ALERT } from '../../../support/worker/given.ts';
import { type Story, tell } from '../../../support/worker/story.ts';

const offer = ({ state }: Story, seat: number, asked: AskedOffer): Command => ({
  type: 'offer',
  seat,
  ply: state.turns.length,
  offer: asked,
});
const answer = (
  { state }: Story,
  type: 'acceptOffer' | 'closeOffer',
  seat: number,
  kind: OfferKind,
): Command => ({ type, seat, ply: state.turns.length, kind });
const codeOf = (story: Story, command: Command): string => {
  const decided = story.ask(command);
  return decided.ok ? 'ok' : decided.error.code;
};
const proved = (story: Story) => expect(verifyLog(story.log)).toMatchObject({ ok: true });

describe('a gift of time', () => {
  const gift = (days: number): AskedOffer => ({ kind: 'gift', days });

  it('to the one opponent needs nobody’s consent, and moves the deadline', () => {
    const story = tell('three-crowns', { clock: { terms: '3d/move' } });
    story.until(24).does(offer(story, 1, gift(2)));
    expect(story.newest).toEqual([{ type: 'timeGiven', seat: 1, ply: 0, to: 0, time: 2 * DAY }]);
    expect(story.state.clock.running?.deadline).toBe(5 * DAY);
    expect(story.until(24 * 5 - 1).playsAny().state.clock.remaining).toEqual([3 * DAY, 3 * DAY]);
    proved(story);
  });

  it('stays beyond the cap, and through a takeback', () => {
    const story = tell('three-crowns', { clock: { terms: '2d+12h/move,max2d' } });
    story.does(offer(story, 0, gift(3)));
    story.playsAny().until(1).playsAny();
    expect(story.state.clock.remaining).toEqual([2 * DAY, 5 * DAY - HOUR]);
    story.does(offer(story, 0, gift(1))).playsAny();
    expect(story.state.clock.remaining[1]).toBe(6 * DAY - HOUR);
    story.does(offer(story, 1, { kind: 'takeback' })).does(answer(story, 'acceptOffer', 0, 'takeback'));
    expect(story.state.clock.remaining[1]).toBe(6 * DAY - HOUR);
    proved(story);
  });

  it('among three is for who is to move, and the third is asked, who alone may refuse', () => {
    const story = tell('three-way-checkers', { clock: { terms: '3d/move' } });
    expect(codeOf(story, offer(story, 0, gift(2)))).toBe('GIFT_TO_WHOM');
    story.does(offer(story, 1, gift(2)));
    expect(codeOf(story, answer(story, 'acceptOffer', 0, 'gift'))).toBe('NOT_ASKED');
    expect(codeOf(story, answer(story, 'closeOffer', 0, 'gift'))).toBe('NOT_ASKED');
    story.does(answer(story, 'acceptOffer', 2, 'gift'));
    expect(story.state.clock.running?.deadline).toBe(5 * DAY);
    proved(story);
  });

  it.each([
    [0, '3d/move', 'GIFT_NOT_WHOLE_DAYS'],
    [15, '3d/move', 'GIFT_NOT_WHOLE_DAYS'],
    [1.5, '3d/move', 'GIFT_NOT_WHOLE_DAYS'],
    [Number.NaN, '3d/move', 'GIFT_NOT_WHOLE_DAYS'],
    [10, '175d+0d/move', 'GIFT_TOO_LARGE'],
    [2, 'none', 'NO_CLOCK'],
  ])('of %d days by %s is refused: %s', (days, terms, code) => {
    const story = tell('three-crowns', { clock: { terms } });
    expect(codeOf(story, offer(story, 1, gift(days)))).toBe(code);
  });

  it('comes too late once the time is up', () => {
    const story = tell('three-crowns', { clock: { terms: '1d/move', isClaimable: true } });
    story.until(25);
    expect(codeOf(story, offer(story, 1, gift(2)))).toBe('GIFT_TOO_LATE');
  });
});

describe('without a clock, a call', () => {
  const call: AskedOffer = { kind: 'call' };

  it('of two is the other’s alone: 14 days to move, or leave', () => {
    const story = tell('three-crowns');
    story.until(24).does(offer(story, 1, call));
    expect(story.newest).toEqual([{ type: 'seatCalled', seat: 1, ply: 0, of: 0, until: 15 * DAY }]);
    expect(codeOf(story, offer(story, 1, call))).toBe('ALREADY_CALLED');
    story.until(24 * 15);
    expect(story.happened).toEqual(['seatCalled', 'timeLost', 'gameEnded']);
    expect(story.state.standing.outcome?.points).toEqual([0, 1]);
    proved(story);
  });

  it('is answered by a move, and holds for that turn only', () => {
    const story = tell('three-crowns');
    story
      .does(offer(story, 1, call))
      .until(24 * 14 - 1)
      .playsAny()
      .until(24 * 200);
    expect(story.state.phase).toBe('playing');
    expect(story.state.clock.running?.deadline).toBeUndefined();
    expect(codeOf(story, { ...offer(story, 0, call), ply: 0 } as Command)).toBe('STALE_PLY');
    proved(story);
  });

  it('does not count days of vacation that were taken before', () => {
    const away = { ...ALERT, vacation: [{ first: '1970-01-05', last: '1970-01-24' }] };
    const story = tell('three-crowns', { availability: [away] });
    story.does(offer(story, 1, call)).until(24 * 33);
    expect(story.state.phase).toBe('playing');
    expect(story.until(24 * 34).state.phase).toBe('over');
    proved(story);
  });

  it.each(['three-way-checkers', 'hibryd', 'threehex'])('of three needs the third, in %s', (game) => {
    const story = tell(game);
    expect(codeOf(story, offer(story, 0, call))).toBe('NOBODY_TO_CALL');
    story.does(offer(story, 1, call));
    expect(codeOf(story, answer(story, 'closeOffer', 0, 'call'))).toBe('NOT_ASKED');
    story.does(offer(story, 2, call)).until(24 * 14);
    expect(story.happened.slice(0, 4)).toEqual(['offerMade', 'offerAccepted', 'seatCalled', 'timeLost']);
    const isOver = game === 'threehex';
    expect(story.state.phase).toBe(isOver ? 'over' : 'playing');
    if (isOver) expect(story.state.standing.outcome?.points).toEqual([0, 0.75, 0.75]);
    else expect(story.state.standing.toMove).toBe(1);
    proved(story);
  });

  it('is not for a game with a clock', () => {
    const story = tell('three-crowns', { clock: { terms: '3d/move' } });
    expect(codeOf(story, offer(story, 1, call))).toBe('CLOCK_CALLS');
  });
});

describe('the end of a match', () => {
  const conclude: AskedOffer = { kind: 'conclude' };
  const inMatch = (points: readonly number[], number: number, games: number) =>
    tell('three-crowns', { series: { number, games, points } });

  it.each([
    [[0, 2], 3, 4, 'MATCH_NOT_DECIDED'],
    [[0, 2.5], 3, 4, 'ok'],
    [[2, 0], 3, 3, 'ok'],
    [[0, 0], 1, 2, 'MATCH_NOT_DECIDED'],
  ])('at %j before game %d of %d: %s', (points, number, games, code) => {
    const story = inMatch(points, number, games);
    expect(codeOf(story, offer(story, 0, conclude))).toBe(code);
  });

  it('needs all, cancels the present game, and no other follows', () => {
    const story = inMatch([2, 0], 3, 3);
    story.does(offer(story, 0, conclude));
    expect(codeOf(story, { type: 'cancelGame', seat: 0, ply: 0 })).toBe('MATCH_GOES_ON');
    story.does(answer(story, 'acceptOffer', 1, 'conclude'));
    expect(story.newest.at(-1)).toEqual({ type: 'gameCancelled', seat: 0, ply: 0, isMatchDecided: true });
    expect(story.state.phase).toBe('cancelled');
    proved(story);
  });

  it('is not for a game of its own', () => {
    const story = tell('three-crowns');
    expect(codeOf(story, offer(story, 0, conclude))).toBe('NO_MATCH');
  });
});
