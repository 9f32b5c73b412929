/** Retries letters that were given up, when the operator asks for it. */

/** How many games are asked at once. */
const AT_ONCE = 50;

/** Retries the parked letters of some games; returns how many there were. */
export async function resendParked(env: Env, games: readonly string[]): Promise<number> {
  let letters = 0;
  for (let from = 0; from < games.length; from += AT_ONCE) {
    const batch = games.slice(from, from + AT_ONCE);
    const counts = await Promise.all(batch.map((id) => env.GAMES.getByName(id).retryParked()));
    letters += counts.reduce((sum, count) => sum + count, 0);
  }
  return letters;
}
