/** What wrangler.toml says, so that the bench runs the Worker as it is deployed. */
import { readFileSync } from 'node:fs';

const text = readFileSync(new URL('../../wrangler.toml', import.meta.url), 'utf8');

/** A setting of the top level, as it is written there. */
export function settingOf(name: string): string {
  const written = new RegExp(`^${name} = (.+)$`, 'm').exec(text)?.[1];
  if (written === undefined) throw new Error(`wrangler.toml has no ${name}`);
  return written;
}

/** The bindings of Durable Objects, and their classes. */
export const objectClasses = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Array.from(
      text.matchAll(/^\[\[durable_objects\.bindings\]\]\nname = "(\w+)"\nclass_name = "(\w+)"$/gm),
      ([, binding = '', className = '']) => [binding, className],
    ),
  );
