import { join } from 'node:path';

/** Where the servers of the walks are: one as it is set up for everybody, and one that asks for cities. */
export const walksPort = Number(process.env.WALKS_PORT ?? 8191);
export const cityPort = walksPort + 1;

/** The name, but for the day, of the files in which the first of them writes events, a line each. */
export const eventLines = (dataDir: string): string => join(dataDir, 'events.jsonl');
