/** How far a game has come. */

/** `lapsed`: not all seats were taken in time. `cancelled`: by a player, before the second move. */
export type Phase = 'inviting' | 'playing' | 'over' | 'declined' | 'lapsed' | 'cancelled';

/** The phases of a game that will never be played. */
export type VoidPhase = 'declined' | 'lapsed' | 'cancelled';

export const isVoid = (phase: Phase): phase is VoidPhase =>
  phase === 'declined' || phase === 'lapsed' || phase === 'cancelled';
