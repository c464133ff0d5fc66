import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Engine } from './engine/engine.ts';
import type { Tables } from './tables.ts';

export type Migration = { readonly name: string; readonly text: string };

const tableOfMigrations =
  'create table if not exists migrations (name text not null primary key, checksum text not null, applied_at text not null)';

/**
 * The landed migrations in their order. One text serves both databases, so they use plain types only; where that cannot be,
 * there is a text for each, with its name in that of the file.
 */
export function landedMigrations(dialect: Engine['dialect']): readonly Migration[] {
  const folder = join(import.meta.dirname, 'migrations');
  return readdirSync(folder)
    .filter((name) => /^[^.]+\.sql$/.test(name) || name.endsWith(`.${dialect}.sql`))
    .sort()
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
}

/**
 * Brings the database to the last migration, all or nothing.
 * @throws when an applied migration differs from its file, or has no file: this is not the program's database.
 */
export async function migrate(engine: Engine, migrations: readonly Migration[]): Promise<void> {
  await engine.db.transaction().execute(async (db) => {
    await engine.lockForMigrations(db);
    await sql.raw(tableOfMigrations).execute(db);
    const applied = await db.selectFrom('migrations').selectAll().execute();
    const checksums = new Map(applied.map(({ name, checksum }) => [name, checksum]));
    assertUnchanged(checksums, migrations);
    for (const migration of migrations) {
      if (!checksums.has(migration.name)) await apply(engine, db, migration);
    }
  });
}

/**
 * How many migrations a database has still to get; nothing is changed.
 * @throws as `migrate`
 */
export async function pendingMigrations(
  db: Kysely<Tables>,
  migrations: readonly Migration[],
): Promise<number> {
  const applied = await db
    .selectFrom('migrations')
    .selectAll()
    .execute()
    .catch((error) => {
      if (isOfNoTable(error)) return [];
      throw error;
    });
  assertUnchanged(new Map(applied.map(({ name, checksum }) => [name, checksum])), migrations);
  return migrations.length - applied.length;
}

/** As PostgreSQL and SQLite say it. */
function isOfNoTable(error: Error & { readonly code?: string }): boolean {
  return error.code === '42P01' || error.message.startsWith('no such table');
}

function assertUnchanged(applied: ReadonlyMap<string, string>, migrations: readonly Migration[]): void {
  const files = new Map(migrations.map((migration) => [migration.name, checksumOf(migration)]));
  for (const [name, checksum] of applied) {
    if (!files.has(name))
      throw new Error(`The database knows migration ${name}, which this program does not have.`);
    if (files.get(name) !== checksum) throw new Error(`Migration ${name} was changed after it was applied.`);
  }
}

async function apply(engine: Engine, db: Transaction<Tables>, migration: Migration): Promise<void> {
  await engine.runScript(db, migration.text);
  const row = {
    name: migration.name,
    checksum: checksumOf(migration),
    appliedAt: new Date().toISOString(),
  };
  await db.insertInto('migrations').values(row).execute();
}

function checksumOf({ text }: Migration): string {
  return createHash('sha256').update(text).digest('hex');
}
