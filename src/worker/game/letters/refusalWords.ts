/** What a game's refusals say to people: whole sentences, what is wrong first, then what would be right. */
import { explainRefusal, formatDuration, type Situation } from '../../../render/index.ts';
import { type AnyRules, unreachable } from '../../../rules/index.ts';
import type { Words } from '../../../words/index.ts';
import type { TermsRefusal } from '../../clock/terms.ts';
import type { Doubt, ReplyRefusal } from '../model/answers.ts';
import type { OfferKind } from '../model/offers.ts';

/** Sentences for a refusal by a game of `game`'s rules; `at`: the position in which a move was refused. */
export function explainGameRefusal(
  words: Words,
  refusal: ReplyRefusal,
  rules: AnyRules,
  at?: Situation,
): readonly string[] {
  switch (refusal.code) {
    case 'NO_SUCH_GAME':
      return ['There is no such game here.'];
    case 'ALREADY_CREATED':
      return ['This game has been started already.'];
    case 'CAUSE_REUSED':
      return ['This was sent before with something else in it. Please load the page again.'];
    case 'UNKNOWN_GAME':
      return [`There is no game called “${refusal.rulesId}” here.`];
    case 'BAD_OPTION':
      return [
        `“${refusal.refusal.value}” is no value of “${refusal.refusal.option}”.`,
        `Possible: ${refusal.refusal.legal.join(', ')}.`,
      ];
    case 'WRONG_SEAT_COUNT':
      return [`${rules.name} is played by ${refusal.seats}.`];
    case 'SAME_PLAYER_TWICE':
      return ['Each seat needs a person of its own.'];
    case 'ALREADY_SEATED':
      return ['You sit at this table already: each seat needs a person of its own.'];
    case 'NOT_THE_MAKER':
      return ['Only who started the game may do that.'];
    case 'NO_SUCH_WATCH_LINK':
      return ['This link has been renewed already.'];
    case 'MAKER_NOT_SEATED':
      return ['Whoever starts a game plays in it: one of the seats must be yours.'];
    case 'NOT_YOUR_SEAT':
      return ['This seat is not yours.'];
    case 'SEAT_TAKEN':
      return ['The invitation to this seat has been accepted already.'];
    case 'GAME_DECLINED':
      return ['An invitation was declined, so this game is not played.'];
    case 'NOT_BEGUN':
      return ['The game has not begun: it begins when every invitation is accepted.'];
    case 'GAME_OVER':
      return ['The game is over.'];
    case 'SEAT_LEFT':
      return ['You have left this game.'];
    case 'SEAT_ELIMINATED':
      return ['You are out of this game; you may go on watching.'];
    case 'NOT_YOUR_TURN':
      return [`It is not your turn: ${rules.seats[refusal.toMove]?.name} is to move.`];
    case 'STALE_PLY':
      return [
        `That was meant for move ${refusal.ply + 1}, which has been played.`,
        `The game is at move ${refusal.now + 1} now.`,
      ];
    case 'FUTURE_PLY':
      return [`That was meant for move ${refusal.ply + 1}, but the game is at move ${refusal.now + 1}.`];
    case 'ILLEGAL_MOVE':
      return explainRefusal(words, rules, refusal.refusal, at);
    case 'BAD_TERMS':
      return explainTerms(words, refusal.refusal);
    case 'BAD_SERIES':
      return [`A match has at least one game and at most ${refusal.most}.`];
    case 'GAME_LAPSED':
      return ['Not all seats were taken in time, so this game is not played.'];
    case 'GAME_CANCELLED':
      return ['This game was cancelled.'];
    case 'NOTHING_TO_CLAIM':
      return ['There is nothing to claim: the player to move has time left, or it ends by itself.'];
    case 'NOTHING_TO_TAKE_BACK':
      return ['There is no move of yours that could be taken back, or somebody has left the game since.'];
    case 'NOT_PAUSED':
      return ['The game is not paused.'];
    case 'TOO_LATE_TO_CANCEL':
      return ['A game can be cancelled only before its second move.'];
    case 'MATCH_GOES_ON':
      return [
        'This is a later game of a match, which nobody ends alone. You can resign it, or offer a draw.',
      ];
    case 'NOT_OVER':
      return ['The game is not over.'];
    case 'NEXT_GAME_COMES':
      return ['The next game is on its way.'];
    case 'NOTHING_TO_CHANGE':
      return ['Nothing has changed.'];
    case 'OFFER_STANDS':
      return [
        `${offerName(refusal.kind)} of ${rules.seats[refusal.seat]?.name} stands already. It is to be answered first.`,
      ];
    case 'OFFER_CLOSED':
      return [
        `${offerName(refusal.kind)} was declined or taken back. It can be made again on your next turn.`,
      ];
    case 'NO_SUCH_OFFER':
      return [`${offerName(refusal.kind)} does not stand: it was answered, or it lapsed.`];
    case 'OWN_OFFER':
      return ['This is your own offer: the others are to answer it.'];
    case 'ALREADY_ACCEPTED':
      return ['You have accepted already; others are still to answer.'];
    case 'NOTHING_TO_PAUSE':
      return ['There is no clock to pause.'];
    case 'ALREADY_PAUSED':
      return ['The game is paused already.'];
    case 'TIME_IS_UP':
      return ['The time of the player to move is up, so the game cannot be paused.'];
    case 'PAUSE_ENDS_BEFORE_IT_BEGINS':
      return ['A pause lasts at least one day.'];
    case 'PAUSE_NOT_WHOLE_DAYS':
      return [`A pause lasts a whole number of days, from 1 to ${refusal.most}.`];
    case 'PAUSE_TOO_LONG':
      return [`A pause lasts at most ${formatDuration(words, refusal.most)}.`];
    case 'NOTE_EMPTY':
      return ['There is nothing in the note.'];
    case 'NOTE_TOO_LONG':
      return [`The note is longer than ${refusal.limit} characters.`];
    case 'TOO_MANY_NOTES':
      return [
        `${refusal.limit} notes have been written by you since the last move: the next one may follow it.`,
      ];
    case 'AMBIGUOUS_MOVES':
      return [
        `Several different moves were found: ${refusal.moves.join(' and ')}.`,
        'None of them was played. Please answer with one move on the first line.',
      ];
    case 'CONDITIONAL_MOVE':
      return [
        'Moves under a condition (“if you play this, I play that”) are not understood yet. Nothing was played.',
        'Please send the move alone when it is your turn.',
      ];
    case 'NO_MOVE_FOUND':
      return ['Please answer with your move on the first line, above any quoted text.'];
    case 'MOVE_AND_COMMAND':
      return [
        `Your letter holds a move, ${refusal.move}, and on a line of its own the word “${refusal.word}”.`,
        'Neither was done. Please send the one that you mean.',
      ];
    case 'MOVE_IN_NOTE':
      return [
        `“${refusal.text}” stands below the word “note”, and so would be told to the others.`,
        'Nothing was done. Please write your move first, and the note below it.',
      ];
    case 'NOTE_NOT_PROVEN':
      return ['A note came for the other players, and was not passed on.', explainDoubt(refusal.doubt)];
    case 'MOVE_IN_SUBJECT':
      return [
        `The subject says “${refusal.text}”, but moves are only read in the letter itself.`,
        'Please answer with your move on the first line.',
      ];
    case 'COMMAND_NOT_PROVEN':
      return [`“${refusal.word}” was asked for by mail, and not done.`, explainDoubt(refusal.doubt)];
    case 'COMMAND_IN_DOUBT':
      return [
        `The word “${refusal.word}” stood in your letter, but nothing was done.`,
        explainDoubt(refusal.doubt),
        `If you mean it, please answer with “${refusal.word}” and nothing else.`,
      ];
    case 'ALREADY_PLAYED':
      return [`That very move, ${refusal.move}, was played already. It was not played again.`];
    case 'OFFERS_OPEN':
      return [
        'Nothing was done: your letter holds neither a move nor a word that answers what is offered.',
        ...refusal.offers.map(({ kind, seat }) => {
          const about = refusal.offers.length > 1 ? ` ${kind}` : '';
          return `${offerName(kind)}, made by ${rules.seats[seat]?.name}, is open. Reply with “accept${about}” or “decline${about}”.`;
        }),
      ];
    case 'NO_OFFERS':
      return [`“${refusal.word}”: nothing is offered now that this could be an answer to.`];
    case 'OFFER_IS_NEWER':
      return [
        `${offerName(refusal.kind)} stands. It was made after the letter that you answered, so your “${refusal.word}” may not have been meant for it, and nothing was done.`,
        'Please answer this letter with “accept” or “decline”.',
      ];
    case 'MANY_OFFERS':
      return [
        'Several things are offered. Please say which is meant:',
        `${refusal.kinds.map((kind) => `“${refusal.word} ${kind}”`).join(' or ')}.`,
      ];
    default:
      return unreachable(refusal);
  }
}

