/** Answers to mail that we cannot act on. */
import { counted, lists } from './lists.ts';

export const mail = {
  /** Errors for mail servers whose mail we reject; they pass them on to the sender. */
  rejections: {
    NO_SUCH_ADDRESS: ({ play }: { readonly play: string }): string =>
      `There is no such address here. Answer one of our letters, or write to ${play}.`,
    TOO_LARGE: ({ kilobytes }: { readonly kilobytes: number }): string =>
      `Your answer is too large (at most ${kilobytes} kB): send the move as text, without attachments.`,
    UNREADABLE: 'Your answer could not be read: send the move as plain text.',
  },

  /** Why a letter that asks for a game makes none. Followed by the list of games. */
  requests: {
    REQUEST_IN_DOUBT: ({ doubt }: { readonly doubt: string }, { doubts }: Doubts) => [
      'Your letter asks for a game, but none was started.',
      `${doubts[doubt]}`,
      'If you mean it, please write it once more and nothing else.',
    ],
    NOT_UNDERSTOOD: ({ text }: { readonly text: string }) => [
      `“${text}” was not understood. Nothing was done.`,
    ],
    UNKNOWN_GAME: ({ text }: { readonly text: string }) => [
      `“${text}” names no game that is played here. Nothing was done.`,
    ],
    NOTHING_ASKED: 'Your letter asks for nothing that was understood.',
    NO_GAME_NAMED: 'Your letter does not say which game. Please name it, too. Nobody was invited.',
    ADDRESS_MISSING: [
      'Your letter does not say at which e-mail address to invite. Nobody was invited.',
      'Please write it behind the name, as in “invite Ben ben@example.com 3 crowns”.',
    ],
    MANY_GAMES: ({ games }: { readonly games: readonly string[] }) =>
      `Your letter names several games: ${lists.all(games)}. None was started. Please write a letter for each.`,
    NOT_AN_ADDRESS: ({ text }: { readonly text: string }) =>
      `“${text}” is not an e-mail address. Nobody was invited.`,
    TOO_FEW_OPPONENTS: ({ game, wanted, named }: Opponents) => [
      `${game} needs ${counted(wanted, 'opponent')}; your letter names ${named}. Nobody was invited.`,
      'Please write the name and the address of each on one line; or add the word anybody, and the other seat is offered in the lobby.',
    ],
    TOO_MANY_OPPONENTS: ({ game, wanted, named }: Opponents) =>
      `${game} needs ${counted(wanted, 'opponent')}; your letter names ${named}. Nobody was invited.`,
    NO_SUCH_SIDE: ({ game, legal }: { readonly game: string; readonly legal: readonly string[] }) =>
      `The sides of ${game} are ${lists.all(legal)}. Nothing was done.`,
    NO_SUCH_OPTION: ({ game, text }: { readonly game: string; readonly text: string }) =>
      `${game} has no option “${text}”. Nothing was done.`,
    BAD_OPTION_VALUE: ({ text, legal }: { readonly text: string; readonly legal: readonly string[] }) =>
      `“${text}” is not one of ${legal.join(', ')}. Nothing was done.`,
  },
  /** "goal: stones or connect" */
  option: (name: string, values: readonly string[]): string => `${name}: ${lists.any(values)}`,
  receipts: (areWanted: boolean): string =>
    areWanted
      ? 'From now on a letter tells you what your own letters bring about.'
      : 'From now on no letter tells you what your own letters bring about.',
};

interface Doubts {
  readonly doubts: Readonly<Record<string, string>>;
}

interface Opponents {
  readonly game: string;
  readonly wanted: number;
  readonly named: number;
}
