/** A job over all games, slice by slice; see `jobs.ts`. */
/** `State` is kept as JSON between slices. */
export interface Job<State> {
  begin(now: number): State;
  /** Does the next slice. */
  goOn(env: Env, state: State, now: number): Promise<{ readonly state: State; readonly isDone: boolean }>;
}
