/** Boards without a game: what their addresses show and refuse. */
import { expect, it } from 'vitest';
import { parseBoardFacts } from '../../../../../src/render/index.ts';
import { allRules } from '../../../../../src/rules/index.ts';
import { Visitor } from '../../../../support/worker/browser.ts';

const visit = (path: string) => new Visitor().get(path);

/** What the page tells its script. */
const factsOf = (page: string) =>
  parseBoardFacts(/id="board-facts">([^<]*)</.exec(page)?.[1]?.replaceAll('&quot;', '"') ?? '{}');

const wordsOf = (page: string): string =>
  page
    .replace(/<(script|svg)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#39;', "'")
    .replace(/\s+/g, ' ');

it.each(allRules.map(({ id, example }) => [id, example] as const))(
  'plays %s without a script: a typed move leads to the address with it',
  async (id, example) => {
    const start = await visit(`/board/${id}`);
    expect(start.status).toBe(200);
    expect(start.headers.get('cache-control')).toBe('public, max-age=300');
    expect(start.text).not.toContain('noindex');
    const { location, status } = await visit(`/board/${id}?move=${encodeURIComponent(` ${example} `)}`);
    expect([status, location]).toEqual([303, `/board/${id}?line=${encodeURIComponent(example)}`]);
    const after = await visit(location ?? '');
    expect(factsOf(after.text)).toMatchObject({ rulesId: id, line: [example], turns: [] });
    expect(after.text).toContain('noindex');
    expect(wordsOf(after.text)).toMatch(/Move 1: \w+ .+\. \w+ is to move\./);
  },
);

it('keeps position, options and side along with the moves, and leads to a game from there', async () => {
  const { location } = await visit('/board/charybdis?goal=connect&side=1&move=e5');
  expect(location).toBe('/board/charybdis?goal=connect&line=e5&side=1');
  const page = (await visit(location ?? '')).text;
  expect(page).toContain(
    `href="/new/charybdis?position=${'.'.repeat(30)}W${'.'.repeat(30)}%20B%200%20connect"`,
  );
  const from = `position=${'.'.repeat(61)}%20B%201%20connect`;
  const { location: moved } = await visit(`/board/charybdis?${from}&move=e5`);
  expect(moved).toBe(`/board/charybdis?${from}&line=e5`);
  expect(factsOf((await visit(moved ?? '')).text).options).toMatchObject({ goal: 'connect' });
});

it('shows how a game ended, and begins none there', async () => {
  const won = 'position=......../......../......../......../..GG.g../....b.../......../......../ g 0 2 -';
  const position = '......../......../......../..gBb.../......../......../......../........ g 2 0 -';
  expect((await visit(`/board/three-crowns?${won}`)).status).toBe(400);
  const line = await visit(`/board/charybdis?line=e5+pass+a1+pass+pass`);
  expect(wordsOf(line.text)).toContain('White wins');
  expect(line.text).toContain('<p data-part="begin" hidden');
  expect((await visit(`/board/charybdis?line=e5+pass+a1+pass+pass&move=a2`)).text).toContain(
    'The game ends here.',
  );
  expect((await visit(`/board/three-crowns?position=${encodeURIComponent(position)}`)).status).toBe(200);
});

it.each([
  ['/board/chess', 404, 'There is no game “chess” here.'],
  ['/board/three-crowns?move=a4-z9', 400, '“z9” is neither a cell of the board nor a word of this game.'],
  ['/board/three-crowns?line=a4-b4+a4-b4', 400, 'Move 2 of the line, “a4-b4”, cannot be played.'],
  ['/board/three-crowns?position=bgb..bgb g', 400, 'it has 2 parts with spaces between them instead of 5'],
  ['/board/three-crowns?position=<b>', 400, '“&lt;b&gt;” is not a position of this game'],
  [`/board/hibryd?position=${'x'.repeat(900)}`, 400, 'is longer than the 300 characters'],
  [`/board/three-crowns?line=${'a4-b4+'.repeat(101)}`, 400, 'A line may have 100 moves here.'],
  [
    '/board/charybdis?line=e5+pass+pass+e6',
    400,
    'Move 4 of the line, “e6”, comes after the end of the game.',
  ],
  ['/board/charybdis?goal=luck', 400, '“luck” is not a value of “goal”. Possible: stones, connect.'],
])('answers %s with %i and what is wrong', async (path, status, sentence) => {
  const page = await visit(path);
  expect(page.status).toBe(status);
  expect(wordsOf(page.text)).toContain(sentence);
  expect(page.headers.get('cache-control')).toBe(null);
});
