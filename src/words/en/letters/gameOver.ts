export const gameOver = {
  name: 'The end',
  moves: (count: number) => (count === 1 ? 'The last move:' : 'The last moves:'),
  match: ({ number, games, score }: { number: number; games: number; score: string }) =>
    number < games
      ? `Game ${number} of ${games}. The score is ${score}. The next game begins now, the seats rotated.`
      : `That was the last of ${games} games. The score is ${score}.`,
  again: 'Reply to this letter with “rematch” to play again with the seats rotated, or use the page.',
  button: 'Play again',
};
