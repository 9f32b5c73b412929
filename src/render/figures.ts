/** Outlines of figures, in a box from -32 to 32 around 0,0. Drawn for this project. */

const FOOT = 'M-19 20h38v8h-38z';

export const CROWN = 'M-23 14L-28-13L-12-1L0-20L12-1L28-13L23 14zM-23 18h46v7h-46z';

export const FIGURES = {
  pawn: `M0-25a10.5 10.5 0 0 1 7.5 17.8c3 1.6 5 4.2 5.5 7.2h-6.5c.5 7 3 12 8 17h-29c5-5 7.5-10 8-17h-6.5c.5-3 2.5-5.6 5.5-7.2a10.5 10.5 0 0 1 7.5-17.8z${FOOT}`,
  rook: `M-20-27h9v6h7v-6h8v6h7v-6h9v14l-6 5v16l5 9h-38l5-9v-16l-6-5z${FOOT}`,
  bishop: `M0-31a4.5 4.5 0 0 1 3.5 7.3c8 5.7 12.5 12.7 12.5 20.2 0 6-3 10.5-7 13.5h-18c-4-3-7-7.5-7-13.5 0-7.5 4.5-14.5 12.5-20.2a4.5 4.5 0 0 1 3.5-7.3zM-8 13h16l3 4h-22z${FOOT}`,
  knight: `M-9-30l7 5c15 1 22 13 21 29l-1 13h-34c-1-10 5-15 13-20c1-2 1-3 1-5c-4 4-8 5-13 6l-5 4c-4 1-7-2-6-6c3-7 8-12 12-17c1-3 3-6 5-9z${FOOT}`,
  queen: `M-17 17L-28-12L-15 1L-14-22L-5.5-1L0-26L5.5-1L14-22L15 1L28-12L17 17zM-28-18a3.5 3.5 0 1 0 .01 0zM-14-29a3.5 3.5 0 1 0 .01 0zM0-32a3.5 3.5 0 1 0 .01 0zM14-29a3.5 3.5 0 1 0 .01 0zM28-18a3.5 3.5 0 1 0 .01 0z${FOOT}`,
  king: `M-3-33h6v5h5v6h-5v6h-6v-6h-5v-6h5zM-17 17c-12-11-13-29 1-30c8-.5 13 4 16 9c3-5 8-9.5 16-9c14 1 13 19 1 30z${FOOT}`,
} as const;

/** The slit in the bishop's hat and the knight's eye, to be drawn in the colour of the ground. */
export const BISHOP_SLIT = 'M2-17l7 8';
export const KNIGHT_EYE = 'M-7.5-15a2.3 2.3 0 1 0 .01 0z';

/** A ghost: round head, wavy hem. */
export const GHOST = 'M-24 26V-6C-24-20-14-30 0-30C14-30 24-20 24-6V26L16 19L8 26L0 19L-8 26L-16 19z';
