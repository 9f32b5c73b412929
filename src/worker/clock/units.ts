/**
 * The clock's units, in ms. A clock's day is always 24 hours; only calendars have shorter and longer days.
 */
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
