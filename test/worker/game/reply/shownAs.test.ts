/** A letter is read as a mail program shows it, whatever its parts are called. */
import { describe, expect, it } from 'vitest';
import { alternatives, givenCrowns, letter } from '../../../support/worker/givenMail.ts';

const mixed = (type: string, body: string) =>
  letter(['--b', ...type.split('\n'), '', body, '--b--', ''].join('\n'), 'multipart/mixed; boundary=b');

describe('the move', () => {
  it.each([
    'text/plain; name="move.txt"; charset=utf-8',
    'text/markdown; charset=utf-8',
    'text/x-markdown',
    'text/html; name="body.html"',
  ])('is played from a sole part that is %s', async (type) => {
    await givenCrowns.when(letter('c3-d3', type)).thenDecides('plays c3-d3');
  });

  it('is played from a named text that is the only one among the parts', async () => {
    const named = 'Content-Type: text/plain; name=a.txt\nContent-Disposition: inline; filename=a.txt';
    await givenCrowns.when(mixed(named, 'c3-d3')).thenDecides('plays c3-d3');
  });

  it('is not looked for in a file that is attached', async () => {
    const attached = 'Content-Type: text/plain; name=a.txt\nContent-Disposition: attachment; filename=a.txt';
    await givenCrowns.when(mixed(attached, 'c3-d3')).thenDecides('refuses: NO_MOVE_FOUND');
  });

  it.each([
    'Your e-mail client does not show HTML.',
    'Ihr E-Mail-Programm kann keine HTML-Nachrichten anzeigen.',
    'This is a multi-part message in MIME format.',
    'View this message in your browser: https://example.test/m/1',
    'Your mail client does not support this message.',
    'Please use a modern email client to read this letter.',
    'This message has no plain text version.',
    'Ansicht im Browser: https://example.test/m/1',
    'Votre logiciel de messagerie ne peut pas afficher ce message.',
    'Vea este mensaje en su navegador.',
    'Il tuo client di posta non supporta questo messaggio.',
    'Bekijk dit bericht in je browser.',
    'Veja esta mensagem no navegador.',
    'Откройте письмо в браузере.',
    '請在瀏覽器中檢視此郵件。',
    'Ce message est au format HTML.\nUtilisez un autre logiciel.',
  ])('is played from the HTML beside the stub “%s”', async (stub) => {
    await givenCrowns.when(alternatives(stub, '<p>c3-d3</p>')).thenDecides('plays c3-d3');
  });

  it('is played from a text that says where else the letter can be seen', async () => {
    const text = 'c3-d3\n\nView this message in your browser: https://example.test/m/1';
    await givenCrowns.when(alternatives(text, '<p>c3-d3</p>')).thenDecides('plays c3-d3');
  });

  it('is not played from HTML that says otherwise than a text with words', async () => {
    expect(await givenCrowns.when(alternatives('f1-e2', '<p>c3-d3</p>')).decision).not.toContain('plays');
  });
});
