/**
 * What the browser stores for a game. Storing may fail (private windows, full disks), and nothing else then
 * does.
 */
export interface Shelf {
  readonly get: (name: string) => string;
  /** Storing an empty text deletes it. */
  readonly put: (name: string, text: string) => void;
}

export const shelfOf = (key: string): Shelf => ({
  get: (name) => {
    try {
      return localStorage.getItem(`${key}/${name}`) ?? '';
    } catch {
      return '';
    }
  },
  put: (name, text) => {
    try {
      if (text === '') localStorage.removeItem(`${key}/${name}`);
      else localStorage.setItem(`${key}/${name}`, text);
    } catch {
      // Nothing depends on it, so ignore the failure.
    }
  },
});
