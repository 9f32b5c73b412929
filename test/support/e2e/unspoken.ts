/** What is not in the brackets of the pseudo-locale. */
import { allRules } from '../../../src/rules/index.ts';
import { SERVICE } from '../../../src/words/index.ts';

/** Data of ours, of players and of programs, which is the same in every language. */
const DATA: readonly RegExp[] = [
  /https?:\/\/[^\s"<>)]+|\bwww\.\S+/g,
  /[\w.+-]+@[\w.-]+/g,
  /<(script|style)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g,
  new RegExp([SERVICE, ...allRules.map(({ author }) => author)].join('|'), 'g'),
  // Players, the short ids of games in subjects, moves that are words, and rules by their ids.
  /\b(?:Ada|Ben|Cleo)\b|\([a-z2-7]{4}\)|\bpass\b/g,
  // What a clock looks like as it is typed, and Blue's pawn on boards of text.
  /\b\d+[dh]\S*|\bUp\b/g,
  new RegExp(`\\b(?:${allRules.map(({ id }) => id).join('|')})(?![\\w-])`, 'g'),
  // The header fields of a letter.
  /\b(?:X-[\w-]+|Auto-Submitted|References|In-Reply-To|List-Unsubscribe(?:-Post)?):[^\n<]*/g,
  /\bUTC\b/g,
  /&#?\w+;/g,
];

/** Attributes of HTML that people see or hear. */
const READ_ATTRIBUTES = /\s(?:title|alt|aria-label|aria-valuetext|placeholder)="([^"]*)"/g;

const WORD =
  /\p{L}{3,}|(?<![\p{L}\p{N}:])(?:an|as|at|be|by|if|in|is|it|me|my|no|of|on|or|so|to|up|us|we)(?![\p{L}\p{N}])/iu;

/** The stretches of a letter's text, or of a page, that no brackets are around. */
export function unspoken(text: string): readonly string[] {
  // Feeds hold escaped HTML.
  const markup = text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"');
  const plain = DATA.reduce((left, pattern) => left.replace(pattern, ' '), markup);
  const attributes = Array.from(plain.matchAll(READ_ATTRIBUTES), ([, value]) => value ?? '');
  const texts = [...plain.replace(/<[^>]*>/g, '\n').split('\n'), ...attributes];
  return texts
    .map((each) => each.replace(/⟦[^⟧]*⟧/g, '').trim())
    .filter((each) => WORD.test(each))
    .map((each) => each.slice(0, 90));
}
