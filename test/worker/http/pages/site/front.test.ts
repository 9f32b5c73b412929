/** The front page, on an instance with a local post office. */
import { expect, it } from 'vitest';
import { allRules } from '../../../../../src/rules/index.ts';
import { gameWords, wordsOf } from '../../../../../src/words/index.ts';
import { Visitor } from '../../../../support/worker/browser.ts';

const tryIt = (fields: Readonly<Record<string, string>>) => new Visitor().post('/try', fields);

it('offers to try each game', async () => {
  const { text } = await new Visitor().get('/');
  for (const rules of allRules) {
    const { id } = rules;
    expect(text).toContain(`<input type="hidden" name="game" value="${id}"/>`);
    expect(text).toContain(`Try ${gameWords(wordsOf('en'), rules).name}`);
  }
});

it('shows a finished game of ours where nobody has played one yet', async () => {
  const { text } = await new Visitor().get('/');
  expect(text).toContain('src="/film.svg" alt="A game of Hibryd III, from its first move to its last"');
  const film = await new Visitor().get('/film.svg');
  expect(film.headers.get('content-type')).toBe('image/svg+xml');
  expect(film.headers.get('content-security-policy')).toContain("default-src 'none'");
  // The start and eleven moves, of which the last stays where nothing may move.
  expect(film.text.match(/<g class="p /g)).toHaveLength(12);
  expect(film.text).toContain(
    '(prefers-reduced-motion:reduce){.p{animation:none}.p.last{visibility:visible}}',
  );
});

it('starts the game that is asked for, with its options', async () => {
  expect(await tryIt({ game: 'charybdis', goal: 'connect' })).toMatchObject({
    status: 303,
    location: '/post',
  });
  expect(await tryIt({})).toMatchObject({ status: 303, location: '/post' });
});

it('says which games and options there are where another is asked for', async () => {
  expect(await tryIt({ game: 'chess' })).toMatchObject({
    status: 404,
    text: expect.stringContaining('There is no such game here. There are: three-crowns, charybdis'),
  });
  expect(await tryIt({ game: 'charybdis', goal: 'luck' })).toMatchObject({
    status: 400,
    text: expect.stringContaining('“luck” is not a value of “goal”. Possible: stones, connect.'),
  });
  expect(await tryIt({ game: 'charybdis', colour: 'red' })).toMatchObject({ status: 400 });
});
