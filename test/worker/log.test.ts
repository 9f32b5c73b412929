import { afterEach, expect, it, vi } from 'vitest';
import { log } from '../../src/worker/log.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it('keeps so many lines of a hundred of what outsiders can bring about, and every error', () => {
  const told = vi.spyOn(console, 'log').mockImplementation(() => {});
  const failed = vi.spyOn(console, 'error').mockImplementation(() => {});
  for (let line = 0; line < 200; line++) {
    log.sampled(0, 'mailRefused', { line });
    log.error('letterParked', { line });
  }
  expect([told.mock.calls.length, failed.mock.calls.length]).toEqual([0, 200]);
  for (let line = 0; line < 200; line++) log.sampled(100, 'mailRefused', { line });
  expect(told).toHaveBeenCalledTimes(200);
  told.mockClear();
  for (let line = 0; line < 2000; line++) log.sampled(50, 'mailRefused', { line });
  // 18 standard deviations away on either side.
  expect(told.mock.calls.length).toBeGreaterThan(600);
  expect(told.mock.calls.length).toBeLessThan(1400);
});
