import type { TestProject } from 'vitest/node';
import { makeTemplate } from './new-database.ts';
import { newPostgres } from './postgres-server.ts';

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be extended by a module.
  interface ProvidedContext {
    /** A PostgreSQL that is up for the whole run of the ports tests; each test has a database of its own there. */
    databaseUrl: string;
  }
}

/** What is kept need not outlive the machine's power, and nothing works beside the tests. */
const quick = [
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=4GB',
  'autovacuum=off',
];

/** Starts a PostgreSQL of its own for the ports tests and answers how to stop it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await newPostgres(quick);
  await server.start();
  await makeTemplate(server.databaseUrl);
  project.provide('databaseUrl', server.databaseUrl);
  return server.remove;
}
