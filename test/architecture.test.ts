/** Reads the imports and holds the arrows between the rooms; clocks and chance occur only in the shells. */
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { circlesIn, fileGraph, folderGraph, sources } from './support/imports.ts';

type Room =
  | 'words'
  | 'rules'
  | 'bots'
  | 'lessons'
  | 'puzzles'
  | 'render'
  | 'guides'
  | 'email'
  | 'web'
  | 'worker';

const MAY_IMPORT: Readonly<Record<Room, readonly Room[]>> = {
  words: ['rules'],
  rules: [],
  bots: ['rules'],
  lessons: ['rules', 'words'],
  puzzles: ['rules'],
  render: ['rules', 'words'],
  guides: ['rules', 'lessons', 'puzzles', 'render', 'words'],
  email: ['rules', 'render', 'words'],
  web: ['rules', 'render', 'words'],
  worker: ['rules', 'bots', 'lessons', 'puzzles', 'render', 'guides', 'email', 'words'],
};

/** Packages that a room may use; the other rooms may not. */
const PACKAGES: Readonly<Record<Room, RegExp>> = {
  words: /^$/,
  rules: /^$/,
  bots: /^$/,
  lessons: /^$/,
  puzzles: /^$/,
  render: /^$/,
  guides: /^$/,
  email: /^(node:crypto|node:buffer|hono\/html|postal-mime|resend)/,
  web: /^$/,
  worker: /^(node:crypto|node:zlib|hono|temporal-polyfill|zod|cloudflare:workers)/,
};

const roomOf = (file: string): Room | undefined =>
  (Object.keys(MAY_IMPORT) as Room[]).find((room) => file.startsWith(`src/${room}/`));

/** A room's `index.ts`; each kind of letter is a door of its own, so that the room needs no list of them. */
const isDoor = (file: string): boolean => /^src\/(?:\w+\/index|email\/letters\/\w+)\.ts$/.test(file);

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
          return other && other !== roomOf(file) && !isDoor(target);
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
      /^src\/worker\/(index|tokens|game\/gameObject|game\/outbox\/delivery|mail\/out\/senderObject|mail\/out\/digestObject)\.ts$/.test(
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

describe('files and folders', () => {
  it('import one another in no circle', () => {
    expect([...circlesIn(fileGraph), ...circlesIn(folderGraph())]).toEqual([]);
  });
});

/** What everybody may use; and what every shell may. */
const PURE = ['clock', 'canonicalJson.ts', 'sha256.ts', 'limits.ts', 'likeness.ts'];
const COMMON = [
  ...PURE,
  'game/offers',
  'game/model',
  'env.ts',
  'settings.ts',
  'log.ts',
  'lacks.ts',
  'links.ts',
  'tokens.ts',
  'atlas.ts',
  'guide.ts',
  'vocabulary.ts',
  'entries.ts',
  'askGames.ts',
];
/** What pages and mail do alike. */
const SHARED = [
  'startGame.ts',
  'acceptInvitation.ts',
  'signInLetter.ts',
  'proofLetter.ts',
  'sendAsked.ts',
  'askedLetters.ts',
  'reportPlayer.ts',
  'forgetPlayer.ts',
  'lettersToAccount.ts',
  'substituteLetter.ts',
];

/**
 * The places inside the worker, and what each may import beside itself; `game/*` is every folder of the game.
 */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  clock: [],
  'canonicalJson.ts': [],
  'sha256.ts': [],
  'limits.ts': ['clock'],
  'likeness.ts': [],
  'tokens.ts': ['sha256.ts'],
  'settings.ts': [],
  'log.ts': ['tokens.ts'],
  'lacks.ts': ['settings.ts'],
  'env.ts': ['settings.ts'],
  'links.ts': ['game/model'],
  'assets.ts': [],
  'atlas.ts': ['assets.ts'],
  'guide.ts': ['assets.ts'],
  'vocabulary.ts': ['assets.ts'],
  'entries.ts': ['likeness.ts'],
  'askGames.ts': ['game/model', 'log.ts'],
  'startGame.ts': ['store', ...COMMON],
  'acceptInvitation.ts': ['store', ...COMMON],
  'askedLetters.ts': ['store', ...COMMON],
  'reportPlayer.ts': ['store', ...COMMON],
  'forgetPlayer.ts': ['store', ...COMMON],
  'lettersToAccount.ts': ['store', ...COMMON],
  'substituteLetter.ts': ['askedLetters.ts', 'mail/out', 'store', ...COMMON],
  'signInLetter.ts': ['mail/out', 'store', ...COMMON],
  'proofLetter.ts': ['mail/out', 'store', ...COMMON],
  'sendAsked.ts': ['askedLetters.ts', 'proofLetter.ts', 'signInLetter.ts', 'mail/out', 'store', ...COMMON],

  // One match: pure up to `reply`, but for the log's table.
  'game/offers': PURE,
  'game/model': ['game/offers', ...PURE],
  'game/evolve': ['game/offers', 'game/model', ...PURE],
  'game/decide': ['game/offers', 'game/evolve', 'game/model', ...PURE],
  'game/log': ['game/decide', 'game/offers', 'game/evolve', 'game/model', ...PURE],
  'game/machine': ['game/offers', 'game/evolve', 'game/model', ...PURE],
  'game/plans': ['game/decide', 'game/offers', 'game/evolve', 'game/model', ...PURE],
  'game/show': ['game/evolve', ...COMMON],
  'game/letters': ['game/show', 'game/plans', 'game/decide', 'game/offers', 'game/evolve', ...COMMON],
  'game/reply': [
    'game/letters',
    'game/plans',
    'game/log',
    'game/decide',
    'game/offers',
    'game/evolve',
    ...COMMON,
  ],
  'game/outbox': [
    'game/reply',
    'game/machine',
    'game/plans',
    'game/letters',
    'game/log',
    'game/decide',
    'game/evolve',
    'mail/out',
    'store',
    ...COMMON,
  ],
  game: ['game/*', 'store', ...COMMON],

  backup: ['game/model', ...PURE],
  store: ['game/model', 'tokens.ts', ...PURE],
  'mail/out': ['store', ...COMMON],
  'mail/in': ['mail/out', 'game/show', 'game/evolve', 'store', ...SHARED, ...COMMON],
  cron: ['backup', 'mail/out', 'store', 'forgetPlayer.ts', 'sendAsked.ts', ...COMMON],

  'http/parts': ['http', 'game/show', 'game/plans', 'game/evolve', 'store', ...COMMON],
  'http/programs': [
    'http',
    'http/parts',
    'mail/in',
    'mail/out',
    'game/log',
    'game/show',
    'game/plans',
    'game/evolve',
    'store',
    ...COMMON,
  ],
  'http/pages': [
    'backup',
    'http',
    'http/parts',
    'http/programs',
    'mail/in',
    'mail/out',
    'cron',
    'game/*',
    'store',
    ...SHARED,
    ...COMMON,
  ],
  http: ['http/*', 'sendAsked.ts', 'mail/out', 'store', ...COMMON],
  'index.ts': ['env.ts', 'log.ts', 'store', 'http', 'mail/in', 'mail/out', 'cron', 'game'],
};

