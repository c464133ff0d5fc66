import { dirname, posix } from 'node:path';
import { parseSync } from 'vite';
import type { SourceFile } from './architecture-rules.ts';

/**
 * Circles of files that cannot be read one after the other, types included. What a file asks for later, by `import()`,
 * closes none: a page names its view so, and the view links to other pages.
 */
export function importCycles(files: readonly SourceFile[]): string[] {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (path: string, onePath: readonly string[]) => {
    if (onePath.includes(path)) cycles.push([...onePath.slice(onePath.indexOf(path)), path].join(' -> '));
    if (done.has(path)) return;
    done.add(path);
    for (const next of readAtOnce(path, texts.get(path) ?? '')) {
      if (texts.has(next)) visit(next, [...onePath, path]);
    }
  };
  for (const path of texts.keys()) visit(path, []);
  return cycles;
}

/** What a file imports, types included, as repository paths; `import()` is no import here. */
export function readAtOnce(path: string, text: string): string[] {
  if (!/\.tsx?$/.test(path)) return [];
  const { staticImports, staticExports } = parseSync(path, text).module;
  const requests = [...staticImports, ...staticExports.flatMap(({ entries }) => entries)];
  return requests.flatMap(({ moduleRequest }) => {
    const specifier = moduleRequest?.value ?? '';
    if (specifier.startsWith('.')) return [posix.join(dirname(path), specifier)];
    return specifier.startsWith('#') ? [`src/${specifier.slice(1)}`] : [];
  });
}
