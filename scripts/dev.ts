import { isStartedByNpm } from '#server/config.ts';
import { startServer } from '#server/main.ts';
import { createDevPages } from './dev-pages.ts';

const parent = isStartedByNpm() ? process.ppid : undefined;
await startServer(await createDevPages(), parent);
