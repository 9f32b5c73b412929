/** Why something is refused: records by code. */
import { lists } from './lists.ts';
import { moves } from './moves.ts';

/** For a move: which of its words is wrong and why, and what would be right instead. */
export const moveRefusals = {
  canBeginWith: (steps: string): string => `A move can begin with ${steps}.`,
  /** `so`: the steps so far. */
  canGoOnWith: (so: string, steps: string): string => `After ${so} the next step can be ${steps}.`,
  canGoOnWithOrEnd: (so: string, steps: string): string =>
    `After ${so} the next step can be ${steps}; or the move can end there.`,
  occupant: (cell: string, piece: string): string => `There is a ${piece} on ${cell}.`,
  occupied: (cell: string, piece: string): string => `There is already a ${piece} on ${cell}.`,
  vacant: (cell: string): string => `There is nothing on ${cell}.`,
  nobodys: (kind: string, cell: string): string =>
    `The ${kind} on ${cell} belongs to nobody; a move begins with a piece of your own.`,
  stuck: (kind: string, cell: string): string => `The ${kind} on ${cell} has no legal move now.`,
  notYours: (piece: string, cell: string): string => `The ${piece} on ${cell} is not yours.`,
  another: (piece: string, cell: string, owner: string): string =>
    `The ${piece} on ${cell} is not yours; it belongs to ${owner}.`,
  example: (game: string, move: string): string => `A move of ${game} is written like this: ${move}.`,
  none: 'No move was found.',
  afterTheEnd: (so: string, word: string): string =>
    `“${so}” is a complete move; “${word}” after it is not understood.`,
  unknown: (word: string): string => `“${word}” is neither a cell of the board nor a word of this game.`,
  illegalStart: (word: string): string => `No legal move begins with “${word}” now.`,
  illegal: (word: string, so: string): string => `“${word}” is not possible after ${so}.`,
  unfinished: (so: string): string => `The move “${so}” is not finished.`,
  wrongPiece: (word: string): string => `“${word}” does not name what stands there.`,
  vague: (word: string, meanings: readonly string[]): string =>
    `“${word}” could mean ${lists.any(meanings)} here. Please say which.`,
  surplus: (so: string, word: string): string => `The move ends with ${so}; leave out “${word}”.`,
};

/**
 * What the sentences below need besides the refusal's own data: the name of the rules, the sides' names by
 * seat, and phrases in the same language.
 */
interface Phrases {
  readonly rules: string;
  readonly sides: readonly string[];
  /** By kind: "An offer of a draw". */
  readonly offers: Readonly<Record<string, string>>;
  /** By code: why a move or command sent by mail may not have been meant. */
  readonly doubts: Readonly<Record<string, string>>;
  readonly duration: (ms: number) => string;
}

