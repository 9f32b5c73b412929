/**
 * Letters that a program wrote, and that must not be answered: RFC 3834 and the customs around it. Not
 * X-Auto-Response-Suppress: Outlook sets it on ordinary mail.
 */
import type { HeaderField } from './authentication.ts';
import { OWN_LETTER } from './headers.ts';

export type AutomaticReason =
  /** A letter of ours that found its way back. */
  | 'OWN_LETTER'
  /** A notice that something was not delivered: it comes from nobody. */
  | 'BOUNCE'
  | 'REPORT'
  | 'AUTO_SUBMITTED'
  | 'AUTO_REPLY'
  | 'LIST'
  | 'BULK';

/** `envelopeFrom`: the sender that the mail server was told, '' for nobody; undefined when it is not known. */
export function automaticReason(
  header: readonly HeaderField[],
  envelopeFrom?: string,
): AutomaticReason | undefined {
  const values = (name: string): string[] =>
    header.filter(({ key }) => key === name).map(({ value }) => value.trim().toLowerCase());
  const has = (name: string): boolean => values(name).length > 0;

  if (has(OWN_LETTER.toLowerCase())) return 'OWN_LETTER';
  if (isNobody(envelopeFrom) || values('return-path').some(isNobody)) return 'BOUNCE';
  if (values('content-type').some((value) => value.startsWith('multipart/report'))) return 'REPORT';
  if (values('auto-submitted').some((value) => !/^no(?:[\s;(]|$)/.test(value))) return 'AUTO_SUBMITTED';
  if (['x-autoreply', 'x-autorespond'].some((name) => values(name).some((value) => value !== 'no'))) {
    return 'AUTO_REPLY';
  }
  const precedence = values('precedence');
  if (precedence.includes('auto_reply')) return 'AUTO_REPLY';
  if (has('list-id') || precedence.includes('list')) return 'LIST';
  if (precedence.includes('bulk') || precedence.includes('junk')) return 'BULK';
  return undefined;
}

const isNobody = (address: string | undefined): boolean =>
  address?.replace(/\s/g, '') === '<>' || address === '';
