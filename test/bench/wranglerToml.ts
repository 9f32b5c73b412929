/** What wrangler.toml says, so that the bench runs the Worker as it is deployed. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'esbuild';

const text = readFileSync(new URL('../../wrangler.toml', import.meta.url), 'utf8');

/** A setting of the top level, as it is written there. */
export function settingOf(name: string): string {
  const written = new RegExp(`^${name} = (.+)$`, 'm').exec(text)?.[1];
  if (written === undefined) throw new Error(`wrangler.toml has no ${name}`);
  return written;
}

/** The modules that stand for others, as wrangler puts them in. */
export const aliases: Plugin = {
  name: 'aliases of wrangler.toml',
  setup(build) {
    const written = /^\[alias\]\n((?:".+\n)+)/m.exec(text)?.[1] ?? '';
    for (const [, name = '', file = ''] of written.matchAll(/^"(.+)" = "(.+)"$/gm)) {
      const target = fileURLToPath(new URL(`../../${file}`, import.meta.url));
      build.onResolve({ filter: new RegExp(`^${name.replaceAll('.', '\\.')}$`) }, () => ({ path: target }));
    }
  },
};

/** The bindings of Durable Objects, and their classes. */
export const objectClasses = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Array.from(
      text.matchAll(/^\[\[durable_objects\.bindings\]\]\nname = "(\w+)"\nclass_name = "(\w+)"$/gm),
      ([, binding = '', className = '']) => [binding, className],
    ),
  );

interface RateLimit {
  readonly namespace_id: string;
  readonly simple: { limit: number; period: 10 | 60 };
}

const RATE_LIMIT =
  /^\[\[ratelimits\]\]\nname = "(\w+)"\nnamespace_id = "(\d+)"\nsimple = \{ limit = (\d+), period = (\d+) \}$/gm;

/** The limits of rate, by their bindings. */
export const rateLimits = (): Record<string, RateLimit> =>
  Object.fromEntries(
    Array.from(text.matchAll(RATE_LIMIT), ([, binding = '', id = '', limit, period]) => [
      binding,
      { namespace_id: id, simple: { limit: Number(limit), period: Number(period) === 10 ? 10 : 60 } },
    ]),
  );
