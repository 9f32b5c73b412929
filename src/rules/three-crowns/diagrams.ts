import type { Diagram } from '../diagram.ts';

export const diagrams: readonly Diagram[] = [
  {
    id: 'crowned-troika',
    position: '......../..b...../....G.../.b....../...Gb.../..G..b../......../........ g 0 0 -',
    moves: ['e6-e5'],
    around: 'a1 g7',
    says: {
      changes: { e6: '', e5: 'G' },
      ends: { points: [1, 0], reason: 'CROWNED_TROIKA' },
    },
  },
  {
    id: 'same-stone-again',
    moves: ['a4-b4', 'a5-b5'],
    marks: { legal: 'b4' },
    says: { reach: '', notices: ['BOUND'] },
  },
  {
    id: 'double-jump',
    position: '......../......../...Bb.../...g..../....g.../..gg..../....g.../........ b 0 0 -',
    moves: ['d6xd4xf4'],
    isBefore: true,
    marks: { legal: 'b2 d2 f4' },
    says: {
      reach: 'd6 d4',
      changes: { d6: '', e4: '', f4: 'B' },
      illegal: ['d6xd4', 'd6xd4xd6', 'e6xc6'],
    },
  },
  {
    id: 'no-second-jump',
    position: '......../......../......../......../......../..Gb..../......../........ g 0 0 -',
    marks: { legal: 'b2 b3 b4 c2 c4 d2 d4', captured: 'e3' },
    around: 'a1 f5',
    ways: ['c3 e3'],
    says: { reach: 'c3', illegal: ['c3xe3', 'c3xe3xc3'] },
  },
  {
    id: 'crown-lost',
    position: '......../......../......../......../....B.../..gB..../......../........ g 0 0 -',
    moves: ['c3xe3xe5'],
    isBefore: true,
    around: 'a1 h6',
    says: { changes: { c3: '', e4: 'b', e5: 'g' } },
  },
  {
    id: 'captured-instead',
    position: '......../......../......../......../....Bbb./..gB..../......../........ g 0 0 -',
    moves: ['c3xe3xe5'],
    isBefore: true,
    around: 'a1 h6',
    says: { changes: { c3: '', e4: '', e5: 'g' } },
  },
  {
    id: 'crowning',
    position: '.g...b../..b...../g...B..b/b......./gb.G..../...B.g../...gGb.b/gbg..... g 0 1 -',
    moves: ['f3-e3'],
    says: { changes: { f3: '', e3: 'G' }, goesOn: true },
  },
  {
    id: 'no-move-left',
    position: '......../......../......../......../......../..g...../g......./bg...... g 0 0 -',
    moves: ['c3-b2'],
    around: 'a1 e4',
    says: { ends: { points: [1, 0], reason: 'NO_LEGAL_MOVE' } },
  },
  {
    id: 'third-occurrence',
    position: '......../......../...b..../......../......../....g.../......../........ g 0 0 -',
    moves: ['e3-f3', 'd6-c6', 'f3-e3', 'c6-d6', 'e3-f3', 'd6-c6', 'f3-e3', 'c6-d6'],
    says: { ends: { points: [0.5, 0.5], reason: 'THIRD_OCCURRENCE' } },
  },
];
