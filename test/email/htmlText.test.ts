import { describe, expect, it } from 'vitest';
import { htmlToText } from '../../src/email/htmlText.ts';

const lines = (html: string): string[] =>
  htmlToText(html)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

describe('the text of an HTML letter', () => {
  it('breaks lines where HTML does, and nowhere else', () => {
    expect(lines('<div>c3\n-d3</div>one <b>two</b><br>three<p>four</p><ul><li>five<li>six</ul>')).toEqual([
      'c3 -d3',
      'one two',
      'three',
      'four',
      'five',
      'six',
    ]);
  });

  it('reads entities, known by name or by number', () => {
    expect(lines('a1&times;b2 &#8211; c3&#x2192;d4 &lt;&amp;&gt; &unknown; &#0;&#x110000;')).toEqual([
      'a1×b2 – c3→d4 <&> &unknown;',
    ]);
  });

  it('leaves out what is not shown', () => {
    expect(
      lines('<head><title>t</title></head><style>p{}</style><!-- <p>c</p> --><script>s</script>x'),
    ).toEqual(['x']);
  });

  it('is not misled by signs inside of attributes, or by signs that are no tags', () => {
    expect(lines('<p title="a > b" data-x=\'<p>\'>1 < 2 and 3 > 2</p>')).toEqual(['1 < 2 and 3 > 2']);
  });

  it.each([
    '<blockquote>q<blockquote>q</blockquote>q</blockquote>',
    '<div class="gmail_quote"><div>q</div><div>q</div></div>',
    '<div class="gmail_quote gmail_quote_container">q</div>',
    '<div id="ydp1yahoo_quoted_1" class="yahoo_quoted"><div>q</div></div>',
    '<div class="moz-cite-prefix">Am 3.11. schrieb X:<br></div><blockquote type="cite">q</blockquote>',
    '<div class="protonmail_quote">q</div>',
  ])('marks a quote and reads on below it: %s', (quote) => {
    const read = lines(`<div>above</div>${quote}<div>below</div>`);
    expect(read.filter((line) => line !== '>')).toEqual(['above', 'below']);
    expect(read).toContain('>');
  });

  it.each([
    '<div id="divRplyFwdMsg">',
    '<div id="appendonsend">',
    '<div id="mail-editor-reference-message-container">',
    '<div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm">',
  ])('ends where Outlook begins to quote: %s', (quote) => {
    expect(lines(`<div>above</div>${quote}q</div><div>q</div>`)).toEqual(['above']);
  });
});
