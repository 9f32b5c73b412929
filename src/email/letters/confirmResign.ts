import { type Block, lead, paragraph } from '../blocks.ts';
import type { LetterOf } from '../letter.ts';
import { words } from '../words.ts';

export const confirmResign = ({ link, game, isByConsent }: LetterOf<'confirmResign'>): readonly Block[] => [
  lead(words.confirmResign.asked),
  ...(isByConsent ? [paragraph(words.confirmResign.byConsent(game.players.length - 1))] : []),
  { type: 'button', label: words.confirmResign.button, url: link },
  paragraph(words.confirmResign.otherwise),
];
