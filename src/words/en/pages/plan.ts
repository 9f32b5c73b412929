export const plan = {
  title: (game: string): string => `Your plan, ${game}`,
  heading: 'Your plan',
  /** To the plan, for who has just moved. */
  link: 'Plan your next answers',
  none: 'You have no plan in this game. With one, your answer is played for you as soon as the move you foresaw has been played.',
  yourTurn:
    'It is your turn, so no line can be added now. Play your move first; then plan what comes after it.',
  /** With the board beside it. */
  try: 'To add a line, try it on the board: the other player’s move, then your answer. Then press “Play this if it comes so”.',
  write: 'Write lines instead',
  add: 'Write lines',
  how: 'One line reads: if MOVE then MOVE. The first is another player’s move, the second yours; go on with “if” and “then” as far as you like. “any” stands for any move, “otherwise” for any that you have not named. An indented line goes on from the line above it.',
  keep: 'Keep these lines',
  remove: 'Remove',
  removeLine: (number: string): string => `Remove line ${number}`,
  /** `side`: whose move it is now. */
  any: (side: string): string => `Whatever ${side} plays`,
  anyLine: (number: string, side: string): string => `In line ${number}, whatever ${side} plays`,
  end: 'End the plan',
  unguarded: 'Whatever happens',
  forced: {
    label: 'Play forced moves at once',
    off: 'When you have only one legal move, you are still asked for it.',
    on: 'When you have only one legal move, it is played for you.',
  },
  past: 'Earlier lines, with those that did not come',
  madeAt: (number: number): string => `Planned for move ${number} and on:`,
  olderLink:
    'This link is from an older letter, so it does not open your plan. Please use the link in the newest letter, or sign in.',
  back: 'Back to the game',
};
