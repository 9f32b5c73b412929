/** A rule sheet: headings, paragraphs and lists. */
import type { RuleSheet } from '../../../words/index.ts';

export const RuleSheetView = ({ sheet }: { sheet: RuleSheet }) => (
  <>
    {sheet.sections.map(({ heading, paragraphs }) => (
      <section>
        <h2>{heading}</h2>
        {groupItems(paragraphs).map((group) =>
          group.isList ? (
            <ul>
              {group.texts.map((text) => (
                <li>{text}</li>
              ))}
            </ul>
          ) : (
            <p>{group.texts[0]}</p>
          ),
        )}
      </section>
    ))}
  </>
);

interface Group {
  readonly isList: boolean;
  readonly texts: string[];
}

/** Consecutive paragraphs that start with `- ` make one list. */
function groupItems(paragraphs: readonly string[]): readonly Group[] {
  const groups: Group[] = [];
  for (const paragraph of paragraphs) {
    const isList = paragraph.startsWith('- ');
    const last = groups.at(-1);
    if (isList && last?.isList) last.texts.push(paragraph.slice(2));
    else groups.push({ isList, texts: [isList ? paragraph.slice(2) : paragraph] });
  }
  return groups;
}
