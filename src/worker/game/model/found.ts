/** What the sweeper finds in a game that its operator has to see. */
export interface Found {
  /** Its alarm was lost, and has been set again. */
  readonly isAlarmLost: boolean;
  /** What could not be delivered yet, or was given up on. */
  readonly failing: readonly { readonly key: string; readonly attempts: number; readonly error: string }[];
}
