import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Engine } from './engine.ts';

export type Waiting = {
  /** It is counted in milliseconds. */
  readonly atMost: number;
  /** The callback runs once, when the database is not there at the first try. */
  readonly onWaiting: () => void;
};

const pause = 500;

/** @throws when the database refuses us for good, or is not there in time. */
export async function untilReachable(engine: Engine, { atMost, onWaiting }: Waiting): Promise<void> {
  const end = performance.now() + atMost;
  for (let tries = 1; ; tries += 1) {
    const reason = await reasonOfAbsence(engine);
    if (reason === undefined) return;
    if (performance.now() + pause > end) {
      const seconds = Math.round(atMost / 1_000);
      throw new Error(
        `The database of DATABASE_URL could not be reached for ${seconds} seconds (${reason}). ` +
          'Start it, or correct the setting.',
      );
    }
    if (tries === 1) onWaiting();
    await wait(pause);
  }
}

async function reasonOfAbsence(engine: Engine): Promise<string | undefined> {
  try {
    await sql`select 1`.execute(engine.db);
    return undefined;
  } catch (error) {
    const reason = engine.awayReason(error);
    if (reason === undefined) throw error;
    return reason;
  }
}
