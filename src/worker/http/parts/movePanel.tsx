/** The text field for a move, and the bar of buttons that go with the board. */
import type { AnyRules, Standing } from '../../../rules/index.ts';
import type { Words } from '../../../words/index.ts';
import { exampleIn } from '../../game/evolve/turns.ts';

export interface MovePanelFacts {
  readonly words: Words;
  readonly rules: AnyRules;
  /** The position on the page. */
  readonly standing: Standing<unknown>;
  /** Where a move is sent for preview; undefined where moves can only be tried. */
  readonly action: string | undefined;
  readonly typed?: string;
  /** How a move is written; without it any that is legal. */
  readonly example?: string;
  /** The link back from tried moves. */
  readonly home: 'game' | 'start' | 'free';
  /** What is sent along with the move, for a page that keeps nothing. */
  readonly hidden?: Readonly<Record<string, string>>;
  /** What the field and the button say where no game's move is asked for; then nothing is tried either. */
  readonly asks?: { readonly label: string; readonly play: string };
  /** Whether a tried line can become one of the reader's plan. */
  readonly isPlanned?: boolean;
}

export const MovePanel = ({
  words,
  rules,
  standing,
  action,
  typed = '',
  example = exampleIn(rules, standing),
  home,
  hidden = {},
  asks,
  isPlanned = false,
}: MovePanelFacts) => {
  const text = words.pages.game.movePanel;
  return (
    <form method="get" action={action} data-part="move" class={action ? 'move' : 'move needs-script'}>
      {Object.entries(hidden).map(([name, value]) => (
        <input type="hidden" name={name} value={value} />
      ))}
      <div class="field">
        <label for="move">{asks?.label ?? (action ? text.label : text.tryLabel)}</label>
        <input
          id="move"
          name="move"
          class="move"
          type="text"
          value={typed}
          required
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          data-part="field"
        />
        <p class="hint">
          {text.hint}
          <code>{example}</code>
          {text.afterHint}
          <a href={`/rules/${rules.id}`}>{text.rules}</a>
        </p>
      </div>
      <Bar words={words} mayPlay={action !== undefined} home={home} asks={asks} isPlanned={isPlanned} />
    </form>
  );
};

interface BarFacts {
  readonly words: Words;
  readonly mayPlay: boolean;
  readonly home: MovePanelFacts['home'];
  readonly asks: MovePanelFacts['asks'];
  readonly isPlanned: boolean;
}

/** On a phone it stays at the bottom of the screen. Whoever is not to move sees it once they explore. */
const Bar = ({ words, mayPlay, home, asks, isPlanned }: BarFacts) => {
  const text = words.pages.game.movePanel;
  return (
    <div class={mayPlay ? 'bar' : 'bar idle'} data-part="bar">
      <p class="say needs-script" role="status" data-part="say"></p>
      {isPlanned ? (
        <>
          <p class="say needs-script" role="status" data-part="plan-said"></p>
          <button type="button" class="needs-script" data-part="plan-keep" hidden>
            {text.plan}
          </button>
        </>
      ) : null}
      <div class="buttons">
        <div class="words needs-script" data-part="words"></div>
        {mayPlay ? (
          <button type="submit" data-part="play">
            {asks?.play ?? text.show}
          </button>
        ) : null}
        <button type="button" class="plain needs-script" data-part="undo" disabled>
          {text.undo}
        </button>
        {asks ? null : (
          <button type="button" class="plain needs-script" data-part="try" disabled>
            {text.try}
          </button>
        )}
        <button type="button" class="plain needs-script" data-part="home" hidden>
          {text.backTo[home]}
        </button>
      </div>
    </div>
  );
};
