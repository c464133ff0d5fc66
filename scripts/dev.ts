import { startServer } from '#server/main.ts';
import { createDevPages } from './dev-pages.ts';

await startServer(await createDevPages());
