import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isStartedByNpm, readConfig, semiSpaceMb } from '#server/ground/settings/config.ts';
import { becomeNode } from './become-node.ts';
import { isWebBuilt } from './web/web-build.ts';

const parent = process.ppid;
const fileBeside = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Where only what runs was installed (`npm ci --omit=dev`), the pages come with the sources. */
function canBuild(): boolean {
  try {
    return import.meta.resolve('vite') !== '';
  } catch {
    return false;
  }
}

const reading = readConfig();
const isBuilt = await isWebBuilt();
if (!reading.ok) {
  console.error(reading.problems.join('\n'));
  process.exitCode = 1;
} else if (!isBuilt && !canBuild()) {
  console.error(
    'The pages in dist/ are not those of these sources, and what builds them is not installed. Build them first: npm ci && npm run build',
  );
  process.exitCode = 1;
} else {
  // In a process of its own, so that the server does not keep the builder's memory.
  if (!isBuilt) execFileSync(process.execPath, [fileBeside('build.ts')], { stdio: 'inherit' });
  // What Node makes of our sources is kept: the next start need not read them anew. Where nothing can be kept, none is.
  process.env.NODE_COMPILE_CACHE ??= fileBeside('../node_modules/.cache/compiled');
  // Where glibc hands out memory, each thread would otherwise hold on to a pool of its own: 30 MB of 415 under load.
  process.env.MALLOC_ARENA_MAX ??= '2';
  const heap = [`--max-old-space-size=${reading.config.maxHeapMb}`, `--max-semi-space-size=${semiSpaceMb}`];
  const args = [...process.execArgv, ...heap, fileBeside('serve.ts')];
  becomeNode(args, isStartedByNpm() ? parent : undefined);
}
