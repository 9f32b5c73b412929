import { counted, lists } from '../lists.ts';
import { moves } from '../moves.ts';
import { offers } from '../offers.ts';

/** Who it is about; undefined: the reader. */
interface About {
  readonly name: string | undefined;
}

interface Given extends About {
  readonly to: string | undefined;
  readonly days: number;
  readonly deadline?: string;
}

interface Vacation extends About {
  readonly dates: readonly string[];
  readonly givenBack?: readonly string[];
  readonly left: number | undefined;
  readonly most?: number;
  readonly isLast?: boolean;
}

/**
 * `of`: whose seat it is, undefined: the reader's. `absentUntil`: an instant in words, if the others give
 * the seat away. `link`: if the reader proposed it.
 */
interface Freed {
  readonly of: string | undefined;
  readonly absentUntil?: string;
  readonly link?: string;
}

const absent = (of: string | undefined, until: string): string =>
  of === undefined
    ? `The others have agreed that a substitute may take your seat if you have not moved by ${until}. You can still move until somebody takes it, and with a move you keep it.`
    : `All others have agreed: the seat of ${of} may go to a substitute if ${of} has not moved by ${until}. With a move before somebody takes it, ${of} keeps it.`;

/** A sentence for each kind of news. */
const sentences = {
  resigned: ({ name }: About) => (name === undefined ? 'You have resigned.' : `${name} has resigned.`),
  timeLost: ({ name }: About) =>
    name === undefined
      ? 'Your time was up, and you have lost your place in this game. You can keep watching it.'
      : `${name} ran out of time and has left the game.`,
  timeRanOut: ({ name }: About) =>
    name === undefined
      ? 'Your time is up. You may still move, until one of the others ends it.'
      : `${name}’s time is up. You may end the game, or wait for the move.`,
  cancelled: ({ name, gameName }: { readonly name: string; readonly gameName: string }) =>
    `${name} has cancelled the game of ${gameName}.`,
  lapsed: ({ gameName }: { readonly gameName: string }) =>
    `The invitation to ${gameName} has lapsed: not everybody came within two weeks.`,
  tidings: ({ name, move }: About & { readonly move: string }) => `${name ?? 'You'} ${moves.played(move)}.`,
  /** `deadline`: an instant in words, if there is a clock. `isBack`: the reader had been out of the game. */
  takenBack: ({
    name,
    move,
    deadline,
    isBack,
  }: {
    readonly name: string;
    readonly move: string;
    readonly deadline?: string;
    readonly isBack?: boolean;
  }) =>
    [
      `${name} has taken back ${moves.named(move)} and moves again.`,
      ...(isBack ? ['With it you are in the game again.'] : []),
      ...(deadline === undefined ? [] : [`The time for that move ends ${deadline}.`]),
    ].join(' '),
  offerClosed: ({
    name,
    offer,
    isWithdrawn,
  }: {
    readonly name: string;
    readonly offer: keyof typeof offers.known;
    readonly isWithdrawn?: boolean;
  }) => `${name} ${isWithdrawn ? offers.withdrew[offer] : offers.declined[offer]}.`,
  offersLapsed: offers.lapsed,
  /** `deadline`: an instant in words, if it is the turn of the player who got the time. */
  timeGiven: ({ name, to, days, deadline }: Given) =>
    [
      `${name ?? 'You'} gave ${to ?? 'you'} ${counted(days, 'day')} more on the clock.`,
      ...(deadline === undefined ? [] : [`The time for this move now ends ${deadline}.`]),
    ].join(' '),
  /** `of`: who has been given a time limit; undefined: the reader. */
  called: ({ of, until }: { readonly of: string | undefined; readonly until: string }) =>
    of === undefined
      ? `The others call you: please move by ${until}. Whoever has not moved by then leaves the game.`
      : `${of} has been called: whoever is called moves by ${until}, or leaves the game.`,
  seatFreed: ({ of, absentUntil, link }: Freed) =>
    [
      absentUntil === undefined
        ? `All have agreed: ${of === undefined ? 'your seat' : `the seat of ${of}`} may go to a substitute. Until somebody takes it, everything stays as it is.`
        : absent(of, absentUntil),
      ...(link === undefined ? [] : [`Pass this link on to whoever is to take it: ${link}`]),
    ].join(' '),
  /** `name`: who plays the seat now; undefined: the reader. */
  stoodIn: ({ name, instead }: About & { readonly instead: string }) =>
    name === undefined
      ? `You play for ${instead} from now on. You will get a letter whenever it is your turn.`
      : `${name} plays for ${instead} from now on.`,
  /** `score`: "Ada 2, Ben 0". */
  concluded: ({ score }: { readonly score: string }) =>
    `All have agreed to end the match, which was decided. This game is cancelled. The score: ${score}.`,
  /** `until`: an instant in words. */
  paused: ({ until }: { readonly until: string }) =>
    `The game is paused until ${until}. Nobody’s time counts until then; moves may be played.`,
  pauseEnded: ({ name }: { readonly name: string }) =>
    `The pause has ended, and the clock runs again for ${name}.`,
  /**
   * `dates`, `givenBack`: ranges in words. `left`: the days the reader still has this year. For days taken
   * automatically: `most` is how many may be taken in a row, and `isLast` says that no more will be.
   */
  vacation: ({ name, dates, givenBack = [], left, most, isLast }: Vacation) => {
    if (name === undefined) {
      const next = isLast
        ? ' It was the last of a row: unless you move, your time is up when it is over.'
        : ` Until you move, others follow by themselves, at most ${most} in a row.`;
      return `Your time would have been up, so a day of your vacation was taken: ${lists.all(dates)}. You have ${counted(left ?? 0, 'day')} left this year.${most === undefined ? '' : next}`;
    }
    if (most !== undefined) {
      return `The time of ${name} would have been up, so a day of vacation was taken: ${lists.all(dates)}. Until ${name} moves, others may follow, at most ${most} in a row; you get no letter for each.`;
    }
    return [
      ...(dates.length > 0
        ? [`${name} is on vacation: ${lists.all(dates)}. Those days do not count on the clock.`]
        : []),
      ...(givenBack.length > 0
        ? [`${name} has given back days of vacation, which count again: ${lists.all(givenBack)}.`]
        : []),
    ].join(' ');
  },
};

export const news = {
  name: 'News',
  sentences,
  claim: 'Reply to this letter with “claim” to end it, or use the page.',
  button: 'Look at it and end it',
};
