/**
 * Reading letters before anybody is proved: one of 1 MB, and one with a tag of 120 kB, against one pass of
 * TextDecoder over the same bytes, and against a quarter of the same letter.
 */
import '../support/openVocabulary.ts';
import { readReply } from '../../src/email/index.ts';
import { below, type Figure, type Part } from './figure.ts';
import { median } from './statistics.ts';

const ROUNDS = 15;
/** A pass over a long letter is short: so many are timed at once. */
const PASSES = 20;
/** Four times as long; sixteen times, where the time goes by the square. */
const MOST_GROWTH = 6;

const RECEIVER = { authservId: 'mx.example.test' };
const utf8 = new TextEncoder();
const HEADER = 'From: a@b.test\r\nSubject: Re: 3 Crowns\r\n';

/** A move, and a picture below it. */
const withAttachment = (bytes: number): Uint8Array =>
  utf8.encode(
    `${HEADER}Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nc3-d3\r\n--b\r\nContent-Type: image/png\r\nContent-Transfer-Encoding: base64\r\n\r\n${`${'QUJD'.repeat(19)}\r\n`.repeat(bytes / 78)}--b--\r\n`,
  );

/** A move in HTML, in one tag with an attribute after the other. */
const withTag = (bytes: number): Uint8Array =>
  utf8.encode(`${HEADER}Content-Type: text/html\r\n\r\n<p ${'id='.repeat(bytes / 3)}>c3-d3</p>`);

export async function measureReading(): Promise<Part> {
  return {
    figures: [
      ...(await figuresOf('reading.letter1MB', withAttachment, 1_000_000)),
      ...(await figuresOf('reading.tag120kB', withTag, 120_000)),
    ],
    notes: [
      `reading: readReply in this process, medians of ${ROUNDS} rounds; ratioToDecoding: against one pass of TextDecoder over the same bytes; growth: against a quarter of the same letter, 4 when linear.`,
    ],
  };
}

async function figuresOf(
  path: string,
  make: (bytes: number) => Uint8Array,
  bytes: number,
): Promise<readonly Figure[]> {
  const whole = make(bytes);
  const quarter = make(bytes / 4);
  const times = { whole: [] as number[], quarter: [] as number[], decoding: [] as number[] };
  for (let round = 0; round <= ROUNDS; round++) {
    const each = {
      whole: await timeOf(() => readReply(whole, RECEIVER)),
      quarter: await timeOf(() => readReply(quarter, RECEIVER)),
      decoding: (await timeOf(() => decodeOften(whole))) / PASSES,
    };
    // The first round warms up.
    if (round === 0) continue;
    times.whole.push(each.whole);
    times.quarter.push(each.quarter);
    times.decoding.push(each.decoding);
  }
  const ms = median(times.whole);
  return [
    { path: `${path}.ms`, value: ms, unit: 'ms', target: below(100) },
    { path: `${path}.ratioToDecoding`, value: ms / median(times.decoding), unit: '' },
    { path: `${path}.growth`, value: ms / median(times.quarter), unit: '', target: below(MOST_GROWTH) },
  ];
}

function decodeOften(bytes: Uint8Array): void {
  for (let pass = 0; pass < PASSES; pass++) new TextDecoder().decode(bytes);
}

async function timeOf(work: () => unknown): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}
