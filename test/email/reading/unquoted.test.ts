import EmailReplyParser from 'email-reply-parser';
import { describe, expect, it } from 'vitest';
import { unquotedLines } from '../../../src/email/reading/unquoted.ts';

/** A quote as most programs make it, and the same without marks. */
const MARKED = '> Bob played b5-b4.\n>\n> for example f1-e2.\n> f1-e2\n';
const UNMARKED = 'Bob played b5-b4.\n\nfor example f1-e2.\nf1-e2\n';

const ATTRIBUTIONS = [
  ['English', 'On Tue, Nov 3, 2026 at 10:00 AM Sealed Move <games@e.test> wrote:'],
  ['English, 24 hours', 'On 03/11/2026 10:00, Sealed Move wrote:'],
  ['English, Yahoo', 'On Tuesday, November 3, 2026 at 10:00:00 AM GMT+1, Sealed Move <games@e.test> wrote:'],
  ['German', 'Am Di., 3. Nov. 2026 um 10:00 Uhr schrieb Sealed Move <games@e.test>:'],
  ['German, name first', 'Sealed Move <games@e.test> schrieb am Di. 3. Nov. 2026 um 10:00:'],
  ['French', 'Le mar. 3 nov. 2026 à 10:00, Sealed Move <games@e.test> a écrit :'],
  ['Spanish', 'El mar, 3 nov 2026 a las 10:00, Sealed Move (<games@e.test>) escribió:'],
  ['Portuguese', 'Em ter., 3 de nov. de 2026 às 10:00, Sealed Move <games@e.test> escreveu:'],
  ['Italian', 'Il giorno mar 3 nov 2026 alle ore 10:00 Sealed Move <games@e.test> ha scritto:'],
  ['Dutch', 'Op di 3 nov 2026 om 10:00 schreef Sealed Move <games@e.test>:'],
  ['Dutch, Apple', 'Op 3 nov 2026, om 10:00 heeft Sealed Move <games@e.test> het volgende geschreven:'],
  ['Swedish', 'Den tis 3 nov. 2026 kl 10:00 skrev Sealed Move <games@e.test>:'],
  ['Danish', 'Den tirs. 3. nov. 2026 kl. 10.00 skrev Sealed Move <games@e.test>:'],
  ['Polish', 'wt., 3 lis 2026 o 10:00 Sealed Move <games@e.test> napisał(a):'],
  ['Polish, formal', 'W dniu 3.11.2026 o 10:00, Sealed Move pisze:'],
  ['Czech', 'út 3. 11. 2026 v 10:00 odesílatel Sealed Move <games@e.test> napsal:'],
  ['Russian', 'вт, 3 нояб. 2026 г. в 10:00, Sealed Move <games@e.test>:'],
  ['Russian, verb', '3 ноября 2026 г., в 10:00, Sealed Move <games@e.test> написал(а):'],
  ['Finnish', 'ti 3. marrask. 2026 klo 10.00 Sealed Move (games@e.test) kirjoitti:'],
  ['Turkish', 'Sealed Move <games@e.test>, 3 Kas 2026 Sal, 10:00 tarihinde şunu yazdı:'],
  ['Japanese', '2026年11月3日(火) 10:00 Sealed Move <games@e.test>:'],
  ['Chinese', 'Sealed Move <games@e.test> 于2026年11月3日周二 10:00写道：'],
  ['Korean', '2026년 11월 3일 (화) 오전 10:00, Sealed Move <games@e.test>님이 작성:'],
] as const;

