/** Makes the game that a proven sender asks for by mail, or says by letter why not. */
import type { FactsOf, GameRequest } from '../../../email/index.ts';
import { gameMade } from '../../../email/letters/gameMade.ts';
import { playHelp } from '../../../email/letters/playHelp.ts';
import { describeOptions, seatName } from '../../../render/index.ts';
import { allRules, type RulesId } from '../../../rules/index.ts';
import { explain, gameWords, sentencesFor, type Words, wordsOf } from '../../../words/index.ts';
import { explainTerms } from '../../clock/explainTerms.ts';
import { readSettings, type Settings } from '../../env.ts';
import { describeClock } from '../../game/model/clockSetup.ts';
import type { GameId } from '../../game/model/ids.ts';
import { explainGameRefusal } from '../../game/show/refusals.ts';
import { gameIdOf, inviteToGame } from '../../startGame.ts';
import { type Answering, accountFacts, sendAnswer } from './accountLetters.ts';
import { type RequestRefusal, readWanted, type WantedByMail } from './wantedGame.ts';

/** The machines that whoever names a game alone plays against. */
const LEVEL = 'clerk';

export type Started = { readonly did: 'started'; readonly game: GameId } | { readonly did: 'explained' };

/**
 * `known`: the game whose letter is answered, where the request names none. `isAnswered`: whether a letter
 * tells.
 */
export async function startByMail(
  env: Env,
  request: GameRequest,
  answering: Answering,
  isAnswered: boolean,
  known?: RulesId,
): Promise<Started> {
  const settings = readSettings(env);
  const { account: host, now } = answering;
  const explained = async (why: (words: Words) => readonly string[]): Promise<Started> => {
    if (isAnswered) await sendPlayHelp(env, answering, why);
    return { did: 'explained' };
  };
  const wanted = readWanted(wordsOf(settings.language), request, host.address, known);
  if (!wanted.ok) return explained((words) => explainRequest(words, wanted.error));

  const { rules, options, addresses, isPrivate, terms, isAgainstMachines } = wanted.value;
  // One game per message: if it is delivered again, it is not counted and nobody is invited again.
  const cause = `mail:${host.id}:${answering.messageId}`;
  const id = await gameIdOf(env, cause);
  if (!(await env.GAMES.getByName(id).snapshot())) {
    const machines = addresses.map((address) => (isAgainstMachines && !address ? LEVEL : undefined));
    const game = { rulesId: rules.id, options, host, addresses, machines, isPrivate, clock: { terms } };
    const made = await inviteToGame(env, game, cause, now);
    if (!made.ok) {
      const refusal = made.error;
      return explained((words) =>
        'game' in refusal
          ? explainGameRefusal(words, refusal.game, rules)
          : [explain(words.pages.newGame.refusals, refusal)],
      );
    }
  }
  // Against machines the game begins at once, and its first letter is the answer.
  if (isAnswered && !isAgainstMachines)
    await sendAnswer(env, answering, gameMade, (words) => madeLetter(words, settings, wanted.value));
  return { did: 'started', game: id };

  function madeLetter(words: Words, { publicUrl }: Settings, game: WantedByMail): FactsOf<typeof gameMade> {
    const nameAt = (address: string): string =>
      request.opponents.find((opponent) => opponent.address === address)?.name ?? '';
    const others = game.addresses.filter((_, seat) => seat !== game.seat);
    return {
      ...accountFacts(settings, answering),
      gameName: gameWords(words, rules).name,
      invited: others.flatMap((address) => (address ? [{ address, name: nameAt(address) }] : [])),
      open: others.filter((address) => address === undefined).length,
      isPrivate,
      side: seatName(words, rules, game.seat),
      terms: [...describeOptions(words, rules, options), ...describeClock(words, { terms })],
      link: `${publicUrl}/g/${id}`,
    };
  }
}

const explainRequest = (words: Words, refusal: RequestRefusal): readonly string[] =>
  refusal.code === 'BAD_TERMS'
    ? explainTerms(words, refusal.refusal)
    : sentencesFor(words.mail.requests, refusal, { doubts: words.refusals.doubts });

/** Says what the address understands; `why`: what was wrong, in whole sentences. */
export const sendPlayHelp = (
  env: Env,
  answering: Answering,
  why: (words: Words) => readonly string[] = () => [],
): Promise<void> =>
  sendAnswer(env, answering, playHelp, (words, settings) => ({
    ...accountFacts(settings, answering),
    why: why(words),
    games: allRules.map((rules) => {
      const { name } = gameWords(words, rules);
      return {
        name,
        seats: rules.seats.length,
        options: rules.options.map((option) => words.mail.option(option.name, option.values)),
      };
    }),
  }));

/** For letters of which nothing was understood. */
export const sendNotUnderstood = (env: Env, answering: Answering, refusal: RequestRefusal): Promise<void> =>
  sendPlayHelp(env, answering, (words) => explainRequest(words, refusal));
