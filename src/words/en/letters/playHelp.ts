/**
 * What can be written to play@. If a line of this list is quoted, it must not pass for one of those
 * commands.
 */
export const playHelp = {
  subject: { asked: 'How to play by mail', notDone: 'Your letter: nothing was done' },
  lead: (address: string) => `What you can write to ${address}, in the subject or on a line of its own:`,
  commands: [
    'the name of a game: it begins at once, against Clerk, a machine',
    'the name of a game and the word anybody: it is offered in the lobby',
    'the word invite, a name, an e-mail address and the name of a game: that person is invited; for three players, two names with their addresses',
    'on further lines: a pace (“7 days a move” or “no clock”), “private”, your side (“I play Black”), an option of the game (“goal: connect”)',
    'the word lesson and the name of a game: small tasks on a board, to learn it',
    'the word games: where you play, and whose turn it is in each game',
    'each turn, digest, quiet, stop: when letters come to you',
    'the word help: this letter',
  ],
  moves: 'Moves, and all that is about one game, belong in a reply to a letter of that game.',
  games: 'The games',
  game: (name: string, seats: number, options: readonly string[]) =>
    [`${name}, ${seats} players`, ...options].join('; '),
};
