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
    text: expect.stringContaining('“luck” is no value of “goal”. Possible: stones, connect.'),
  });
  expect(await tryIt({ game: 'charybdis', colour: 'red' })).toMatchObject({ status: 400 });
});
