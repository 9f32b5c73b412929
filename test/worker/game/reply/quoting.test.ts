/** What a mail program quotes, folds, hides or draws is told apart from what its writer wrote. */
import { describe, expect, it } from 'vitest';
import { alternatives, givenCharybdis, givenCrowns, letter } from '../../../support/worker/givenMail.ts';

const FLOWED = 'text/plain; charset=utf-8; format=flowed';
const DELSP = `${FLOWED}; delsp=yes`;
const HTML = 'text/html; charset=utf-8';

describe('folded lines', () => {
  it.each([
    ['a flowed line above a quote', 'c4 \n> e6', FLOWED],
    ['a flowed line above a deep quote', 'c4 \n>> e6', FLOWED],
    ['a flowed line above an empty one and a quote', 'c4 \n\n> e6', FLOWED],
    ['two plain lines', 'c4 \n> e6', 'text/plain'],
    ['<pre>', '<pre>c4\n&gt; e6</pre>', HTML],
    ['white-space: pre-wrap', '<div style="white-space:pre-wrap">c4\n&gt; e6</div>', HTML],
    ['white-space: pre-line', '<p style="color:red; WHITE-SPACE: pre-line">c4\n&gt; e6</p>', HTML],
    ['white-space: break-spaces', '<span style="white-space:break-spaces">c4\n&gt; e6</span>', HTML],
    ['line breaks of HTML', 'c4<br>&gt; e6', HTML],
    ['blocks of HTML', '<div>c4</div><div>&gt; e6</div>', HTML],
    [
      'spans drawn as blocks',
      '<span style="display:block">c4</span><span style="display:block">&gt; e6</span>',
      HTML,
    ],
    ['cells of a table', '<table><tr><td>c4</td><td>&gt; e6</td></tr></table>', HTML],
    ['a flowed line above a signature', 'c4 \n-- \ne6', FLOWED],
  ])('never join a move and what is quoted: %s', async (_, body, type) => {
    await givenCharybdis.when(letter(body, type)).thenDecides(/^plays c4$|^refuses/);
  });

  it.each(['c4 > e6', 'c4 >e6', 'c4> e6', 'c4 >> e6', 'c4 ＞ e6'])(
    'with a mark of quotation inside are no move: %s',
    async (line) => {
      expect(await givenCharybdis.when(letter(line)).decision).not.toMatch(/^plays c4.*e6/);
      await givenCrowns.when(letter(line.replace('c4', 'c3').replace('e6', 'd3'))).thenDecides(/^refuses/);
    },
  );

  it.each(['c3 -> d3', 'c3 → d3', 'c3=>d3', 'c3-->d3'])('may draw an arrow: %s', async (line) => {
    await givenCrowns.when(letter(line)).thenDecides('plays c3-d3');
  });

  it.each([
    ['c3-d3 \n\nOn Tue, Nov 3, 2026 at 10:00, Sealed Move <g@e.test> wrote:\n> f1-e2\n', FLOWED],
    [
      'c3-d3 \nOn Tue, Nov 3, 2026 at 10:00, Sealed Move <g@e.test> wrote:\n> f1-e2\n'.replace(
        ' \nOn',
        '\nOn',
      ),
      FLOWED,
    ],
    ['c3-d3 \n-- \nAda\n', FLOWED],
    ['c3-d3 \n\n-- \nAda\n', FLOWED],
    [' c3-d3\n', FLOWED],
    ['c3- \nd3\n', FLOWED],
    ['c3- \nd3\n', DELSP],
    ['c3-d3 \n\nHave a  \nnice day\n', DELSP],
  ])('keep an honest move: %j', async (body, type) => {
    await givenCrowns.when(letter(body, type)).thenDecides('plays c3-d3');
  });
});

const UNMARKED = 'f1-e2\n\nBen';
const MARKED = '> f1-e2\n>\n> Ben';

