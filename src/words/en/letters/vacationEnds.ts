import { counted } from '../lists.ts';

export const vacationEnds = {
  subject: (left: number) => `Your vacation ends in ${counted(left, 'day')}`,
  soon: (left: number, last: string) =>
    `Your clocks go on in ${counted(left, 'day')}: the last day of your vacation is ${last}.`,
  button: 'Take more days',
};
