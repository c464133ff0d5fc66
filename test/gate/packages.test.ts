import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

/** What runs where buyers are, with the packages of `npm ci --omit=dev` and the pages built before. */
const programs = [
  'scripts/start.ts',
  'scripts/serve.ts',
  'scripts/catalogue.ts',
  'scripts/ops/ops.ts',
  'scripts/outsides/outsides.ts',
  'scripts/flags/flags.ts',
  'scripts/preflight/preflight.ts',
  'src/server/drawing/threads/page-work.ts',
  'src/server/drawing/threads/paper-work.ts',
];

/** No file imports these by name. */
const readByPath = {
  '@fontsource/noto-sans': 'fonts of papers',
  '@fontsource/noto-sans-devanagari': 'fonts of papers',
  node: 'what runs it all',
};

const { dependencies }: { readonly dependencies: object } = JSON.parse(readFileSync('package.json', 'utf8'));

/** What a file imports when it runs: no types. A script asks for what it builds or checks with only when it does so. */
function importedBy(path: string): readonly string[] {
  const text = readFileSync(path, 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(path, text).module;
  const atOnce = [...staticImports, ...staticExports.flatMap(({ entries }) => entries)].flatMap((each) => {
    const isType =
      'entries' in each && each.entries.length > 0 && each.entries.every((entry) => entry.isType);
    return isType ? [] : [each.moduleRequest?.value ?? ''];
  });
  const later = dynamicImports
    .map(({ moduleRequest: { start, end } }) => text.slice(start, end))
    .flatMap((request) => /^'([^']+)'$/.exec(request)?.[1] ?? []);
  return path.startsWith('src/') ? [...atOnce, ...later] : atOnce;
}

function fileOf(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  return specifier.startsWith('#') ? `src/${specifier.slice(1)}` : undefined;
}

const packageOf = (specifier: string) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** Packages that these files and all that they import need. */
function packagesOf(starts: readonly string[]): ReadonlySet<string> {
  const files = new Set(starts);
  const packages = new Set<string>();
  for (const file of files)
    for (const specifier of importedBy(file)) {
      const next = fileOf(file, specifier);
      if (next !== undefined && existsSync(next) && /\.tsx?$/.test(next)) files.add(next);
      else if (/^[@a-z]/.test(specifier) && !specifier.startsWith('node:'))
        packages.add(packageOf(specifier));
    }
  expect(files.size).toBeGreaterThan(400);
  return packages;
}

test('what runs in production needs the dependencies, all of them, and nothing that builds or tests', () => {
  const needed = [...packagesOf(programs), ...Object.keys(readByPath)];
  expect(needed.sort()).toEqual(Object.keys(dependencies).sort());
});
