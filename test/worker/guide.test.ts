/** The guides come from the assets: all are there; what a Worker does that finds none, or another build's. */
import { env } from 'cloudflare:workers';
import { expect, it, vi } from 'vitest';
import { GUIDE_VERSION } from '../../generated/guideVersion.ts';
import { makeGuide } from '../../src/guides/index.ts';
import { type AnyRules, allRules } from '../../src/rules/index.ts';
import { LOCALES } from '../../src/words/index.ts';
import { guideOf } from '../../src/worker/guide.ts';

it.each(LOCALES)('are the guides that their sources make, in %s', async (locale) => {
  for (const rules of allRules) {
    const made: unknown = JSON.parse(JSON.stringify(makeGuide(locale, rules)));
    expect(await guideOf(env, { locale }, rules)).toEqual(made);
  }
});

/** A Worker that has just started, and that gets these answers. */
async function started(...answers: readonly Response[]) {
  const left = [...answers];
  const fetch = vi.fn(async () => left.shift() as Response);
  vi.resetModules();
  const fresh = await import('../../src/worker/guide.ts');
  const ask = () =>
    fresh.guideOf({ ASSETS: { fetch } as unknown as Fetcher }, { locale: 'en' }, allRules[0] as AnyRules);
  return { ask, fetch };
}

const fileOf = (version: string) => Response.json({ version, sections: [], tasks: [], puzzles: [] });

it('is fetched once, and again after a failure', async () => {
  const { ask, fetch } = await started(new Response('', { status: 404 }), fileOf(GUIDE_VERSION));
  await expect(ask()).rejects.toThrow('/guide.en.three-crowns.json is missing from the assets: 404');
  expect(await ask()).toEqual({ sections: [], tasks: [], puzzles: [] });
  await ask();
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('is refused when it was made by another build', async () => {
  const { ask } = await started(fileOf('another'));
  await expect(ask()).rejects.toThrow('/guide.en.three-crowns.json is version another, not');
});
