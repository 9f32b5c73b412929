import type { Diagram } from '../diagram.ts';

export const diagrams: readonly Diagram[] = [
  {
    id: 'mate',
    position: 'BK/2/3/4/5/6/7/8/9/1WR8/7UR3/12/13/WK12UK U - 0',
    moves: ['8-104'],
    says: { ends: { points: [0.5, 1, 0], reason: 'CHECKMATE' }, notices: ['MATED'] },
  },
  {
    id: 'mate-by-two',
    position: 'BK/2/3/4/5/6/7/8/4WB4/1WR8/7UR3/12/13/WK12UK U - 0',
    moves: ['8-104'],
    says: { ends: { points: [1, 0.5, 0], reason: 'CHECKMATE' }, notices: ['MATED'] },
  },
  {
    id: 'stalemate',
    position: 'BK/2/3/4/4UR/6/7/8/9/1WR8/11/12/13/WK12UK U - 0',
    moves: ['90-55'],
    says: { ends: { points: [0.5, 0.5, 0.5], reason: 'STALEMATE' } },
  },
  {
    id: 'rook',
    position: 'BK/2/3/4/5/6/7/8/9/5WRWp3/5Bp5/12/13/WK12UK W - 0',
    marks: { legal: '1 10 103 13 15 21 27 3 32 35 44 53 6 60 64 7 77 89 98' },
    says: { reach: '2', legal: ['2x6'], illegal: ['2-9', '2-26'] },
  },
  {
    id: 'bishop',
    position: 'BK/2/3/4/5/6/7/8/4Wp4/4WBWp4/11/12/10Up2/WK12UK W - 0',
    marks: { legal: '10 101 13 16 19 22 31 34 37 4 46 52 58 7 74 95' },
    says: { reach: '1', legal: ['1-10', '1x46'], illegal: ['1-80'] },
  },
  {
    id: 'knight',
    position: 'BK/2/3/4/5/6/7/8/3WpWp4/3UpWNWp4/4BpUp5/12/13/WK12UK W - 0',
    marks: { legal: '12 17 21 26 27 32 36 41 42 62 63 8' },
    says: { reach: '1' },
  },
  {
    id: 'king',
    position: 'BK/2/3/4/5/6/7/8/9/2UR1WK5/6BR4/12/13/13UK W - 0',
    marks: { legal: '7 10 14 19' },
    says: { only: ['1-10', '1-14', '1-19', '1x7'], reach: '1', notices: ['CHECK'] },
  },
  {
    id: 'pawns',
    position: 'BK/2/3/4/5/6/7/2Bp5/9/8Up1/11/3Wp8/13/WK12UK W - 0',
    moves: ['17-4', '50-25', '33-14'],
    says: { changes: { 17: '', 4: 'Wp', 50: '', 25: 'Up', 33: '', 14: 'Bp' } },
  },
  {
    id: 'pawn-captures',
    position: 'BK/2/3/4/5/6/7/3Bp4/4UpUp3/4Wp5/11/12/13/WK12UK W - 0',
    marks: { legal: '10 13' },
    around: '1 3 10 13 16 20 32 28',
    says: { reach: '1', legal: ['1x10', '1x13'], illegal: ['1-3', '1x3'] },
  },
  {
    id: 'promotion',
    position: 'BK/2/3/2Wp1/5/6/7/8/9/10/1Up9/12/9Bp3/WK12UK W - 0',
    moves: ['56-92=N', '65-104=N', '45-78=N'],
    says: {
      changes: { 56: '', 92: 'WN', 65: '', 104: 'UN', 45: '', 78: 'BN' },
      legal: ['56-92=Q', '56-92=R', '56-92=B'],
      illegal: ['56-92'],
    },
  },
  {
    id: 'castling-short',
    position: '1/2/1BK1/4/5/6/7/8/9/10/10UK/12/13/WR2WK4WR5 W Wsl 0',
    moves: ['O-O'],
    around: '68 78 106 36',
    says: { changes: { 68: '', 69: 'WK', 70: 'WR', 71: '' } },
  },
  {
    id: 'castling-long',
    position: '1/2/1BK1/4/5/6/7/8/9/10/10UK/12/13/WR2WK4WR5 W Wsl 0',
    moves: ['O-O-O'],
    around: '68 78 106 36',
    says: { changes: { 71: '', 73: 'WR', 74: 'WK', 76: '' } },
  },
  {
    id: 'castling-attacked',
    position: '1/2/1BK1/4/5/6/7/8/2BR6/10/7UR2UK/12/13/WR2WK4WR5 W Wsl 0',
    marks: { captured: '70' },
    ways: ['34 16 70', '8 75'],
    around: '68 78 34 8 106',
    says: { legal: ['O-O-O'], illegal: ['O-O'] },
  },
  {
    id: 'king-uncovered',
    position: '1/2/3/4/5/BK1WN1UR1/7/8/9/10/11/12/13/WK12UK W - 0',
    moves: ['31-27'],
    marks: { legal: '1 11 18 28 29 3 31 40 47 48 49 5 50 51 52 53 55 56 57 60 72 80 89 90 95' },
    says: { reach: '54', notices: ['CHECK_TO_COME'], changes: { 31: '', 27: 'WN' } },
  },
  {
    id: 'pinned-check',
    position: '1/2/3/4/5/6/7/8/WK7BK/10/11/12/13/4WR3UR4UK B - 0',
    says: { notices: ['CHECK'], illegal: ['86-50'] },
  },
];
