export const help = {
  name: 'What you can write',
  lead: 'What you can write on a line of its own in a reply:',
  commands: [
    'your move, to play it',
    'board: the present position',
    'history: every move of this game',
    'the word note, a colon and your words, down to an empty line: a note to the other players, in their next letters and on the game’s page',
    'draw, takeback, pause 7 days, resume: to propose it to the others',
    'accept, decline, withdraw: the answer to what is offered, or to take your own offer back',
    'claim: to end the time of a player whose time is up, where that does not happen by itself',
    'cancel: before the second move, a letter with a link to cancel the game',
    'rematch: to play again, when the game is over',
    'resign: a letter that asks whether you do; resign again in reply to that one, or use its link',
    'help: this letter',
  ],
  button: 'Do it on the page',
  rest: 'Put nothing else on that line. What you quote is not read, and what is only asked or said in passing is not done.',
};
