/** An invitation in a few words, for those who only see that there is a link to it. */
import { describeOptions, isWritable } from '../../../render/index.ts';
import type { AnyRules } from '../../../rules/index.ts';
import { gameWords, type Words } from '../../../words/index.ts';
import { describeClock } from '../../game/model/clockSetup.ts';
import type { GameSnapshot } from '../../game/model/snapshot.ts';

/** Who invites, to what, and at what pace: "Ada invites you to 3 Crowns. 3 days a move." */
export function invitationWords(words: Words, rules: AnyRules, snapshot: GameSnapshot): string {
  const { heading, somebody } = words.pages.invitation;
  const host = snapshot.seats.find(({ account }) => account === snapshot.host)?.name ?? somebody;
  // On a card there are no letters for some names.
  const invites = heading(isWritable(host) ? host : somebody, gameWords(words, rules).name);
  const terms = [...describeOptions(words, rules, snapshot.options), ...describeClock(words, snapshot.clock)];
  return words.pages.standing.terms([invites, ...terms.map(begun)]);
}

const begun = (phrase: string): string => phrase.charAt(0).toUpperCase() + phrase.slice(1);
