import { isStartedByNpm } from '#server/ground/settings/config.ts';
import { startServer } from '#server/process/main.ts';
import { createDevPages } from './dev-pages.ts';

const parent = isStartedByNpm() ? process.ppid : undefined;
await startServer(await createDevPages(), parent);
