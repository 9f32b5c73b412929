/**
 * The clock's units, in ms. A day of a clock is always 24 hours; only calendars know shorter and longer ones.
 */
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
