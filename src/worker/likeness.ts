/** Detecting names that are easily mistaken for one another. */

/** Letters of other scripts, rare Latin ones, signs and digits that look like usual Latin letters. */
const LOOKALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...Array.from('аеорсухіјѕԁһӏмтвнкѵԝ', (other, index) => [other, 'aeopcyxijsdhlmtbhkvw'[index]]),
    ...Array.from('αερονικτυχγμ', (other, index) => [other, 'aeponiktuxym'[index]]),
    ...Array.from('օոսհցյ', (other, index) => [other, 'onuhgj'[index]]),
    // Small capitals and letters of phonetic writing.
    ...Array.from('ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', (other, index) => [other, 'abcdefghijklmnoprstuvwyz'[index]]),
    ...Array.from('ɑɐɡɛəǝɩʋɯɔſƨħŧƀɓɗđɨɵꝺ', (other, index) => [other, 'aageeeivmosshtbbddiod'[index]]),
    ...Array.from('ǀǁǃ丨〇', (other, index) => [other, 'llilo'[index]]),
    ...Array.from('01345789', (other, index) => [other, 'oleastbg'[index]]),
    ['ı', 'i'],
    ['ł', 'l'],
    ['ø', 'o'],
  ].map(([other, latin]) => [other ?? '', latin ?? '']),
);

/** Letters in circles, squares and flags, which NFKD leaves as they are: the first of each row, an "A". */
const FRAMED = [0x1f150, 0x1f170, 0x1f1e6] as const;

/** The plain letter or digit of a framed letter, or of a digit of any script. */
function plain(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  const row = FRAMED.find((first) => code >= first && code < first + 26);
  if (row !== undefined) return String.fromCodePoint(0x61 + code - row);
  return isDigit(code) ? String(worthOf(code)) : sign;
}

const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));

/** Each script has its ten digits in a row, and where rows touch, they are whole. */
function worthOf(digit: number): number {
  let before = 0;
  while (isDigit(digit - before - 1)) before++;
  return before % 10;
}

/** A key that is the same for names that are easily mistaken for one another. */
export const likenessOf = (name: string): string =>
  Array.from(
    Array.from(name.normalize('NFKD'), plain)
      .join('')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, ''),
    (letter) => LOOKALIKES[letter] ?? letter,
  )
    .join('')
    .replaceAll(/[il]/g, 'i')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');

/** Signs that stand for letters: "$ealed", "Adm|n". */
const SIGNS: Readonly<Record<string, string>> = { $: 's', '|': 'l', '!': 'i', '€': 'e', '£': 'l', '¢': 'c' };

/** The name, with letters instead of what stands for them and would end a word. */
export const withoutDisguise = (name: string): string =>
  Array.from(name, (sign) => SIGNS[sign] ?? plain(sign)).join('');

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
