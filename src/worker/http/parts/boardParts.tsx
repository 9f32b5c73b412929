/**
 * The parts of a page with a board that `src/web` takes over, drawn whole by the server: nothing moves when the
 * script arrives, and what needs no script works before and without it.
 */
import { raw } from 'hono/html';
import { type BoardFacts, formatBoardFacts } from '../../../render/index.ts';
import type { AnyRules, Standing } from '../../../rules/index.ts';
import { exampleIn } from '../../game/evolve/turns.ts';

/** For the head of a page with a board. */
export const BoardScript = ({ facts }: { facts: BoardFacts }) => (
  <>
    <script type="application/json" id="board-facts">
      {raw(formatBoardFacts(facts))}
    </script>
    <script type="module" src="/play.js"></script>
  </>
);

export interface NewsFacts {
  /** The newest event that the page knows of. */
  readonly seq: number;
  /** Where a socket is told of newer ones, and the page that shows them. */
  readonly live: string;
  readonly path: string;
}

/** Says that the game has gone on since the page was loaded; until then it is not there. */
export const News = ({ seq, live, path }: NewsFacts) => (
  <p class="news" role="status" data-part="news" data-seq={String(seq)} data-live={live}>
    <a href={path} hidden>
      The game has gone on: show it
    </a>
  </p>
);

export interface MovePanelFacts {
  readonly rules: AnyRules;
  /** The position that the page shows. */
  readonly standing: Standing<unknown>;
  /** Where a move is sent to be shown; undefined where moves can only be tried. */
  readonly action: string | undefined;
  readonly typed?: string;
  /** What one goes back to from moves that were tried. */
  readonly home: string;
}

/** A move as text, and the buttons that go with the board. */
export const MovePanel = ({ rules, standing, action, typed = '', home }: MovePanelFacts) => (
  <form method="get" action={action} data-part="move" class={action ? 'move' : 'move needs-script'}>
    <p class="say needs-script" role="status" data-part="say"></p>
    <div class="field">
      <label for="move">{action ? 'Your move' : 'A move to try'}</label>
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
        Written like <code>{exampleIn(rules, standing)}</code>. <a href={`/rules/${rules.id}`}>Rules</a>
      </p>
    </div>
    {rules.words.length > 0 ? (
      <div
        class={beginsWithWords(rules, standing) ? 'row words begun needs-script' : 'row words needs-script'}
        data-part="words"
      ></div>
    ) : null}
    <div class="row">
      {action ? (
        <button type="submit" data-part="play">
          Show it on the board
        </button>
      ) : null}
      <button type="button" class="plain needs-script" data-part="try" disabled>
        {action ? 'Only try it' : 'Try it'}
      </button>
      <button type="button" class="plain needs-script" data-part="undo" disabled>
        Undo
      </button>
      <button type="button" class="plain needs-script" data-part="home" hidden>
        Back to {home}
      </button>
    </div>
  </form>
);

/** Whether the script will find words to be pressed before anything else is. */
const beginsWithWords = (rules: AnyRules, { position, outcome }: Standing<unknown>): boolean =>
  !outcome && rules.next(position, []).steps.some((step) => rules.words.includes(step));

export interface ReplayBarFacts {
  /** The path of the newest position. */
  readonly path: string;
  readonly ply: number;
  readonly last: number;
}

/** The way from position to position: links, and with a script a slider. */
export const ReplayBar = ({ path, ply, last }: ReplayBarFacts) => {
  const link = (go: string, to: number, text: string, rel?: string) => (
    <a data-go={go} rel={rel} href={to === ply || to < 0 || to > last ? undefined : `${path}/${to}`}>
      {text}
    </a>
  );
  return (
    <nav class="replay" aria-label="Positions" data-part="replay">
      <div class="row">
        {link('first', 0, 'Start')}
        {link('back', ply - 1, 'Back', 'prev')}
        {link('on', ply + 1, 'On', 'next')}
        {link('newest', last, 'Newest')}
        <button type="button" class="plain needs-script" data-part="auto" disabled>
          Watch
        </button>
      </div>
      <input
        type="range"
        class="needs-script"
        data-part="slider"
        aria-label="Position"
        min="0"
        max={String(last)}
        value={String(ply)}
        disabled
      />
    </nav>
  );
};

/** What the browser keeps for its reader alone. */
export const Notebook = ({ notes }: { notes: boolean }) => (
  <section class="notebook needs-script">
    <h2>Lines you tried</h2>
    <p class="hint">Kept in this browser; nobody else sees them.</p>
    <ul class="lines" data-part="lines"></ul>
    {notes ? (
      <>
        <h2>
          <label for="notes">Notes</label>
        </h2>
        <textarea id="notes" rows={4} data-part="notes" disabled></textarea>
      </>
    ) : null}
  </section>
);