/** From a game, about what it was asked to do. First what is wrong, then what would be right. */
const gameRefusals = {
  NO_SUCH_GAME: 'There is no such game here.',
  ALREADY_CREATED: 'This game has already been started.',
  CAUSE_REUSED: 'This was sent before with different content. Please load the page again.',
  REFUSED_BEFORE:
    'This very request was refused before, and what was refused is not carried out later. Please load the page again, and ask again if you still mean it.',
  UNKNOWN_GAME: ({ rulesId }: { readonly rulesId: string }) => `There is no game called “${rulesId}” here.`,
  BAD_OPTION: ({ refusal: { value, option, legal } }: OptionRefused) => [
    `“${value}” is not a value of “${option}”.`,
    `Possible: ${legal.join(', ')}.`,
  ],
  WRONG_SEAT_COUNT: ({ seats }: { readonly seats: number }, { rules }: Phrases) =>
    `${rules} is a game for ${seats}.`,
  SAME_PLAYER_TWICE: 'Each seat needs a different person.',
  ALREADY_SEATED: 'You already have a seat in this game: each seat needs a different person.',
  NOT_THE_MAKER: 'Only the person who started the game can do that.',
  NO_SUCH_WATCH_LINK: 'This link has already been renewed.',
  MAKER_NOT_SEATED: 'Whoever starts a game plays in it: one of the seats must be yours.',
  NOT_YOUR_SEAT: 'This seat is not yours.',
  SEAT_TAKEN: 'The invitation to this seat has already been accepted.',
  GAME_DECLINED: 'An invitation was declined, so this game is not played.',
  NOT_BEGUN: 'The game has not begun: it begins when every invitation is accepted.',
  GAME_OVER: 'The game is over.',
  SEAT_LEFT: 'You have left this game.',
  SEAT_ELIMINATED: 'You are out of this game; you can keep watching it.',
  NOT_YOUR_TURN: ({ toMove }: { readonly toMove: number }, { sides }: Phrases) =>
    `It is not your turn: ${sides[toMove]} is to move.`,
  STALE_PLY: ({ ply, now }: Plies) => [
    `That was meant for move ${ply + 1}, which has been played.`,
    `The game is at move ${now + 1} now.`,
  ],
  FUTURE_PLY: ({ ply, now }: Plies) =>
    `That was meant for move ${ply + 1}, but the game is at move ${now + 1}.`,
  BAD_SERIES: ({ most }: { readonly most: number }) => `A match has at least one game and at most ${most}.`,
  GAME_LAPSED: 'Not all seats were taken in time, so this game is not played.',
  GAME_CANCELLED: 'This game was cancelled.',
  GAME_READ_ONLY:
    'This game can only be read for now: part of its log cannot be read by the service as it is today. No move is lost; whoever runs the service has been told.',
  NOTHING_TO_CLAIM:
    'There is nothing to claim: the player to move has time left, or the game ends by itself.',
  NOTHING_TO_TAKE_BACK:
    'There is no move of yours that could be taken back, or somebody has left the game since.',
  NOT_PAUSED: 'The game is not paused.',
  TOO_LATE_TO_CANCEL: 'A game can be cancelled only before its second move.',
  MATCH_GOES_ON:
    'This is a later game of a match, which nobody ends alone. You can resign it, or offer a draw.',
  NOT_OVER: 'The game is not over.',
  NEXT_GAME_COMES: 'The next game is on its way.',
  NOTHING_TO_CHANGE: 'Nothing has changed.',
  TOO_MUCH_TODAY: ({ what, limit }: { readonly what: 'events' | 'offers'; readonly limit: number }) =>
    what === 'offers'
      ? `You have made ${limit} offers in this game within a day, the most there may be. Nothing was done; try again tomorrow.`
      : `You have done ${limit} things in this game within a day, the most there may be. Nothing was done; try again tomorrow.`,
  OFFER_STANDS: ({ kind, seat }: Offered & { readonly seat: number }, { offers, sides }: Phrases) =>
    `${offers[kind]} by ${sides[seat]} is already open. It has to be answered first.`,
  OFFER_CLOSED: ({ kind }: Offered, { offers }: Phrases) =>
    `${offers[kind]} was declined or taken back. It can be made again on your next turn.`,
  NO_SUCH_OFFER: ({ kind }: Offered, { offers }: Phrases) =>
    `${offers[kind]} is not open: it was answered, or it lapsed.`,
  OWN_OFFER: 'This is your own offer: the others have to answer it.',
  ALREADY_ACCEPTED: 'You have already accepted; others have yet to answer.',
  NOTHING_TO_PAUSE: 'There is no clock to pause.',
  ALREADY_PAUSED: 'The game is already paused.',
  TIME_IS_UP: 'The time of the player to move is up, so the game cannot be paused.',
  PAUSE_ENDS_BEFORE_IT_BEGINS: 'A pause lasts at least one day.',
  PAUSE_NOT_WHOLE_DAYS: ({ most }: { readonly most: number }) =>
    `A pause lasts a whole number of days, from 1 to ${most}.`,
  PAUSE_TOO_LONG: ({ most }: { readonly most: number }, { duration }: Phrases) =>
    `A pause lasts at most ${duration(most)}.`,
  NOT_ASKED: ({ kind }: Offered, { offers }: Phrases) =>
    `${offers[kind]} is about you, and the others decide on it.`,
  SEAT_IS_FREE: 'A seat in this game is already free for a substitute.',
  SEAT_NOT_FREE:
    'No substitute is wanted here any more: somebody has taken the seat, or the game has gone on.',
  SEAT_NOT_FREE_YET:
    'The player of this seat still has time to move, and then keeps it. Please open this link again once that time is up.',
  SEAT_HANDED_OVER: 'Somebody else has this seat now.',
  NO_CLOCK: 'There is no clock in this game, so there is no time to give.',
  GIFT_NOT_WHOLE_DAYS: ({ most }: { readonly most: number }) =>
    `Time is given in whole days, from 1 to ${most}.`,
  GIFT_TO_WHOM:
    'Among several opponents, time is given to the one who is to move. Please wait until one of them is.',
  GIFT_TOO_LATE: 'The time of the player to move is up: it is too late to give any.',
  GIFT_TOO_LARGE: ({ most }: { readonly most: number }, { duration }: Phrases) =>
    `That would be too much: nobody has more than ${duration(most)} on the clock.`,
  CLOCK_CALLS: 'Nobody is called in a game with a clock: the clock does that.',
  NOBODY_TO_CALL: 'It is your own turn: there is nobody to call.',
  ALREADY_CALLED: 'The player to move has already been called.',
  NO_MATCH: 'This game is not part of a match.',
  MATCH_NOT_DECIDED: 'The match is not decided yet: somebody else can still win it or draw level.',
  NOTE_EMPTY: 'The note is empty.',
  NOTE_TOO_LONG: ({ limit }: { readonly limit: number }) => `The note is longer than ${limit} characters.`,
  TOO_MANY_NOTES: ({ limit }: { readonly limit: number }) =>
    `You have written ${limit} notes since the last move, the most there may be. You can write again after the next move.`,
};

