import { counted, lists } from '../lists.ts';

const called = ({ name, address }: { readonly name: string; readonly address: string }): string =>
  name === '' ? address : `${name} (${address})`;

/** A game was made at a letter's request. */
export const gameMade = {
  subject: (game: string) => `${game}: your new game`,
  invites: (game: string, invited: readonly { readonly name: string; readonly address: string }[]) =>
    `You have invited ${lists.all(invited.map(called))} to a game of ${game}. A letter is on its way.`,
  /** `also`: whether others are invited. */
  offers: (game: string, seats: number, also: boolean) =>
    also
      ? `In the lobby, ${counted(seats, 'seat')} of it can be taken by anybody.`
      : `Your game of ${game} is in the lobby: ${seats === 1 ? 'whoever takes the free seat plays you' : `anybody can take one of its ${seats} free seats`}.`,
  shares: (game: string, seats: number, also: boolean) =>
    also
      ? `Whoever has the link to the game can take ${counted(seats, 'seat')} of it.`
      : `Your game of ${game} is private: whoever you give its link can take ${seats === 1 ? 'the free seat' : `one of its ${seats} free seats`}.`,
  begins: 'The game begins as soon as every seat is taken, and you get a letter then.',
  details: (side: string, isPrivate: boolean, terms: readonly string[]) => [
    `You play ${side}`,
    ...terms,
    ...(isPrivate ? ['Private'] : []),
  ],
  instead: (address: string) =>
    `On its page you can withdraw it. To invite somebody to a game instead, write to ${address} the word invite, their name, their e-mail address and the name of the game, all on one line.`,
  button: 'The page of the game',
};
