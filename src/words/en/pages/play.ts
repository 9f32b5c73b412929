/** Playing, confirming and resigning through the links in letters. */
import { capitalized, moves } from '../moves.ts';

export const play = {
  move: {
    title: (game: string): string => `Your move in ${game}`,
    tooLong: (length: number, most: number): string =>
      `That text has ${length} characters; a move has at most ${most}.`,
  },
  preview: {
    title: (move: string, game: string): string => `${move} in ${game}`,
    /** The words around the move. */
    before: 'The board after ',
    after: '. Nothing is played yet.',
    play: (move: string): string => capitalized(moves.play(move)),
    another: 'Another move',
  },
  /** The link's turn is over, or something prevents playing. */
  passed: {
    /** `number` and `now`: moves, counted from 1. */
    played: (number: number, now: number): string =>
      `This link was for move ${number}, which has been played; the game is at move ${now}.`,
    /** The words around what was typed. */
    beforeWritten: 'You had written ',
    afterWritten: '.',
    toGame: 'Go to the game',
    yourTurn: 'Your newest letter has the link for this turn; or sign in to play on the game’s page.',
    letterComes: 'You will get a letter when it is your turn.',
  },
  /** The link's own seat has played this turn. */
  taken: {
    played: (move: string): string => `You ${moves.played(move)}.`,
    outOfTime: 'Your time was up.',
    resigned: 'You resigned.',
    isAtMove: (now: number): string => `The game is at move ${now} now.`,
  },
  confirm: {
    title: (move: string, game: string): string => `Confirm ${move} in ${game}`,
    /** The words around the move. */
    before: 'A letter brought the move ',
    after: (side: string): string => ` for ${side}. Is it yours?`,
    yes: (move: string): string => `Yes, ${moves.play(move)}`,
    no: 'No, leave it',
  },
  cancel: {
    title: (game: string): string => `Cancel ${game}`,
    question: 'Cancel this game?',
    isFinal: 'It ends for all its players at once, and nobody wins or loses it.',
    yes: 'Cancel the game',
    no: 'No, go on playing',
  },
  resign: {
    title: (game: string): string => `Resign ${game}`,
    question: (side: string): string => `Resign this game as ${side}?`,
    byConsent: 'All your opponents must accept it; until then you play on.',
    isFinal: 'It cannot be taken back.',
    yes: 'Resign',
    no: 'No, go on playing',
  },
};
