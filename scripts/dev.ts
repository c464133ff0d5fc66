import { startServer } from '#server/process/main.ts';
import { isStartedByNpm } from '#server/process/settings/config.ts';
import { createDevPages } from './dev-pages.ts';

const parent = isStartedByNpm() ? process.ppid : undefined;
await startServer(await createDevPages(), parent);
