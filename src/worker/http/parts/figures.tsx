/** The diagrams of a rule sheet: pictures with captions, drawn when its guide was made. */
import { raw } from 'hono/html';
import type { Figure } from '../../../guides/index.ts';
import type { AnyRules } from '../../../rules/index.ts';
import type { Words } from '../../../words/index.ts';
import { boardPath } from './boardAddress.ts';
import { WholeMoves } from './wholeMoves.tsx';

interface FiguresFacts {
  readonly words: Words;
  readonly rules: AnyRules;
  readonly figures: readonly Figure[];
}

export const Figures = ({ words, rules, figures }: FiguresFacts) => (
  <div class="diagrams">
    {figures.map(({ id, svg, caption, board }) => (
      <figure class="diagram" id={`diagram-${id}`}>
        {raw(svg)}
        <figcaption>
          <WholeMoves text={caption} />{' '}
          <a href={boardPath({ rulesId: rules.id, ...board })}>{words.pages.rules.onBoard}</a>
        </figcaption>
      </figure>
    ))}
  </div>
);
