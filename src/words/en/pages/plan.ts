export const plan = {
  title: (game: string): string => `Your plan, ${game}`,
  heading: 'Your plan',
  link: 'Plan your next answers',
  linkKept: 'Your plan',
  none: 'You have no plan in this game. With one, your answer is played for you when it comes so.',
  yourTurn:
    'It is your turn, so there is nothing to plan now. Play your move; then plan what comes after it.',
  add: 'Add lines',
  how: 'Write each line as: if MOVE then MOVE. The first is another player’s move, the second yours; go on with “if” and “then” as far as you like. “any” stands for any move, “otherwise” for any that is not named. An indented line hangs below the line above it.',
  keep: 'Keep these lines',
  remove: 'Remove',
  removeLine: (number: string): string => `Remove line ${number}`,
  any: 'Whatever they play',
  anyLine: (number: string): string => `In line ${number}, whatever they play`,
  end: 'End the plan',
  forced: {
    off: 'If you have only one legal move, you are asked for it.',
    on: 'If you have only one legal move, it is played for you at once.',
    turnOn: 'Play forced moves at once',
    turnOff: 'Ask me for forced moves, too',
  },
  past: 'All lines, with those that did not come',
  olderLink:
    'This link is of an older letter, so it does not open your plan. Please use the newest letter’s, or sign in.',
  back: 'Back to the game',
};
