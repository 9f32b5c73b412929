/** Countdowns that keep running while a page stays open. */
import { formatDuration } from '../render/index.ts';
import type { BoardWords } from '../words/index.ts';

const EVERY = 20_000;

/** Takes over the server's elements with `data-deadline`, in ms since 1970. */
export function startCountdowns(words: BoardWords, root: ParentNode): void {
  const running = [...root.querySelectorAll<HTMLElement>('[data-deadline]')];
  if (running.length === 0) return;
  const tick = (): void => {
    for (const element of running) {
      const left = Number(element.dataset.deadline) - Date.now();
      element.textContent = formatDuration(words, Math.max(0, left));
    }
  };
  tick();
  setInterval(tick, EVERY);
}
