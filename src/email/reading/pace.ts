/** The pace of a game in words, "7 days a move", as the compact text of a clock's terms: `7d/move`. */

import { ofVocabulary } from './ofVocabulary.ts';
import { withoutAccents } from './spelled.ts';

const COMPACT = /\b\d{1,6}[dh](?:\+\d{1,6}[dh])?\/move(?:,\s?max\s?\d{1,6}[dh])?\b/;
const NO_CLOCK =
  /\b(?:no|without(?: a)?|ohne|keine|sans|sin|senza|zonder|geen|sem) (?:clock|time limit|uhr|zeitlimit|pendule|reloj|orologio|klok|relogio)\b|\b(?:clock|uhr)\s?: ?(?:none|no|keine)\b/;
const HOURS = 'h|hours?|stunden?|heures?|horas?|ore|ora|uur|uren';
const UNITS = ofVocabulary(({ spellings }) => spellings.units);
const SPOKEN = ofVocabulary(
  () =>
    new RegExp(
      `\\b(?:(clock|pace|time|uhr|bedenkzeit|cadence|ritmo|tempo)\\s?[:=]?\\s?)?(\\d{1,3})\\s?(${Object.keys(UNITS()).join('|')}|${HOURS})\\b(\\s?(?:/|an?\\b|per|each|every|pro|je|par|por|al?la|al|cada|elke)\\s?(?:move|turn|zug|coup|tour|jugada|turno|mossa|zet|beurt|lance|jogada))?`,
    ),
);

export interface FoundPace {
  /** The compact text of the terms. */
  readonly terms: string;
  /** The text without the pace. */
  readonly rest: string;
}

export function findPace(text: string): FoundPace | undefined {
  const said = withoutAccents(text);
  // Letters that get longer without their accents would shift the positions after them.
  if (said.length !== text.length) return undefined;
  const without = ({ index, 0: found }: RegExpExecArray): string =>
    `${text.slice(0, index)} ${text.slice(index + found.length)}`;
  const compact = COMPACT.exec(said);
  if (compact) return { terms: compact[0], rest: without(compact) };
  const none = NO_CLOCK.exec(said);
  if (none) return { terms: 'none', rest: without(none) };
  const spoken = SPOKEN().exec(said);
  const [, announced, count, unit = '', perMove] = spoken ?? [];
  if (!spoken || (announced === undefined && perMove === undefined)) return undefined;
  const days = UNITS()[unit];
  const terms = days === undefined ? `${count}h/move` : `${Number(count) * days}d/move`;
  return { terms, rest: without(spoken) };
}
