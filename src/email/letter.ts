/** A letter: what goes into one, what comes out, and what a sender says of it. */
import type { Seat } from '../rules/index.ts';

export interface GameFacts {
  readonly id: string;
  /** "3 Crowns" */
  readonly gameName: string;
  readonly players: readonly { readonly seat: Seat; readonly side: string; readonly name: string }[];
  /** The public page of the game. */
  readonly url: string;
  /** The reader's own seat. */
  readonly seat: Seat;
  /** Options in words; empty when the game has none. */
  readonly terms: readonly string[];
}

/** A position as a letter shows it. */
export interface BoardFacts {
  readonly ply: number;
  readonly text: string;
  readonly alt: string;
  /** The https address of the picture, whose content never changes. */
  readonly url: string;
  readonly png: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export interface PlayedMove {
  readonly ply: number;
  readonly side: string;
  readonly name: string;
  /** undefined: the seat resigned, or `how` says what else it did. */
  readonly text: string | undefined;
  readonly how?: 'outOfTime' | 'tookBack';
}

/** The clock of the seat to move. Times in words: durations, and instants in the reader's zone and UTC. */
export interface ClockFacts {
  /** "3 days a move" */
  readonly terms: string;
  readonly left: string;
  readonly deadline: string;
}

/** Something that happened and needs no answer. `name` is whom it is about; undefined: the reader. */
export type NewsFacts =
  | { readonly what: 'resigned' | 'timeLost'; readonly name: string | undefined }
  | {
      readonly what: 'timeRanOut';
      readonly name: string | undefined;
    }
  | { readonly what: 'cancelled' | 'lapsed'; readonly name: string | undefined; readonly gameName: string }
  | { readonly what: 'tidings'; readonly name: string | undefined; readonly move: string }
  | { readonly what: 'takenBack'; readonly name: string; readonly move: string }
  | { readonly what: 'offerClosed'; readonly name: string; readonly offer: OfferFacts['kind'] }
  | { readonly what: 'paused'; readonly until: string }
  | { readonly what: 'pauseEnded'; readonly name: string }
  /** `dates` as ranges in words; `left`: days that the reader still has this year, for the reader's own. */
  | {
      readonly what: 'vacation';
      readonly name: string | undefined;
      readonly dates: readonly string[];
      readonly left: number | undefined;
    };

export type OfferFacts =
  | { readonly kind: 'draw' | 'resume' | 'resignation' }
  | { readonly kind: 'takeback'; readonly move: string }
  | { readonly kind: 'pause'; readonly days: number };

/** What a player wrote to the others. */
export interface NoteFacts {
  readonly name: string;
  readonly side: string;
  /** As it was written; its writer is not to be trusted with anything but words. */
  readonly text: string;
}

/** How to answer a letter that asks for a move. */
export interface AnswerFacts {
  /** `m.<game>.<seat>.<ply>.<mac>@<domain>` */
  readonly replyTo: string;
  /** The page to play on, signed for this person and ply. */
  readonly link: string;
  /** A move of this game, legal now, as an example of how to write one. */
  readonly example: string;
}

interface GameLetter {
  readonly game: GameFacts;
  /** Turns the letters of this game off: RFC 8058, a POST. */
  readonly unsubscribe: string;
  /** The page and the address where the reader, who plays in the game, proposes and answers; undefined for others. */
  readonly desk?: { readonly link: string; readonly replyTo: string };
}

/** A game in a digest: what its your-turn letter would say. */
export type DigestGame = Omit<LetterOf<'yourTurn'>, 'unsubscribe' | 'kind'>;

/** What a letter is made from. Words about positions and refusals come ready from render. */
export type LetterData =
  | { readonly kind: 'signIn'; readonly link: string; readonly minutes: number }
  /** To an address that somebody wants to have letters at; `name` is the account's. */
  | { readonly kind: 'confirmAddress'; readonly name: string; readonly link: string; readonly hours: number }
  | {
      readonly kind: 'vacationEnds';
      /** Until clocks go on. */
      readonly days: number;
      /** The last day, in words. */
      readonly last: string;
      readonly link: string;
      /** The page with the reader's wishes for letters. */
      readonly account: string;
      /** Turns all game letters off. */
      readonly unsubscribe: string;
    }
  /** To the address until now, whose link takes the change back, and to the one that letters go to now. */
  | {
      readonly kind: 'addressChanged';
      readonly name: string;
      readonly news:
        | { readonly what: 'left'; readonly link: string; readonly days: number }
        /** `arrived`: at the reader's address, by a proof or because a change was taken back. */
        | { readonly what: 'arrived' | 'takenBack' };
    }
  | {
      readonly kind: 'digest';
      /** In how many games it is the reader's turn, also those that find no room here. */
      readonly count: number;
      /** The most urgent first. */
      readonly games: readonly DigestGame[];
      /** Further ones, without a board; `link` is the page to play on. */
      readonly more: readonly { readonly game: GameFacts; readonly link: string }[];
      /** The page with the reader's wishes for letters. */
      readonly account: string;
      /** Turns all game letters off. */
      readonly unsubscribe: string;
    }
  | (GameLetter & {
      readonly kind: 'invitation';
      readonly inviter: string;
      readonly link: string;
      readonly summary: string;
      /** The start. */
      readonly board: BoardFacts;
    })
  | (GameLetter & { readonly kind: 'invitationDeclined'; readonly decliner: string })
  | (GameLetter & { readonly kind: 'gameBegun'; readonly board: BoardFacts; readonly toMove: string })
  | (GameLetter & {
      readonly kind: 'yourTurn';
      readonly board: BoardFacts;
      /** Moves since this seat's last one, oldest first. */
      readonly moves: readonly PlayedMove[];
      /** Notes of the others since this seat's last letter, oldest first. */
      readonly notes: readonly NoteFacts[];
      readonly notices: readonly string[];
      /** undefined: the game has no clock. */
      readonly clock?: ClockFacts;
      readonly answer: AnswerFacts;
    })
  | (GameLetter & {
      readonly kind: 'reminder';
      readonly clock: ClockFacts;
      readonly notices?: readonly string[];
      readonly board: BoardFacts;
      readonly answer: AnswerFacts;
    })
  | (GameLetter & {
      readonly kind: 'news';
      readonly news: NewsFacts;
      /** What the news brought about, and what must be known of the position. */
      readonly notices?: readonly string[];
      readonly board?: BoardFacts;
      /** Where the reader may end the time of whose time is up. */
      readonly claim?: { readonly link: string; readonly replyTo: string };
    })
  | (GameLetter & {
      readonly kind: 'offer';
      readonly offer: OfferFacts;
      readonly name: string;
      readonly board: BoardFacts;
      /** The page with the buttons. */
      readonly link: string;
      readonly replyTo: string;
    })
  | (GameLetter & {
      readonly kind: 'refusedMove';
      /** What was read, as it was written. */
      readonly read: string;
      /** Whole sentences: what is wrong, and what would be right. */
      readonly why: readonly string[];
      readonly notices?: readonly string[];
      readonly board: BoardFacts;
      /** undefined when it is not this seat's turn. */
      readonly answer?: AnswerFacts;
    })
  | (GameLetter & {
      readonly kind: 'confirmMove';
      readonly move: string;
      readonly why: readonly string[];
      /** The board with the move drawn in; it has no picture at an address of its own, so `url` is not used. */
      readonly board: BoardFacts;
      readonly link: string;
    })
  | (GameLetter & {
      readonly kind: 'gameOver';
      /** "Ada wins: three crowned stones in a row." */
      readonly result: string;
      /** What the last turn brought about. */
      readonly notices?: readonly string[];
      readonly board: BoardFacts;
      readonly moves: readonly PlayedMove[];
      readonly notes: readonly NoteFacts[];
      /** The page and the address for a rematch; undefined where the next game comes by itself. */
      readonly again?: { readonly link: string; readonly replyTo: string };
      /** The score of the match, "Ada 1½, Ben ½", and whether it goes on. */
      readonly match?: { readonly number: number; readonly games: number; readonly score: string };
    })
  | (GameLetter & {
      /** What can be written to a game. */
      readonly kind: 'help';
      /** Whole sentences: why the reader gets this instead of what was asked for. */
      readonly why: readonly string[];
      /** The page where it can be done. */
      readonly link?: string;
      /** Where what can be written is written to. */
      readonly replyTo: string;
      readonly answer?: AnswerFacts;
    })
  | (GameLetter & {
      readonly kind: 'board';
      /** "Bob (Silver) is to move." */
      readonly status: string;
      readonly notices?: readonly string[];
      readonly board: BoardFacts;
      readonly answer?: AnswerFacts;
    })
  | (GameLetter & {
      readonly kind: 'history';
      readonly status: string;
      /** Every turn, oldest first. */
      readonly moves: readonly PlayedMove[];
      readonly board: BoardFacts;
      readonly answer?: AnswerFacts;
    })
  | (GameLetter & {
      readonly kind: 'confirmResign';
      readonly link: string;
      /** Set where all opponents must accept it. */
      readonly isByConsent?: true;
    });

export type LetterKind = LetterData['kind'];

/** The data of one kind of letter. */
export type LetterOf<K extends LetterKind> = Extract<LetterData, { readonly kind: K }>;

export interface Attachment {
  readonly filename: string;
  readonly contentType: string;
  readonly contentId: string;
  readonly content: Uint8Array;
}

export interface ComposedLetter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly replyTo?: string;
  readonly attachments: readonly Attachment[];
}

export interface OutgoingLetter extends ComposedLetter {
  readonly from: string;
  readonly to: string;
  /** The same for every attempt at the same letter: letters, digits, hyphens and colons. */
  readonly idempotencyKey: string;
}

/** `retryAfter` in seconds, when the provider named it. */
export type SendResult =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly mayRetry: boolean; readonly retryAfter?: number; readonly error: string };

export type Sender = (letter: OutgoingLetter) => Promise<SendResult>;