interface OptionRefused {
  readonly refusal: { readonly option: string; readonly value: string; readonly legal: readonly string[] };
}

/** Counted from 0, which people count from 1. */
interface Plies {
  readonly ply: number;
  readonly now: number;
}

interface Offered {
  readonly kind: string;
}

/** For a reply by mail, in addition to what the game itself refuses. */
const replyRefusals = {
  AMBIGUOUS_MOVES: ({ moves }: { readonly moves: readonly string[] }) => [
    `Several different moves were found: ${moves.join(' and ')}.`,
    'None of them was played. Please answer with one move on the first line.',
  ],
  TOO_MANY_REPLIES: 'So many replies have come for this seat today that no more are read until tomorrow.',
  NO_MOVE_FOUND: 'Please answer with your move on the first line, above any quoted text.',
  CONDITIONAL_MOVE: [
    'A move stood under a condition that could not be read. Nothing was played or planned.',
    'A plan is written on lines of its own, like this: if MOVE then MOVE. The first is another player’s, the second yours. A move for now stands above it.',
  ],
  MOVE_AND_COMMAND: ({ move, word }: { readonly move: string; readonly word: string }) => [
    `Your letter contains a move, ${move}, and on a line of its own the word “${word}”.`,
    'Neither was done. Please send only the one you mean.',
  ],
  MOVE_IN_NOTE: ({ text }: { readonly text: string }) => [
    `“${text}” stands below the word “note”, so it would be shown to the others.`,
    'Nothing was done. Please write your move first, and the note below it.',
  ],
  NOTE_NOT_PROVEN: ({ doubt }: { readonly doubt: string }, { doubts }: Phrases) => [
    'A note came for the other players, but was not passed on.',
    `${doubts[doubt]}`,
  ],
  MOVE_IN_SUBJECT: ({ text }: { readonly text: string }) => [
    `The subject says “${text}”, but moves are only read in the letter itself.`,
    'Please answer with your move on the first line.',
  ],
  COMMAND_NOT_PROVEN: ({ word, doubt }: DoubtedCommand, { doubts }: Phrases) => [
    `“${word}” was asked for by mail, but was not done.`,
    `${doubts[doubt]}`,
  ],
  PLAN_NOT_PROVEN: ({ doubt }: { readonly doubt: string }, { doubts }: Phrases) => [
    'A plan came by mail, but was not kept.',
    `${doubts[doubt]}`,
  ],
  PLAN_IN_DOUBT: [
    'Your letter contains a plan, and also words that may take it back or ask for something else. Nothing was played or planned.',
    'Please send the plan again, and nothing else but a move above it.',
  ],
  COMMAND_IN_DOUBT: ({ word, doubt }: DoubtedCommand, { doubts }: Phrases) => [
    `The word “${word}” stood in your letter, but nothing was done.`,
    `${doubts[doubt]}`,
    `If you mean it, please answer with “${word}” and nothing else.`,
  ],
  SEVERAL_COMMANDS: ({ words }: { readonly words: readonly string[] }) => [
    `Your letter asks for several things: ${lists.all(words.map((word) => `“${word}”`))}. None of them was done.`,
    'Please write a separate letter for each.',
  ],
  ALREADY_PLAYED: ({ move }: { readonly move: string }) =>
    `That very move, ${move}, has already been played. It was not played again.`,
  OFFERS_OPEN: ({ offers: open }: OffersOpen, { offers, sides }: Phrases) => [
    'Nothing was done: your letter contains neither a move nor a word that answers what is offered.',
    ...open.map(({ kind, seat }) => {
      const about = open.length > 1 ? ` ${kind}` : '';
      return `${offers[kind]}, made by ${sides[seat]}, is open. Reply with “accept${about}” or “decline${about}”.`;
    }),
  ],
  NO_OFFERS: ({ word }: { readonly word: string }) =>
    `“${word}”: there is no offer now that this could answer.`,
  OFFER_IS_NEWER: ({ word, kind }: Offered & { readonly word: string }, { offers }: Phrases) => [
    `${offers[kind]} is open. It was made after the letter you answered, so your “${word}” may not have been meant for it, and nothing was done.`,
    word === 'withdraw'
      ? 'If you still want to take it back, answer this letter with “withdraw”.'
      : 'Please answer this letter with “accept” or “decline”.',
  ],
  COMMAND_OUTDATED: ({ word, ply, now, toMove }: OutdatedCommand, { sides }: Phrases) => [
    `Your “${word}” answered a letter about move ${ply + 1}; the game is at move ${now + 1} now, so nothing was done.`,
    ...(toMove === undefined ? [] : [`${sides[toMove]} is to move.`]),
    `If you still mean it, answer this letter with “${word}”.`,
  ],
  TAKEN_BACK_ALREADY: [
    'The move that your letter asks to take back has already been taken back. Nothing more was done.',
    'To ask for the move before it as well, answer this letter with “takeback”.',
  ],
  MANY_OFFERS: ({ word, kinds }: { readonly word: string; readonly kinds: readonly string[] }) => [
    'Several things are offered. Please say which is meant:',
    `${kinds.map((kind) => `“${word} ${kind}”`).join(' or ')}.`,
  ],
};

