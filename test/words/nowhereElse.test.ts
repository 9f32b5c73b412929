/** What is said to people stands in the words and nowhere else. */
import { describe, expect, it } from 'vitest';
import { sources } from '../support/imports.ts';
import { type Text, textsIn } from '../support/texts.ts';

/** Two words with a space between them, or text between tags: somebody may read it. */
const looksSpoken = ({ kind, text }: Text): boolean =>
  kind === 'jsx' ? /\p{L}/u.test(text) : /\p{L}{2,}[,.:;!?’”]* +(?:… *)?[“(]?\p{L}{2,}/u.test(text);

/** What is not said to people, by the code before it. */
const BY_CODE: readonly RegExp[] = [
  // What cannot happen, and what only whoever runs the service is told.
  /\b(?:\w*Error|super|invalid|impossible)\( ?$|\bknown\(.*, ?$|\b(?:error|lastError|reason): ?$|\?\? ?$|\bclose\(.*$/,
  // Keys from which hashes and seals are derived.
  /\b(?:mac|sha256\w*|derive\w*|hash\w*|seal\w*|sign\w*|Purpose) ?[(=]? ?$/,
  // Classes, and other attributes that are lists of tokens.
  /\b(?:class|className|rel|accept|sandbox|allow|style|content)=[^<>]*$|\bmakeButton\(.*, ?$/,
];

/** What is not said to people, by its own look. */
const BY_LOOK: readonly RegExp[] = [
  // SQL.
  /\b(?:SELECT|INSERT|UPDATE|DELETE|WHERE|ORDER BY|AND|EXISTS|CREATE|ALTER|DROP TABLE|IS NULL|IS NOT NULL)\b/,
  // Headers of HTTP and of mail, and their values.
  /^[A-Z][\w-]+: |^[a-z]+\/[\w.+-]+(?:;|$)|^(?:private|public|no-store|max-age)\b|^default-src |^allow-/,
  // Markup, styles, queries of media, selectors.
  /^\s*(?:…\s*)?<[!?a-z/…]|sans-serif|monospace|^\d+px |^margin:|^\(prefers-|^@media |^\.\w+\{|^input, /,
];

/** Places where no sentence is said, though words are written there. */
const BY_PLACE: readonly (readonly [RegExp, RegExp])[] = [
  // What people write in their letters, in any language, as it is understood.
  [/^src\/email\/reading\//, /./],
  // Authors, and the spellings of pieces that are understood in moves.
  [/^src\/rules\//, /^(?:[A-Z]\w+ [A-Z]\w+|[a-z]+ [a-z]+)$/],
  // What a clock and an answer by mail look like as they are typed.
  [/^src\/worker\/http\//, /^(?:\d\S*|offer \w+)$/],
  // Secrets that were published; what seals and hashes are told apart by; lanes of the outbox.
  [
    /^src\/(?:worker\/settings|worker\/mail\/out\/addressNotices|email\/links\/replyAddress|email\/webhook)\.ts$/,
    /./,
  ],
  [/^src\/worker\/game\/outbox\/drain\.ts$/, /^held letter …$/],
  // An answer inside the Worker, and what limits count by.
  [/^src\/worker\/game\/gameObject\.ts$/, /^no such game$/],
  [/^src\/worker\/askedLetters\.ts$/, /./],
  // The socket's own protocol, and whose sockets are closed.
  [
    /^src\/(?:web\/live|worker\/game\/watchers)\.ts$/,
    /^(?:still there\?|too many (?:of this machine )?watch|the watch link was renewed)$/,
  ],
];

const spokenIn = (file: string, text: string): readonly string[] =>
  textsIn(text, file.endsWith('.tsx'))
    .filter(looksSpoken)
    .filter(({ before }) => !BY_CODE.some((pattern) => pattern.test(before)))
    .filter((each) => !BY_LOOK.some((pattern) => pattern.test(each.text)))
    .filter((each) => !BY_PLACE.some(([place, look]) => place.test(file) && look.test(each.text)))
    .map((each) => `${file}:${each.line} ${each.text.trim().replace(/\s+/g, ' ').slice(0, 80)}`);

describe('what is said to people', () => {
  it('stands in the words and nowhere else', () => {
    const found = sources
      .filter(({ file }) => !file.startsWith('src/words/'))
      .flatMap(({ file, text }) => spokenIn(file, text));
    expect(found).toEqual([]);
  });
});
