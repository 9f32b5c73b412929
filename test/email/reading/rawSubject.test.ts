/** Notices of absence whose subject names no character set, or a wrong one. */
import { expect, it } from 'vitest';
import { readReply } from '../../../src/email/index.ts';

const bytesOf = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : part)),
  );
const utf8 = (text: string): readonly number[] => [...new TextEncoder().encode(text)];

const messageWith = (...subject: readonly (string | readonly number[])[]): Uint8Array =>
  bytesOf(
    'From: <ben@example.net>\r\nSubject: ',
    ...subject,
    '\r\nMessage-ID: <1@example.net>\r\n\r\nc3-d3\r\n',
  );

const hex = (digits: string): readonly number[] =>
  (digits.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16));

const CYRILLIC_1251 = hex('c0e2f2eeeef2e2e5f2'); // Автоответ
const CYRILLIC_KOI8 = hex('e1d7d4cfcfd4d7c5d4'); // Автоответ
const JAPANESE_SJIS = hex('8ea993ae95d4904d'); // 自動返信
const JAPANESE_EUC = hex('bcabc6b0cad6bfae');
const JAPANESE_ISO2022 = hex('1b2442').concat(hex('3c2b46304a563f2e'), hex('1b2842'));
const CHINESE_GBK = hex('d7d4b6afbbd8b8b4'); // 自动回复
const GERMAN_LATIN = hex('4175746f6d61746973636865'); // Automatische
const FRENCH_LATIN = hex('52e9706f6e7365206175746f6d617469717565'); // Réponse automatique
const TURKISH_1254 = hex('4f746f6d6174696b2079616efd74'); // Otomatik yanıt
const GREEK_1253 = hex('c1f5f4fcece1f4e720e1f0dcedf4e7f3e7'); // Αυτόματη απάντηση

it.each<[string, Uint8Array]>([
  ['UTF-8', messageWith(utf8('Автоответ: 3 Crowns'))],
  ['KOI8-R', messageWith(CYRILLIC_KOI8, ': 3 Crowns')],
  ['Windows 1251', messageWith(CYRILLIC_1251, ': 3 Crowns')],
  ['Shift JIS', messageWith(JAPANESE_SJIS, ' Re: 3 Crowns')],
  ['EUC-JP', messageWith(JAPANESE_EUC, ' Re: 3 Crowns')],
  ['ISO-2022-JP', messageWith(JAPANESE_ISO2022, ' Re: 3 Crowns')],
  ['GBK', messageWith(CHINESE_GBK, ': Re: 3 Crowns')],
  ['Latin 1', messageWith(FRENCH_LATIN, ' : 3 Crowns')],
  ['ASCII', messageWith(GERMAN_LATIN, ' Antwort: 3 Crowns')],
  ['Windows 1254', messageWith(TURKISH_1254, ': 3 Crowns')],
  ['Windows 1253', messageWith(GREEK_1253, ': 3 Crowns')],
  ['UTF-8 named as Latin 1', messageWith('=?iso-8859-1?B?6Ieq5YuV6L+U5L+h?= Re: 3 Crowns')],
  ['KOI8-R named as UTF-8', messageWith('=?utf-8?Q?=E1=D7=D4=CF=CF=D4=D7=C5=D4?=: 3 Crowns')],
  ['an unknown name', messageWith('=?x-unknown?Q?=E1=D7=D4=CF=CF=D4=D7=C5=D4?=: 3 Crowns')],
  ['UTF-8 taken for Latin and encoded again', messageWith(utf8('è‡ªå‹•è¿”ä¿¡ Re: 3 Crowns'))],
])('is known in %s', async (_, raw) => {
  expect((await readReply(raw, { authservId: 'mx', envelopeFrom: 'ben@example.net' })).automatic).toBe(
    'AUTO_REPLY',
  );
});

it.each<[string, Uint8Array]>([
  ['in another language', messageWith(utf8('Re: 3 Короны, игра k3xq'))],
  ['in KOI8-R', messageWith('Re: ', CYRILLIC_KOI8)],
  ['with a broken character', messageWith('Re: 3 Crowns ', [0xff, 0x80])],
  ['in 600 bytes of it', messageWith(Array.from({ length: 5_000 }, (_, at) => 128 + (at % 128)))],
])('takes no person’s letter for one, with a subject %s', async (_, raw) => {
  const reply = await readReply(raw, { authservId: 'mx', envelopeFrom: 'ben@example.net' });
  expect(reply).toMatchObject({ automatic: undefined, lines: ['c3-d3'] });
});
