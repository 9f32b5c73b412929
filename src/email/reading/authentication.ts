/**
 * Whether the From domain vouches for a letter: the DMARC result (RFC 7489) that our own receiving server
 * wrote into Authentication-Results (RFC 8601). A sender can add that field too, but only further down: the
 * receiver puts its own on top. So only the topmost one counts, and only with the receiver's name.
 */

/** A header field, in message order; `key` in lower case, `value` unfolded. */
export interface HeaderField {
  readonly key: string;
  readonly value: string;
}

/**
 * - `pass`: for the domain of the From address itself
 * - `misaligned`: it passed, but for another domain
 * - `fail`: any other result, also a contradictory one
 * - `absent`: our receiver said nothing of it
 */
export type Dmarc = 'pass' | 'misaligned' | 'fail' | 'absent';

export interface AuthenticationResults {
  /** The name of the server that checked, in lower case. */
  readonly authservId: string;
  /** Each with its properties by `ptype.property`; names in lower case, values as they stand. */
  readonly results: readonly {
    readonly method: string;
    readonly result: string;
    readonly properties: ReadonlyMap<string, string>;
  }[];
}

const FIELD = 'authentication-results';

/** The result for a clause that names a property twice, whatever it claims. */
const CONTRADICTION = 'contradiction';

/** Longer fields are not read: no honest one is nearly that long. */
const MAX_FIELD = 8_000;

export function readDmarc(header: readonly HeaderField[], authservId: string, fromDomain: string): Dmarc {
  const topmost = header.find(({ key }) => key === FIELD);
  const read = topmost && parseAuthenticationResults(topmost.value);
  if (!read || read.authservId !== authservId.toLowerCase()) return 'absent';
  const [dmarc, ...others] = read.results.filter(({ method }) => method === 'dmarc');
  if (!dmarc) return 'absent';
  if (others.length > 0 || dmarc.result !== 'pass') return 'fail';
  const domain = dmarc.properties.get('header.from')?.toLowerCase();
  return domain !== undefined && domain === fromDomain.toLowerCase() ? 'pass' : 'misaligned';
}

/** undefined if the value does not follow RFC 8601, section 2.2. */
export function parseAuthenticationResults(value: string): AuthenticationResults | undefined {
  if (value.length > MAX_FIELD) return undefined;
  const tokens = tokenize(value);
  if (!tokens) return undefined;
  const [head = [], ...rest] = splitAt(tokens, ';');
  // authserv-id, and perhaps a version
  const [authservId, version, ...more] = words(head);
  if (!authservId || more.length > 0 || (version !== undefined && !/^\d+$/.test(version))) return undefined;
  const results: AuthenticationResults['results'][number][] = [];
  for (const clause of rest.map(words)) {
    if (clause.length === 0 || (clause.length === 1 && clause[0]?.toLowerCase() === 'none')) continue;
    const [first = '', ...properties] = clause;
    const [method, result] = assignment(first) ?? [];
    if (!method || !result) return undefined;
    const named = new Map(properties.map((word) => assignment(word) ?? [word.toLowerCase(), '']));
    results.push({
      method: method.replace(/\/\d+$/, ''),
      result: named.size < properties.length ? CONTRADICTION : result.toLowerCase(),
      properties: named,
    });
  }
  return { authservId: authservId.toLowerCase(), results };
}

/** A character with a special meaning, a run of white space, or a run of ordinary text. */
type Token =
  | { readonly type: ';' }
  | { readonly type: 'space' }
  | { readonly type: 'text'; readonly text: string };

/** Comments become white space, and quoted strings lose their quotes; undefined if one is left open. */
function tokenize(value: string): Token[] | undefined {
  const tokens: Token[] = [];
  let at = 0;
  while (at < value.length) {
    const character = value.charAt(at);
    if (character === '(') {
      const end = endOfComment(value, at);
      if (end === undefined) return undefined;
      tokens.push({ type: 'space' });
      at = end;
    } else if (character === '"') {
      const quoted = /^"((?:[^"\\]|\\.)*)"/s.exec(value.slice(at));
      if (!quoted) return undefined;
      tokens.push({ type: 'text', text: (quoted[1] ?? '').replace(/\\(.)/gs, '$1') });
      at += quoted[0].length;
    } else if (character === ';') {
      tokens.push({ type: ';' });
      at += 1;
    } else {
      const run = /^(?:\s+|[^\s;"(]+)/.exec(value.slice(at))?.[0] ?? character;
      tokens.push(run.trim() === '' ? { type: 'space' } : { type: 'text', text: run });
      at += run.length;
    }
  }
  return tokens;
}

/** Comments nest, and a backslash escapes the next character. */
function endOfComment(value: string, start: number): number | undefined {
  let depth = 0;
  for (let at = start; at < value.length; at++) {
    const character = value.charAt(at);
    if (character === '\\') at += 1;
    else if (character === '(') depth += 1;
    else if (character === ')') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return undefined;
}

function splitAt(tokens: readonly Token[], type: ';'): Token[][] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (token.type === type) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts;
}

/** The words of a clause. There may be white space around `=`, and text may be partly quoted. */
function words(clause: readonly Token[]): string[] {
  const joined: string[] = [];
  let glue = false;
  for (const token of clause) {
    if (token.type !== 'text') {
      glue = false;
      continue;
    }
    const previous = joined.at(-1);
    const continues =
      previous !== undefined && (glue || previous.endsWith('=') || token.text.startsWith('='));
    if (continues) joined[joined.length - 1] = previous + token.text;
    else joined.push(token.text);
    glue = true;
  }
  return joined;
}

function assignment(word: string): readonly [name: string, value: string] | undefined {
  const at = word.indexOf('=');
  return at > 0 ? [word.slice(0, at).toLowerCase(), word.slice(at + 1)] : undefined;
}
