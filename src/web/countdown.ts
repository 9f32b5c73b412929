/** Countdowns that keep running while a page stays open. */
import { formatDuration } from '../render/index.ts';
import type { BoardWords } from '../words/index.ts';

const EVERY = 20_000;

/** Takes over the server's elements with `data-deadline`, in ms since 1970, also those that come later. */
export function startCountdowns(words: BoardWords, root: ParentNode): void {
  const tick = (): void => {
    for (const element of root.querySelectorAll<HTMLElement>('[data-deadline]')) {
      const left = Number(element.dataset.deadline) - Date.now();
      element.textContent = formatDuration(words, Math.max(0, left));
    }
  };
  tick();
  setInterval(tick, EVERY);
}
