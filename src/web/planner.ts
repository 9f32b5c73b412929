/**
 * The reader's plan beside the board: a tried line becomes one of it, and its buttons answer without leaving
 * the board. What the server says takes the panel's place.
 */
import { makeElement, part } from './parts.ts';
import { plannedLine } from './plannedLine.ts';
import { lastPly, type Session, type Table } from './session.ts';

export interface Planner {
  readonly show: (session: Session) => void;
  /** Takes over what a newer page of the game says of the plan. */
  readonly renew: (page: Document) => void;
}

const NOTHING: Planner = { show: () => undefined, renew: () => undefined };

export function makePlanner(table: Table): Planner {
  const panel = part('plan', HTMLElement);
  if (!panel) return NOTHING;
  const say = table.words.board.plan;
  const keep = part('plan-keep', HTMLButtonElement);
  const said = part('plan-said', HTMLElement);
  /** The moves of the line on the board, one below the other. */
  let tried = '';
  let kept: string | undefined;

  const renew = (page: Document): boolean => {
    const fresh = page.querySelector('[data-part="plan"]');
    if (!fresh) return false;
    const hadFocus = panel.contains(document.activeElement);
    panel.replaceChildren(...fresh.childNodes);
    if (hadFocus) panel.focus();
    return true;
  };
  const warn = (why: string): void => {
    panel.querySelector('.problem')?.remove();
    const problem = makeElement('p', 'problem', why);
    problem.setAttribute('role', 'alert');
    panel.prepend(problem);
  };
  /** Why it was not done; '' if it was. */
  const send = async (form: HTMLFormElement, more: Readonly<Record<string, string>>): Promise<string> => {
    const fields = new URLSearchParams();
    for (const [name, value] of new FormData(form)) fields.set(name, String(value));
    // The page of the plan answers, wherever the panel stands.
    fields.delete('from');
    for (const [name, value] of Object.entries(more)) fields.set(name, value);
    try {
      const answer = await fetch(form.action, { method: 'POST', body: fields });
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
      const problem = page.querySelector('main .problem') ?? page.querySelector('main');
      const why = answer.ok ? '' : (problem?.textContent?.trim() ?? say.notReached);
      if (renew(page) || why === '') return why;
      warn(why);
      return why;
    } catch {
      warn(say.notReached);
      return say.notReached;
    }
  };
  const tell = (text: string): void => {
    if (said) said.textContent = text;
  };
  const markKept = (line: string | undefined): void => {
    kept = line;
    const isKept = line !== undefined && line === tried;
    keep?.setAttribute('aria-disabled', String(isKept));
    if (isKept) tell(say.kept);
  };
  const open = (): void => {
    const tab = panel.closest('details');
    if (tab) tab.open = true;
  };

  panel.addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    const pressed = submitter instanceof HTMLButtonElement ? { [submitter.name]: submitter.value } : {};
    // The line on the board may be the one that was removed.
    void send(form, pressed).then(() => markKept(undefined));
  });
  keep?.addEventListener('click', () => {
    const form = part('plan-line', HTMLFormElement);
    const sent = tried;
    if (!form || sent === '' || sent === kept) return;
    void send(form, { line: sent, ply: String(lastPly(table)) }).then((why) => {
      open();
      if (why === '') markKept(sent);
      else tell(why);
    });
  });
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('a[href="#plan"]')) return;
    open();
    panel.focus();
  });
  if (location.hash === '#plan') open();

  const show = (session: Session): void => {
    const line = plannedLine(table, session);
    const next = line?.isAnswered ? line.moves.join('\n') : '';
    if (next === '' || next !== tried) tell(line && !line.isAnswered ? say.answer : '');
    tried = next;
    if (keep) keep.hidden = next === '';
    markKept(kept);
  };
  return { show, renew: (page) => void renew(page) };
}
