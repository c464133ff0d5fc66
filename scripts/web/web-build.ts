import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, extname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { InlineConfig } from 'vite';

const projectDir = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..');
export const distDir = join(projectDir, 'dist');

/** What the built pages are made of. A change of any of it asks for a new build. */
const sources = [
  'src/web',
  'src/contract',
  'src/domain',
  'src/words',
  'package-lock.json',
  'vite.config.ts',
  'scripts/web',
  'src/server/drawing/page-renderer.ts',
];
const fingerprintName = 'fingerprint';

function filesOf(path: string): readonly string[] {
  const full = join(projectDir, path);
  if (extname(path) !== '') return [full];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Waits for each of some 900 small files: all at once they took five times as long, and every start reads them. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesOf))
    hash.update(file.slice(projectDir.length)).update(readFileSync(file));
  return hash.digest('hex');
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const compressible = new Set(['.js', '.css', '.svg', '.json']);

/** Smaller twins beside each file, made once here so that no request pays for them. */
async function compress(dir: string): Promise<void> {
  const names = (await readdir(dir)).filter((name) => compressible.has(extname(name)));
  await Promise.all(
    names.map(async (name) => {
      const file = join(dir, name);
      const text = await readFile(file);
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      };
      await Promise.all([
        writeFile(`${file}.br`, await brotli(text, { params })),
        writeFile(`${file}.gz`, await gzipped(text, { level: 9 })),
      ]);
    }),
  );
}

const shared = { root: projectDir, logLevel: 'warn', mode: 'production' } as const satisfies InlineConfig;

/** A page names its loader by `import()` also where another page has it at once, and what plugins take is no news. */
const checks = { ineffectiveDynamicImport: false, bundlerTimings: false };

const clientBuild = (dir: string): InlineConfig => ({
  ...shared,
  build: {
    outDir: join(dir, 'client'),
    manifest: true,
    rolldownOptions: {
      input: join(projectDir, 'src/web/entry-client.tsx'),
      checks,
    },
  },
});

const serverBuild = (dir: string): InlineConfig => ({
  ...shared,
  build: {
    outDir: join(dir, 'server'),
    ssr: 'src/web/entry-server.tsx',
    emitAssets: false,
    minify: false,
    rolldownOptions: { checks },
  },
});

/** Builds the browser's files and the server's page module into `dist/`. A page over its budget fails the build. */
export async function buildWeb(): Promise<void> {
  const { build } = await import('vite');
  const { checkPageBudgets } = await import('./page-budgets.ts');
  // Built aside and put in place at the end: a failed build leaves the last good one standing.
  const workDir = join(projectDir, 'node_modules', '.cache', `web-${process.pid}`);
  const mark = fingerprint();
  try {
    await Promise.all([build(clientBuild(workDir)), build(serverBuild(workDir))]);
    await compress(join(workDir, 'client', 'assets'));
    await checkPageBudgets(workDir);
    await writeFile(join(workDir, fingerprintName), mark);
    await rm(distDir, { recursive: true, force: true });
    await rename(workDir, distDir);
  } finally {
    await rm(workDir, { recursive: true, force: true });
  }
}

/** Whether `dist/` was built from the sources as they are. */
export async function isWebBuilt(): Promise<boolean> {
  const last = await readFile(join(distDir, fingerprintName), 'utf8').catch(() => '');
  return last === fingerprint();
}
