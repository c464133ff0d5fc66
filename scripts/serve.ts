import { startServer } from '#server/process/main.ts';
import { distDir } from './web/web-build.ts';

// `start.ts` names the process to end with, if there is one.
const [, , parent] = process.argv;
await startServer({ distDir }, parent === undefined ? undefined : Number(parent));
