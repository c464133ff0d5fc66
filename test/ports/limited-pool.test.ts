import { DatabaseError, Pool } from 'pg';
import { expect, inject, test } from 'vitest';
import { limitedPool } from '#adapters/store/engine/limited-pool.ts';

test('a connection that does not take its settings leaves its place to the next one', async () => {
  const pool = new Pool({ connectionString: inject('databaseUrl'), max: 1, connectionTimeoutMillis: 1_000 });
  const limited = limitedPool(pool, 'set this is no setting', 1_000);
  for (let time = 0; time < 3; time += 1) {
    await expect(limited.connect()).rejects.toBeInstanceOf(DatabaseError);
  }
  await limited.end();
});

test('a query that is not answered in time costs its connection alone', async () => {
  const pool = new Pool({ connectionString: inject('databaseUrl'), max: 1, connectionTimeoutMillis: 1_000 });
  const limited = limitedPool(pool, 'select 1', 300);
  const slow = await limited.connect();
  await expect(slow.query('select pg_sleep(5)', [])).rejects.toMatchObject({
    name: 'ConnectionLost',
    reason: 'no answer in time',
  });
  slow.release();
  const next = await limited.connect();
  expect((await next.query<{ one: number }>('select 1 as one', [])).rows).toEqual([{ one: 1 }]);
  next.release();
  await limited.end();
});
