/** The pages about who runs this instance, and what it stores about people. */
import type { Words } from '../../../../words/index.ts';
import type { Settings } from '../../../settings.ts';
import type { PageFacts } from '../../layout.tsx';

const Contact = ({ words, contact }: { words: Words; contact: string | undefined }) =>
  contact === undefined ? null : (
    <p>
      {words.pages.imprint.contact}
      <a href={contact.startsWith('https:') ? contact : `mailto:${contact}`}>{contact}</a>
    </p>
  );

export function imprintPage(
  words: Words,
  { imprint, contact }: Pick<Settings, 'imprint' | 'contact'>,
): PageFacts {
  const text = words.pages.imprint;
  // A variable in wrangler.toml may have several lines.
  const lines = (imprint ?? '').split('\n').filter((line) => line.trim() !== '');
  return {
    title: text.title,
    children: (
      <>
        <h1>{text.title}</h1>
        {lines.map((line) => (
          <p>{line}</p>
        ))}
        <Contact words={words} contact={contact} />
      </>
    ),
  };
}

export function privacyPage(words: Words, { contact, mailSender }: Settings): PageFacts {
  const text = words.pages.imprint.privacy;
  return {
    title: text.title,
    children: (
      <>
        <h1>{text.title}</h1>
        {text.paragraphs.map((paragraph) => (
          <p>{paragraph}</p>
        ))}
        <p>{text.sender[mailSender]}</p>
        <Contact words={words} contact={contact} />
      </>
    ),
  };
}