const HEADS = [
  'On Tue, 3 Nov 2026 at 10:00, Ben wrote',
  'On Tue, 3 Nov 2026 at 10:00, Ben <ben@example.net> wrote',
  'On 3 Nov 2026, Ben said:',
  'Ben said:',
  'Ben Miller wrote',
  'Ben wrote:',
  'On Tue, 3 Nov 2026 at 10:00, Ben <\nben@example.net> wrote:',
  'On Tue, 3 Nov 2026 at 10:00, Ben <ben@\nexample.net> wrote:',
  'On Tuesday,\n3 November 2026\nat 10:00, Ben\n<ben@example.net>\nwrote:',
  'On Tuesday, 3 November 2026 at\n10:00 Central European Time, Ben\nMiller <ben@example.net>\nwrote:',
  'Am 03.11.2026 um 10:00 schrieb Ben',
  'Am 03.11.2026 um 10:00 sagte Ben:',
  'Le 3 nov. 2026 à 10:00, Ben a écrit',
  'El 3 nov 2026, Ben dijo:',
  'Em 3 de nov. de 2026, Ben disse:',
  'Il giorno 3 nov 2026 Ben ha detto:',
  'Op 3 nov 2026 om 10:00 zei Ben:',
  'Den 3 nov. 2026 skrev Ben',
  'Þann 3. nóv. 2026 skrifaði Ben:',
  'Dana 3. 11. 2026. Ben je napisao:',
  '2026. nov. 3. 10:00, Ben ezt írta:',
  'În data de 3 nov. 2026, Ben a scris:',
  'Στις 3 Νοε 2026, ο Ben έγραψε:',
  'вт, 3 лист. 2026 р., Ben пише:',
  '2026 m. lapkr. 3 d., Ben rašė:',
  'Pada 3 Nov 2026, Ben menulis:',
  'Ngày 3 thg 11 2026 Ben đã viết:',
  'From: Ben <ben@example.net>\nSent: Tuesday, 3 November 2026\nTo: Ada\nSubject: 3 Crowns',
  'From: Ben\nSent: Tuesday',
  'Von: Ben\nGesendet: Dienstag\nAn: Ada\nBetreff: 3 Crowns',
  'De : Ben\nEnvoyé : mardi\nÀ : Ada\nObjet : 3 Crowns',
  'De: Ben\nEnviado el: martes\nPara: Ada\nAsunto: 3 Crowns',
  'Da: Ben\nInviato: martedì\nA: Ada\nOggetto: 3 Crowns',
  'Van: Ben\nVerzonden: dinsdag\nAan: Ada\nOnderwerp: 3 Crowns',
  'From: Ben\n<ben@example.net>\nSent: Tuesday\nTo: Ada',
  'From: Ben\n\nSent: Tuesday\n\nTo: Ada\n\nSubject: 3 Crowns',
  '-----Original Message-----',
  '*** Original Message ***',
  '===== Ursprüngliche Nachricht =====',
  'Begin forwarded message:',
  'Anfang der weitergeleiteten Nachricht:',
  'Quoting Ben <ben@example.net>:',
  'Zitat von Ben <ben@example.net>:',
  '* Ben <ben@example.net> [03.11.26 10:00]',
  'On Tue,\n3 Nov 2026\nat 10:00,\nBen Miller\n<ben@example.net> wrote:',
  'From:\nBen\nSent:\nTuesday\nTo:\nAda',
];

