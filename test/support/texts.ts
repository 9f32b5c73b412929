/**
 * The texts in a source file: what stands in string literals, in template literals and between the tags of
 * JSX. Read by a small scanner, since TypeScript 7 has no API: it knows comments, strings, templates with
 * what is nested in them, regular expressions and JSX, and nothing else of the language.
 */
export interface Text {
  readonly kind: 'string' | 'template' | 'jsx';
  readonly text: string;
  readonly line: number;
  /** The end of the code before it, in one line. */
  readonly before: string;
}

/** What stands in a template for a part that is computed. */
const GAP = '…';

/** Code before which a slash begins a regular expression. */
const BEFORE_REGEX = /(?:^|[=(,:;!&|?{}[\n+*%~^<>-]|\breturn|\btypeof|\bcase)\s*$/;
/** Code before which an angle bracket begins an element. */
const BEFORE_JSX = /(?:^|[=(,:;&|?{}[>]|\breturn|=>)\s*$/;

export function textsIn(source: string, isJsx: boolean): readonly Text[] {
  const texts: Text[] = [];
  let at = 0;
  let code = '';
  const lineAt = (place: number): number => source.slice(0, place).split('\n').length;
  const codeHere = (): string => code.slice(-80).replace(/\s+/g, ' ');
  const add = (kind: Text['kind'], text: string, place: number, before = codeHere()): void => {
    texts.push({ kind, text, line: lineAt(place), before });
  };
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const [taken] = pattern.exec(source) ?? [];
    if (taken !== undefined) at += taken.length;
    return taken;
  };

  function template(): void {
    const start = at;
    const before = codeHere();
    at++;
    let text = '';
    while (at < source.length && source[at] !== '`') {
      if (source.startsWith('${', at)) {
        at += 2;
        text += GAP;
        codeUntil('}');
        at++;
      } else if (source[at] === '\\') {
        text += source.slice(at, at + 2);
        at += 2;
      } else text += source[at++];
    }
    at++;
    add('template', text, start, before);
    code += '``';
  }

  /** An element or a fragment, from its `<` on. */
  function element(): void {
    at++;
    // Its name and attributes.
    while (at < source.length && source[at] !== '>' && !source.startsWith('/>', at)) {
      if (source[at] === '{') {
        at++;
        codeUntil('}');
        at++;
      } else if (source[at] === '"') {
        const start = at;
        const text = take(/"[^"]*"/y) ?? '""';
        code += source.slice(source.lastIndexOf(' ', start), start);
        add('string', text.slice(1, -1), start);
      } else code += source[at++];
    }
    if (source.startsWith('/>', at)) {
      at += 2;
      return;
    }
    at++;
    while (at < source.length && !source.startsWith('</', at)) {
      if (source[at] === '{') {
        at++;
        codeUntil('}');
        at++;
      } else if (source[at] === '<') element();
      else {
        const start = at;
        add('jsx', take(/[^{<]+/y) ?? '', start);
      }
    }
    take(/<\/[^>]*>/y);
    code += ' ';
  }

  /** Code as far as the closing mark that belongs to what has been opened. */
  function codeUntil(end: string): void {
    let depth = 0;
    while (at < source.length) {
      const here = source[at] as string;
      if (here === end && depth === 0) return;
      if (take(/\/\/[^\n]*|\/\*[\s\S]*?\*\//y) !== undefined) continue;
      const start = at;
      const string = take(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/y);
      if (string !== undefined) {
        add('string', string.slice(1, -1), start);
        code += "''";
      } else if (here === '`') template();
      else if (
        here === '/' &&
        BEFORE_REGEX.test(code) &&
        take(/\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/\w*/y)
      ) {
        code += '/./';
      } else if (
        isJsx &&
        here === '<' &&
        BEFORE_JSX.test(code) &&
        /^<(?:>|[A-Za-z])/.test(source.slice(at, at + 2))
      ) {
        element();
      } else {
        if (here === '{') depth++;
        if (here === '}') depth--;
        code += here;
        at++;
      }
    }
  }
  while (at < source.length) {
    codeUntil('\uFFFF');
  }
  return texts;
}
