/** A measured figure: where it stands in the JSON answer, and what is wanted of it. */

export interface Figure {
  /** Dotted: `submit.movesPerSecond` is member `movesPerSecond` of member `submit`. */
  readonly path: string;
  readonly value: number;
  readonly unit: '' | '/s' | 'ms' | 'bytes';
  readonly target?: Target;
}

export interface Target {
  readonly is: 'atLeast' | 'above' | 'below';
  readonly limit: number;
}

export const atLeast = (limit: number): Target => ({ is: 'atLeast', limit });
export const above = (limit: number): Target => ({ is: 'above', limit });
export const below = (limit: number): Target => ({ is: 'below', limit });

/** What a part of the bench found, and in a line or two how. */
export interface Part {
  readonly figures: readonly Figure[];
  readonly notes: readonly string[];
}

export function isMissed({ value, target }: Figure): boolean {
  switch (target?.is) {
    case 'atLeast':
      return value < target.limit;
    case 'above':
      return value <= target.limit;
    case 'below':
      return value >= target.limit;
    case undefined:
      return false;
  }
}
