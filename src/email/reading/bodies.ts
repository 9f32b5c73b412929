/**
 * The words of a message: its first text, as plain text and as HTML. Any other texts count as files, even if
 * mail programs show them below the letter; left to itself, the parser would join them all.
 */
import PostalMime, { type Email, type PostalMimeOptions } from 'postal-mime';
import { unfold } from './flowed.ts';

export interface Bodies {
  readonly text: string;
  readonly html: string;
}

export interface ParsedMail {
  readonly mail: Email;
  readonly bodies: Bodies;
}

interface Parameters {
  readonly parsed: { readonly value: string; readonly params: Record<string, string> };
}

/**
 * What postal-mime keeps about each part, and what it collects. Internal to it, not in its published types.
 */
interface Part {
  readonly contentType: Parameters;
  readonly contentDisposition: Parameters;
}
interface Text {
  readonly type: string;
  readonly value: string;
}
type Texts = Readonly<Partial<Record<'plain' | 'html', readonly Text[]>>>;

/** Parts after this many are not read: the text comes first. */
const MAX_PARTS = 100;

const TEXTS: ReadonlySet<string> = new Set(['text/plain', 'text/html']);
/** What mail programs show as plain text if there is nothing else. */
const OTHER_TEXTS: ReadonlySet<string> = new Set([
  'text',
  'text/markdown',
  'text/x-markdown',
  'text/x-web-markdown',
]);

class LetterParser extends PostalMime {
  /** Keyed by the part, or by the multipart/alternative whose texts are versions of each other. */
  declare readonly textMap: ReadonlyMap<unknown, Texts>;
  declare readonly currentNode: unknown;
  declare readonly av: Uint8Array;
  declare readPos: number;
  private parts = 0;
  /** The line folding of the part that is read next. */
  private folding: { readonly deletesSpace: boolean } | undefined;

  /** Whether a text with a file name belongs to the letter itself: only if the letter has no other text. */
  namesAreWords = false;

  /**
   * A part with a name is a file. Unfolds text here, because the parser would join lines with the quote
   * below them.
   */
  isInlineTextNode({ contentType, contentDisposition }: Part): boolean {
    const { value, params } = contentType.parsed;
    this.folding = /^flowed$/i.test(params.format ?? '')
      ? { deletesSpace: /^yes$/i.test(params.delsp ?? '') }
      : undefined;
    delete params.format;
    const isNamed = contentDisposition.parsed.params.filename !== undefined || params.name !== undefined;
    const isFile = contentDisposition.parsed.value === 'attachment' || (isNamed && !this.namesAreWords);
    return !isFile && (TEXTS.has(value) || (this.namesAreWords && OTHER_TEXTS.has(value)));
  }

  addTextEntry(selector: unknown, type: 'plain' | 'html', text: Text): void {
    const isFolded = type === 'plain' && this.folding;
    const value = isFolded ? unfold(text.value, isFolded.deletesSpace) : text.value;
    parserOf(this).addTextEntry(selector, type, { ...text, value });
  }

  /** Skips the parser's joining and converting of texts, which we have no use for. */
  renderTextContent(): void {}

  async processLine(line: Uint8Array, isFinal: boolean): Promise<void> {
    const before = this.currentNode;
    await parserOf(this).processLine(line, isFinal);
    if (this.currentNode === before || isFinal) return;
    this.parts += 1;
    if (this.parts < MAX_PARTS) return;
    this.readPos = this.av.length;
    await parserOf(this).finalize();
  }
}

/** The parser's internal methods, as in its source. */
interface Methods {
  addTextEntry(selector: unknown, type: 'plain' | 'html', text: Text): void;
  processLine(line: Uint8Array, isFinal: boolean): Promise<void>;
  finalize(): Promise<void>;
}
const methods = PostalMime.prototype as unknown as Methods;
const parserOf = (parser: PostalMime): Methods => ({
  addTextEntry: methods.addTextEntry.bind(parser),
  processLine: methods.processLine.bind(parser),
  finalize: methods.finalize.bind(parser),
});

/** Rejects a message that exceeds the limits. */
export async function parseMail(raw: Uint8Array, limits: PostalMimeOptions): Promise<ParsedMail> {
  const read = await parseWith(new LetterParser(limits), raw);
  if (isWritten(read.bodies)) return read;
  const parser = new LetterParser(limits);
  parser.namesAreWords = true;
  return { mail: read.mail, bodies: (await parseWith(parser, raw)).bodies };
}

async function parseWith(parser: LetterParser, raw: Uint8Array): Promise<ParsedMail> {
  const mail = await parser.parse(raw);
  const versions = [...parser.textMap.values()].map((texts) => ({
    text: firstOf(texts.plain),
    html: firstOf(texts.html),
  }));
  return { mail, bodies: versions.find(isWritten) ?? { text: '', html: '' } };
}

const isWritten = ({ text, html }: Bodies): boolean => text.trim() !== '' || html.trim() !== '';

const firstOf = (texts: readonly Text[] = []): string =>
  texts.find(({ value }) => value.trim() !== '')?.value ?? '';
