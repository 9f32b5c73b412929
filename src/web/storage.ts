/** What the browser keeps for a game. A browser that keeps nothing (private windows, full disks) loses only that. */
export interface Shelf {
  readonly get: (name: string) => string;
  /** An empty text is forgotten. */
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
      // Nothing depends on it.
    }
  },
});
