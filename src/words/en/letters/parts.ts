/** Words that several kinds of letter share. */
import { moves } from '../moves.ts';

/** A turn in a list of moves. `text` undefined: the seat resigned, or did what `how` says. */
export interface TurnTaken {
  readonly name: string;
  readonly side: string;
  readonly text: string | undefined;
  readonly how?: 'outOfTime' | 'tookBack' | 'planned' | 'plannedByYou';
}

const WITHOUT_MOVE = { outOfTime: 'ran out of time', tookBack: 'took a move back', resigned: 'resigned' };

/** Who took a turn; a planned move says so. */
const by = ({ name, side, how }: Omit<TurnTaken, 'text'>): string =>
  how === 'plannedByYou'
    ? 'you, as planned'
    : `${name} (${side})${how === 'planned' ? ', at once, as planned' : ''}`;

/** What happened in a turn without a move; also used in place of a move in lists. */
const withoutMove = (how: TurnTaken['how']): string =>
  WITHOUT_MOVE[how === 'outOfTime' || how === 'tookBack' ? how : 'resigned'];

export const played = ({ name, side, text, how }: TurnTaken): string =>
  text === undefined
    ? `${name} (${side}) ${withoutMove(how)}`
    : how === 'plannedByYou'
      ? `you, as planned, ${moves.played(text)}`
      : `${name} (${side}) ${moves.played(text)}${how === 'planned' ? ' at once, as planned' : ''}`;

export const parts = {
  withoutMove,
  by,

  board: {
    caption: (movesPlayed: number) =>
      movesPlayed === 0 ? 'The board at the start' : `After move ${movesPlayed}`,
    picture: 'The board as a picture',
    /** Beside a player's name and score. */
    player: (name: string, side: string) => (name === side ? side : `${side}: ${name}`),
    toMove: 'to move',
    olderTurns: 'Arrows show what has happened since your last turn, the fainter the earlier.',
  },

  noteFrom: (name: string, side: string) => `A note from ${name} (${side}):`,

  clock: ({ terms, left, deadline }: { terms: string; left: string; deadline: string }) =>
    `The clock: ${terms}. You have ${left}, until ${deadline}.`,

  answer: {
    /** Followed by the example and `afterExample`. */
    byLetter: 'Reply to this letter with your move on the first line, for example',
    afterExample: '.',
    orOnPage: 'Or play on the page:',
    button: 'Play on the page',
    orByNewLetter: 'Or send your move by letter',
    byNewLetter: 'Send your move by letter',
  },

  /**
   * What else a reply can say. If a mail program quotes a line without a mark, it must not pass for a
   * command, so the command words are inside a sentence, and the sentence's end is kept together with them.
   */
  also: 'You can also reply with board, history, draw, takeback, pause 7 days or resign on a line of its own, with a note to the others (the word note, a colon and your words), or with the word help to see all\u00a0of\u00a0it.',

  /** `most`: at most this many of the reader's letters are answered per day. */
  lastAnswer: (most: number) =>
    `This is the last answer for now: ${most} were sent within a day. Moves and commands that you send are still done, and a move in doubt is still asked about; what cannot be done meets no answer until tomorrow. The game’s page shows how it stands.`,

  /** How the game stands. */
  status: {
    notBegun: 'The game has not started.',
    cancelled: 'This game was cancelled, and is not played.',
    declined: 'An invitation was declined, so this game is not played.',
    lapsed: 'Not all seats were taken in time, so this game is not played.',
    yourTurn: (side: string) => `It is your turn: you play ${side}.`,
    toMove: (name: string, side: string) => `${name} (${side}) is to move.`,
  },
};