interface DoubtedCommand {
  readonly word: string;
  readonly doubt: string;
}

interface OutdatedCommand extends Plies {
  readonly word: string;
  readonly toMove?: number;
}

interface OffersOpen {
  readonly offers: readonly { readonly kind: string; readonly seat: number }[];
}

/** Why a command sent by mail is not carried out right away. */
const doubts = {
  OTHER_ADDRESS: 'It came from a different address than yours.',
  NOT_AUTHENTICATED: 'The mail provider it came from did not prove that it came from your address (DMARC).',
  QUESTION_MARK: 'It stood there with a question mark, so it may have been only a thought.',
  IN_PROSE: 'It stood among other words, so it may have been only a thought.',
  TAKEN_BACK: 'The words below it sounded as if you had thought better of it.',
  STRUCK_OUT: 'It seemed to be struck out, or was missing from one of the two versions of your letter.',
  QUOTED: 'It was marked as quoted text.',
  CONDITIONAL: 'It stood under a condition that could not be read.',
};

/** About a clock's terms. */
const termsRefusals = {
  TERMS_UNREADABLE: ({ text }: { readonly text: string }) => [
    `“${text}” is not a clock.`,
    'A clock is written like 3d/move, 10d+1d/move,max10d, or none; d is days, h is hours.',
  ],
  NOT_WHOLE_HOURS: 'A clock counts whole hours.',
  TIME_TOO_SHORT: ({ least }: { readonly least: number }, { duration }: Pick<Phrases, 'duration'>) =>
    `The shortest time is ${duration(least)}.`,
  TIME_TOO_LONG: ({ most }: { readonly most: number }, { duration }: Pick<Phrases, 'duration'>) =>
    `The longest time here is ${duration(most)}.`,
  CAP_BELOW_BANK: 'The most that a clock may hold cannot be less than what it begins with.',
};

/** Moves in their order, with `*` for any. */
const after = (so: readonly string[]): string =>
  so.length === 0 ? '' : ` after ${so.map((move) => (move === '*' ? 'any move' : move)).join(', ')}`;

