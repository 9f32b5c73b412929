/**
 * A game keeps the rules it began with, so rules never change under their version. What each version does is
 * recorded in `versions.json`: a digest of play at random, and one of each vector. To change a rule, raise
 * the version, keep the old one in `src/rules/old` if running games need it (`npm run doctor`), and record
 * what the failing test prints.
 */
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type AnyRules, allRules, everyVersion, rulesOf } from '../../src/rules/index.ts';
import { digest, playOf } from '../support/rules/playOf.ts';

interface Recorded {
  readonly play: string;
  readonly vectors: readonly string[];
}

const recorded: Readonly<Record<string, Readonly<Record<string, Recorded>>>> = JSON.parse(
  readFileSync(new URL('versions.json', import.meta.url), 'utf8'),
);

/** The vectors of a version; those of an older one bear its number. */
function vectorsOf({ id, version }: AnyRules): readonly string[] {
  const isNewest = allRules.some((rules) => rules.id === id && rules.version === version);
  const file = new URL(`../vectors/${isNewest ? id : `${id}.v${version}`}.jsonl`, import.meta.url);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8').trim().split('\n').map(digest);
}

it.each(everyVersion)('$id, version $version, are what was recorded of them', (rules) => {
  const present = { play: playOf(rules), vectors: vectorsOf(rules) };
  const kept = recorded[rules.id]?.[rules.version];
  const advice = `record of version ${rules.version}, if it is a new one: ${JSON.stringify(present)}`;
  expect(present.play, advice).toBe(kept?.play);
  // Vectors may be added, but none that once held may go.
  expect(present.vectors, advice).toEqual(expect.arrayContaining([...(kept?.vectors ?? [''])]));
});

it('are all here that were recorded: an old version and its record go together', () => {
  const versions = Object.entries(recorded).flatMap(([id, each]) =>
    Object.keys(each).map((version) => [id, version]),
  );
  const here = everyVersion.map(({ id, version }) => [id, String(version)]);
  expect(versions.sort()).toEqual(here.sort());
});

it('are found by id and version', () => {
  for (const rules of everyVersion) expect(rulesOf(rules.id, rules.version)).toBe(rules);
  expect(allRules.map(({ id }) => rulesOf(id, 99))).toEqual(allRules.map(() => undefined));
});
