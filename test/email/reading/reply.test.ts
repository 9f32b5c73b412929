import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bareLine, type Reply, readMailCommand, readReply } from '../../../src/email/index.ts';
import { textBoard } from '../../../src/render/index.ts';
import { type AnyRules, allRules, completeOptions, legalMoves, readMove } from '../../../src/rules/index.ts';
import { wordsOf } from '../../../src/words/index.ts';
import { compose, type LetterData } from '../../support/email/compose.ts';
import { samples } from '../../support/email/samples.ts';
import { expectLinear } from '../../support/linear.ts';

const receiver = { authservId: 'mx.cloudflare.net' };
const utf8 = new TextEncoder();

const fixture = (name: string): Uint8Array =>
  readFileSync(new URL(`../../fixtures/mail/${name}.eml`, import.meta.url));

const readText = (text: string): Promise<Reply> => readReply(utf8.encode(text), receiver);

describe('a reply as mail programs write it', () => {
  it.each([
    ['gmail', ['c3–d3']],
    ['gmail-html-only', ['c3‑d3', '', 'Your turn & good luck <3']],
    ['apple-iphone', ['C3-d3']],
    ['apple-html-only', ['c3-d3']],
    ['outlook-desktop', ['c3-d3', '', 'Ada']],
    ['outlook-web-html-only', ['c3-d3', 'Grüße']],
    ['outlook-phone', ['c3-d3']],
    ['thunderbird-below', ['c3-d3']],
    ['yahoo', ['c3-d3']],
    ['mutt-inline', ['A fine move.', '', 'c3-d3']],
    ['with-letter-attached', ['c3-d3']],
  ])('holds only what its writer wrote: %s', async (name, lines) => {
    const reply = await readReply(fixture(name), receiver);
    expect(reply).toEqual({
      from: 'ada@example.com',
      messageId: expect.stringMatching(/^<.+@mail\.example\.com>$/),
      subject: expect.stringMatching(/^re: 3 Crowns, game k3xq7m2abcde$/i),
      dmarc: 'pass',
      automatic: undefined,
      lines,
      unshown: [],
      hidden: [],
      isUnreadable: false,
    });
  });

  it('is a program’s when it is a vacation notice', async () => {
    expect((await readReply(fixture('vacation'), receiver)).automatic).toBe('AUTO_SUBMITTED');
  });

  it('is a program’s when it is a bounce, and the letter inside is not read', async () => {
    const reply = await readReply(fixture('bounce'), receiver);
    expect(reply.automatic).toBe('BOUNCE');
    expect(reply.lines).not.toContain('f1-e2');
  });

  it('is a bounce when the envelope names nobody', async () => {
    const envelope = { ...receiver, envelopeFrom: '' };
    expect((await readReply(fixture('gmail'), envelope)).automatic).toBe('BOUNCE');
  });

  it('is ours when one of our own letters comes back', async () => {
    const { headers, text } = compose(samples.yourTurn);
    const fields = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    expect((await readText([...fields, '', text].join('\r\n'))).automatic).toBe('OWN_LETTER');
  });
});

describe('our own letter, sent back without a mark', () => {
  const kinds = Object.keys(samples) as (keyof typeof samples)[];

  /** The letter as it would be of another game: with its board, and with a legal move as the example. */
  function letterOf(name: keyof typeof samples, rules: AnyRules, position: unknown): LetterData {
    const letter: LetterData = samples[name];
    const text = textBoard(wordsOf('en'), rules, rules.pieces(position));
    const [move] = legalMoves(rules, position);
    const example = move ? rules.spell(position, move) : '';
    return {
      ...letter,
      ...('board' in letter && letter.board && { board: { ...letter.board, text } }),
      ...('answer' in letter && letter.answer && { answer: { ...letter.answer, example } }),
    } as LetterData;
  }

  it.each(kinds)('has no line that is a legal move or a command by itself: %s', (name) => {
    for (const rules of allRules) {
      const options = completeOptions(rules, {});
      if (!options.ok) throw new Error(options.error.option);
      const { position } = rules.start(options.value);
      const lines = compose(letterOf(name, rules, position))
        .text.split('\n')
        .map((line) => line.trim());
      expect(lines.filter((line) => readMove(rules, position, bareLine(line)).ok)).toEqual([]);
      expect(lines.filter((line) => readMailCommand(line))).toEqual([]);
    }
  });
});

