import { offers } from '../offers.ts';

export const offer = {
  name: 'An offer',
  made: offers.made,
  lapsed: offers.lapsed,
  standsUntil: offers.standsUntil,
  takebackTime: offers.takebackTime,
  along: 'Reply with “accept” or “decline” and no move, or play on.',
  answer:
    'Reply to this letter with “accept” or “decline”, or use the page. It is carried out when everybody has accepted.',
  button: 'Look at it and answer',
};