describe('an attribution', () => {
  it.each(ATTRIBUTIONS)('goes with the marked quote below it: %s', (_, attribution) => {
    expect(unquotedLines(`c3-d3\n\n${attribution}\n\n${MARKED}`)).toEqual(['c3-d3']);
  });

  it.each(ATTRIBUTIONS)('ends what is read when its quote has no marks: %s', (_, attribution) => {
    expect(unquotedLines(`c3-d3\n\n${attribution}\n\n${UNMARKED}`)).toEqual(['c3-d3']);
  });

  it.each(ATTRIBUTIONS)('is known when it is broken over two lines: %s', (_, attribution) => {
    const space = attribution.indexOf(' ', attribution.length / 2);
    if (space < 0) return;
    const broken = `${attribution.slice(0, space)}\n${attribution.slice(space + 1)}`;
    expect(unquotedLines(`c3-d3\n${broken}\n${MARKED}`)).toEqual(['c3-d3']);
  });

  it.each(ATTRIBUTIONS)('leaves the answer below the quote: %s', (_, attribution) => {
    expect(unquotedLines(`${attribution}\n${MARKED}\nc3-d3\n`)).toEqual(['c3-d3']);
  });

  it('is not a sentence of the writer that ends in a colon', () => {
    expect(unquotedLines('My move:\nc3-d3\n')).toEqual(['My move:', 'c3-d3']);
    expect(unquotedLines('On the left I go:\nc3-d3\n')).toEqual(['On the left I go:', 'c3-d3']);
  });
});

describe('a quote without marks', () => {
  it.each([
    ['-----Original Message-----'],
    ['-----Ursprüngliche Nachricht-----'],
    ["-----Message d'origine-----"],
    ['----- Mensaje original -----'],
    ['-----Исходное сообщение-----'],
    ['---------- Forwarded message ---------'],
    ['________________________________'],
    [
      'From: Sealed Move <games@e.test>\nSent: Tuesday, November 3, 2026 10:00 AM\nTo: Ada\nSubject: 3 Crowns',
    ],
    ['*From:* Sealed Move <games@e.test>\n*Sent:* Tuesday\n*To:* Ada'],
    ['Von: Sealed Move <games@e.test>\nGesendet: Dienstag, 3. November 2026\nAn: Ada\nBetreff: 3 Crowns'],
    ['De : Sealed Move <games@e.test>\nEnvoyé : mardi 3 novembre 2026\nÀ : Ada\nObjet : 3 Crowns'],
    ['De: Sealed Move\nEnviado el: martes, 3 de noviembre de 2026\nPara: Ada'],
    ['Da: Sealed Move\nInviato: martedì 3 novembre 2026\nA: Ada'],
    ['De la: Sealed Move\nTrimis: marți\nCătre: Ada'],
    ['Šalje: Sealed Move\nPoslano: utorak\nPrima: Ada'],
    ['Від: Sealed Move\nНадіслано: вівторок\nКому: Ada'],
    ['Από: Games <games@e.test>\nΣτάλθηκε: Τρίτη\nΠρος: Ada'],
    ['Feladó: Games\nElküldve: kedd\nCímzett: Ada'],
    ['מאת: Games\nנשלח: יום שלישי\nאל: Ada'],
    ['من: Games\nتاريخ الإرسال: الثلاثاء\nإلى: Ada'],
    ['Từ: Games\nĐã gửi: Thứ Ba\nĐến: Ada'],
    ['Dari: Games\nDikirim: Selasa\nKepada: Ada'],
    ['จาก: Games\nส่ง: วันอังคาร\nถึง: Ada'],
    ['प्रेषक: Games\nभेजा गया: मंगलवार\nप्रति: Ada'],
    ['Saatja: Games\nSaadetud: teisipäev\nAdressaat: Ada'],
    ['Nuo: Games\nIšsiųsta: antradienis\nKam: Ada'],
    ['No: Games\nNosūtīts: otrdiena\nKam: Ada'],
    ['Ó: Sealed Move\nSeolta: Dé Máirt'],
    ['发件人: Sealed Move\n发送时间: 2026年11月3日\n收件人: Ada'],
  ])('begins at %j', (head) => {
    expect(unquotedLines(`c3-d3\n\n${head}\n\n${UNMARKED}`)).toEqual(['c3-d3']);
  });
});

it('begins with two fields of which one has the subject of the letter', () => {
  const head = 'Aihe: 3 Crowns: Ada – Ben (k3xq)\nPvm: tiistai\n\nf1-e2';
  expect(unquotedLines(`c3-d3\n\n${head}`, 'VS: 3 Crowns: Ada – Ben (k3xq)')).toEqual(['c3-d3']);
});

