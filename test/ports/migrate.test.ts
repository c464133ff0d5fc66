import { sql } from 'kysely';
import { afterEach, describe, expect, inject, test } from 'vitest';
import type { Engine } from '#adapters/store/engine/engine.ts';
import { postgresEngine } from '#adapters/store/engine/postgres.ts';
import { sqliteEngine } from '#adapters/store/engine/sqlite.ts';
import { type Migration, migrate } from '#adapters/store/migrate.ts';
import { newSchema } from './schema.ts';

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
  ['PostgreSQL', async () => postgresEngine(await newSchema(inject('databaseUrl')))],
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

  test('are applied all or none', async () => {
    engine = await open();
    await expect(migrate(engine, [first, broken])).rejects.toThrow();
    await expect(words('half')).rejects.toThrow();
    await expect(words('notes')).rejects.toThrow();
  });
});
