/** ThreeHex Chess for two: what its array and its two seats make different from the game of three. */
import { describe, expect, it } from 'vitest';
import { replay, type Standing } from '../../../src/rules/index.ts';
import { threehexTwo } from '../../../src/rules/threehex-two/threehexTwo.ts';

const start = threehexTwo.start({});

const played = (...moves: readonly string[]): Standing<unknown> => replay(threehexTwo, moves, start);

const legal = ({ position }: Standing<unknown>, from?: string): readonly string[] =>
  (threehexTwo.moves?.(position as never) ?? [])
    .filter(([step]) => from === undefined || step === from)
    .map((move) => threehexTwo.spell(position as never, move))
    .sort();

/** A position by its men, `WK71 Bp95`; White to move unless said otherwise. */
function at(men: string, rest = 'W - 0'): Standing<unknown> {
  const symbols = new Map(men.split(' ').map((each) => [each.slice(2), each.slice(0, 2)]));
  const { cells } = threehexTwo.board;
  const rows = Array.from({ length: 14 }, (_, row) =>
    cells
      .slice((row * (row + 1)) / 2, ((row + 1) * (row + 2)) / 2)
      .map(({ cell }) => symbols.get(cell) ?? ' '),
  );
  const text = rows.map((row) => row.join('').replace(/ +/g, (run) => String(run.length))).join('/');
  const position = threehexTwo.parsePosition(`${text} ${rest}`);
  if (!position) throw new Error(`no position: ${text}`);
  return { position, toMove: threehexTwo.toMove(position) };
}

const playFrom = (standing: Standing<unknown>, ...moves: readonly string[]): Standing<unknown> =>
  replay(threehexTwo, moves, standing);

describe('ThreeHex Chess for two', () => {
  it('starts with White’s army and its mirror image', () => {
    const where = (letter: string) =>
      threehexTwo
        .pieces(start.position as never)
        .flatMap(({ cell, symbol }) => (symbol.startsWith(letter) ? `${symbol.slice(1)}${cell}` : []))
        .sort();
    expect(where('W')).toEqual(
      'B70 B72 B74 K71 N69 N75 Q73 R68 R76 p106 p37 p38 p39 p40 p41 p42 p43 p44'.split(' ').sort(),
    );
    expect(where('B')).toEqual(
      'B88 B90 B92 K91 N87 N93 Q89 R86 R94 p50 p51 p52 p53 p54 p55 p56 p57 p95'.split(' ').sort(),
    );
  });

  it('has 39 first moves, one of them a capture', () => {
    expect(legal(start)).toHaveLength(39);
    expect(legal(start).filter((move) => move.includes('x'))).toEqual(['74x95']);
    expect(legal(played('73-60'))).toEqual(['56-30', '93-30']);
  });

  it('moves Black’s pawns down, to promote on White’s edge', () => {
    expect(legal(at('WK1 BK94 Bp106', 'B - 0'), '106')).toEqual([
      '106-68=B',
      '106-68=N',
      '106-68=Q',
      '106-68=R',
    ]);
    expect(legal(at('WK1 BK94 Bp36', 'B - 0'), '36')).toEqual(['36-16']);
  });

  it('castles Black on both wings, the mirror of White', () => {
    const home = at('WK71 BK91 BR94 BR86', 'B Bsl 0');
    expect(legal(home, 'O-O')).toEqual(['O-O']);
    const men = (...moves: readonly string[]) =>
      threehexTwo
        .pieces(playFrom(home, ...moves).position as never)
        .map(({ cell, symbol }) => `${symbol}${cell}`)
        .sort();
    expect(men('O-O')).toEqual(['BK93', 'BR86', 'BR92', 'WK71']);
    expect(men('O-O-O')).toEqual(['BK88', 'BR89', 'BR94', 'WK71']);
  });

  it('gives the point to the one who mates, and half of it to each for stalemate', () => {
    const mate = at('WQ5 WR2 WK1 BK94');
    const mates = legal(mate).filter((move) => playFrom(mate, move).outcome?.reason === 'CHECKMATE');
    expect(mates.length).toBeGreaterThan(0);
    expect(playFrom(mate, mates[0] ?? '').outcome).toEqual({ points: [1, 0], reason: 'CHECKMATE' });
    const stale = legal(mate).filter((move) => playFrom(mate, move).outcome?.reason === 'STALEMATE');
    for (const move of stale) expect(playFrom(mate, move).outcome?.points).toEqual([1 / 2, 1 / 2]);
  });

  it('is drawn with bare kings, at the third occurrence and after 150 quiet plies', () => {
    expect(playFrom(at('WK84 BK94 Bp85'), '84x85').outcome?.reason).toBe('ONLY_KINGS');
    const round = ['69-16', '93-30', '16-69', '30-93'];
    expect(played(...round, ...round.slice(0, 3)).outcome).toBeUndefined();
    expect(played(...round, ...round).outcome).toEqual({
      points: [1 / 2, 1 / 2],
      reason: 'THIRD_OCCURRENCE',
    });
    expect(playFrom(at('WK71 WR68 BK94', 'W - 149'), '71-70').outcome?.reason).toBe('QUIET_PLIES');
  });

  it('is lost by leaving, without anybody’s consent', () => {
    expect(threehexTwo.withdraw(start.position as never, 1).outcome).toEqual({
      points: [1, 0],
      reason: 'WITHDRAWN',
    });
    expect(threehexTwo).not.toHaveProperty('resignsByConsent');
    expect(threehexTwo).not.toHaveProperty('drawWorth');
  });
});
