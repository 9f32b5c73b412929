import { offers } from '../offers.ts';

export const help = {
  name: 'What you can write',
  lead: 'What you can write on a line of its own in a reply:',
  commands: [
    'your move, to play it; with “draw?” behind it or on a line of its own, to offer a draw along with it',
    'board or status: the present position',
    'legal: the moves that are legal now; preview and a move: the board with it drawn, nothing played',
    'time: how the clocks stand',
    'history: every move of this game',
    'the word note, a colon and your words, down to an empty line: a note to the other players, in their next letters and on the game’s page',
    ...offers.commands,
    'accept, decline, withdraw: the answer to what is offered, or to take your own offer back',
    'claim: to end the time of a player whose time is up, where that does not happen by itself',
    'cancel: before the second move, a letter with a link to cancel the game',
    'rematch: to play again, when the game is over',
    'resign: a letter that asks whether you do; resign again in reply to that one, or use its link',
    'no receipts: to hear no more of what your letters bring about; receipts: to hear of it again',
    'games: where you play, and whose turn it is in each of them',
    'the word invite, a name, an e-mail address and the name of a game: to invite that person to a game',
    'each turn, digest, quiet, stop: when letters come to you, whatever they are about',
    'the word invite, a name, an e-mail address and the name of a game: that person is invited to a new game',
    'help: this letter',
  ],
  button: 'Do it on the page',
  rest: 'Put nothing else on that line. What you quote is not read, and what is only asked or said in passing is not done.',
};
