/** Reads the imports and holds the arrows between the rooms; clocks and chance occur only in the shells. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

type Room = 'rules' | 'render' | 'email' | 'web' | 'worker';

const MAY_IMPORT: Readonly<Record<Room, readonly Room[]>> = {
  rules: [],
  render: ['rules'],
  email: ['rules', 'render'],
  web: ['rules', 'render'],
  worker: ['rules', 'render', 'email'],
};

/** Packages that a room may use; the other rooms may not. */
const PACKAGES: Readonly<Record<Room, RegExp>> = {
  rules: /^$/,
  render: /^$/,
  email: /^(@noble\/hashes|hono\/html|postal-mime|resend)/,
  web: /^$/,
  worker: /^(@noble\/hashes|hono|temporal-polyfill|zod|cloudflare:workers)/,
};

const files = globSync('src/**/*.{ts,tsx}').filter((file) => !file.endsWith('.d.ts'));
const roomOf = (file: string): Room | undefined =>
  (Object.keys(MAY_IMPORT) as Room[]).find((room) => file.startsWith(`src/${room}/`));

const sources = files.map((file) => ({ file, room: roomOf(file), text: readFileSync(file, 'utf8') }));

/** What stands in import and export statements, and in dynamic imports. */
function importsOf(text: string): readonly string[] {
  const statements = text.matchAll(
    /^(?:import|export)\b(?:[^';]*?\bfrom)? '([^'\n]+)'|\bimport\('([^'\n]+)'\)/gm,
  );
  return Array.from(statements, ([, statically, dynamically]) => statically ?? dynamically ?? '');
}

/** Code without comments and strings: good enough to find a call. */
const codeOf = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '').replace(/'(?:[^'\\\n]|\\.)*'/g, "''");

describe('the rooms', () => {
  it('are the only places where source lies', () => {
    expect(sources.filter(({ room }) => !room).map(({ file }) => file)).toEqual([]);
  });

  it('import only along their arrows', () => {
    const wrong = sources.flatMap(({ file, room, text }) =>
      importsOf(text).flatMap((specifier) => {
        if (!room) return [];
        if (!specifier.startsWith('.'))
          return PACKAGES[room].test(specifier) ? [] : [`${file} -> ${specifier}`];
        const target = path.normalize(path.join(path.dirname(file), specifier));
        const other = roomOf(target);
        const isGenerated = target.startsWith('generated/') && room === 'worker';
        const isAllowed =
          isGenerated || (other !== undefined && (other === room || MAY_IMPORT[room].includes(other)));
        return isAllowed ? [] : [`${file} -> ${target}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('are entered by others through their doors', () => {
    const wrong = sources.flatMap(({ file, room, text }) =>
      importsOf(text).flatMap((specifier) => {
        if (!specifier.startsWith('.')) return [];
        const target = path.normalize(path.join(path.dirname(file), specifier));
        const other = roomOf(target);
        return other && other !== room && target !== `src/${other}/index.ts` ? [`${file} -> ${target}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('keep clocks and chance in the shells', () => {
    const isShell = ({ file }: { file: string }) =>
      /^src\/worker\/(http|mail\/in)\//.test(file) ||
      file === 'src/web/countdown.ts' ||
      /^src\/worker\/(index|game\/gameObject|game\/outbox\/delivery|mail\/out\/senderObject)\.ts$/.test(file);
    const wrong = sources
      .filter((source) => !isShell(source))
      .filter(({ text }) =>
        /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bgetRandomValues\(|\brandomUUID\(/.test(codeOf(text)),
      )
      .map(({ file }) => file);
    expect(wrong).toEqual([]);
  });

  it('keep their files short: one noun each', () => {
    const long = sources.filter(({ text }) => text.split('\n').length > 400).map(({ file }) => file);
    expect(long).toEqual([]);
  });
});
