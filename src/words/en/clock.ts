/** Time: spans, terms and what is left. */
import { counted } from './lists.ts';

const part = (count: number, unit: string): readonly string[] => (count > 0 ? [counted(count, unit)] : []);

/** "2 days 3 hours", "45 minutes"; what is zero is left out. */
export const duration = (days: number, hours: number, minutes: number): string =>
  [...part(days, 'day'), ...part(hours, 'hour'), ...part(minutes, 'minute')].join(' ') ||
  'less than a minute';
