/**
 * The backstop for lost alarms. Objects say on the register when they mean to wake; those that are overdue
 * are visited, and a small sample of all others, since the register may err too. A game at rest costs
 * nothing.
 */
import { DAY, HOUR, MINUTE } from '../clock/units.ts';
import type { GameId } from '../game/model/ids.ts';
import { log, messageOf, withoutSecrets } from '../log.ts';
import { markSwept, overdueGames, registeredGames, unregisterUnmade, type Visit } from '../store/register.ts';
import { randomLetters } from '../tokens.ts';

/** So much later than it should an object may wake before it is visited: alarms are repeated for minutes. */
const OVERDUE = 10 * MINUTE;
/** How many games are visited at once, how many in one run, and how many of those by chance. */
const BATCH = 50;
const MOST_VISITS = 400;
const SAMPLE = 5;

/** Visits what is overdue. A game that fails is logged, waits for an hour, and holds up no other. */
export async function sweepGames(env: Env, now: number, sampleAfter = randomLetters(12)): Promise<void> {
  const sample = await registeredGames(env.DB, sampleAfter as GameId, SAMPLE);
  await visitAll(env, sample, now);
  for (let visited = sample.length; visited < MOST_VISITS; visited += BATCH) {
    const overdue = await overdueGames(env.DB, now - OVERDUE, BATCH);
    await visitAll(
      env,
      overdue.map(({ game }) => game),
      now,
    );
    if (overdue.length < BATCH) return;
  }
}

async function visitAll(env: Env, ids: readonly GameId[], now: number): Promise<void> {
  const visits = await Promise.all(ids.map((id) => visit(env, id, now)));
  for (const { id, found } of visits) if (found?.isAlarmLost) log.error('alarmLost', { game: id });
  await markSwept(env.DB, visits, now);
  const unmade = visits.filter(({ isMade }) => !isMade).map(({ id }) => id);
  await unregisterUnmade(env.DB, unmade, now - DAY);
}

async function visit(env: Env, id: GameId, now: number): Promise<Visit & { readonly isMade: boolean }> {
  try {
    const state = await env.GAMES.getByName(id).sweep();
    if (!state) return { id, isMade: false, wakeAt: now + HOUR };
    const { wakeAt, trouble, found } = state;
    // What is due by now the alarm brings about within moments; a game that only a new release can mend is
    // asked again whether it has.
    const next = trouble ? now + HOUR : wakeAt;
    return { id, isMade: true, wakeAt: next === undefined ? next : Math.max(next, now), trouble, found };
  } catch (error) {
    log.error('sweepFailed', { game: id, error: messageOf(error) });
    const failing = [{ key: 'sweep', attempts: 1, error: withoutSecrets(messageOf(error)) }];
    return { id, isMade: true, wakeAt: now + HOUR, found: { isAlarmLost: false, failing } };
  }
}
