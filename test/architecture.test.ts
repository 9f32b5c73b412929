/** Reads the imports and holds the arrows between the rooms; clocks and chance occur only in the shells. */
import { describe, expect, it } from 'vitest';
import { circlesIn, fileGraph, folderGraph, sources } from './support/imports.ts';

type Room = 'words' | 'rules' | 'render' | 'email' | 'web' | 'worker';

const MAY_IMPORT: Readonly<Record<Room, readonly Room[]>> = {
  words: ['rules'],
  rules: [],
  render: ['rules', 'words'],
  email: ['rules', 'render', 'words'],
  web: ['rules', 'render', 'words'],
  worker: ['rules', 'render', 'email', 'words'],
};

/** Packages that a room may use; the other rooms may not. */
const PACKAGES: Readonly<Record<Room, RegExp>> = {
  words: /^$/,
  rules: /^$/,
  render: /^$/,
  email: /^(@noble\/hashes|hono\/html|postal-mime|resend)/,
  web: /^$/,
  worker: /^(@noble\/hashes|hono|temporal-polyfill|zod|cloudflare:workers)/,
};

const roomOf = (file: string): Room | undefined =>
  (Object.keys(MAY_IMPORT) as Room[]).find((room) => file.startsWith(`src/${room}/`));

/** Code without comments and strings: good enough to find a call. */
const codeOf = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '').replace(/'(?:[^'\\\n]|\\.)*'/g, "''");

describe('the rooms', () => {
  it('are the only places where source lies', () => {
    expect(sources.filter(({ file }) => !roomOf(file)).map(({ file }) => file)).toEqual([]);
  });

  it('import only along their arrows', () => {
    const wrong = sources.flatMap(({ file, specifiers, imports }) => {
      const room = roomOf(file);
      if (!room) return [];
      const packages = specifiers.filter(
        (specifier) => !specifier.startsWith('.') && !PACKAGES[room].test(specifier),
      );
      const rooms = imports.filter((target) => {
        const other = roomOf(target);
        const isGenerated = target.startsWith('generated/') && room === 'worker';
        return !isGenerated && other !== room && !(other && MAY_IMPORT[room].includes(other));
      });
      return [...packages, ...rooms].map((target) => `${file} -> ${target}`);
    });
    expect(wrong).toEqual([]);
  });

  it('are entered by others through their doors', () => {
    const wrong = sources.flatMap(({ file, imports }) =>
      imports
        .filter((target) => {
          const other = roomOf(target);
          return other && other !== roomOf(file) && target !== `src/${other}/index.ts`;
        })
        .map((target) => `${file} -> ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  it('take only types of the rules into the words', () => {
    const wrong = sources
      .filter(({ file }) => roomOf(file) === 'words')
      .filter(({ text }) => /^(?:import (?!type )|export ).*\bfrom '(?:\.\.\/)+rules\//m.test(text))
      .map(({ file }) => file);
    expect(wrong).toEqual([]);
  });

  it('keep clocks and chance in the shells', () => {
    const isShell = ({ file }: { file: string }) =>
      /^src\/worker\/(http|mail\/in)\//.test(file) ||
      file === 'src/web/countdown.ts' ||
      /^src\/worker\/(index|tokens|game\/gameObject|game\/outbox\/delivery|mail\/out\/senderObject)\.ts$/.test(
        file,
      );
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

/** Still to be cut; nothing is added here. */
const KNOWN_CIRCLES: readonly string[] = [
  'src/worker/store/mail/addressNotices.ts, src/worker/store/people/addressChanges.ts',
  'src/worker/game/letters, src/worker/game/outbox, src/worker/game/show, src/worker/mail/out, src/worker/store/mail, src/worker/store/people',
];

describe('files and folders', () => {
  it('import one another in no circle', () => {
    const circles = [...circlesIn(fileGraph), ...circlesIn(folderGraph())];
    const isKnown = (circle: string): boolean =>
      KNOWN_CIRCLES.some((known) => circle.split(', ').every((node) => known.split(', ').includes(node)));
    expect(circles.filter((circle) => !isKnown(circle))).toEqual([]);
  });
});
