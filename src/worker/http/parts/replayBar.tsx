/** Stepping through the positions: links, and with a script a slider. */
import type { Words } from '../../../words/index.ts';
import { Icon, type IconName } from './icon.tsx';

export interface ReplayBarFacts {
  readonly words: Words;
  /** The path of the newest position. */
  readonly path: string;
  readonly ply: number;
  readonly last: number;
}

export const ReplayBar = ({ words, path, ply, last }: ReplayBarFacts) => {
  const text = words.pages.game.replay;
  const link = (go: IconName, to: number, label: string, rel?: string) => (
    <a data-go={go} rel={rel} href={to === ply || to < 0 || to > last ? undefined : `${path}/${to}`}>
      <Icon name={go} />
      <span class="label">{label}</span>
    </a>
  );
  return (
    <nav class="replay" aria-label={text.positions} data-part="replay">
      <div class="controls">
        {link('first', 0, text.start)}
        {link('back', ply - 1, text.back, 'prev')}
        {link('on', ply + 1, text.on, 'next')}
        {link('newest', last, text.newest)}
        <button type="button" class="needs-script" data-part="auto" disabled>
          <Icon name="watch" />
          <span class="label">{text.watch}</span>
        </button>
        <TurnButton words={words} />
        <ContrastButton words={words} />
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

/** Turns the board to the next player's side. */
export const TurnButton = ({ words }: { readonly words: Words }) => (
  <button type="button" class="needs-script" data-part="turn" disabled>
    <Icon name="turn" />
    <span class="label">{words.pages.game.replay.turn}</span>
  </button>
);

/** Writes the sides' letters upon their pieces. */
export const ContrastButton = ({ words }: { readonly words: Words }) => (
  <button type="button" class="needs-script" data-part="contrast" disabled>
    <Icon name="contrast" />
    <span class="label">{words.pages.game.replay.contrast}</span>
  </button>
);

/** What a board has to be pressed below it where there is nothing to step through. */
export const BoardControls = ({ words }: { readonly words: Words }) => (
  <div class="replay controls needs-script">
    <TurnButton words={words} />
    <ContrastButton words={words} />
  </div>
);
