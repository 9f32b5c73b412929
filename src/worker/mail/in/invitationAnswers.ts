/** Accepts or declines an invitation, as its proven addressee asks by mail. */
import { invitationAnswered } from '../../../email/letters/invitationAnswered.ts';
import { rulesById } from '../../../rules/index.ts';
import { gameWords } from '../../../words/index.ts';
import { acceptInvitation } from '../../acceptInvitation.ts';
import { readSettings } from '../../env.ts';
import type { AccountId, GameId } from '../../game/model/ids.ts';
import type { GameRefusal } from '../../game/model/refusals.ts';
import { explainGameRefusal } from '../../game/show/refusals.ts';
import { signLink } from '../../links.ts';
import { type Answering, accountFacts, sendAnswer } from './accountLetters.ts';

export interface InvitationAnswer {
  readonly word: 'accept' | 'decline';
  readonly game: GameId;
  readonly seat: number;
  readonly invited: AccountId;
  /** What the sender's mail program calls them. */
  readonly senderName: string;
}

type Became = 'accepted' | 'declined' | 'needsName' | 'closed' | GameRefusal;

export async function answerInvitation(
  env: Env,
  answer: InvitationAnswer,
  answering: Answering,
  isAnswered: boolean,
): Promise<void> {
  const { game, seat } = answer;
  const became = await become(env, answer, answering.now);
  const snapshot = await env.GAMES.getByName(game).snapshot();
  const rules = snapshot && rulesById(snapshot.rulesId);
  if (!isAnswered || !snapshot || !rules) return;
  const { secret, publicUrl } = readSettings(env);
  const invitation = `${publicUrl}/invitation/${signLink(secret, { purpose: 'invitation', game, seat })}`;
  await sendAnswer(env, answering, invitationAnswered, (words, settings) => ({
    ...accountFacts(settings, answering),
    gameName: gameWords(words, rules).name,
    link: became === 'needsName' ? invitation : `${publicUrl}/g/${game}`,
    became:
      typeof became === 'object'
        ? { what: 'refused' as const, why: explainGameRefusal(words, became, rules) }
        : became === 'accepted'
          ? {
              what: became,
              waiting: snapshot.seats.filter(({ state }) => state === 'invited').map(({ name }) => name),
            }
          : { what: became },
  }));
}

async function become(
  env: Env,
  { word, game, seat, invited, senderName }: InvitationAnswer,
  now: number,
): Promise<Became> {
  if (word === 'decline') {
    const declined = await env.GAMES.getByName(game).execute(
      { type: 'declineSeat', seat, account: invited },
      `decline:${seat}`,
    );
    return declined.ok ? 'declined' : declined.error;
  }
  const accepted = await acceptInvitation(env, { game, seat, invited, newName: senderName, now });
  if (accepted.ok) return 'accepted';
  const { error } = accepted;
  if ('closed' in error) return 'closed';
  return 'name' in error ? 'needsName' : error.game;
}
