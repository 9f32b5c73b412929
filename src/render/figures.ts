/**
 * Outlines of figures, in a box from -32 to 32 around 0,0, and the part of each that lies in shadow. Drawn
 * for this project.
 */

export interface Figure {
  readonly outline: string;
  readonly shade: string;
  /** Lines in the colour of the contour: the slit in the bishop's hat, the knight's eye. */
  readonly detail?: string;
}

/** Every figure of chess stands on one, with room for a band. */
const FOOT = 'M-19 19h38v9h-38z';
const FOOT_SHADE = 'M8 19h11v9h-11z';
export const BAND = 'M-13.5 23.5h27';

export const CROWN = 'M-23 14L-28-13L-12-1L0-20L12-1L28-13L23 14zM-23 18h46v7h-46z';

export const FIGURES = {
  pawn: {
    outline: `M0-25a10.5 10.5 0 0 1 7.5 17.8c3 1.6 5 4.2 5.5 7.2h-6.5c.5 7 3 12 8 17h-29c5-5 7.5-10 8-17h-6.5c.5-3 2.5-5.6 5.5-7.2a10.5 10.5 0 0 1 7.5-17.8z${FOOT}`,
    shade: `M3.5-24.4a10.5 10.5 0 0 1 4 17.2c3 1.6 5 4.2 5.5 7.2h-6.5c.5 7 3 12 8 17h-9c-3-5-4-10-4-17c2-6 6-12 4-18z${FOOT_SHADE}`,
  },
  rook: {
    outline: `M-20-27h9v6h7v-6h8v6h7v-6h9v14l-6 5v16l5 9h-38l5-9v-16l-6-5z${FOOT}`,
    shade: `M11-27h9v14l-6 5v16l5 9h-11l-2-9v-16l5-5z${FOOT_SHADE}`,
  },
  bishop: {
    outline: `M0-31a4.5 4.5 0 0 1 3.5 7.3c8 5.7 12.5 12.7 12.5 20.2 0 6-3 10.5-7 13.5h-18c-4-3-7-7.5-7-13.5 0-7.5 4.5-14.5 12.5-20.2a4.5 4.5 0 0 1 3.5-7.3zM-8 12h16l3 5h-22z${FOOT}`,
    shade: `M6-21.5c6 5.2 10 11.3 10 18 0 6-3 10.5-7 13.5h-7c5-4 8-9 8-15 0-6-1-12-4-16.5zM3 12h5l3 5h-7z${FOOT_SHADE}`,
    detail: 'M2-17l7 8',
  },
  knight: {
    outline: `M-9-30l7 5c15 1 22 13 21 29l-1 13h-34c-1-10 5-15 13-20c1-2 1-3 1-5c-4 4-8 5-13 6l-5 4c-4 1-7-2-6-6c3-7 8-12 12-17c1-3 3-6 5-9z${FOOT}`,
    shade: `M4-24.5c11 3 16 14 15 28.5l-1 13h-11c6-12 6-28-3-41.5z${FOOT_SHADE}`,
    detail: 'M-8-15.5l1.5 1',
  },
  queen: {
    outline: `M-17 17L-28-12L-15 1L-14-22L-5.5-1L0-26L5.5-1L14-22L15 1L28-12L17 17zM-28-18a3.5 3.5 0 1 0 .01 0zM-14-29a3.5 3.5 0 1 0 .01 0zM0-32a3.5 3.5 0 1 0 .01 0zM14-29a3.5 3.5 0 1 0 .01 0zM28-18a3.5 3.5 0 1 0 .01 0z${FOOT}`,
    shade: `M15 1L28-12L17 17h-9L11-14.8L14-22z${FOOT_SHADE}`,
  },
  king: {
    outline: `M-3-33h6v5h5v6h-5v6h-6v-6h-5v-6h5zM-17 17c-12-11-13-29 1-30c8-.5 13 4 16 9c3-5 8-9.5 16-9c14 1 13 19 1 30z${FOOT}`,
    shade: `M16-13c14 1 13 19 1 30h-9c9-10 12-21 8-30z${FOOT_SHADE}`,
    detail: 'M0-3v13',
  },
} as const satisfies Readonly<Record<string, Figure>>;

/** A ghost: round head, wavy hem. */
export const GHOST = 'M-24 26V-6C-24-20-14-30 0-30C14-30 24-20 24-6V26L16 19L8 26L0 19L-8 26L-16 19z';
