/** What the browser stores for a game. If it cannot (private windows, full disks), nothing else is lost. */
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
