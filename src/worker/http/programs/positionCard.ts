/** The card that stands for a link to a position where it is pasted. */
import {
  type CardFacts,
  describePosition,
  describeScore,
  isWritable,
  pieceSprite,
  sideName,
} from '../../../render/index.ts';
import { sideOf } from '../../../rules/index.ts';
import { gameWords, type Words } from '../../../words/index.ts';
import { isVoid } from '../../game/model/phase.ts';
import type { DrawnPosition } from '../../game/show/drawnPosition.ts';
import type { FoundGame } from '../games.ts';
import { turnFactsOf } from '../parts/boardFacts.ts';
import { namesOf, statusOf } from '../parts/gameWords.ts';
import { invitationWords } from '../parts/invitationWords.ts';

/** The card of a position that has been drawn. */
export function cardOf(
  words: Words,
  { rules, snapshot }: FoundGame,
  ply: number,
  { scene, standing }: DrawnPosition,
): CardFacts {
  const { turns, phase, seats, outcome } = snapshot;
  const { position } = standing;
  const sides = rules.seats.map((_, seat) => sideName(words, rules, sideOf(rules, position, seat)));
  // A card has no letters for some names; then the side stands for its player.
  const names = namesOf(words, snapshot).map((name, seat) => (isWritable(name) ? name : (sides[seat] ?? '')));
  const last = turns[ply - 1];
  const isInviting = phase === 'inviting';
  const isLast = ply === turns.length;
  // A position does not show that it came for the third time, nor that its players agreed on a draw.
  const shown = isLast && outcome ? { position, outcome } : standing;
  const players = rules.seats.map((_, seat) => ({
    sprite: spriteOf(rules.kinds[0] ?? '', rules.factions ? rules.factionOf?.(position, seat) : seat),
    name: names[seat] ?? '',
    score: isInviting ? '' : describeScore(words, rules, position, seat),
  }));
  return {
    scene,
    title: gameWords(words, rules).name,
    // Of those who were invited, a picture tells nothing.
    players: isInviting ? players.filter((_, seat) => seats[seat]?.state === 'playing') : players,
    status: isInviting
      ? invitationWords(words, rules, snapshot)
      : isLast && isVoid(phase)
        ? statusOf(words, rules, snapshot)
        : describePosition(words, rules, names, {
            standing: shown,
            turn: last && turnFactsOf(last),
            number: ply,
          }),
  };
}

const spriteOf = (kind: string, army: number | undefined): string | undefined =>
  army === undefined ? undefined : pieceSprite(kind, army);
