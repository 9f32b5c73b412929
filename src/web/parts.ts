/**
 * The page's parts that a board's script takes over. The server rendered them all (`http/parts/` in the
 * Worker).
 */

const found = (name: string): HTMLElement | undefined =>
  document.querySelector<HTMLElement>(`[data-part="${name}"]`) ?? undefined;

/** The part with this name and kind, or undefined if the page has none. */
export function part<T extends HTMLElement>(name: string, kind: new () => T): T | undefined {
  const element = found(name);
  if (!element) return undefined;
  if (!(element instanceof kind)) throw new Error(`the part ${name} is a ${element.tagName}`);
  return element;
}

/** Makes a button work; the server rendered it disabled. */
export function makeButton(label: string, press: () => void, className = ''): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = className;
  button.textContent = label;
  button.addEventListener('click', press);
  return button;
}

/** An element with text in it. */
export function makeElement(tag: string, className: string, text: string): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  return element;
}