describe('the head of a quote', () => {
  it.each(HEADS)('ends what is read, where the quote has no marks: %j', async (head) => {
    await givenCrowns.when(letter(`c3-d3\n\n${head}\n\n${UNMARKED}\n`)).thenDecides('plays c3-d3');
    await givenCrowns.when(letter(`${head}\n\n${UNMARKED}\n`)).thenDecides(/^refuses/);
  });

  it.each(HEADS)('goes with its quote, so that an answer below it is found: %j', async (head) => {
    await givenCrowns.when(letter(`${head}\n\n${MARKED}\n\nc3-d3\n`)).thenDecides('plays c3-d3');
    await givenCrowns.when(letter(`${head}\n${MARKED}\n\nc3-d3\n`)).thenDecides('plays c3-d3');
  });

  it.each(HEADS)('may stand below a signature, and the answer below the quote: %j', async (head) => {
    await givenCrowns
      .when(letter(`-- \nAda Lovelace\n\n${head}\n\n${MARKED}\n\nc3-d3\n`))
      .thenDecides('plays c3-d3');
  });

  it.each(['Ben skrev i tirsdags:', 'Ben, 3 Nov 2026, <ben@example.net>', 'ΒΕΝ έλεγε τότε:'])(
    'is known by the marked quote right below it: %j',
    async (head) => {
      await givenCrowns.when(letter(`${head}\n${MARKED}\n\nc3-d3\n`)).thenDecides('plays c3-d3');
    },
  );

  it.each(['BM> f1-e2', 'Ben> f1-e2', '> > f1-e2', '>f1-e2'])('may be each line’s own: %s', async (line) => {
    await givenCrowns.when(letter(`${line}\n`)).thenDecides(/^refuses/);
    await givenCrowns.when(letter(`c3-d3\n${line}\n`)).thenDecides('plays c3-d3');
  });
});

describe('what nobody sees', () => {
  it.each([
    '<p style="color:#ffffff">c3-d3</p>',
    '<p style="color:#FFF">c3-d3</p>',
    '<p style="color: white !important">c3-d3</p>',
    '<p style="color:rgb(255, 255, 255)">c3-d3</p>',
    '<font color="#ffffff">c3-d3</font>',
    '<body style="color:#ffffff"><div>c3-d3</div></body>',
    '<p style="font-size:0">c3-d3</p>',
    '<p style="display:none">c3-d3</p>',
    '<p hidden>c3-d3</p>',
    '<s>c3-d3</s>',
    '<div>Hello Ben</div><div style="color:#ffffff">c3-d3<br>Ada</div>',
  ])('is asked about where the move is only there: %s', async (html) => {
    await givenCrowns.when(letter(html, HTML)).thenDecides('asks about c3-d3: STRUCK_OUT');
  });

  it('is not asked about beside a move that is seen', async () => {
    await givenCrowns
      .when(letter('<p>c3-d3</p><p style="color:#fff">f1-e2</p>', HTML))
      .thenDecides('plays c3-d3');
  });

  it('is asked about where only the text shows it', async () => {
    await givenCrowns
      .when(alternatives('c3-d3', '<p style="color:#ffffff">c3-d3</p>'))
      .thenDecides('asks about c3-d3: STRUCK_OUT');
  });
});

describe('an element that is named a quote', () => {
  it.each([
    '<div class="quote-wrapper"><div>c3-d3</div></div>',
    '<body class="quoted-printable"><p>c3-d3</p></body>',
    '<table id="quotes"><tr><td>c3-d3</td></tr></table>',
    '<div id="unquoted">c3-d3</div>',
    '<div class="quoteBody"><p>c3-d3</p><blockquote>f1-e2</blockquote></div>',
    '<div class="gmail_quote"><div>c3-d3</div><blockquote class="gmail_quote">f1-e2</blockquote></div>',
  ])('is none around the whole letter: %s', async (html) => {
    await givenCrowns.when(letter(html, HTML)).thenDecides('plays c3-d3');
  });

  it.each([
    '<div>c3-d3</div><div class="quote">f1-e2</div>',
    '<div>c3-d3</div><div id="mail-quote-1"><p>f1-e2</p></div>',
    '<div>c3-d3</div><div name="quote">f1-e2</div>',
  ])('is one beside the letter: %s', async (html) => {
    await givenCrowns.when(letter(html, HTML)).thenDecides('plays c3-d3');
  });

  it.each([
    '<blockquote>f1-e2</blockquote>',
    '<div name="quote">f1-e2</div>',
    '<div style="border-left:2px solid #C3D9E5">f1-e2</div>',
  ])('is one when a program draws it so, whatever is beside it: %s', async (html) => {
    await givenCrowns.when(letter(html, HTML)).thenDecides(/^refuses/);
  });
});
