import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { postgresEngine } from '#adapters/store/engine/postgres.ts';
import { landedMigrations, migrate } from '#adapters/store/migrate.ts';

/** Nobody may be connected to it while it is copied. */
const migrated = 'migrated';

/** Makes the database that `newDatabase` copies: one with all migrations, in which no server has been yet. */
export async function makeTemplate(serverUrl: string): Promise<void> {
  const engine = postgresEngine(await makeDatabase(serverUrl, migrated, 'template0'));
  await migrate(engine, landedMigrations(engine.dialect));
  await engine.close();
}

/** The address of a database of its own on that PostgreSQL, which has all migrations and no row. */
export function newDatabase(serverUrl: string): Promise<string> {
  return makeDatabase(serverUrl, randomName(), migrated);
}

/** The address of a database of its own on that PostgreSQL, for what happens at the very first start. */
export function emptyDatabase(serverUrl: string): Promise<string> {
  return makeDatabase(serverUrl, randomName(), 'template0');
}

function randomName(): string {
  return `store_${randomBytes(8).toString('hex')}`;
}

async function makeDatabase(serverUrl: string, name: string, template: string): Promise<string> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
