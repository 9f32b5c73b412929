import { counted, lists } from '../lists.ts';
import { capitalized, moves } from '../moves.ts';
import { offers } from '../offers.ts';

type OfferKind = keyof typeof offers.known;

interface Offered {
  readonly offer: OfferKind;
  /** Who has yet to answer. */
  readonly waitsFor: readonly string[];
}

interface Played {
  readonly move: string;
  readonly toMove: string;
  readonly withDraw?: boolean;
}

const toAnswer = (names: readonly string[]): string =>
  `${lists.all(names)} ${names.length === 1 ? 'is' : 'are'} to answer.`;

/** A sentence for each thing that was done at a letter's request. */
const deeds = {
  /** `toMove`: who moves next. */
  played: ({ move, toMove, withDraw }: Played) =>
    `${capitalized(moves.played(move))}${withDraw ? ', and offered a draw with it' : ''}; ${toMove} is to move.`,
  noted: () => 'Your note was taken. The others read it in their next letters and on the game’s page.',
  offered: ({ offer, waitsFor }: Offered) => `${offers.own[offer]} ${toAnswer(waitsFor)}`,
  accepted: ({ offer, waitsFor }: Offered) =>
    `You have accepted. ${offers.known[offer]} stands, and ${toAnswer(waitsFor)}`,
  declined: ({ offer }: Pick<Offered, 'offer'>) => `You ${offers.declined[offer]}.`,
  withdrawn: ({ offer }: Pick<Offered, 'offer'>) => `You ${offers.withdrew[offer]}.`,
  resigned: () => 'You have resigned. The others play on.',
  cancelled: () => 'You have cancelled this game. Everybody is told.',
  timeGiven: ({ days, to }: { readonly days: number; readonly to: string }) =>
    `You gave ${to} ${counted(days, 'day')} more on the clock.`,
  rematchAsked: () => 'You want to play again. The others are asked; letters come from the new game.',
  receiptsOn: () => 'From now on every move and word of yours that comes by mail is answered by a receipt.',
  receiptsOff: () =>
    'You get no more receipts. What you send is still done, and still answered where it cannot be.',
};

export const receipt = {
  name: 'A receipt',
  deeds,
  /** `deadline`: an instant in words. */
  deadline: (name: string, deadline: string) => `${name} has time until ${deadline}.`,
  noteTaken: 'Your note goes along with it.',
  /** `limit`: how many a seat may write per move. */
  noteLost: (limit: number) =>
    `Your note was not passed on: there was nothing in it, or ${counted(limit, 'note')} of yours were there already since the last move.`,
  undo: (names: readonly string[]) =>
    `Reply with “undo” to take it back: at once while nobody has been told of it, and after that if ${lists.all(names)} ${names.length === 1 ? 'agrees' : 'agree'}.`,
  end: 'Reply with “no receipts” to get no more letters like this one.',
  again: 'Reply with “receipts” to get them again.',
};
