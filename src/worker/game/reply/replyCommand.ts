/**
 * What a command by mail asks of a game. It is about the game the sender knew: as it stood when the letter
 * being answered was written, plus the sender's own turns since. If the game has moved on, the command is not
 * carried out.
 */
import {
  type AccountWord,
  PROPOSING_WORDS,
  type ProposingWord,
  type SpokenCommand,
} from '../../../email/index.ts';
import { ok, type Result, refuse, type Seat } from '../../../rules/index.ts';
import { mayAct } from '../decide/mayAct.ts';
import type { GameState } from '../evolve/state.ts';
import { lastMove, stands } from '../evolve/turns.ts';
import type { TellingWord } from '../model/answers.ts';
import type { Command, Reply } from '../model/commands.ts';
import type { ReplyRefusal } from '../model/refusals.ts';
import { askFor, type Offer, rulesOfOffer } from '../offers/kinds.ts';
import { standingOffers } from '../offers/policy.ts';

/** The words that ask for something other players get to see. */
export type AskingWord = Exclude<SpokenCommand['word'], TellingWord | AccountWord>;

type Asked = Result<Command, ReplyRefusal>;

export function commandOfReply(
  word: AskingWord,
  spoken: SpokenCommand,
  reply: Reply,
  state: GameState,
): Asked {
  if (isProposing(word)) return proposalOfReply(word, spoken, reply, state);
  const { seat } = reply;
  switch (word) {
    case 'accept':
    case 'decline':
    case 'withdraw':
      return answerOfReply(word, spoken, reply, state);
    case 'claim':
      // An older letter says nothing about who is out of time now.
      return isPlayed(state, seat) && reply.ply !== state.turns.length
        ? outdated(word, reply, state)
        : ok({ type: 'claimTime', seat, ply: state.turns.length });
    case 'rematch':
      return ok({ type: 'rematch', seat });
  }
}

function proposalOfReply(
  word: ProposingWord,
  { days }: SpokenCommand,
  reply: Reply,
  state: GameState,
): Asked {
  const { seat } = reply;
  const ply = state.turns.length;
  const known = knownPly(state, reply);
  // If someone else has offered the same, this would accept an offer that the sender may not know about.
  const met = standingOffers(state.offers).find(
    (offer) => offer.kind === word && offer.seat !== seat && offer.ply > known,
  );
  if (met && rulesOfOffer(word).isShared) return newer(word, met);
  const proposal: Command = { type: 'offer', seat, ply, offer: askFor(word, { days }) };
  if (!isPlayed(state, seat)) return ok(proposal);
  if (word === 'takeback') return checkTakeback(reply, state) ?? ok(proposal);
  return known < ply ? outdated(word, reply, state) : ok(proposal);
}

/** Why the seat's newest move is not the one the sender wants to take back. */
function checkTakeback(reply: Reply, state: GameState): Asked | undefined {
  const { turns } = state;
  const { seat, ply } = reply;
  const answer = turns[ply];
  // The move that answered the letter, or the one before it if that is not played yet.
  const meant =
    answer?.seat === seat && answer.move !== undefined ? ply : lastMove(turns.slice(0, ply), seat)?.ply;
  const newest = lastMove(turns, seat)?.ply;
  if (meant === newest || meant === undefined) return undefined;
  return stands(turns, meant) ? outdated('takeback', reply, state) : refuse({ code: 'TAKEN_BACK_ALREADY' });
}

function answerOfReply(
  word: 'accept' | 'decline' | 'withdraw',
  { about }: SpokenCommand,
  reply: Reply,
  state: GameState,
): Asked {
  const { seat } = reply;
  const answerable = standingOffers(state.offers).filter(
    (offer) => mayAnswer(word, offer, seat) && (about === undefined || offer.kind === about),
  );
  const [unknown] = answerable;
  if (!unknown) return refuse({ code: 'NO_OFFERS', word });
  const [offer, other] = answerable.filter((each) => isKnown(each, reply, state));
  if (!offer) return newer(word, unknown);
  if (other) return refuse({ code: 'MANY_OFFERS', word, kinds: answerable.map(({ kind }) => kind) });
  const { kind, seq } = offer;
  const ply = state.turns.length;
  return ok({ type: word === 'accept' ? 'acceptOffer' : 'closeOffer', seat, ply, kind, seq });
}

const newer = (word: AskingWord, { kind }: Offer): Asked => refuse({ code: 'OFFER_IS_NEWER', word, kind });

const outdated = (word: AskingWord, { ply }: Reply, { turns, standing }: GameState): Asked =>
  refuse({
    code: 'COMMAND_OUTDATED',
    word,
    ply,
    now: turns.length,
    ...(standing.toMove !== undefined && { toMove: standing.toMove }),
  });

/** Whether the seat may act in the game; if not, the game itself says why. */
const isPlayed = (state: GameState, seat: Seat): boolean => mayAct(state, seat, state.turns.length).ok;

const isProposing = (word: AskingWord): word is ProposingWord =>
  PROPOSING_WORDS.some((proposing) => proposing === word);

function mayAnswer(word: 'accept' | 'decline' | 'withdraw', offer: Offer, seat: Seat): boolean {
  if (word === 'withdraw') return offer.seat === seat;
  return offer.seat !== seat && (word === 'decline' || !offer.accepted.includes(seat));
}

/**
 * Whether an offer already stood when the letter being answered was written; a seat's own offers are known as
 * soon as they are made.
 */
function isKnown(offer: Offer, reply: Reply, state: GameState): boolean {
  const { asks } = reply;
  const isNewer = typeof asks === 'object' && offer.seat !== reply.seat && offer.seq > asks.offer;
  return !isNewer && offer.ply <= knownPly(state, reply);
}

/** The newest ply known to someone answering a letter: their own turns since then are no news to them. */
export function knownPly({ turns }: GameState, { seat, ply }: Pick<Reply, 'seat' | 'ply'>): number {
  const isOwn = ply <= turns.length && turns.slice(ply).every((turn) => turn.seat === seat);
  return isOwn ? turns.length : ply;
}