describe('the sender of a reply', () => {
  const from = async (...fields: string[]): Promise<string> =>
    (await readText(`${fields.join('\r\n')}\r\n\r\nc3-d3\r\n`)).from;

  it('is the bare address in lower case', async () => {
    expect(await from('From: "b@evil.test" <Ada@Example.COM> (c@evil.test)')).toBe('ada@example.com');
    expect(await from('From: ada@example.com')).toBe('ada@example.com');
  });

  it('is nobody when two addresses or two fields claim to be it', async () => {
    expect(await from('From: ada@example.com, b@evil.test')).toBe('');
    expect(await from('From: ada@example.com', 'From: b@evil.test')).toBe('');
    expect(await from('From: Team: ada@example.com, b@evil.test;')).toBe('');
  });

  it.each([
    '<ada@example.com> <b@evil.test>',
    'Team:ada@example.com',
    'Team:ada@example.com;',
    'b@evil.test <ada@example.com>',
    'ada@example.com b@evil.test',
    '<b@evil.test:ada@example.com>',
    '"x" <ada@example.com> x',
    '<ada@example.com>, ',
    '<ada@example.com',
    'Ada (comment <ada@example.com>',
    '"Ada <ada@example.com>',
  ])('is nobody in a field of no proper form: %s', async (value) => {
    expect(await from(`From: ${value}`)).toBe('');
  });

  it.each([
    'Ada Lovelace <ada@example.com>',
    '=?utf-8?Q?Lovelace=2C_Ada?= <ada@example.com>',
    '"Lovelace, Ada \\"Countess\\"" <ada@example.com>',
    'ada@example.com (Ada (Countess) Lovelace)',
    '<ada@example.com>',
    'Ada J. Lovelace\r\n\t<ada@example.com>',
  ])('is the address of a field of proper form: %j', async (value) => {
    expect(await from(`From: ${value}`)).toBe('ada@example.com');
  });

  it('is nobody when there is no address', async () => {
    expect(await from('Subject: c3-d3')).toBe('');
    expect(await from('From: Ada')).toBe('');
    expect(await from('From: <@>')).toBe('');
  });
});

describe('any bytes', () => {
  it('are read without an error', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => {
        await readReply(bytes, receiver);
      }),
    );
  });

  it('are read without an error when a letter was damaged', async () => {
    const letters = ['gmail', 'outlook-web-html-only', 'apple-html-only', 'bounce'].map(fixture);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...letters),
        fc.array(fc.tuple(fc.nat(), fc.nat({ max: 255 })), { maxLength: 20 }),
        fc.nat(),
        async (letter, changes, cut) => {
          const bytes = letter.slice(0, letter.length - (cut % letter.length));
          for (const [at, byte] of changes) bytes[at % bytes.length] = byte;
          const { lines } = await readReply(bytes, receiver);
          expect(lines.length).toBeLessThanOrEqual(40);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('are an empty letter when there are none', async () => {
    expect(await readReply(new Uint8Array(), receiver)).toEqual({
      from: '',
      messageId: '',
      subject: '',
      dmarc: 'absent',
      automatic: undefined,
      lines: [],
      unshown: [],
      hidden: [],
      isUnreadable: false,
    });
  });

  it('are called unreadable when parts are nested beyond reason', async () => {
    let body = 'c3-d3';
    for (let depth = 0; depth < 40; depth++) {
      body = `Content-Type: multipart/mixed; boundary=b${depth}\r\n\r\n--b${depth}\r\n${body}\r\n--b${depth}--\r\n`;
    }
    expect(await readText(`From: ada@example.com\r\n${body}`)).toMatchObject({
      isUnreadable: true,
      lines: [],
    });
  });

  it('are called unreadable when the header is larger than reason', async () => {
    expect(await readText(`X-A: ${'a'.repeat(200_000)}\r\n\r\nc3-d3`)).toMatchObject({ isUnreadable: true });
  });

  it('keep their text however long the attachment below it is', async () => {
    const attachment = `${'QUJD'.repeat(19)}\r\n`.repeat(12_000);
    const { lines, from } = await readText(
      `From: a@b.test\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\nc3-d3\r\n\r\n--b\r\nContent-Type: image/png\r\nContent-Transfer-Encoding: base64\r\n\r\n${attachment}\r\n--b--\r\n`,
    );
    expect({ lines, from }).toEqual({ lines: ['c3-d3'], from: 'a@b.test' });
  });

  it('are bounded: at most 40 lines of at most 500 characters', async () => {
    const long = await readText(`From: a@b.test\r\n\r\n${`${'x'.repeat(1000)}\r\n`.repeat(500)}`);
    expect(long.lines).toHaveLength(40);
    expect(Math.max(...long.lines.map((line) => line.length))).toBe(500);
  });

  it.each<[string, string, (count: number) => string, number]>([
    ['unclosed tags', 'html', (count) => '<a "'.repeat(count), 15_000],
    ['angle brackets', 'html', (count) => '<'.repeat(count), 62_000],
    ['comments', 'html', (count) => '<!-'.repeat(count), 20_000],
    ['quotes in quotes', 'html', (count) => '<blockquote>'.repeat(count), 5_000],
    ['attributions without end', 'plain', (count) => `On ${'1 @ '.repeat(120)}\n`.repeat(count), 32],
    ['colons', 'plain', (count) => 'From: a:\n'.repeat(count), 1_700],
    ['attributions with quotes', 'plain', (count) => 'Ada wrote:\n\n> x\n'.repeat(count), 1_000],
    ['lines without end', 'plain', (count) => '\n'.repeat(count), 225_000],
    ['words in tags', 'html', (count) => `<p ${'gmail-quote '.repeat(count)}>`, 5_000],
    ['dashes', 'plain', (count) => `${'-'.repeat(480)}\n`.repeat(count), 32],
  ])('cost no more than their length, whatever they repeat: %s', async (_, type, bodyOf, count) => {
    await expectLinear(
      (times) => readText(`From: a@b.test\r\nContent-Type: text/${type}\r\n\r\n${bodyOf(times)}`),
      count,
    );
  });
});
