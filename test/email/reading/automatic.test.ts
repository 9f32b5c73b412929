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
    ['X-Failed-Recipients: ben@example.net', 'BOUNCE'],
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
    '[Auto-Reply] 3 Crowns',
    'Automatikus válasz: 3 Crowns',
    'Răspuns automat: 3 Crowns',
    'Αυτόματη απάντηση: 3 Crowns',
    'Автоматичен отговор: 3 Crowns',
    'Автоматична відповідь: 3 Crowns',
    'Automatski odgovor: 3 Crowns',
    'Samodejni odgovor: 3 Crowns',
    'Automatická odpoveď: 3 Crowns',
    'Automaatvastus: 3 Crowns',
    'Automātiskā atbilde: 3 Crowns',
    'Automatinis atsakymas: 3 Crowns',
    'Sjálfvirkt svar: 3 Crowns',
    'Resposta automàtica: 3 Crowns',
    'Automatisk svar: 3 Crowns',
    'Trả lời tự động: 3 Crowns',
    'Balasan otomatis: 3 Crowns',
    'رد تلقائي: 3 Crowns',
    'תשובה אוטומטית: 3 Crowns',
    '自動返信：3 Crowns',
    '【自動返信】3 Crowns',
    '不在通知 Re: 3 Crowns',
    '自动回复: 3 Crowns',
    '부재중 자동 응답',
    'ตอบกลับอัตโนมัติ: 3 Crowns',
  ])('is known by its subject alone: %s', (subject) => {
    expect(automaticReason([header('From: a@b.test')], [subject], 'a@b.test')).toBe('AUTO_REPLY');
  });

  it('is known by an envelope without a sender', () => {
    expect(automaticReason([], [], '')).toBe('BOUNCE');
    expect(automaticReason([], [], '<>')).toBe('BOUNCE');
  });
});

describe('a person’s letter', () => {
  it.each(['Re: 3 Crowns', 'Autobahn', 'Re: out of office hours', 'Odsotenost', 'Absentmindedly'])(
    'stays one about %j',
    (subject) => {
      expect(automaticReason([header('From: a@b.test')], [subject], 'a@b.test')).toBeUndefined();
    },
  );

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
    expect(automaticReason([header('From: a@b.test'), header(line)], [], 'a@b.test')).toBeUndefined();
  });
});
