/**
 * The view with more contrast: pieces bear their side's letter, and names of cells are dark. The browser
 * remembers the choice for all games; until there is one, it is what the system asks of every page.
 */
import { part } from './parts.ts';
import { shelfOf } from './storage.ts';

const LETTERS = 'letters';
const CHOICES = { on: 'yes', off: 'no' } as const;

/** Whether pieces bear letters now. `change` is called when the reader has chosen otherwise. */
export function makeContrast(host: HTMLElement, change: () => void): () => boolean {
  const button = part('contrast', HTMLButtonElement);
  const shelf = shelfOf('sealed-move/board');
  const asked = matchMedia('(prefers-contrast: more)');
  const isOn = (): boolean => {
    const chosen = shelf.get(LETTERS);
    return chosen === '' ? asked.matches : chosen === CHOICES.on;
  };
  let hasLetters = isOn();
  const show = (): void => {
    host.classList.toggle('contrast', hasLetters);
    button?.setAttribute('aria-pressed', String(hasLetters));
  };
  const turn = (on: boolean): void => {
    hasLetters = on;
    show();
    change();
  };
  button?.addEventListener('click', () => {
    shelf.put(LETTERS, hasLetters ? CHOICES.off : CHOICES.on);
    turn(!hasLetters);
  });
  asked.addEventListener('change', () => turn(isOn()));
  if (button) button.disabled = false;
  show();
  return () => hasLetters;
}
