/** Found by `npm run puzzles` in games of the study. */
import type { Puzzle } from '../puzzle.ts';

export const puzzles: readonly Puzzle[] = [
  {
    rulesId: 'threehex-two',
    from: 'study/3 124',
    position: '1/Bp1/3/4/1WQ3/3WR2/1Bp3BK1/7BN/7WpBR/2Wp7/7WpBp2/WpWp3Wp2Wp3/5WK1WN5/14 W - 21',
    own: 2,
    missed: '59-14',
    proof: '["29-13",{"*":"59-55"}]',
  },
  {
    rulesId: 'threehex-two',
    from: 'study/4 148',
    position: '1/2/3/4/5/2Bp3/1Bp1BR2BK/1WQWRBB4/Wp3BpBpWB1BQ/3Bp3WB2/3Wp1WNBN4/2Wp3WpWB4/3WKWp3Wp4/14 W - 0',
    own: 2,
    missed: '25x86',
    proof: '["62-90",{"13-89":"90-54","*":"90x86"}]',
  },
  {
    rulesId: 'threehex-two',
    from: 'study/5 116',
    position: '1/WR1/3/4/1BKBp2/2Bp3/3BRBp2/Wp3WQBB1BB/1WpWBWp1Bp3/5WpBQBR2/4WR6/2WK1Wp1Wp5/2Wp10/14 W - 5',
    own: 1,
    missed: '95-57',
    proof: '"11-93"',
  },
  {
    rulesId: 'threehex-two',
    from: 'study/9 93',
    position: 'BR/Bp1/3/1Bp1BK/2Bp2/3Bp2/7/4Bp2BN/2Wp2BBBB1BR/2WK7/6Bp1Bp2/1BQ10/13/14 B Bsl 2',
    own: 1,
    missed: '86-85',
    proof: '"26-44"',
  },
  {
    rulesId: 'threehex-two',
    from: 'study/14 156',
    position:
      '1/2/3/2WQ1/3BN1/1WB2BK1/Bp3BB1BB/WB4BpBQ1/4Bp1BBBp1/1BNBp1Wp1Bp3/2BR3Wp1Bp2/5WpWB1Wp3/6WRWp5/4WR2WNWK5 W - 0',
    own: 1,
    missed: '56-91',
    proof: '"56-29"',
  },
  {
    rulesId: 'threehex-two',
    from: 'study/16 51',
    position:
      'BR/Bp1/3/1BpBpBK/2BN2/6/2WQ1Bp1BB/1WB6/3Bp3BpBR/1BB1WpBQ1BNWR2/1WpWp1BBWN2Bp2/WK3WB1Bp1Wp3/Wp3Wp8/8WR5 B Bsl 0',
    own: 1,
    missed: '28-11',
    proof: '"1-16"',
  },
  {
    rulesId: 'threehex-two',
    from: 'study/17 22',
    position:
      'BR/Bp1/1Bp1/2BpBK/2BN2/4BpBQ/2BBBp2BB/3BB1Bp1BN/7BpBR/5WQBp3/3Wp2Wp1Bp2/2WN1WBWpWB1Wp3/WpWpWp1Wp2Wp5/WR2WK2WBWNWR5 W WslBsl 1',
    own: 1,
    missed: '4-15',
    proof: '"2x56"',
  },
  {
    rulesId: 'threehex-two',
    from: 'study/24 143',
    position: '1/2/3/1BK2/5/3BB2/BpBpBRWp3/8/1Wp2BB4/10/Wp1WR8/3BQ4BR3/1WK11/14 B - 1',
    own: 2,
    missed: '32x36',
    proof: '["17-66",{"*":"66-105"}]',
  },
  {
    rulesId: 'threehex-two',
    from: 'study/25 86',
    position:
      '1/BK1/3/3WQ/BR4/BpBp4/4Bp1BB/4Bp2BR/3BB2Bp2/1Wp1WNBQBpWp1Bp1/Wp1WB2Wp5/1WK1WBBN2Wp4/2Wp10/2WR11 W - 13',
    own: 2,
    missed: '38-16',
    proof: '["91-56",{"*":"56-92"}]',
  },
  {
    rulesId: 'threehex-two',
    from: 'study/27 162',
    position: '1/2/2WQ/4/2Bp1WN/1Bp3BK/Bp2Bp3/3Wp4/2Wp3WR2/2WR1WpWp4/8WB2/5WBWB1BB3/2WK4Wp5/8BB5 W - 0',
    own: 1,
    missed: '92x30',
    proof: '"92-28"',
  },
  {
    rulesId: 'threehex-two',
    from: 'study/34 120',
    position:
      'WQ/1WR/3/4/5/Bp5/1BpBK1Bp2/2WBBBBN1BR1/3WN1BpBQBp1/2WpBN2Bp1BR1/4Wp3Bp2/3WB1WpWp1Wp3/1WK4WRWp5/14 W - 24',
    own: 1,
    missed: '93-92',
    proof: '"94-12"',
  },
  {
    rulesId: 'threehex-two',
    from: 'study/36 104',
    position: '1/Bp1/BK2/4/3WQ1/1Bp4/6BB/4WB3/7Bp1/Wp4Wp4/1Wp2Wp3Bp2/5BR1BRWp3/3WB3Bp5/4WK5WR3 W - 5',
    own: 1,
    missed: '11-14',
    proof: '"55-56"',
  },
  {
    rulesId: 'threehex-two',
    from: 'study/37 67',
    position:
      '1/Bp1/BK2/1Bp2/2Bp2/4BNWQ/6BB/3Bp4/3BQ1BpBBBpBR/WpWp4Bp3/8Bp2/2WpWp4Wp3/7Wp5/WRWK2WB1WBWNWR5 B - 0',
    own: 2,
    missed: '10-2',
    proof: '["14-65",{"*":"65-66"}]',
  },
  {
    rulesId: 'threehex-two',
    from: 'study/40 67',
    position:
      '1/2/1BK1/2Bp1/WQ4/2BR3/1Bp1BpBBBB1/3BNWB3/5BpBpBp1/1BR8/1Wp1WpWRWp2Bp2/2BQ1WpWBWp1Wp3/2Wp4Wp5/2WK4WNWR5 B - 0',
    own: 1,
    missed: '64-73',
    proof: '"16x38"',
  },
  {
    rulesId: 'threehex-two',
    from: 'study/42 98',
    position: '1/1BK/3/2Bp1/5/1Bp4/Bp2WB3/7BB/2Wp1Bp2Wp1/2Wp2BpWp3/2WR2Wp2WQ2/12/Wp6WpWB4/4WK2WN6 W - 0',
    own: 1,
    missed: '12x3',
    proof: '"24-58"',
  },
  {
    rulesId: 'threehex-two',
    from: 'study/50 101',
    position:
      '1/BK1/3/4/1Bp3/BpWQ2BB1/Wp2BpBB2/WR1BpBN4/5Bp3/WKWp1Bp1BBBpWB1WR/3Wp3Wp3/2Wp2Wp2WNWB2/1BQ2BR8/14 B - 9',
    own: 1,
    missed: '37-106',
    proof: '"37-105"',
  },
  {
    rulesId: 'threehex-two',
    from: 'study/58 131',
    position: '1/2/3/4/1Bp3/2WQBpBN1/4BpBK1/8/2BpWp1BpBp2/6BB3/9BQ1/4Wp1Wp1WN3/2BR3BR6/5WK8 B - 9',
    own: 1,
    missed: '38-41',
    proof: '"38-40"',
  },
  {
    rulesId: 'threehex-two',
    from: 'study/61 55',
    position:
      'BR/Bp1/3/1Bp1BK/2Bp2/6/2WK1Bp1BB/2WB2Bp1BN/3WpBN2BpBR/1BBWp2WQBp3/1BQ4Wp1Bp2/5Wp2Wp3/Wp3Wp2Wp5/WR5WBWNWR5 B Bsl 1',
    own: 2,
    missed: '64-13',
    proof: '["65-102",{"32-59":"102-98","*":"102-99"}]',
  },
  {
    rulesId: 'threehex-two',
    from: 'study/62 86',
    position:
      '1/2/3/1Bp2/5/2Bp1BN1/WB2WQBp1BB/BK1WN1BNBp2/Bp1BB6/Wp1WpWpWp1BpWpBB1/4WB3Bp1BR/1Wp1WR1Wp6/4WN2Wp5/1WK4WB1WR5 W - 13',
    own: 1,
    missed: '33x102',
    proof: '"17x102"',
  },
  {
    rulesId: 'threehex-two',
    from: 'study/63 164',
    position: '1/2/3/3WN/5/BK5/7/5WQ2/Wp2Wp5/5Wp4/3WBBR1Wp4/WKWp6Bp3/2Wp1BN8/WR5BBBR6 W - 10',
    own: 1,
    missed: '27-29',
    proof: '"27-33"',
  },
];
