/** The foot of a letter: in a game's, who plays what under which terms; and the links that are always there. */
import type { Block } from '../blocks.ts';
import type { GameFacts, LetterData } from '../letter.ts';
import { words } from '../words.ts';

export function footerOf(letter: LetterData): readonly Block[] {
  if ('game' in letter) {
    return [
      {
        type: 'footer',
        sentences: sentencesAbout(letter.game),
        links: [
          { label: words.footer.page, url: letter.game.url },
          ...(letter.desk ? [{ label: words.footer.desk, url: letter.desk.link }] : []),
          { label: words.footer.stop, url: letter.unsubscribe },
        ],
      },
    ];
  }
  if (!('unsubscribe' in letter)) return [];
  return [
    {
      type: 'footer',
      sentences: letter.kind === 'digest' ? [words.footer.digest] : [],
      links: [
        { label: words.footer.account, url: letter.account },
        { label: words.footer.stopAll, url: letter.unsubscribe },
      ],
    },
  ];
}

/** "3 Crowns. Gold: Ada (you), Silver: Bob." and the terms, each a sentence. */
function sentencesAbout({ gameName, players, seat, terms }: GameFacts): readonly string[] {
  const seats = players.map((player) => {
    const { you, openSeat } = words.footer;
    return words.footer.seat(player.side, player.seat === seat ? you(player.name) : player.name || openSeat);
  });
  return [gameName, seats.join(', '), ...terms].map((text) => (/[.!?]$/.test(text) ? text : `${text}.`));
}
