import { button, lead, paragraph } from '../blocks.ts';
import { template } from './template.ts';

/** To an address that somebody named: it need not be a player's. */
interface Substitute {
  /** Who names it, and for whom the seat is taken over. */
  readonly by: string;
  readonly of: string;
  readonly gameName: string;
  readonly players: readonly string[];
  readonly link: string;
}

export const substitute = template('substitute', ({ substitute: words }, facts: Substitute) => {
  const { by, of, gameName, players, link } = facts;
  return {
    subject: words.subject(by, gameName),
    blocks: [
      lead(words.asked(by, of, gameName, players)),
      button(words.button, link),
      paragraph(words.mayIgnore),
    ],
  };
});
