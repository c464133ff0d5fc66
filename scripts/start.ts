import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { distDir, isWebBuilt } from './web-build.ts';

// In a process of its own, so that the server does not keep the builder's memory.
if (!(await isWebBuilt())) {
  execFileSync(process.execPath, [fileURLToPath(new URL('build.ts', import.meta.url))], { stdio: 'inherit' });
}
const { startServer } = await import('#server/main.ts');
await startServer({ distDir });
