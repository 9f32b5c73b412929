/** What the board shows a player of all that has happened since their last turn: as the server draws it. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { asRulesId, completeOptions, rulesById } from '../../src/rules/index.ts';
import { momentsOf, withNews } from '../../src/web/moment.ts';
import { wordsOf } from '../../src/words/index.ts';
import { drawPly } from '../../src/worker/game/show/drawnPosition.ts';

const line = readFileSync('test/vectors/threehex.jsonl', 'utf8').split('\n')[20] ?? '';
const { moves } = JSON.parse(line) as { readonly moves: readonly string[] };

it.each([3, 8, 21, 40])('is the same in the browser and from the server, after %i turns', (ply) => {
  const rules = rulesById(asRulesId('threehex'));
  const options = rules && completeOptions(rules, {});
  if (!rules || !options?.ok) throw new Error('no such game');
  const turns = moves.slice(0, ply).map((move, at) => ({ seat: at % 3, move, at: 0 }));
  const facts = {
    rulesId: rules.id,
    options: options.value,
    turns,
    key: '',
    path: '',
    ply,
    names: [],
    status: '',
  };
  for (const reader of [0, 1, 2]) {
    const since = turns.findLastIndex(({ seat }) => seat === reader) + 1;
    const drawn = drawPly(wordsOf('en'), rules, options.value, turns, ply, { since });
    const told = withNews(momentsOf(rules, { ...facts, mine: undefined }), reader).at(-1);
    expect(new Set(told?.arrows)).toEqual(new Set(drawn.arrows));
    expect(told?.marks.toSorted(byCell)).toEqual(drawn.marks.toSorted(byCell));
  }
});

const byCell = (one: { readonly cell: string }, other: { readonly cell: string }): number =>
  one.cell.localeCompare(other.cell);
