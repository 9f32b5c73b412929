import { describe, expect, it } from 'vitest';
import { automaticReason } from '../../../src/email/index.ts';

const header = (line: string) => {
  const at = line.indexOf(':');
  return { key: line.slice(0, at).toLowerCase(), value: line.slice(at + 1).trim() };
};

describe('a program’s letter', () => {
  it.each([
    ['Auto-Submitted: auto-replied', 'AUTO_SUBMITTED'],
    ['Auto-Submitted: Auto-Generated; owner-email="a@b.test"', 'AUTO_SUBMITTED'],
    ['X-Autoreply: yes', 'AUTO_REPLY'],
    ['X-Autorespond: Re: 3 Crowns', 'AUTO_REPLY'],
    ['Precedence: auto_reply', 'AUTO_REPLY'],
    ['Precedence: Bulk', 'BULK'],
    ['Precedence: junk', 'BULK'],
    ['Precedence: list', 'LIST'],
    ['List-Id: Games <games.example.test>', 'LIST'],
    ['Return-Path: <>', 'BOUNCE'],
    ['Content-Type: multipart/report; report-type=delivery-status; boundary=x', 'REPORT'],
    ['X-Sealed-Move: yourTurn', 'OWN_LETTER'],
  ])('is known by %j', (line, reason) => {
    expect(automaticReason([header('From: a@b.test'), header(line)])).toBe(reason);
  });

  it.each([
    'Automatic reply: 3 Crowns, game k3xq7m2abcde',
    'Automatische Antwort: 3 Crowns',
    'Out of Office: 3 Crowns',
    'Out of office Re: 3 Crowns',
    'Auto: 3 Crowns',
    'Réponse automatique : 3 Crowns',
    'Respuesta automática: 3 Crowns',
    'Resposta automática: 3 Crowns',
    'Risposta automatica: 3 Crowns',
    'Automatisch antwoord: 3 Crowns',
    'Autosvar: 3 Crowns',
    'Odpowiedź automatyczna: 3 Crowns',
    'Automatická odpověď: 3 Crowns',
    'Автоматический ответ: 3 Crowns',
    'Otomatik Yanıt: 3 Crowns',
  ])('is known by its subject alone: %s', (subject) => {
    expect(automaticReason([header('From: a@b.test')], subject, 'a@b.test')).toBe('AUTO_REPLY');
  });

  it('is known by an envelope without a sender', () => {
    expect(automaticReason([], '', '')).toBe('BOUNCE');
    expect(automaticReason([], '', '<>')).toBe('BOUNCE');
  });
});

describe('a person’s letter', () => {
  it.each(['Re: 3 Crowns', 'Autobahn', 'Re: out of office hours'])('stays one about %j', (subject) => {
    expect(automaticReason([header('From: a@b.test')], subject, 'a@b.test')).toBeUndefined();
  });

  it.each([
    'X-Auto-Response-Suppress: All',
    'X-Auto-Response-Suppress: DR, OOF, AutoReply',
    'Auto-Submitted: no',
    'Auto-Submitted: no (really)',
    'X-Autoreply: no',
    'Precedence: normal',
    'Return-Path: <ada@example.com>',
    'Content-Type: multipart/alternative; boundary=report',
    'List-Unsubscribe: <https://example.test/>',
  ])('stays one with %j', (line) => {
    expect(automaticReason([header('From: a@b.test'), header(line)], '', 'a@b.test')).toBeUndefined();
  });
});
