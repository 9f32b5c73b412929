/** A rule sheet: what is in it, then headings, paragraphs, lists and diagrams. */
import { raw } from 'hono/html';
import type { Guide } from '../../../guides/index.ts';
import type { AnyRules } from '../../../rules/index.ts';
import type { Words } from '../../../words/index.ts';
import { Figures } from './figures.tsx';
import { WholeMoves } from './wholeMoves.tsx';

export interface RuleSheetFacts {
  readonly words: Words;
  readonly rules: AnyRules;
  readonly guide: Guide;
}

export const RuleSheetView = ({ words, rules, guide: { shared, sections } }: RuleSheetFacts) => (
  <>
    {raw(shared)}
    <nav class="contents" aria-label={words.pages.rules.contents}>
      <ul>
        {sections.map(({ heading }) => (
          <li>
            <a href={`#${anchorOf(heading)}`}>{heading}</a>
          </li>
        ))}
      </ul>
    </nav>
    {sections.map(({ heading, paragraphs, figures }) => (
      <section id={anchorOf(heading)}>
        <h2>{heading}</h2>
        {groupItems(paragraphs).map((group) =>
          group.isList ? (
            <ul>
              {group.texts.map((text) => (
                <li>
                  <WholeMoves text={text} />
                </li>
              ))}
            </ul>
          ) : (
            <p>
              <WholeMoves text={group.texts[0] ?? ''} />
            </p>
          ),
        )}
        {figures.length > 0 ? <Figures words={words} rules={rules} figures={figures} /> : null}
      </section>
    ))}
  </>
);

/** What follows the `#` in a link to the section under `heading`. */
const anchorOf = (heading: string): string => heading.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');

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