/** For a plan of what to play when it comes so. */
const planRefusals = {
  PLAN_EMPTY: [
    'There is no line in this plan.',
    'One is written like this: if MOVE then MOVE. The first is another player’s, the second yours.',
  ],
  PLAN_ON_TURN:
    'It is your turn already, so there is nothing to plan: play your move. A plan for what comes after it may stand below the move.',
  PLAN_ILLEGAL: (
    { so, text, seat }: { readonly so: readonly string[]; readonly text: string; readonly seat: number },
    { sides }: Phrases,
  ) => [
    'The plan was not kept.',
    `Legal so far: ${so.length === 0 ? 'nothing' : so.map((move) => (move === '*' ? 'any' : move)).join(', ')}.`,
    `Then ${sides[seat]} is to move, and “${text}” is not a legal move.`,
  ],
  PLAN_AFTER_END: ({ so, text }: { readonly so: readonly string[]; readonly text: string }) =>
    `The plan was not kept: the game would be over${after(so)}, so “${text}” could not follow.`,
  PLAN_TWO_ANSWERS: ({ so }: { readonly so: readonly string[] }) =>
    `The plan was not kept: it is your turn${after(so)}, and there it needs one move of yours.`,
  PLAN_WITHOUT_ANSWER: (
    { so, seat }: { readonly so: readonly string[]; readonly seat: number },
    { sides }: Phrases,
  ) => [
    `The plan was not kept: a line ends${after(so)}, without a move of yours.`,
    `${sides[seat]} is to move there.`,
  ],
  PLAN_RESIGNS:
    'The plan was not kept: “resign” may end a line only where every move before it is named, and in games that can be resigned without asking.',
  PLAN_TOO_LARGE: ({ nodes, depth }: { readonly nodes: number; readonly depth: number }) =>
    `The plan was not kept: it may hold at most ${nodes} moves, and at most ${depth} in a row.`,
  PLAN_PASSED:
    'The plan was not kept: the game has gone on meanwhile, and no line of the plan begins with what was played.',
  PLAN_AMBIGUOUS: ({ ways }: { readonly ways: readonly string[] }) => [
    'The plan was not kept: it can be read in two ways.',
    `Either ${ways.map((way) => way.replaceAll('*', 'any')).join('; or ')}.`,
    'Please write “if” before each move of another player, and “then” before each of yours.',
  ],
  PLAN_TOO_LONG:
    'The plan was not kept: a line of it can be read in too many ways. Please write “if” before each move of another player, and “then” before each of yours.',
  PLAN_UNCUT: ({ so, text }: { readonly so: readonly string[]; readonly text: string }) => [
    `The plan was not kept: after “any” nobody knows the board, so ${after(so).trim()} it cannot be told which moves “${text}” are.`,
    'Please write “if” before each move of another player, and “then” before each of yours.',
  ],
  PLAN_OTHERS_TURN: (
    { so, seat }: { readonly so: readonly string[]; readonly seat: number },
    { sides }: Phrases,
  ) => [
    `The plan was not kept: ${sides[seat]} moves${after(so)}, before you do.`,
    `Please write that move, or “${sides[seat]} any”.`,
  ],
  PLAN_OTHERWISE: [
    '“Otherwise” stands below no other line of a plan. Nothing was played or planned.',
    'For an answer to any move, please write: if anything then MOVE.',
  ],
  PLAN_UNREADABLE: ({ line, word }: { readonly line: string; readonly word: string }) => [
    `A condition could not be read: “${line}”. Nothing was played or planned.`,
    `“${word}” is not understood in a plan.`,
    'A plan is written like this: if MOVE then MOVE. The first is another player’s, the second yours; “any” stands for any move.',
  ],
  PLAN_CHANGED:
    'Your plan has changed since this page was opened: elsewhere, or because the game moved on. Nothing was done; please look at it as it is now.',
  NO_PLAN: 'You have no plan in this game.',
  PLAYED_AS_PLANNED: ({ move }: { readonly move: string }) =>
    `Your plan has ${moves.played(move)} on that turn already; nothing more was played.`,
};

export const refusals = {
  moves: moveRefusals,
  games: gameRefusals,
  replies: replyRefusals,
  plans: planRefusals,
  terms: termsRefusals,
  doubts,
};