/** The innermost place that a file lies in; undefined outside of the worker. */
function placeOf(file: string): string | undefined {
  if (!file.startsWith('src/worker/')) return undefined;
  const inWorker = file.slice('src/worker/'.length);
  const around = Object.keys(PLACES).filter(
    (place) => inWorker === place || inWorker.startsWith(`${place}/`),
  );
  return around.sort((a, b) => b.length - a.length)[0];
}

describe('the places inside the worker', () => {
  it('are all named', () => {
    const inWorker = sources.filter(({ file }) => roomOf(file) === 'worker').map(({ file }) => file);
    expect(inWorker.filter((file) => !placeOf(file))).toEqual([]);
  });

  it('import only along their arrows', () => {
    const mayImport = (place: string, other: string): boolean =>
      place === other ||
      (PLACES[place] ?? []).some(
        (may) => may === other || (may.endsWith('/*') && other.startsWith(may.slice(0, -1))),
      );
    const wrong = sources.flatMap(({ file, imports }) => {
      const place = placeOf(file);
      return imports.flatMap((target) => {
        const other = placeOf(target);
        return place && other && !mayImport(place, other) ? [`${file} -> ${target}`] : [];
      });
    });
    expect(wrong).toEqual([]);
  });

  it('ask D1 only in the store, and the store sends no commands', () => {
    const isStore = ({ file }: { file: string }) => file.startsWith('src/worker/store/');
    const asking = sources.filter((source) => !isStore(source) && codeOf(source.text).includes('.prepare('));
    const commanding = sources.filter(
      (source) => isStore(source) && /\bEnv\b|\bGAMES\b/.test(codeOf(source.text)),
    );
    expect([...asking, ...commanding].map(({ file }) => file)).toEqual([]);
  });

  it('count time by the units of the clock', () => {
    const counting = /\b(86_?400|3_?600|60)_?000\b|\b60 \* 1000\b/;
    const wrong = sources.filter(
      ({ file, text }) =>
        file.startsWith('src/worker/') && file !== 'src/worker/clock/units.ts' && counting.test(codeOf(text)),
    );
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });

  it.each([
    ['hash', 'sha256.ts', /\bhash\b[^\n]*'node:crypto'|\bsubtle\.digest\b/],
    ['draw lots', 'tokens.ts', /\bgetRandomValues\b|\brandomUUID\b/],
  ])('%s in one file', (_, one, pattern) => {
    const found = sources.filter(({ file, text }) => file.startsWith('src/worker/') && pattern.test(text));
    expect(found.map(({ file }) => file)).toEqual([`src/worker/${one}`]);
  });
});

it('gives each migration of D1 a number of its own', () => {
  const numbers = readdirSync('migrations').map((file) => Number(/^\d{4}(?=_[a-z_]+\.sql$)/.exec(file)?.[0]));
  expect(
    numbers.filter((number, index) => numbers.indexOf(number) !== index || Number.isNaN(number)),
  ).toEqual([]);
});
