/** The archive of ended public games. */
interface Found {
  readonly found: string;
}

export const archive = {
  title: 'Archive',
  about: 'Every public game that has ended, the newest first.',
  game: 'Game',
  anyGame: 'Any game',
  player: 'Player',
  playerHint: 'A name, as it stands at the board.',
  against: 'Against',
  againstHint: 'Another player of the same games.',
  result: 'Result',
  results: {
    any: 'Any result',
    decided: 'Somebody won',
    shared: 'Shared',
    won: 'Won by the player',
    lost: 'Lost by the player',
  },
  from: 'Ended from',
  to: 'To',
  search: 'Search',
  none: 'No such game has ended yet.',
  noneYet: 'No game has ended here yet.',
  noneHere: 'None among the last thousand games; there are older ones.',
  older: 'Older games',
  newest: 'Newest games',
  link: 'Archive of ended games',
  linkOf: (name: string): string => `Search the games of ${name}`,
  refusals: {
    NO_SUCH_GAME: ({ found, choices }: Found & { readonly choices: readonly string[] }): string =>
      `There is no game “${found}” here. There are: ${choices.join(', ')}.`,
    NO_SUCH_PLAYER: ({ found }: Found): string =>
      `Nobody here is called “${found}”. Write the name as it stands at the board, or take it from a player’s page.`,
    SEVERAL_PLAYERS: ({ found }: Found): string =>
      `Several players are called “${found}”. Choose one of them.`,
    NOT_A_RESULT: ({ found, choices }: Found & { readonly choices: readonly string[] }): string =>
      `“${found}” is not a result to search for. These are: ${choices.join(', ')}.`,
    NEEDS_PLAYER: ({ found }: Found): string => `“${found}” is asked of a player. Name one, too.`,
    AGAINST_WHOM: ({ found }: Found): string =>
      `Against “${found}” somebody has to have played. Name a player, too.`,
    SAME_PLAYER: ({ found }: Found): string =>
      `“${found}” is the player who was named already, and nobody plays against themselves. Name another.`,
    NOT_A_DATE: ({ found }: Found): string =>
      `“${found}” is not a date. It should look like 2026-11-30, year first.`,
    ENDS_BEFORE_IT_BEGINS: ({ from, to }: { readonly from: string; readonly to: string }): string =>
      `The time from ${from} to ${to} ends before it begins. Exchange the two dates.`,
    NOT_A_PLACE: ({ found }: Found): string =>
      `“${found}” is no place in this list. Begin again with the newest games.`,
  },
};
