/**
 * Which tests of the Worker need workerd, told by their imports. The others run in Node: workerd's database
 * is made and thrown away around each test, which takes ten times as long as most of them.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Statements that import values: those that import nothing but types leave nothing behind. */
const IMPORTS = /^(?:import|export)\s(?!type\s)[^';]*?\bfrom '([^'\n]+)'|^import '([^'\n]+)'/gm;

/** Whether a module or one that it imports talks to workerd: `cloudflare:test`, `cloudflare:workers`. */
export function needsWorkerd(file: string): boolean {
  const files = new Set([file]);
  for (const each of files) {
    if (!/\.tsx?$/.test(each) || !existsSync(each)) continue;
    for (const [, from = '', bare = from] of readFileSync(each, 'utf8').matchAll(IMPORTS)) {
      if (bare.startsWith('cloudflare:')) return true;
      if (bare.startsWith('.')) files.add(path.join(path.dirname(each), bare));
    }
  }
  return false;
}
