import { setTimeout as pass } from 'node:timers/promises';
import { Client } from 'pg';

/** How often somebody was seen who waits for what another holds, of so many looks. */
type LockWaits = { readonly looks: number; readonly waits: number };

type LockWatch = { readonly stop: () => Promise<LockWaits> };

const betweenLooks = 20;

/** Looks at a database of PostgreSQL again and again. */
export async function watchLocks(databaseUrl: string): Promise<LockWatch> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  let [looks, waits] = [0, 0];
  let isOver = false;
  const looking = (async () => {
    while (!isOver) {
      const { rows } = await client.query(
        "select count(*)::int as waiting from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      );
      looks += 1;
      if (rows[0].waiting > 0) waits += 1;
      await pass(betweenLooks);
    }
  })();
  return {
    stop: async () => {
      isOver = true;
      await looking;
      await client.end();
      return { looks, waits };
    },
  };
}
