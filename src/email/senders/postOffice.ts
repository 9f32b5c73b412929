/** The local post office: an instance without a sender keeps its letters in D1, where they can be read. */
import type { ComposedLetter, OutgoingLetter, Sender } from '../letter.ts';

/** What is used of the runtime's `D1Database`. */
export interface LetterTable {
  prepare(sql: string): { bind(...values: (string | number)[]): { run(): Promise<unknown> } };
}

/** A letter as the table's column `letter` keeps it. */
export interface KeptLetter extends ComposedLetter {
  readonly from: string;
  readonly to: string;
}

/** `now`: the present, in ms since 1970. A key that lies there already is not put there again. */
export function postOffice(table: LetterTable, now: () => number): Sender {
  return async (letter) => {
    try {
      await table
        .prepare(
          'INSERT INTO post_office (key, address, letter, at) VALUES (?, ?, ?, ?) ON CONFLICT (key) DO NOTHING',
        )
        .bind(letter.idempotencyKey, letter.to, formatKeptLetter(letter), now())
        .run();
      return { ok: true, id: letter.idempotencyKey };
    } catch (error) {
      return { ok: false, mayRetry: true, error: String(error) };
    }
  };
}

/** The JSON of a letter, its attachments in base64. */
function formatKeptLetter({ idempotencyKey: _, ...letter }: OutgoingLetter): string {
  const attachments = letter.attachments.map(({ content, ...attachment }) => ({
    ...attachment,
    content: encodeBase64(content),
  }));
  return JSON.stringify({ ...letter, attachments });
}

/** Reads what `postOffice` wrote. */
export function parseKeptLetter(text: string): KeptLetter {
  const letter = JSON.parse(text) as Omit<KeptLetter, 'attachments'> & {
    readonly attachments: readonly (Omit<KeptLetter['attachments'][number], 'content'> & {
      content: string;
    })[];
  };
  const attachments = letter.attachments.map(({ content, ...attachment }) => ({
    ...attachment,
    content: decodeBase64(content),
  }));
  return { ...letter, attachments };
}

/** Bytes go to `fromCharCode` in slices: a call takes only so many arguments. */
const SLICE = 8192;

function encodeBase64(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += SLICE) {
    binary += String.fromCharCode(...bytes.subarray(at, at + SLICE));
  }
  return btoa(binary);
}

const decodeBase64 = (text: string): Uint8Array =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
