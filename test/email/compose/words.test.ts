/** Letters say nothing but the words they are given and what they are told. */
import { expect, it } from 'vitest';
import { compose, type LetterData } from '../../support/email/compose.ts';
import { samples } from '../../support/email/samples.ts';

/** All texts in a letter's data, the longest first. */
const textsIn = (data: unknown): readonly string[] => {
  if (typeof data === 'string') return [data];
  if (typeof data !== 'object' || data === null || data instanceof Uint8Array) return [];
  return Object.values(data)
    .flatMap(textsIn)
    .sort((a, b) => b.length - a.length);
};

const cases = Object.entries<LetterData>(samples).map(([name, data]) => ({ name, data }));

it.each(cases)('$name is written in the language of its words', ({ data }) => {
  const { subject, text, html } = compose(data, 'en-XA');
  const told = textsIn(data);
  const unspoken = (written: string): string =>
    [/⟦[^⟧]*⟧/g, /https?:\S+/g]
      .reduce((rest, known) => rest.replace(known, ' '), written)
      .split(/\s+/)
      .filter(
        (word) =>
          /\p{L}{2}/u.test(word) &&
          !told.some((each) => each.includes(word.replace(/[.,:;()]+$|^[(]+/g, ''))),
      )
      .join(' ');
  expect(unspoken(`${subject}\n${text}`)).toBe('');
  expect(html).toContain('<html lang="en-XA">');
});
