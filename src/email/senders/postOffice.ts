/// <reference path="../nodeBuffer.d.ts" />
/** The local post office: an instance without a mail sender stores its letters, to be read on its pages. */
import { Buffer } from 'node:buffer';
import type { ComposedLetter } from '../compose/composeLetter.ts';
import type { OutgoingLetter, Sender } from './sender.ts';

/** A letter as it is stored. */
export interface KeptLetter extends ComposedLetter {
  readonly from: string;
  readonly to: string;
}

/** `keep` stores a letter, once for each key; it throws if it cannot. */
export function postOffice(keep: (letter: OutgoingLetter) => Promise<void>): Sender {
  return async (letter) => {
    try {
      await keep(letter);
      return { ok: true, id: letter.idempotencyKey };
    } catch (error) {
      return { ok: false, mayRetry: true, error: String(error) };
    }
  };
}

/** The JSON of a letter, its attachments in base64. */
export function formatKeptLetter({ idempotencyKey: _, ...letter }: OutgoingLetter): string {
  const attachments = letter.attachments.map(({ content, ...attachment }) => ({
    ...attachment,
    content: encodeBase64(content),
  }));
  return JSON.stringify({ ...letter, attachments });
}

/** Parses what `formatKeptLetter` wrote. */
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

const encodeBase64 = ({ buffer, byteOffset, length }: Uint8Array): string =>
  Buffer.from(buffer, byteOffset, length).toString('base64');

const decodeBase64 = (text: string): Uint8Array =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
