/**
 * What the platform allows and what it costs, in US dollars. Beside each figure stands the page at
 * developers.cloudflare.com that says so, as its text was stored on 2026-12-01; "by others": the page's own
 * text could not be read, but public transcriptions of it agree (API Evangelist's price lists of 2026).
 */

export const MILLION = 1_000_000;

/** A million of each, beyond what the paid plan includes. */
export const PRICES = {
  workerRequests: 0.3, // /workers/platform/pricing
  workerCpuMs: 0.02, // /workers/platform/pricing
  objectRequests: 0.15, // /durable-objects/platform/pricing
  objectGbSeconds: 12.5, // /durable-objects/platform/pricing
  objectRowsWritten: 1, // not confirmed: the stored page ends before storage; taken to be D1's
  objectRowsRead: 0.001, // not confirmed, likewise
  d1RowsWritten: 1, // /d1/platform/pricing, by others
  d1RowsRead: 0.001, // /d1/platform/pricing, by others
  queueOperations: 0.4, // /queues/platform/pricing, by others
} as const;
export type Priced = keyof typeof PRICES;
/** How much of each something uses. */
export type Use = Readonly<Partial<Record<Priced, number>>>;

/** What one invocation may do: /workers/platform/limits, /d1/platform/limits; `toObjects` not confirmed. */
export const INVOCATION = {
  free: { subrequests: 50, toObjects: 1000, d1Queries: 50 },
  paid: { subrequests: 10_000, toObjects: 10_000, d1Queries: 1000 },
} as const;
/** Messages that a consumer of a queue is given at once; not confirmed. */
export const QUEUE_BATCH = 100;
/** What the free plan allows a day. */
export const FREE_A_DAY: Use = {
  workerRequests: 100_000, // /workers/platform/limits
  objectRequests: 100_000, // /durable-objects/platform/pricing
  objectGbSeconds: 13_000, // /durable-objects/platform/pricing
  objectRowsWritten: 100_000, // not confirmed
  objectRowsRead: 5 * MILLION, // not confirmed
  d1RowsWritten: 100_000, // /d1/platform/pricing, by others
  d1RowsRead: 5 * MILLION, // /d1/platform/pricing, by others
};

export const priceOf = (use: Use): number =>
  (Object.entries(use) as [Priced, number][]).reduce(
    (sum, [what, amount]) => sum + (amount / MILLION) * PRICES[what],
    0,
  );
