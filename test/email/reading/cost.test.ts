/** What a stranger's letter costs before anybody is proved grows with its length, and no faster. */
import { describe, expect, it } from 'vitest';
import { doubtAt, readReply } from '../../../src/email/index.ts';
import { expectLinear } from '../../support/linear.ts';

const utf8 = new TextEncoder();
const receiver = { authservId: 'mx' };
const FROM = 'From: a@b.test\r\n';

type Make = (count: number) => string;

const body = (type: string, text: string): string =>
  `${FROM}Content-Type: text/${type}; charset=utf-8\r\n\r\n${text}`;
const html =
  (unit: string, before = '', after = ''): Make =>
  (count) =>
    body('html', before + unit.repeat(count) + after);
const plain =
  (unit: string, before = '', after = ''): Make =>
  (count) =>
    body('plain', before + unit.repeat(count) + after);
const flowed =
  (unit: string): Make =>
  (count) =>
    `${FROM}Content-Type: text/plain; format=flowed\r\n\r\n${unit.repeat(count)}`;
const field =
  (name: string, unit: string, after = ''): Make =>
  (count) =>
    `${name}: ${unit.repeat(count)}${after}\r\n\r\nc3-d3`;

/** By what repeats: the letter, and how often it does so at first. */
const LETTERS: Readonly<Record<string, readonly [make: Make, count: number]>> = {
  'an attribute of ids': [html('id=', '<p ', '>c3-d3</p>'), 10_000],
  'an attribute of classes': [html('class="', '<p ', '>c3-d3</p>'), 4_000],
  'an attribute of lines': [html('border-left:', '<p style="', '">c3-d3</p>'), 2_500],
  'an attribute of comments': [html('/*', '<p style="', '">c3-d3</p>'), 15_000],
  'an attribute of spaces': [html(' ', '<p style="color', ':x">c3-d3</p>'), 30_000],
  'an attribute of entities': [html('&#', '<p style="', '">c3-d3</p>'), 15_000],
  'tags with ids': [html('<p id=id=id=id=id=id>'), 1_400],
  'tags with styles': [html('<p style="border-left: ; display : ">'), 800],
  'spaces in HTML': [html(' '), 30_000],
  'angle brackets': [html('<'), 30_000],
  'closing brackets': [html('>'), 30_000],
  'tags left open': [html('<a "'), 7_000],
  'comments left open': [html('<!--'), 7_000],
  'nested blocks': [html('<div>'), 6_000],
  'nested quotes': [html('<blockquote>'), 2_500],
  'nested elements named quotes': [html('<p class=quote>'), 2_000],
  'preformatted lines': [html('x\n', '<pre>'), 15_000],
  ampersands: [html('&'), 30_000],
  'hidden lines': [html('<p hidden>x</p>'), 2_000],
  spaces: [plain(' '), 16_000],
  'spaces within a line': [plain('x '), 8_000],
  'empty lines': [plain('\r\n'), 2_000],
  dashes: [plain(`${'-'.repeat(100)}\r\n`), 160],
  'lines of underscores': [plain(`${'_'.repeat(19)}\r\n`), 800],
  'marks of quotation': [plain('>'), 16_000],
  'quotes in quotes': [plain('Ada wrote:\r\n\r\n> x\r\n'), 800],
  'attributions without end': [plain(`On ${'1 @ '.repeat(100)}\r\n`), 40],
  'attributions in five lines': [plain('On 3 Nov 2026,\r\nAda\r\n<a@b.test>\r\n'), 400],
  colons: [plain('From: a:\r\n'), 1_600],
  signatures: [plain('-- \r\n'), 1_100],
  verbs: [plain('wrote '), 2_500],
  'flowed lines': [flowed('x \r\n'), 1_200],
  'flowed quotes': [flowed('>>>>>>>> x \r\n'), 1_200],
  'flowed text in one line': [flowed('x '), 100_000],
  'a From of spaces': [field('From', ' ', 'a@b.test'), 25_000],
  'a From of quotes': [field('From', '"'), 25_000],
  'a From of brackets': [field('From', '<'), 25_000],
  'a From of comments': [field('From', '('), 25_000],
  'a From of groups': [field('From', 'a:b;'), 6_000],
  'a subject of marks': [field('Subject', 'Re: '), 6_000],
  'a subject of encoded words': [field('Subject', '=?utf-8?q?a?= '), 1_800],
  addresses: [field('To', 'a@b.test, '), 2_500],
  'results of checks': [field('Authentication-Results', 'mx; dmarc=pass '), 1_600],
  'short header fields': [(count) => `${'X: y\r\n'.repeat(count)}\r\nc3-d3`, 1_000],
  boundaries: [field('Content-Type: multipart/mixed; boundary', 'b'), 25_000],
  parameters: [field('Content-Type: text/plain', '; a*0=b'), 3_500],
  'empty parts': [
    (count) => `${FROM}Content-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\n\r\n\r\n'.repeat(count)}`,
    5_000,
  ],
  'an attachment': [
    (count) =>
      `${FROM}Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nc3-d3\r\n--b\r\nContent-Type: image/png\r\nContent-Transfer-Encoding: base64\r\n\r\n${'QUJD\r\n'.repeat(count)}`,
    1_200,
  ],
};

describe('reading a letter takes four times as long when it is four times as long', () => {
  it.each(Object.entries(LETTERS))('of %s', async (_, [make, count]) => {
    const letters = new Map([count, 4 * count].map((times) => [times, utf8.encode(make(times))]));
    await expectLinear((times) => readReply(letters.get(times) ?? new Uint8Array(), receiver), count);
  });
});

describe('telling whether a move was meant takes four times as long with lines four times as long', () => {
  it.each([
    'if ',
    'not ',
    'a',
    'Hi ',
    'Hi Ben, ',
    '- ',
    '?',
    '!?',
    "n'",
    'no-',
    'www.',
    'My move: ',
    'ha ',
    '. ',
    'Ω',
    'ne x ',
    '👍',
    'play he ',
  ])('of %j', async (unit) => {
    const linesOf = (count: number) => Array.from({ length: 40 }, () => unit.repeat(count));
    const isMove = (line: string) => line === 'c3-d3';
    await expectLinear(
      (count) => {
        doubtAt([...linesOf(count), 'c3-d3'], 40, isMove);
        doubtAt(['c3-d3', ...linesOf(count)], 0, isMove);
      },
      Math.ceil(125 / unit.length),
    );
  });
});

it('a tag of 120 kB and 15,000 empty parts are passed over, and the move is found', async () => {
  const tag = utf8.encode(body('html', `<p ${'id='.repeat(40_000)}>c3-d3</p>`));
  const parts = utf8.encode(
    `${FROM}Content-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\n\r\n'.repeat(15_000)}`,
  );
  expect((await readReply(tag, receiver)).lines).toEqual(['c3-d3']);
  expect((await readReply(parts, receiver)).lines).toEqual([]);
});

it('the body of a program’s letter is not read', async () => {
  const letter = (fields: string) => utf8.encode(`${FROM}${fields}\r\nc3-d3`);
  expect(await readReply(letter('Auto-Submitted: auto-replied\r\n'), receiver)).toMatchObject({
    automatic: 'AUTO_SUBMITTED',
    lines: [],
  });
});
