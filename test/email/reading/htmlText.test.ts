import { describe, expect, it } from 'vitest';
import { htmlToText } from '../../../src/email/reading/htmlText.ts';

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

describe('what nobody sees in an HTML letter', () => {
  it.each([
    '<p hidden>q</p>',
    '<p style="opacity:0">q</p>',
    '<p style="opacity: 0.0; color: red">q</p>',
    '<p style="display : none">q</p>',
    '<p style="display:/* */none">q</p>',
    '<p style="display&#58;none">q</p>',
    '<p style="font-size:0">q</p>',
    '<p style="font-size: 0px; x: y">q</p>',
    '<p style="font-size:1px">q</p>',
    '<p style="max-height:0">q</p>',
    '<p style="mso-hide:all">q</p>',
    '<p style="color:#FFFFFF">q</p>',
    '<span style="text-decoration: line-through">q</span>',
    '<span style="text-decoration:underline line-through">q</span>',
    '<strike>q</strike>',
    '<del>q</del>',
    '<textarea>q</textarea>',
    '<select><option>q</option></select>',
    '<iframe>q</iframe>',
    '<noscript>q</noscript>',
  ])('is not read: %s', (hidden) => {
    expect(lines(`<div>above</div>${hidden}<div>below</div>`)).toEqual(['above', 'below']);
  });

  it.each([
    '<p style="font-size:10px">q</p>',
    '<p style="opacity:0.9">q</p>',
    '<p style="line-height:0">q</p>',
    '<p style="background-color:#ffffff">q</p>',
    '<p style="overflow:hidden">q</p>',
    '<p style="border-width:0">q</p>',
    '<p style="border-left:none">q</p>',
  ])('is not what is only small or plain: %s', (shown) => {
    expect(lines(`<div>above</div>${shown}<div>below</div>`)).toEqual(['above', 'q', 'below']);
  });

  it.each([
    '<div style="border-left: 1px solid #ccc; padding-left: 1ex">q</div>',
    '<div style="border:none;border-left:solid blue 1.5pt">q</div>',
    '<div id="mail_quote_1">q</div>',
  ])('is apart from a quote, also one that is only drawn or called so: %s', (quote) => {
    expect(lines(`<div>above</div>${quote}<div>below</div>`)).toEqual(['above', '>', 'below']);
  });
});
