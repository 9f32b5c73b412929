export const digest = {
  subject: (games: number) =>
    games === 1 ? 'It is your turn in 1 game' : `It is your turn in ${games} games`,
  count: (games: number) =>
    games === 1
      ? 'It is your turn in one game.'
      : `It is your turn in ${games} games; the most urgent is first.`,
  daily: 'This letter comes once a day, when it is your turn somewhere.',
};
