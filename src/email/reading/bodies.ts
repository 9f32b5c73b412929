/**
 * The words of a message: its first text, as plain text and as HTML. Other texts in it are files, also where a mail
 * program shows them below the letter; the parser by itself would join them to one.
 */
import PostalMime, { type Email, type PostalMimeOptions } from 'postal-mime';

export interface Bodies {
  readonly text: string;
  readonly html: string;
}

export interface ParsedMail {
  readonly mail: Email;
  readonly bodies: Bodies;
}

interface Parameters {
  readonly parsed: { readonly value: string; readonly params: Readonly<Record<string, string>> };
}

/** What postal-mime keeps of each part, and what it collects: of its own kind, not among its published types. */
interface Part {
  readonly contentType: Parameters;
  readonly contentDisposition: Parameters;
}
type Texts = Readonly<Partial<Record<'plain' | 'html', readonly { readonly value: string }[]>>>;

class LetterParser extends PostalMime {
  /** By the part, or by the multipart/alternative of which the texts are versions of each other. */
  declare readonly textMap: ReadonlyMap<unknown, Texts>;

  /** A part with a name is a file. */
  isInlineTextNode({ contentType, contentDisposition }: Part): boolean {
    const isFile =
      contentDisposition.parsed.value === 'attachment' ||
      contentDisposition.parsed.params.filename !== undefined ||
      contentType.parsed.params.name !== undefined;
    return !isFile && (contentType.parsed.value === 'text/plain' || contentType.parsed.value === 'text/html');
  }
}

/** Rejects what passes the limits. */
export async function parseMail(raw: Uint8Array, limits: PostalMimeOptions): Promise<ParsedMail> {
  const parser = new LetterParser(limits);
  const mail = await parser.parse(raw);
  const versions = [...parser.textMap.values()].map((texts) => ({
    text: firstOf(texts.plain),
    html: firstOf(texts.html),
  }));
  const isWritten = ({ text, html }: Bodies): boolean => text.trim() !== '' || html.trim() !== '';
  return { mail, bodies: versions.find(isWritten) ?? { text: '', html: '' } };
}

const firstOf = (texts: readonly { readonly value: string }[] = []): string =>
  texts.find(({ value }) => value.trim() !== '')?.value ?? '';
