import { sql } from 'kysely';
import { afterEach, describe, expect, inject, test } from 'vitest';
import type { Engine } from '#adapters/store/engine/engine.ts';
import { postgresEngine } from '#adapters/store/engine/postgres.ts';
import { sqliteEngine } from '#adapters/store/engine/sqlite.ts';
import { landedMigrations, type Migration, migrate } from '#adapters/store/migrate.ts';
import { emptyDatabase } from './new-database.ts';

const first: Migration = {
  name: '001-first',
  text: "create table notes (words text);\ninsert into notes values ('one;\ntwo');\ncreate table later (words text);",
};
const second: Migration = { name: '002-second', text: "insert into later values ('three')" };
const broken: Migration = {
  name: '002-broken',
  text: 'create table half (words text);\ninsert into nowhere values (1);',
};

describe.each<[string, () => Promise<Engine>]>([
  ['SQLite', async () => sqliteEngine(':memory:')],
  ['PostgreSQL', async () => postgresEngine(await emptyDatabase(inject('databaseUrl')))],
])('migrations of %s', (_name, open) => {
  let engine: Engine;
  const words = async (table: string) =>
    (await sql<{ words: string }>`select words from ${sql.table(table)}`.execute(engine.db)).rows.map(
      (row) => row.words,
    );
  afterEach(() => engine.close());

  test('hold several statements, and a semicolon at the end of a line within one', async () => {
    engine = await open();
    await migrate(engine, [first]);
    expect([await words('notes'), await words('later')]).toEqual([['one;\ntwo'], []]);
  });

  test('are applied once each', async () => {
    engine = await open();
    await migrate(engine, [first]);
    await migrate(engine, [first, second]);
    await migrate(engine, [first, second]);
    expect([await words('notes'), await words('later')]).toEqual([['one;\ntwo'], ['three']]);
  });

  test('keep the policies and their reminders when numbers of policies are freed', async () => {
    engine = await open();
    const landed = landedMigrations(engine.dialect);
    const before = landed.filter(({ name }) => name < '012');
    await migrate(engine, before);
    await sql.raw(`insert into quotes values ('q', 'v', 'c', 'website', '1', 't', 's')`).execute(engine.db);
    await sql
      .raw(
        `insert into proposals values ('p', 'v', 'q', 'CHT-1', 'issued', 1, null, 't', 't', 1, 's'), ('r', 'v', 'q', 'CHT-2', 'issued', 1, null, 't', 't', 2, 's')`,
      )
      .execute(engine.db);
    const policy = (id: string) =>
      sql.raw(
        `insert into policies (proposal_id, policy_number, owner, cover_from, cover_until, issued_at) values ('${id}', 'N-1', 'v', 'a', 'b', 't')`,
      );
    await policy('p').execute(engine.db);
    await sql.raw("insert into reminders values ('p', 'early', 't')").execute(engine.db);
    await expect(policy('r').execute(engine.db)).rejects.toThrow();
    await migrate(engine, landed);
    await policy('r').execute(engine.db);
    expect(
      await engine.db.selectFrom('policies').select('proposalId').orderBy('proposalId').execute(),
    ).toEqual([{ proposalId: 'p' }, { proposalId: 'r' }]);
    expect(await engine.db.selectFrom('reminders').selectAll().execute()).toEqual([
      { proposalId: 'p', reminder: 'early', settledAt: 't' },
    ]);
    // What a policy and a reminder are of is still held to.
    await expect(policy('none').execute(engine.db)).rejects.toThrow();
    await expect(
      sql.raw("insert into reminders values ('none', 'early', 't')").execute(engine.db),
    ).rejects.toThrow();
  });

  test('are applied all or none', async () => {
    engine = await open();
    await expect(migrate(engine, [first, broken])).rejects.toThrow();
    await expect(words('half')).rejects.toThrow();
    await expect(words('notes')).rejects.toThrow();
  });
});