/** "An offer of a draw" */
export function offerName(kind: OfferKind): string {
  switch (kind) {
    case 'draw':
      return 'An offer of a draw';
    case 'takeback':
      return 'A request to take a move back';
    case 'pause':
      return 'A proposal to pause';
    case 'resume':
      return 'A proposal to go on';
    case 'resignation':
      return 'An offer to resign';
  }
}

export function explainTerms(words: Words, refusal: TermsRefusal): readonly string[] {
  switch (refusal.code) {
    case 'TERMS_UNREADABLE':
      return [
        `“${refusal.text}” is no clock.`,
        'One is written 3d/move, 10d+1d/move,max10d, or none: days or hours (h).',
      ];
    case 'NOT_WHOLE_HOURS':
      return ['A clock counts whole hours.'];
    case 'TIME_TOO_SHORT':
      return [`The shortest time is ${formatDuration(words, refusal.least)}.`];
    case 'TIME_TOO_LONG':
      return [`The longest time here is ${formatDuration(words, refusal.most)}.`];
    case 'CAP_BELOW_BANK':
      return ['The most that a clock may hold cannot be less than what it begins with.'];
  }
}

/** Why a move that came by mail is not simply played. */
export function explainDoubt(doubt: Doubt): string {
  switch (doubt) {
    case 'OTHER_ADDRESS':
      return 'It came from another address than yours.';
    case 'NOT_AUTHENTICATED':
      return 'The mail provider it came from did not prove that it came from your address (DMARC).';
    case 'QUESTION_MARK':
      return 'It stood there with a question mark, so it may have been only a thought.';
    case 'IN_PROSE':
      return 'It stood among other words, so it may have been only a thought.';
    case 'TAKEN_BACK':
      return 'The words below it sounded as if you had thought better of it.';
    case 'CONDITIONAL':
      return 'It stood under a condition, and conditions are not understood yet.';
    case 'STRUCK_OUT':
      return 'It seemed to be struck out, or was not to be seen in one of your letter’s two versions.';
    case 'QUOTED':
      return 'It stood behind a mark as of quoted words.';
    default:
      return unreachable(doubt);
  }
}
