/**
 * Dates as numbers. A date is stored as text (`2026-11-30`, ISO 8601) and computed with as a day number
 * (days since 1970-01-01). Neither depends on a time zone.
 */
import { DAY } from './units.ts';

/** `YYYY-MM-DD` */
export type LocalDate = string;

/** Whole days, both ends included. */
export interface DateRange {
  readonly first: LocalDate;
  readonly last: LocalDate;
}

/** undefined: not a date (`2027-02-29`, `tomorrow`). */
export function parseDay(date: string): number | undefined {
  if (!/^[12]\d{3}-\d\d-\d\d$/.test(date)) return undefined;
  const at = Date.parse(date);
  return Number.isNaN(at) || formatDay(at / DAY) !== date ? undefined : at / DAY;
}

/** The day number of a date that has been checked or was computed, which may lie after the year 2999. */
export function dayOf(date: LocalDate): number {
  const day = Date.parse(date) / DAY;
  if (!Number.isInteger(day)) throw new Error(`not a date: ${date}`);
  return day;
}

export const formatDay = (day: number): LocalDate => new Date(day * DAY).toISOString().slice(0, 10);

/** 0 is Sunday; the epoch was a Thursday. */
export const weekdayOf = (day: number): number => (((day + 4) % 7) + 7) % 7;

/** Every day of the ranges, in their order. */
export const daysIn = (ranges: readonly DateRange[]): readonly number[] =>
  ranges.flatMap(({ first, last }) => {
    const start = dayOf(first);
    return Array.from({ length: dayOf(last) - start + 1 }, (_, index) => start + index);
  });

/** The fewest ranges, in order, that hold exactly these days. */
export function rangesOf(days: Iterable<number>): readonly DateRange[] {
  const runs: { first: number; last: number }[] = [];
  for (const day of [...new Set(days)].sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && run.last + 1 === day) run.last = day;
    else runs.push({ first: day, last: day });
  }
  return runs.map(({ first, last }) => ({ first: formatDay(first), last: formatDay(last) }));
}
