import type { Diagram } from '../diagram.ts';

export const diagrams: readonly Diagram[] = [
  {
    id: 'only-pieces',
    position: 'b/.../.bbb./....r../........./.......r.../.W.........../...W.......r... B 0 now',
    moves: ['c3xe7'],
    isBefore: true,
    says: {
      changes: { c3: '', d5: '', e7: 'b', f8: 'r*', h12: 'r*' },
      ends: { points: [1, 0, 0], reason: 'ONLY_PIECES' },
    },
  },
  {
    id: 'neighbours',
    position: 'b/.../.b.b./......./....B..../.........../.w.........r./w..w.......r..r B 0 now',
    marks: { legal: 'd3 d5 e3 e7 f5 f7', path: 'e4 e6 f6' },
    around: 'c1 c5 g1 g13',
    says: { reach: 'e5', crosses: true },
  },
  {
    id: 'forward',
    moves: ['c1-d1', 'h11-g9', 'f1-f3'],
    says: { changes: { c1: '', d1: 'b', h11: '', g9: 'r', f1: '', f3: 'w' } },
  },
  {
    id: 'jumps',
    position: 'b/.../.bbb./..r.w../........./..w......../.w.........r./...w.......r..r B 0 now',
    moves: ['c3xe3xg3'],
    isBefore: true,
    says: {
      only: ['c3xe3xg3', 'c3xe7'],
      illegal: ['c3xe3', 'a1-b1'],
      changes: { c3: '', d3: '', f3: '', g3: 'b' },
    },
  },
  {
    id: 'crowned',
    position: 'b/.../.b.b./......./........./....b....../.w..w......r./...w..w....r..r B 0 now',
    moves: ['f5xh5'],
    around: 'f1 h1 h11',
    says: { only: ['f5xh5'], illegal: ['f5xh5xh9'], changes: { f5: '', g5: '', h5: 'B' } },
  },
  {
    id: 'ghost-named',
    position: './.../bb.b./......./........./.........../.w.........r./w.ww.......rr.r B 0 now',
    moves: ['c1-d1*c4'],
    around: 'b1 b3 e1 e9',
    says: { legal: ['c1-d1*c2', 'c2-d2'], illegal: ['c1-d1'], changes: { c1: '', d1: 'b', c4: 'b*' } },
  },
  {
    id: 'ghost-neighbours',
    position: 'b/.../.b.b./......./.....R.../.........../.w.........../w..w.......r..r R 0 now',
    marks: { legal: 'd4 d6 e4 e8 f6 f8', path: 'd5 e5 e7' },
    around: 'c1 c5 g1 g13',
    says: { reach: 'e6', crosses: true },
  },
  {
    id: 'ghost-steps-across',
    position: 'b/.../.b.../...Br../........./.........../.w.........r./w..w.......r..r B 0 now',
    moves: ['d4-d6'],
    around: 'b1 b3 e1 e9',
    says: { changes: { d4: '', d6: 'b*', d5: 'b' } },
  },
  {
    id: 'stepped-across',
    position: 'b/.../bb.b./.R...../........./.........../.w.........../w..w.......r..r B 0 now',
    moves: ['c1-d1'],
    around: 'b1 b3 e1 e9',
    says: { changes: { c1: '', d1: 'r' } },
  },
  {
    id: 'corner',
    position: 'b/..w/.bbR./...b.../........./.........../.w.........../w..w.......r..r R 0 now',
    moves: ['c4-b2'],
    around: 'a1 e1 e9',
    says: { changes: { c4: '', b2: 'r*', a1: 'r', b3: 'r' } },
  },
  {
    id: 'skipped',
    position: './.../.b.b./......./........r/w........../.w.........r./w..w..b.b..r..r W 0 now',
    moves: ['f1-e1'],
    says: { toMove: 'R' },
  },
  {
    id: 'turned-on-far-side',
    position: 'b/.../b..b./.R...b./........./.........../.w.........../w.ww..b....r..r R 0 now',
    moves: ['d2-c2', 'h3-g3', 'a1-b3'],
    marks: { legal: 'c2 h15' },
    says: {
      changes: { d2: '', c2: 'r*', c1: 'r', h3: '', g3: 'w', a1: '', b3: 'b' },
      reach: '',
      toMove: 'R',
    },
  },
  {
    id: 'jump-over-ghost',
    position: 'b/.../.bbb./...Rr../........./.........../.w.........../w..w.......r..r B 0 now',
    moves: ['c3xe7'],
    around: 'b1 b3 f1 f11',
    says: { changes: { c3: '', d5: '', e7: 'b' } },
  },
];
