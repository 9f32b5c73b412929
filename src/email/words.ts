/** Every word of every letter, so that another language is another file like this one. */
import type { NewsFacts, OfferFacts, PlayedMove } from './letter.ts';

export const SERVICE = 'Sealed Move';

/** "Ada", "Ada and Bob", "Ada, Bob and Cy". */
export function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

const played = ({ name, side, text, how }: PlayedMove): string =>
  text === undefined ? `${name} (${side}) ${unplayed(how)}` : `${name} (${side}) played ${text}`;

/** What a turn without a move was; it stands in a list of moves where a move would, too. */
export function unplayed(how: PlayedMove['how']): string {
  switch (how) {
    case 'outOfTime':
      return 'ran out of time';
    case 'tookBack':
      return 'took a move back';
    case undefined:
      return 'resigned';
  }
}

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`);

function newsOf(news: NewsFacts): string {
  switch (news.what) {
    case 'resigned':
      return news.name === undefined ? 'You have resigned.' : `${news.name} has resigned.`;
    case 'timeLost':
      return news.name === undefined
        ? 'Your time was up, and you have lost your place in this game. You may go on watching.'
        : `${news.name} ran out of time and has left the game.`;
    case 'timeRanOut':
      return news.name === undefined
        ? 'Your time is up. You may still move, until one of the others ends it.'
        : `The time of ${news.name} is up. You may end it, or wait for the move.`;
    case 'cancelled':
      return `${news.name} has cancelled the game of ${news.gameName}.`;
    case 'lapsed':
      return `The invitation to ${news.gameName} has lapsed: not everybody came within two weeks.`;
    case 'tidings':
      return `${news.name ?? 'You'} played ${news.move}.`;
    case 'takenBack':
      return `${news.name} has taken back ${news.move} and moves again.`;
    case 'offerClosed':
      return `${OFFERS[news.offer]} is off the table: ${news.name} said no.`;
    case 'paused':
      return `The game is paused until ${news.until}. Nobody’s time counts until then; moves may be played.`;
    case 'pauseEnded':
      return `The pause has ended, and the clock runs again for ${news.name}.`;
    case 'vacation':
      return news.name === undefined
        ? `Your time would have been up, so a day of your vacation was taken: ${listed(news.dates)}. You have ${days(news.left ?? 0)} left this year.`
        : `${news.name} is on vacation: ${listed(news.dates)}. Those days do not count on the clock.`;
  }
}

const OFFERS: Readonly<Record<OfferFacts['kind'], string>> = {
  draw: 'The offer of a draw',
  takeback: 'The request to take a move back',
  pause: 'The proposal of a pause',
  resume: 'The proposal to go on',
  resignation: 'The offer to resign',
};

function offerOf(offer: OfferFacts, name: string): string {
  switch (offer.kind) {
    case 'draw':
      return `${name} offers a draw.`;
    case 'takeback':
      return `${name} asks to take back ${offer.move} and whatever came after it.`;
    case 'pause':
      return `${name} proposes to pause the game for ${days(offer.days)}.`;
    case 'resume':
      return `${name} proposes to end the pause now.`;
    case 'resignation':
      return `${name} offers to resign. The game ends if everybody accepts.`;
  }
}

export const words = {
  language: 'en',

  subject: {
    signIn: `Sign in to ${SERVICE}`,
    confirmAddress: `Your new address at ${SERVICE}`,
    addressChanged: `Your address at ${SERVICE} was changed`,
    vacationEnds: (left: number) => `Your vacation ends in ${days(left)}`,
    digest: (games: number) =>
      games === 1 ? 'It is your turn in 1 game' : `It is your turn in ${games} games`,
    game: (gameName: string, names: readonly string[], id: string) =>
      `${gameName}: ${names.join(' – ')} (${id})`,
    /** Whoever has not taken a seat yet and reads this. */
    you: 'you',
  },

  confirmAddress: {
    asked: (name: string) => `${name} at ${SERVICE} wants to get letters at this address.`,
    button: 'Yes, that is me',
    valid: (hours: number) =>
      `The link works within ${hours} hours. If you did not ask for it, do nothing: no letters will come.`,
  },

  addressChanged: {
    changed: (name: string) => `${name}, your letters from ${SERVICE} go to another address from now on.`,
    otherwise: (days: number) =>
      `That was done from your account, and the new address has been proved. If it was not you, take it back within ${days} days: then everybody is signed out of your account, and no later change holds.`,
    button: 'Take it back',
    arrived: (name: string) => `${name}, your letters from ${SERVICE} come to this address from now on.`,
    takenBack: (name: string) =>
      `Letters of ${name} from ${SERVICE} no longer come to this address: the change was taken back from the address before it.`,
    signedOut: 'Everybody was signed out of the account; a letter to its present address signs in again.',
  },

  vacationEnds: {
    soon: (left: number, last: string) =>
      `Your clocks go on in ${days(left)}: the last day of your vacation is ${last}.`,
    button: 'Take more days',
  },

  digest: {
    count: (games: number) =>
      games === 1
        ? 'It is your turn in one game.'
        : `It is your turn in ${games} games; the most urgent is first.`,
  },

  signIn: {
    asked: `Somebody, probably you, asked to sign in to ${SERVICE} with this address.`,
    button: 'Sign in',
    valid: (minutes: number) =>
      `The link works once, within ${minutes} minutes. If you did not ask for it, do nothing: nobody can sign in without this letter.`,
  },

  invitation: {
    invites: (inviter: string, gameName: string) => `${inviter} invites you to a game of ${gameName}.`,
    button: 'See the invitation',
    choice: 'You can accept or decline there. Nothing happens until you do.',
  },

  invitationDeclined: {
    declined: (decliner: string, gameName: string) =>
      `${decliner} declined the invitation to ${gameName}. The game does not begin.`,
  },

  gameBegun: {
    begun: (gameName: string, side: string) =>
      `Every seat is taken, and the game of ${gameName} has begun. You play ${side}.`,
    toMove: (name: string) => `${name} moves first. A letter comes whenever it is your turn.`,
  },

  yourTurn: {
    first: (side: string) => `It is your turn. You play ${side} and make the first move.`,
    after: (moves: readonly PlayedMove[]) => `${listed(moves.map(played))}. It is your turn.`,
    since: 'It is your turn. Since your last move:',
  },

  refusedMove: {
    refused: 'Your move was not played.',
    read: 'This is what was read in your letter:',
    nothingRead: 'No move was found in your letter.',
  },

  confirmMove: {
    asked: (move: string) => `A letter asks to play ${move} for you. The move has not been played.`,
    button: (move: string) => `Look at ${move} and confirm it`,
    otherwise: 'If you did not write that letter, do nothing.',
    drawn: (move: string) => `The board as it would be after ${move}`,
  },

  confirmResign: {
    asked: 'A letter asks to resign this game for you. You have not resigned.',
    byConsent: (opponents: number) =>
      `In this game a resignation is an offer: ${opponents === 2 ? 'both' : 'all'} opponents have to accept it, and until then you play on.`,
    button: 'Look at it and resign',
    otherwise: 'If you did not write that letter, or think better of it, do nothing.',
  },

  help: {
    lead: 'What you can write on a line of its own in a reply:',
    commands: [
      'your move, to play it',
      'board: the present position',
      'history: every move of this game',
      'the word note, a colon and your words, down to an empty line: a note to the other players, in their next letters and on the game’s page',
      'draw, takeback, pause 7 days, resume: to propose it to the others',
      'accept, decline, withdraw: the answer to what is offered, or to take your own offer back',
      'claim: to end the time of a player whose time is up, where that does not happen by itself',
      'cancel: to cancel the game before its second move',
      'rematch: to play again, when the game is over',
      'resign: a letter with a link to resign',
      'help: this letter',
    ],
    button: 'Do it on the page',
    rest: 'Put nothing else on that line. What you quote is not read, and what is only asked or said in passing is not done.',
  },

  board: {
    caption: (movesPlayed: number) =>
      movesPlayed === 0 ? 'The board at the start' : `After move ${movesPlayed}`,
    picture: 'The board as a picture',
  },

  history: {
    moves: (count: number) => (count === 0 ? 'No move has been played.' : 'The moves so far:'),
  },

  note: {
    from: (name: string, side: string) => `A note from ${name} (${side}):`,
  },

  gameOver: {
    moves: (count: number) => (count === 1 ? 'The last move:' : 'The last moves:'),
    match: ({ number, games, score }: { number: number; games: number; score: string }) =>
      number < games
        ? `Game ${number} of ${games}. The score is ${score}. The next game begins now, the seats rotated.`
        : `That was the last of ${games} games. The score is ${score}.`,
    again: 'Reply to this letter with “rematch” to play again with the seats rotated, or use the page.',
    button: 'Play again',
  },

  clock: (terms: string, left: string, deadline: string) =>
    `The clock: ${terms}. You have ${left}, until ${deadline}.`,

  reminder: (left: string) => `It is still your turn, and you have ${left}.`,

  news: newsOf,
  claim: {
    byLetter: 'Reply to this letter with “claim” to end it, or use the page.',
    button: 'Look at it and end it',
  },

  offer: {
    made: offerOf,
    answer:
      'Reply to this letter with “accept” or “decline”, or use the page. It is carried out when everybody has accepted.',
    button: 'Look at it and answer',
  },

  answer: {
    /** The example and `afterExample` follow. */
    byLetter: 'Reply to this letter with your move on the first line, for example',
    afterExample: '.',
    orOnPage: 'Or play on the page:',
    button: 'Play on the page',
    orByNewLetter: 'Or send your move by letter',
    byNewLetter: 'Send your move by letter',
  },

  footer: {
    page: 'The page of this game',
    desk: 'What you can agree on with the others',
    stop: 'No more letters about this game',
    digest: 'This letter comes once a day, when it is your turn somewhere.',
    account: 'When and how letters come',
    stopAll: 'No more letters about any game',
    you: (name: string) => (name === '' ? 'you' : `${name} (you)`),
    seat: (side: string, name: string) => `${side}: ${name}`,
    openSeat: 'not taken yet',
  },
} as const;

/** A move's number for people: the first move of a game is move 1. */
export const moveNumber = (ply: number): number => ply + 1;
