/** The move as text, and the bar: what to do, a button for each word, and the Play button. */
import type { Step } from '../rules/index.ts';
import { isWhole } from './draft.ts';
import { makeButton, part } from './parts.ts';
import { isExploring, isForReal, lastPly, momentOf, type Session, type Table } from './session.ts';
import { describeDraft, wordLabel } from './words.ts';

export interface PanelActions {
  readonly press: (step: Step) => void;
  readonly type: (text: string) => void;
  readonly tryIt: () => void;
  readonly undo: () => void;
  /** Back from tried moves, or from an earlier position. */
  readonly goHome: () => void;
}

export interface Panel {
  readonly show: (session: Session) => void;
  /** Turns playing off, because the turn is over. The typed text stays. */
  readonly close: () => void;
}

/** Takes over the form for the move; `nonce` is sent with a move. */
export function makePanel(table: Table, nonce: string | undefined, actions: PanelActions): Panel {
  const form = part('move', HTMLFormElement);
  const say = part('say', HTMLElement);
  const field = part('field', HTMLInputElement);
  const words = part('words', HTMLElement);
  const play = part('play', HTMLButtonElement);
  const tryOut = part('try', HTMLButtonElement);
  const undo = part('undo', HTMLButtonElement);
  const home = part('home', HTMLButtonElement);
  const bar = part('bar', HTMLElement);
  if (!form || !bar || !say || !field || !undo || !home)
    return { show: () => undefined, close: () => undefined };

  if (nonce !== undefined) makePost(form, nonce);
  let shown: Session | undefined;
  let isClosed = false;
  const mayPlay = (): boolean =>
    !isClosed &&
    shown?.draft !== undefined &&
    isWhole(shown.draft) &&
    (table.isFree || isForReal(table, shown));
  field.addEventListener('input', () => actions.type(field.value));
  field.addEventListener('keydown', (event) => {
    // Enter in the field never plays in a game: it moves on to the button that does.
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (mayPlay() && !table.isFree) play?.focus();
    else actions.tryIt();
  });
  form.addEventListener('submit', (event) => {
    if (table.isFree || !mayPlay()) event.preventDefault();
    if (table.isFree) actions.tryIt();
  });
  tryOut?.addEventListener('click', actions.tryIt);
  undo.addEventListener('click', actions.undo);
  home.addEventListener('click', actions.goHome);

  const show = (session: Session): void => {
    shown = session;
    const { draft } = session;
    const isPlayable = draft !== undefined && isWhole(draft);
    const hasPassed = isClosed && isForReal(table, session);
    say.textContent = hasPassed ? table.words.board.panel.turnHasPassed : describeDraft(table, session);
    say.classList.toggle('wrong', draft?.refusal !== undefined);
    // While somebody types, the draft holds the text exactly as typed.
    const text = draft?.text ?? '';
    if (field.value !== text) field.value = text;
    field.disabled = draft === undefined;
    words?.replaceChildren(...wordButtons(table, session, actions.press));
    if (play) {
      play.disabled = !mayPlay();
      const { playMove, play: none } = table.words.board.panel;
      play.textContent = mayPlay() ? playMove(moveOf(table, session)) : none;
    }
    if (tryOut) tryOut.disabled = !isPlayable;
    undo.disabled = !isExploring(session);
    home.hidden = session.line.length === 0 && session.ply === lastPly(table);
    bar.classList.toggle('idle', play === undefined && !isExploring(session));
  };
  const close = (): void => {
    isClosed = true;
  };
  return { show, close };
}

/** The steps taken so far, spelled out; '' before the first. */
const moveOf = (table: Table, session: Session): string =>
  session.draft && session.draft.taken.length > 0
    ? table.rules.spell(momentOf(table, session).standing.position, session.draft.taken)
    : '';

/** The form that is sent to play the move, instead of the link to a page that asks first. */
function makePost(form: HTMLFormElement, nonce: string): void {
  form.method = 'post';
  const hidden = document.createElement('input');
  hidden.type = 'hidden';
  hidden.name = 'nonce';
  hidden.value = nonce;
  form.append(hidden);
}

/** A button for each step that is a word, such as `pass`. */
function wordButtons(
  table: Table,
  { draft }: Session,
  press: (step: Step) => void,
): readonly HTMLButtonElement[] {
  const steps = draft?.steps.filter((step) => table.rules.words.includes(step)) ?? [];
  return steps.map((step) =>
    makeButton(wordLabel(table.words, table.rules, step), () => press(step), 'plain'),
  );
}