it.each([
  'Reply to this letter with your move on the first line, for\nexample f1-e2.',
  'What you can write on a line of its own in a reply:\n\n- draw',
])('begins with what only our letters say: %j', (ours) => {
  expect(unquotedLines(`c3-d3\n\n${ours}`)).toEqual(['c3-d3']);
});

describe('what a device or a habit adds', () => {
  it.each([
    'Sent from my iPhone',
    'Sent from Outlook for iOS',
    'Get Outlook for Android',
    'Von meinem iPhone gesendet',
    'Gesendet mit der GMX Mail App',
    'Envoyé de mon iPhone',
    'Enviado desde mi iPhone',
    'Enviado do meu iPhone',
    'Inviato da iPhone',
    'Verstuurd vanaf mijn iPhone',
    'Skickat från min iPhone',
    'Sendt fra min iPhone',
    'Wysłane z iPhone’a',
    'Отправлено с iPhone',
    'iPhoneから送信',
    '发自我的iPhone',
  ])('is not the writer’s: %s', (line) => {
    expect(unquotedLines(`c3-d3\n\n${line}\n`)).toEqual(['c3-d3']);
  });

  it('a signature ends what is read', () => {
    expect(unquotedLines('c3-d3\n-- \nAda\nb1-b2\n')).toEqual(['c3-d3']);
    expect(unquotedLines('c3-d3\n--\nAda\n')).toEqual(['c3-d3']);
  });
});

describe('lines', () => {
  it('lose invisible characters and spare space', () => {
    expect(unquotedLines('\ufeff\u200b  c3\u00a0 -\td3\u200e \r\n\r\n')).toEqual(['c3 - d3']);
  });

  it('keep their order above, between and below quotes', () => {
    expect(unquotedLines(`one\n${MARKED}two\n>> old\nthree`)).toEqual(['one', '', 'two', '', 'three']);
  });

  it('are none in a letter that only quotes', () => {
    expect(unquotedLines(MARKED)).toEqual([]);
    expect(unquotedLines('')).toEqual([]);
  });
});

describe('compared with email-reply-parser', () => {
  const samples = [
    `c3-d3\n\n${ATTRIBUTIONS[0][1]}\n\n${MARKED}`,
    `c3-d3\n\nOn Tue, Nov 3, 2026 at 10:00 AM Sealed Move <\ngames@e.test> wrote:\n\n${MARKED}`,
    `c3-d3\n\n${ATTRIBUTIONS[3][1]}\n\n${MARKED}`,
    `c3-d3\n\n${ATTRIBUTIONS[5][1]}\n\n${MARKED}`,
    `c3-d3\n\n${ATTRIBUTIONS[6][1]}\n\n${MARKED}`,
    `c3-d3\n\n-----Original Message-----\nFrom: Sealed Move\nSent: Tuesday\n\n${UNMARKED}`,
    `c3-d3\n\n________________________________\nFrom: Sealed Move <g@e.test>\nSent: Tuesday, November 3, 2026\nTo: Ada\nSubject: 3 Crowns\n\n${UNMARKED}`,
    `c3-d3\n\nFrom: Sealed Move <g@e.test>\nSent: Tuesday, November 3, 2026 10:00 AM\nTo: Ada\nSubject: 3 Crowns\n\n${UNMARKED}`,
    `c3-d3\n\nSent from my iPhone\n\n> On 3 Nov 2026, at 10:00, Sealed Move <g@e.test> wrote:\n>\n${MARKED}`,
    'c3-d3\n\n-- \nAda Lovelace\n',
    `${ATTRIBUTIONS[0][1]}\n\n${MARKED}\nc3-d3\n`,
  ];

  it.each(samples)('reads the same: %j', (sample) => {
    const theirs = new EmailReplyParser().read(sample).getVisibleText().split('\n');
    expect(unquotedLines(sample).filter((line) => line !== '')).toEqual(
      theirs.map((line) => line.trim()).filter((line) => line !== ''),
    );
  });
});
