/** Detecting names that are easily mistaken for one another. */

/** Letters of other scripts, and digits, that look like Latin letters. */
const LOOKALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...Array.from('аеорсухіјѕԁһӏмтвнкѵԝ', (other, index) => [other, 'aeopcyxijsdhlmtbhkvw'[index]]),
    ...Array.from('αερονικτυχγμ', (other, index) => [other, 'aeponiktuxym'[index]]),
    ...Array.from('01357', (other, index) => [other, 'olest'[index]]),
    ['ı', 'i'],
    ['ł', 'l'],
    ['ø', 'o'],
    ['đ', 'd'],
  ].map(([other, latin]) => [other ?? '', latin ?? '']),
);

/** A key that is the same for names that are easily mistaken for one another. */
export const likenessOf = (name: string): string =>
  Array.from(
    name
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, ''),
    (letter) => LOOKALIKES[letter] ?? letter,
  )
    .join('')
    .replaceAll(/[il]/g, 'i')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');

/** The name, with a number added if it could be mistaken for one of the others. */
export function toldApart(name: string, others: readonly string[]): string {
  const likeness = likenessOf(name);
  const taken = new Set(others.map(likenessOf));
  if (likeness === '' || !taken.has(likeness)) return name;
  for (let number = 2; ; number++) {
    const numbered = `${name} (${number})`;
    if (!taken.has(likenessOf(numbered))) return numbered;
  }
}
