/** How far a game has come. */

/** `lapsed`: seats were not taken in time. `cancelled`: by a player, before the second move. */
export type Phase = 'inviting' | 'playing' | 'over' | 'declined' | 'lapsed' | 'cancelled';

/** The phases of a game that is never played. */
export type VoidPhase = 'declined' | 'lapsed' | 'cancelled';

export const isVoid = (phase: Phase): phase is VoidPhase =>
  phase === 'declined' || phase === 'lapsed' || phase === 'cancelled';
