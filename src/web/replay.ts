/** Stepping through the game: links, a slider, the arrow keys, and autoplay. */
import { part } from './parts.ts';
import { goTo, lastPly, type Session, type Table } from './session.ts';

/** Milliseconds per position during autoplay; longer for people who prefer reduced motion. */
const PACE = 1200;
const CALM_PACE = 2500;

const paceOf = (): number => (matchMedia('(prefers-reduced-motion: reduce)').matches ? CALM_PACE : PACE);

/** Where each link leads from a ply. */
const WAYS: Readonly<Record<string, (ply: number, last: number) => number>> = {
  first: () => 0,
  back: (ply) => ply - 1,
  on: (ply) => ply + 1,
  newest: (_, last) => last,
};

/** One ply back or forward for an arrow key; 0 for other keys, and where arrows move something else. */
function stepOfKey(event: KeyboardEvent): -1 | 0 | 1 {
  const isElsewhere =
    event.target instanceof Element && event.target.closest('input, textarea, select, .cells');
  if (isElsewhere || event.altKey || event.ctrlKey || event.metaKey) return 0;
  return event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
}

/** Takes over the links between positions; `show` is called with each position. */
export function makeReplay(
  table: Table,
  path: string,
  show: (session: Session) => void,
): (session: Session) => void {
  const bar = part('replay', HTMLElement);
  const slider = part('slider', HTMLInputElement);
  const auto = part('auto', HTMLButtonElement);
  const label = auto?.querySelector('.label');
  if (!bar || !slider || !auto || !label) return () => undefined;
  const say = table.words.board.replay;
  const last = lastPly(table);
  const links = [...bar.querySelectorAll<HTMLAnchorElement>('a[data-go]')];
  let ply = 0;
  let running: ReturnType<typeof setInterval> | undefined;

  const stop = (): void => {
    clearInterval(running);
    running = undefined;
    label.textContent = say.watch;
  };
  const go = (to: number): void => {
    if (to >= 0 && to <= last) show(goTo(table, to));
  };
  const run = (): void => {
    label.textContent = say.stop;
    if (ply === last) go(0);
    running = setInterval(() => (ply < last ? go(ply + 1) : stop()), paceOf());
  };
  bar.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-go]') : null;
    const way = WAYS[link?.dataset.go ?? ''];
    if (!way) return;
    event.preventDefault();
    stop();
    go(way(ply, last));
  });
  slider.addEventListener('input', () => {
    stop();
    go(Number(slider.value));
  });
  auto.addEventListener('click', () => (running === undefined ? run() : stop()));
  document.addEventListener('keydown', (event) => {
    const step = stepOfKey(event);
    if (step === 0) return;
    event.preventDefault();
    stop();
    go(ply + step);
  });
  slider.disabled = last === 0;
  auto.disabled = last === 0;

  return (session) => {
    ply = session.ply;
    slider.value = String(ply);
    slider.setAttribute('aria-valuetext', ply === 0 ? say.atTheStart : say.afterMove(ply, last));
    for (const link of links) point(link, path, ply, last);
    history.replaceState(null, '', ply === last ? path : `${path}/${ply}`);
  };
}

/** Points the link to its target from this ply; or nowhere, if that is no other ply of the game. */
function point(link: HTMLAnchorElement, path: string, ply: number, last: number): void {
  const to = WAYS[link.dataset.go ?? '']?.(ply, last) ?? ply;
  if (to === ply || to < 0 || to > last) link.removeAttribute('href');
  else link.href = `${path}/${to}`;
}
