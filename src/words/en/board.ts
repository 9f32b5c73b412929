/**
 * Positions, moves and results: for text boards, for descriptions of pictures, and for the board in the
 * browser.
 */
import { lists } from './lists.ts';
import { capitalized, moves } from './moves.ts';

/** The result and the reason for it, "Ada wins: checkmate."; `leaders` are those with the most points. */
const wins = (winner: string, reason: string): string => `${winner} wins: ${reason}.`;

/** "Ada 1, Cy ½ and Ben 0" */
const points = (scores: readonly string[]): string => `Points: ${scores.join(', ')}.`;

export const board = {
  /** The army of neutral pieces. */
  neutral: 'Neutral',
  /** "Black crowned stone" */
  piece: (army: string, kind: string): string => `${army} ${kind}`,
  /** "Ada (Green)" */
  player: (name: string, side: string): string => `${name} (${side})`,
  /** Reasons for a result that are in no rule book. */
  agreements: { AGREED: 'agreed by all' } as Readonly<Record<string, string>>,
  outcome: {
    wins,
    winsOnPoints: (winner: string, reason: string, scores: readonly string[]): string =>
      `${wins(winner, reason)} ${points(scores)}`,
    draw: (between: readonly string[], reason: string): string =>
      `Draw between ${lists.all(between)}: ${reason}.`,
    sharesOnPoints: (leaders: readonly string[], reason: string, scores: readonly string[]): string =>
      `${lists.all(leaders)} share the first place: ${reason}. ${points(scores)}`,
  },
  /** A player's counts: "2 of 3 captured, 1 crowned" */
  scores: (counts: readonly string[]): string => counts.join(', '),
  /** "Goal: most stones" */
  option: (label: string, value: string): string => `${label}: ${value}`,
  /** Among the options of a game that did not begin with the rules' own start. */
  fromSetUp: 'From a position that was set up (unrated)',
  isToMove: (who: string): string => `${who} is to move.`,
  /** "Move 3: Ben (Black) a7-a6." */
  turn: (number: number, who: string, what: string): string => `Move ${number}: ${who} ${moves.done(what)}.`,
  triedTurn: (number: number, who: string, what: string): string =>
    `Move ${number}, only tried: ${who} ${moves.done(what)}.`,
  /** What takes a move's place; each completes "Ada ...". */
  turns: {
    /** `number`: counted from 1. */
    goesBackTo: (number: number): string => `goes back to move ${number}`,
    isOutOfTime: 'is out of time',
    resigns: 'resigns',
  },
  asText: {
    namesKey: 'Each cell shows its name, after the piece on it.',
    marksKey: '[ ] moved here or changed   ( ) from here, passed or taken',
    /** "Green: G stone, @ crowned stone" */
    legend: (army: string, meanings: readonly string[]): string => `${army}: ${meanings.join(', ')}`,
    /** "Yellow’s throne: g2." */
    feature: (name: string, cells: readonly string[]): string => `${name}: ${cells.join(' ')}.`,
  },
  asPicture: {
    game: (name: string): string => `${name}.`,
    /** "Green: 7 stones and 1 crowned stone." */
    army: (name: string, counts: readonly string[]): string =>
      `${name}: ${lists.all(counts) || 'no pieces'}.`,
    /** "Green crowned stone: d4 and e2." */
    standing: (piece: string, cells: readonly string[]): string => `${piece}: ${lists.all(cells)}.`,
    played: (played: readonly string[]): string => `After ${lists.all(played.map(moves.named))}.`,
    toPlay: (toPlay: readonly string[]): string => `Before ${lists.all(toPlay.map(moves.named))}.`,
    marked: (cells: readonly string[]): string => `Marked: ${lists.all(cells)}.`,
    lastMove: (parts: readonly string[]): string => `Last move: ${parts.join(', ')}.`,
    from: (cells: readonly string[]): string => `from ${lists.all(cells)}`,
    over: (cells: readonly string[]): string => `over ${lists.all(cells)}`,
    to: (cells: readonly string[]): string => `to ${lists.all(cells)}`,
    takenOn: (cells: readonly string[]): string => `taken on ${lists.all(cells)}`,
    changedOn: (cells: readonly string[]): string => `changed on ${lists.all(cells)}`,
    toMove: (side: string): string => `${side} to move.`,
  },
  /** A cell of the board on the page, for screen readers. */
  cell: {
    /** "e4, Black stone" */
    occupied: (cell: string, piece: string): string => `${cell}, ${piece}`,
    empty: (cell: string): string => `${cell}, empty`,
    chosen: (cell: string): string => `${cell}, chosen`,
    legal: (cell: string): string => `${cell}, can be chosen`,
  },
  /** Beside the board on the page. */
  panel: {
    board: (game: string): string =>
      `The board of ${game}. Arrow keys move, N and P go to the next and the previous cell you can choose, Enter chooses, Escape takes back.`,
    gameEnds: 'The game ends here.',
    notices: { all: 'Show all', fewer: 'Show less' },
    turnHasPassed: 'This turn is over; nothing can be played here now.',
    chooseOrType: 'Choose one of the marked cells.',
    explore: 'Explore: try any move.',
    chooseNext: (move: string): string => `${move} … and then?`,
    boardAfter: (move: string): string => `The board after ${moves.named(move)}.`,
    boardBeforePlaying: (move: string): string => `The board after ${moves.named(move)}, not played yet.`,
    playOrAdd: (move: string): string => `After ${moves.named(move)}: play it, or go on.`,
    tryOrAdd: (move: string): string => `After ${moves.named(move)}: try it, or go on.`,
    play: 'Play',
    playMove: (move: string): string => capitalized(moves.play(move)),
  },
  /** Stepping through the game. */
  replay: {
    watch: 'Watch',
    stop: 'Stop',
    atTheStart: 'the start',
    afterMove: (number: number, last: number): string => `after move ${number} of ${last}`,
  },
  /** What the symbols in the list of moves mean. */
  signs: {
    taken: (count: number): string => `${count} taken`,
    change: 'a piece becomes another',
    check: 'check',
    claim: 'a claim to be answered',
  },
  /** A tried line that its reader can have played. */
  plan: {
    /** The line ends with another's move. */
    answer: 'Now try your answer to it.',
    kept: 'Kept in your plan. Nobody else sees it.',
    notReached: 'The plan could not be sent. Please try again.',
  },
  lines: {
    forget: 'Forget',
    forgetLine: (line: string): string => `Forget ${line}`,
  },
};
