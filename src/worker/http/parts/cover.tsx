/** The picture of a board that stands for its kind of game. */
import { layoutOf } from '../../../render/index.ts';
import type { AnyRules } from '../../../rules/index.ts';

export const Cover = ({ rules }: { readonly rules: AnyRules }) => {
  const { width, height } = layoutOf(rules);
  return (
    <img
      class="cover"
      src={`/rules/${rules.id}/board.svg`}
      alt=""
      width={String(width)}
      height={String(height)}
      loading="lazy"
    />
  );
};
