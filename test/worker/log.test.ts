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

it.each([
  'Ben+chess@EXAMPLE.ORG.',
  "<o'brien@example.org>",
  '"Ben Ash"@example.org',
  '{"to":["ben@example.org"]}',
  'mailto:ben(of%20Ash)@example.org?subject=x',
  'GET https://api.example.net/suppressions/ben%40example.org',
  'ben＠example.org',
  'Jürgen@exämple.org',
  'ben@[192.0.2.1]',
  'ben@example.org,cleo@example.org;dan@example.org',
  `${'x'.repeat(300)}@example.org`,
])('logs no part of the address in %s', (text) => {
  const failed = vi.spyOn(console, 'error').mockImplementation(() => {});
  log.error('letterParked', { error: `refused: ${text} (550)`, game: 'aaaaaaaaaaaa' });
  const line = String(failed.mock.calls[0]?.[0]);
  expect(line).not.toMatch(/ben|brien|cleo|dan|rgen|ash|ex[aä]mple\.org|192/i);
  expect(line).toContain('refused: ');
  expect(line).toContain('aaaaaaaaaaaa');
});
