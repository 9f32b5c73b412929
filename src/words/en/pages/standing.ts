/** How a game stands and who plays it, in a phrase or a sentence. */
import { moves } from '../moves.ts';

/** "Ada – Ben" */
const versus = (players: readonly string[]): string => players.join(' – ');

/** After the name of a game. */
const afterGame = (players: string): string => `: ${players}`;

export const standing = {
  /** In place of the name of a player who has none yet. */
  unnamed: { open: 'anybody', invited: 'somebody invited', withdrawn: 'nobody', gone: 'somebody who left' },
  /** "3 Crowns: Ada – Ben" */
  title: (game: string, players: readonly string[]): string => `${game}${afterGame(versus(players))}`,
  versus,
  afterGame,
  withdrawn: 'The free seats were withdrawn, so this game is not played.',
  declined: 'An invitation was declined, so this game is not played.',
  lapsed: 'Not all seats were taken in time, so this game is not played.',
  cancelled: 'This game was cancelled.',
  /** The words around the name of a seat's former player; `until`: how many moves had been played. */
  instead: { before: (until: number): string => `(after move ${until} for `, after: ')' },
  matchDecided: 'The match was decided, and all agreed to end it before this game.',
  yourTurn: (side: string): string => `Your turn: you play ${side}.`,
  /** `invited` and `free`: the sides that are not taken yet. */
  beginsWhen: (invited: readonly string[], free: readonly string[]): string =>
    `The game begins when ${[
      ...(invited.length === 1 ? [`the invitation to play ${invited[0]} is accepted`] : []),
      ...(invited.length > 1 ? [`the invitations to play ${invited.join(' and ')} are accepted`] : []),
      ...(free.length === 1 ? [`the seat ${free[0]} is taken`] : []),
      ...(free.length > 1 ? [`the seats ${free.join(' and ')} are taken`] : []),
    ].join(' and ')}.`,
  /** After a player's name, by the seat's state. */
  states: { invited: 'invited', open: 'free', declined: 'declined', left: 'has left the game' },
  /** In a game of three: by how many players did better. */
  places: ['first', 'second', 'third'],
  /** "second, ½ point" */
  placed: (place: string, points: string): string => `${place}, ${points}`,
  /** A place that two share: "joint first, ½ point" */
  placedWithOther: (place: string, points: string): string => `joint ${place}, ${points}`,
  /** All have the same: "draw, ⅓ point" */
  drawn: (points: string): string => `draw, ${points}`,
  /** `value`: the same as a number. "0 points", "½ point", "1⅓ points" */
  points: (points: string, value: number): string =>
    `${points} ${value === 0 || value > 1 ? 'points' : 'point'}`,
  /** The position after a move, or before the first. */
  played: (number: number, name: string, move: string): string =>
    `Move ${number}: ${name} ${moves.plays(move)}.`,
  /** `what`: "resigns" */
  turned: (number: number, name: string, what: string): string => `Move ${number}: ${name} ${what}.`,
  start: 'The position before the first move.',
  titleOfStart: (title: string): string => `${title}, the start`,
  titleOfMove: (title: string, number: number, last: number): string =>
    `${title}, after move ${number} of ${last}`,
  /** In lists of games. */
  notBegun: 'Not started',
  notPlayed: 'Not played',
  yourMove: (number: number): string => `Your turn: move ${number}`,
  moveOf: (number: number, name: string): string => `Move ${number}: ${name}`,
  /** `ago`: "3 hours ago" */
  ended: (ago: string): string => `ended ${ago}`,
  lastMove: (ago: string): string => `the last move ${ago}`,
  /** `left`: "2 days 3 hours" */
  left: (left: string): string => `${left} left`,
  timeIsUp: 'time is up',
  /** What a game is played by: "Goal: most stones. 3 days a move." */
  terms: (phrases: readonly string[]): string => phrases.map((phrase) => `${phrase}.`).join(' '),
};
