import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** The address of an empty schema of its own on that PostgreSQL. */
export async function newSchema(databaseUrl: string): Promise<string> {
  const url = new URL(databaseUrl);
  const schema = `store_${randomBytes(8).toString('hex')}`;
  const client = new Client({ connectionString: url.href });
  await client.connect();
  await client.query(`create schema ${schema}`);
  await client.end();
  url.searchParams.set('options', `-c search_path=${schema}`);
  return url.href;
}
