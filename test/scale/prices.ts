/**
 * What the platform allows and what it costs, in US dollars, by Cloudflare's published lists as read on
 * 2026-12-01: developers.cloudflare.com, /workers/platform/limits, /workers/platform/pricing,
 * /durable-objects/platform/pricing, /d1/platform/pricing, /d1/platform/limits, /queues/platform/pricing.
 */

export const MILLION = 1_000_000;

/** A million of each, beyond what the paid plan includes. */
export const PRICES = {
  workerRequests: 0.3,
  workerCpuMs: 0.02,
  objectRequests: 0.15,
  objectGbSeconds: 12.5,
  objectRowsWritten: 1,
  objectRowsRead: 0.001,
  d1RowsWritten: 1,
  d1RowsRead: 0.001,
  queueOperations: 0.4,
} as const;
export type Priced = keyof typeof PRICES;
/** How much of each something uses. */
export type Use = Readonly<Partial<Record<Priced, number>>>;

/** What one invocation may do. */
export const INVOCATION = {
  free: { subrequests: 50, toObjects: 1000, d1Queries: 50 },
  paid: { subrequests: 10_000, toObjects: 10_000, d1Queries: 1000 },
} as const;
/** Messages that a consumer of a queue is given at once. */
export const QUEUE_BATCH = 100;
/** What the free plan allows a day. */
export const FREE_A_DAY: Use = {
  workerRequests: 100_000,
  objectRequests: 100_000,
  objectGbSeconds: 13_000,
  objectRowsWritten: 100_000,
  objectRowsRead: 5 * MILLION,
  d1RowsWritten: 100_000,
  d1RowsRead: 5 * MILLION,
};

export const priceOf = (use: Use): number =>
  (Object.entries(use) as [Priced, number][]).reduce(
    (sum, [what, amount]) => sum + (amount / MILLION) * PRICES[what],
    0,
  );
