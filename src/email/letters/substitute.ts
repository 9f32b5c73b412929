import { button, lead, paragraph } from '../blocks.ts';
import { template } from './template.ts';

/** To an address that a player named; it need not belong to a player. */
interface Substitute {
  /** Who named it, and whose seat is to be taken over. */
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
