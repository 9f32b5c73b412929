import { button, lead, paragraph } from '../blocks.ts';
import { type AccountLetter, accountLetter } from './accountLetter.ts';
import { type LetterWords, template } from './template.ts';

/** `waiting`: the names of those who have not answered yet, '' if there are none. */
type Became =
  | { readonly what: 'accepted'; readonly waiting: readonly string[] }
  | { readonly what: 'declined' | 'needsName' | 'closed' }
  /** `why`: whole sentences. */
  | { readonly what: 'refused'; readonly why: readonly string[] };

interface InvitationAnswered extends AccountLetter {
  readonly gameName: string;
  readonly became: Became;
  /** The invitation while it can still be answered, otherwise the game. */
  readonly link: string;
}

export const invitationAnswered = template('invitationAnswered', (words, facts: InvitationAnswered) => {
  const { subject, button: label } = words.invitationAnswered;
  const { gameName, became, link } = facts;
  const [first = '', ...rest] = sentencesOf(words, became);
  const body = [
    lead(first),
    ...rest.map(paragraph),
    button(became.what === 'needsName' ? label.invitation : label.game, link),
  ];
  return accountLetter(words, facts, subject[became.what](gameName), body);
});

function sentencesOf({ invitationAnswered: text }: LetterWords, became: Became): readonly string[] {
  switch (became.what) {
    case 'accepted': {
      const waiting = became.waiting.map((name) => name || text.somebody);
      return [text.accepted, waiting.length > 0 ? text.waiting(waiting) : text.begins];
    }
    case 'refused':
      return became.why;
    default:
      return [text[became.what]];
  }
}
