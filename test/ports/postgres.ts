import type { TestProject } from 'vitest/node';
import { newPostgres } from './postgres-server.ts';

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be extended by a module.
  interface ProvidedContext {
    /** An empty PostgreSQL database, up for the whole run of the ports tests. */
    databaseUrl: string;
  }
}

/** Starts a PostgreSQL of its own for the ports tests and answers how to stop it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await newPostgres();
  await server.start();
  project.provide('databaseUrl', server.databaseUrl);
  return server.remove;
}
