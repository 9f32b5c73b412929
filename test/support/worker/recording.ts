/**
 * A database that only writes down what it is asked, and arguments to ask it with. Every query of the store
 * can thus be had without setting up what it is about.
 */

/** Values that the store parses, by their columns' names. */
const PARSED: Readonly<Record<string, unknown>> = {
  zone: 'UTC',
  digestHour: 8,
  name: 'accounts',
  ...{
    reports: '[]',
    days: '[]',
    players: '[]',
    found: '{}',
    trouble: '{}',
    options: '{}',
    letter: '{"attachments":[]}',
  },
};

/** Any argument and any row: its properties, its calls and its elements are the same again. */
// biome-ignore lint/suspicious/noExplicitAny: it is of every type at once.
export const anything: any = new Proxy(() => anything, {
  get(_, name) {
    if (typeof name === 'string' && name in PARSED) return PARSED[name];
    if (name === Symbol.toPrimitive) return () => 1;
    if (name === Symbol.iterator) return () => [anything][Symbol.iterator]();
    if (name === 'toJSON') return () => 1;
    if (name === 'then') return undefined;
    if (name === 'length') return 1;
    if (name === 'map' || name === 'flatMap')
      return (each: (one: unknown) => unknown) => [each(anything)].flat();
    return anything;
  },
  apply: () => anything,
});

export interface Asked {
  readonly sql: string;
  /** The file and the place in it that asked. */
  readonly file: string;
  readonly place: string;
}

export function recording(): { readonly db: D1Database; readonly asked: Asked[] } {
  const asked: Asked[] = [];
  // A row that can be taken apart as well.
  const row = new Proxy<Record<string | symbol, unknown>>(
    { ...PARSED },
    {
      get: (own, name) => (name in own ? own[name] : anything[name]),
    },
  );
  const answer = { results: [row], meta: anything };
  const prepare = (sql: string) => {
    const [, file = '', place = ''] =
      /\/worker\/(store\/[\w/]+\.ts)[^:)]*:(\d+:\d+)/.exec(new Error().stack ?? '') ?? [];
    asked.push({ sql, file, place });
    const statement = {
      bind: () => statement,
      all: async () => (sql.includes('pragma_table_info') ? { results: [{ name: 'id' }] } : answer),
      first: async (column?: string) => (column === undefined ? row : row[column]),
      run: async () => answer,
    };
    return statement;
  };
  const db = { prepare, batch: async (all: readonly unknown[]) => all.map(() => answer) };
  return { db: db as unknown as D1Database, asked };
}
