/** The offers players make each other. */
import { counted } from './lists.ts';
import { moves } from './moves.ts';

/** Who made it. */
interface By {
  readonly name: string;
}

/** Who made it; undefined: the reader. */
interface Whose {
  readonly who: string | undefined;
}

/** "You offer", "Ada offers". */
const does = (who: string | undefined, verb: string): string =>
  who === undefined ? `You ${verb}` : `${who} ${verb}s`;
/** An offer that was made, at the beginning of a sentence. */
const known = {
  draw: 'The offer of a draw',
  takeback: 'The request to take a move back',
  pause: 'The proposal of a pause',
  resume: 'The proposal to go on',
  gift: 'The gift of time',
  call: 'The call to move',
  conclude: 'The proposal to end the match',
  substitute: 'The proposal of a substitute',
  resignation: 'The offer to resign',
};

/** What somebody did who said no: completes "Ben ...". */
const declined: Readonly<Record<keyof typeof known, string>> = {
  draw: 'declined the draw',
  takeback: 'declined the takeback',
  pause: 'declined the pause',
  resume: 'declined to end the pause',
  gift: 'declined the extra time',
  call: 'declined to call the player to move',
  conclude: 'declined to end the match',
  substitute: 'declined the substitute',
  resignation: 'declined the resignation',
};

/** What somebody did who took their own offer back: completes "Ben ...". */
const withdrew: Readonly<Record<keyof typeof known, string>> = {
  draw: 'withdrew the draw offer',
  takeback: 'withdrew the request to take a move back',
  pause: 'withdrew the proposal to pause',
  resume: 'withdrew the proposal to go on',
  gift: 'withdrew the gift of time',
  call: 'withdrew the call to move',
  conclude: 'withdrew the proposal to end the match',
  substitute: 'withdrew the proposal of a substitute',
  resignation: 'withdrew the offer to resign',
};

type Known = keyof typeof known;

interface TakebackTime {
  /** undefined: the reader. */
  readonly who: string | undefined;
  readonly left: string;
  readonly deadline: string;
}

const whose = (who: string | undefined): string => (who === undefined ? 'your' : `${who}’s`);

export const offers = {
  /** At the beginning of a sentence. */
  named: {
    draw: 'An offer of a draw',
    takeback: 'A request to take a move back',
    pause: 'A proposal to pause',
    resume: 'A proposal to go on',
    gift: 'A gift of time',
    call: 'A call to move',
    conclude: 'A proposal to end the match',
    substitute: 'A proposal of a substitute',
    resignation: 'An offer to resign',
  },
  known,
  declined,
  withdrew,
  /** How to propose them in a reply, for the letter that lists all commands. */
  commands: [
    'draw, takeback, pause 7 days, resume: to propose it to the others',
    'gift 3 days: to give an opponent time; call: in a game without a clock, to call the player to move: 14 days, or leave; end match: to propose the end of a match that is decided; substitute: to propose that somebody else goes on at your seat',
  ],
  /** How long an offer stays open; `who` made it, undefined: the reader. */
  standsUntil: {
    move: () => 'It stands until the next move.',
    ownTurn: (who: string | undefined) => `It stands until ${whose(who)} next turn begins.`,
    pauseEnd: (who: string | undefined) =>
      `It stands until ${whose(who)} next turn begins or the pause ends by itself.`,
    answer: () => 'It stands until it is answered or taken back.',
  },
  /** The sentence that confirms the offer to its maker. */
  own: {
    draw: 'You have offered a draw.',
    takeback: 'You have asked to take back your last move and whatever came after it.',
    pause: 'You have proposed a pause.',
    resume: 'You have proposed to end the pause now.',
    gift: 'You want to give time to an opponent.',
    call: 'You have proposed to call the player to move.',
    conclude: 'You have proposed to end the match here.',
    substitute: 'You have proposed that a substitute goes on.',
    resignation: 'You have offered to resign.',
  },
  /** The time of the player who moves again after a takeback; `left` and `deadline` in words. */
  takebackTime: ({ who, left, deadline }: TakebackTime) =>
    `${who ?? 'You'} would then have ${left}: if all agree now, until ${deadline}.`,
  /** For offers the reader made or accepted: they have lapsed. */
  lapsed: ({ offers }: { readonly offers: readonly Known[] }) =>
    offers.map((kind) => `${known[kind]} was not accepted by all in time and has lapsed.`).join(' '),
  /** The sentence that makes the offer, with its details. */
  made: {
    draw: ({ name }: By) => `${name} offers a draw.`,
    takeback: ({ name, move }: By & { readonly move: string }) =>
      `${name} asks to take back ${moves.named(move)} and whatever came after it.`,
    pause: ({ name, days }: By & { readonly days: number }) =>
      `${name} proposes to pause the game for ${counted(days, 'day')}.`,
    resume: ({ name }: By) => `${name} proposes to end the pause now.`,
    gift: ({ name, days, to }: By & { readonly days: number; readonly to: string }) =>
      `${name} wants to give ${to} ${counted(days, 'day')} more on the clock.`,
    call: ({ name, of }: By & { readonly of: string }) =>
      `${name} proposes to call ${of}, who is to move: 14 days to move, or leave the game. Days of vacation that were taken already do not count.`,
    conclude: ({ name }: By) =>
      `${name} proposes to end the match here, because it is decided. This game is then cancelled, and the score stands.`,
    substitute: ({ name, of }: By & { readonly of: string }) =>
      `${name} proposes that the seat of ${of} goes to a substitute, whom ${name} names. Until somebody takes it, everything stays as it is.`,
    resignation: ({ name }: By) => `${name} offers to resign. The game ends if everybody accepts.`,
  },
  /** The sentence on a page while it is open, with its details. */
  standing: {
    draw: ({ who }: Whose) => `${does(who, 'offer')} a draw.`,
    /** `number`: the move's number, counted from 1. */
    takeback: ({ who, number, move }: Whose & { readonly number: number; readonly move: string }) =>
      `${does(who, 'ask')} to take back move ${number}, ${moves.named(move)}, and what came after it.`,
    pause: ({ who, days }: Whose & { readonly days: number }) =>
      `${does(who, 'propose')} to pause the game for ${counted(days, 'day')}.`,
    resume: ({ who }: Whose) => `${does(who, 'propose')} to end the pause now.`,
    gift: ({ who, days, to }: Whose & { readonly days: number; readonly to: string }) =>
      `${does(who, 'want')} to give ${to} ${counted(days, 'day')} more on the clock.`,
    call: ({ who, of }: Whose & { readonly of: string }) =>
      `${does(who, 'propose')} to call ${of}: 14 days to move, or leave the game.`,
    conclude: ({ who }: Whose) => `${does(who, 'propose')} to end the decided match here.`,
    substitute: ({ who, of }: Whose & { readonly of: string }) =>
      `${does(who, 'propose')} that the seat of ${of} goes to a substitute.`,
    resignation: ({ who }: Whose) => `${does(who, 'offer')} to resign.`,
  },
  /** The button that proposes it; resigning has a page of its own. */
  button: {
    draw: 'Offer a draw',
    takeback: 'Take my last move back',
    pause: 'Propose a pause',
    resume: 'Propose to end the pause',
    gift: 'Give time to an opponent',
    call: 'Call the player to move: 14 days, or leave',
    conclude: 'Propose to end the decided match',
    substitute: 'Propose a substitute',
  },
  /** What is asked for next to a button, by kind and by the number's name. */
  numbers: { pause: { days: 'Pause for so many days' }, gift: { days: 'Give so many days' } },
};
