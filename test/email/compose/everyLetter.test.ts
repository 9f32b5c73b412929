/** What holds for letters of every kind. */
import { describe, expect, it } from 'vitest';
import { boardFilename } from '../../../src/email/index.ts';
import { compose, type LetterData } from '../../support/email/compose.ts';
import { board, samples, two } from '../../support/email/samples.ts';

const names = Object.keys(samples) as (keyof typeof samples)[];
const letters = names.map((name) => ({ name, data: samples[name] as LetterData }));
const gameLetters = letters.flatMap(({ name, data }) => ('game' in data ? [{ name, data }] : []));
const text = (name: keyof typeof samples): string => compose(samples[name]).text;
const html = (name: keyof typeof samples): string => compose(samples[name]).html;

describe('every letter', () => {
  it.each(letters)('repeats itself byte for byte: $name', ({ data }) => {
    expect(compose(data)).toEqual(compose(structuredClone(data)));
  });

  it.each(letters)('has text of at most 72 columns, except links and boards: $name', ({ name, data }) => {
    const drawn = new Set('board' in data ? data.board.text.split('\n') : []);
    const prose = text(name)
      .split('\n')
      .filter((line) => !/^(https:\/\/|m\.)\S+$/.test(line) && !drawn.has(line));
    expect(Math.max(...prose.map((line) => line.length))).toBeLessThanOrEqual(72);
  });

  it.each(letters)('stands every link of the text on a line of its own: $name', ({ name }) => {
    for (const line of text(name).split('\n')) {
      if (line.includes('://')) expect(line).toMatch(/^https:\/\/\S+$/);
    }
  });

  it.each(letters)('is marked as written by a program, and as ours: $name', ({ data }) => {
    expect(compose(data).headers).toMatchObject({
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      'X-Sealed-Move': data.kind,
    });
  });

  it.each(letters)('has HTML without tables, scripts, style sheets, classes or data: $name', ({ name }) => {
    expect(html(name)).not.toMatch(/<table|<script|<style|<svg|class=|data:|javascript:/);
    expect(html(name)).toContain('<meta name="color-scheme" content="light dark">');
    expect(html(name)).toContain('<html lang="en">');
  });

  it.each(letters)('sets no colour of text without its ground: $name', ({ name }) => {
    for (const [, style = ''] of html(name).matchAll(/style="([^"]*)"/g)) {
      expect(/(^|;)color:/.test(style)).toBe(/background-color:/.test(style));
    }
  });
});

describe('every letter of a game', () => {
  it.each(gameLetters)('keeps the subject and the thread of its game and seat: $name', ({ name, data }) => {
    const { subject, headers } = compose(data);
    const root = `<game.${data.game.id}.${data.game.seat}@play.sealed-move.test>`;
    const { two: ofTwo, three: ofThree } = {
      two: '3 Crowns: Ada – Bob (k3xq)',
      three: 'Three Realms: Ada – Bob – Cy (z2y3)',
    };
    const begun = data.game.id === two.id ? ofTwo : ofThree;
    expect(subject).toBe(name === 'invitation' ? 'Three Realms: Ada – Red – you (z2y3)' : begun);
    expect(headers).toMatchObject({ References: root, 'In-Reply-To': root });
  });

  it.each(gameLetters)('can be stopped with one click: $name', ({ name, data }) => {
    expect(compose(data).headers).toMatchObject({
      'List-Unsubscribe': `<${data.unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(text(name)).toContain(data.unsubscribe);
    expect(html(name)).toContain(data.unsubscribe);
  });

  it('a sign-in letter has no thread and cannot be unsubscribed from', () => {
    expect(Object.keys(compose(samples.signIn).headers).sort()).toEqual([
      'Auto-Submitted',
      'X-Auto-Response-Suppress',
      'X-Sealed-Move',
    ]);
  });

  it('carries the picture inline, with a link to it, and the board as text in the text part only', () => {
    for (const { data } of gameLetters) {
      const letter = compose(data);
      if (!('board' in data)) {
        expect(letter.attachments).toEqual([]);
        continue;
      }
      expect(letter.attachments).toEqual([
        {
          filename: boardFilename(data.game, data.board),
          contentType: 'image/png',
          contentId: 'board',
          content: data.board.png,
        },
      ]);
      expect(letter.html).toContain(`<img src="cid:board" width="480" height="480" alt="${data.board.alt}"`);
      if (data.kind !== 'confirmMove' && data.kind !== 'preview' && data.kind !== 'plan')
        expect(letter.html).toContain(`<a href="${data.board.url}" style="color:`);
      expect(letter.text).toContain(data.board.text);
      expect(letter.html).not.toContain('4 . S . .');
    }
  });

  it('names the picture after the game, its id and the ply', () => {
    expect(boardFilename(two, board)).toBe('3-crowns-k3xq7m2abcde-12.png');
  });
});

describe('words of other people', () => {
  const name = `<b onmouseover="x('&')">\r\nBcc: all@example.test\u202e`;
  const letter = compose({
    ...samples.refusedMove,
    read: `</p><img src=x onerror=alert(1)> ${name}`,
    why: [name],
    game: { ...two, players: [{ seat: 0, side: 'Gold', name }] },
    board: { ...board, alt: `"${name}` },
  });

  it('never become markup', () => {
    expect(letter.html).not.toMatch(/<b |<img src=x|onmouseover="/);
    expect(letter.html).toContain(
      '&lt;b onmouseover=&quot;x(&#39;&amp;&#39;)&quot;&gt; Bcc: all@example.test',
    );
  });

  it('never begin a line of their own, and never turn the direction of writing', () => {
    expect(letter.text).not.toMatch(/^Bcc:/m);
    expect(letter.text + letter.html).not.toMatch(/[\r\u202e]/);
  });

  it('never make a header field of their own', () => {
    expect(letter.subject).not.toMatch(/[\r\n\u202e]/);
    expect(JSON.stringify(letter.headers)).not.toContain('Bcc');
  });
});
