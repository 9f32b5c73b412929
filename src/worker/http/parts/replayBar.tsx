/** Stepping through the positions: links, and with a script a slider. */
import type { Words } from '../../../words/index.ts';

export interface ReplayBarFacts {
  readonly words: Words;
  /** The path of the newest position. */
  readonly path: string;
  readonly ply: number;
  readonly last: number;
}

export const ReplayBar = ({ words, path, ply, last }: ReplayBarFacts) => {
  const text = words.pages.game.replay;
  const link = (go: string, to: number, label: string, rel?: string) => (
    <a data-go={go} rel={rel} href={to === ply || to < 0 || to > last ? undefined : `${path}/${to}`}>
      {label}
    </a>
  );
  return (
    <nav class="replay" aria-label={text.positions} data-part="replay">
      <div class="row">
        {link('first', 0, text.start)}
        {link('back', ply - 1, text.back, 'prev')}
        {link('on', ply + 1, text.on, 'next')}
        {link('newest', last, text.newest)}
        <button type="button" class="plain needs-script" data-part="auto" disabled>
          {text.watch}
        </button>
      </div>
      <input
        type="range"
        class="needs-script"
        data-part="slider"
        aria-label={text.position}
        min="0"
        max={String(last)}
        value={String(ply)}
        disabled
      />
    </nav>
  );
};
