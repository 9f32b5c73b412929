/** Machine players: where a game against one can be started. */
export const machines = {
  title: 'Against a machine',
  about:
    'A machine is always free. Press the name of a game to play it against Clerk, who answers within a minute, by mail like anybody else.',
  levels: {
    postman: { name: 'Postman', about: 'moves at random, but likes to capture' },
    clerk: { name: 'Clerk', about: 'looks one move ahead' },
    master: { name: 'Master', about: 'looks further' },
  },
  level: (name: string, about: string): string => `${name}, who ${about}`,
  /** In the form for a new game. */
  whichLevel: 'Which one?',
  orMachine: (side: string): string => `or a machine for ${side}`,
  nobody: 'no machine',
  fillIn: 'If a seat is still free after a day, Clerk takes it and the game begins',
  /** Beside the name of a player who is one. */
  isOne: 'a machine',
  /** About a machine's own page. */
  profile: (about: string): string => `A machine. It ${about}. It gets no letters, and needs no rest.`,
};
