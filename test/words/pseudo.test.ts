import { describe, expect, it } from 'vitest';
import { bracketed, bracketWords } from '../../src/words/pseudo.ts';

describe('the pseudo-locale', () => {
  it.each([
    ['It is your turn.', '⟦It⟧ ⟦is⟧ ⟦your⟧ ⟦turn⟧.'],
    ['Ada’s king isn’t safe, 3 days left', '⟦Ada’s⟧ ⟦king⟧ ⟦isn’t⟧ ⟦safe⟧, 3 ⟦days⟧ ⟦left⟧'],
    ['⟦Black⟧ stone', '⟦Black⟧ ⟦stone⟧'],
    ['1–2, ½ …', '1–2, ½ …'],
  ])('brackets each word of %j once', (text, said) => {
    expect(bracketWords(text)).toBe(said);
  });

  it('brackets what functions say, and leaves what they were given', () => {
    const words = bracketed({
      begin: 'Begin',
      days: ['Mon', 'Tue'],
      piece: (army: string, kind: string) => `${army} ${kind}`,
      plays: ({ name, moves }: { name: string; moves: readonly string[] }) =>
        `${name} plays ${moves.join(' and ')}, then waits.`,
      link: (name: string) => ({ before: `Go to`, link: `the game of ${name}` }),
    });
    expect(words.begin).toBe('⟦Begin⟧');
    expect(words.days).toEqual(['⟦Mon⟧', '⟦Tue⟧']);
    expect(words.plays({ name: 'Ada Lovelace', moves: ['a1-a2', 'O-O'] })).toBe(
      'Ada Lovelace ⟦plays⟧ a1-a2 ⟦and⟧ O-O, ⟦then⟧ ⟦waits⟧.',
    );
    expect(words.piece('⟦Black⟧', '⟦crowned⟧ ⟦stone⟧')).toBe('⟦Black⟧ ⟦crowned⟧ ⟦stone⟧');
    expect(words.link('Ben')).toEqual({ before: '⟦Go⟧ ⟦to⟧', link: '⟦the⟧ ⟦game⟧ ⟦of⟧ Ben' });
  });

  it('takes data for data only where it stands alone', () => {
    const { at } = bracketed({ at: (cell: string) => `a stone stands at ${cell}` });
    expect(at('a')).toBe('a ⟦stone⟧ ⟦stands⟧ ⟦at⟧ a');
    expect(at('st')).toBe('⟦a⟧ ⟦stone⟧ ⟦stands⟧ ⟦at⟧ st');
  });
});
