import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { type Area, areas, baseAreas } from '#words/areas.ts';
import type { AnyPage } from './page/page.ts';
import { pages, viewFile } from './pages.ts';

/** What a file brings with it at once. */
const importingNow = /from\s*'([^']+)'/g;
const importing = /(?:from|import)\s*\(?\s*'([^']+)'/g;
const quoted = /'([a-z][\w.-]*\.[\w.-]+)'|`([a-z][\w.-]*\.)\$\{/g;

function fileOf(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return join(dirname(from), specifier);
  return specifier.startsWith('#web/') ? `src/${specifier.slice(1)}` : undefined;
}

const screenOf = (file: string) => /src\/web\/screens\/([^/]+)\//.exec(file)?.[1];

/** The file and all that it imports of the web app, but other screens: those are loaded with their own words. */
function withImports(file: string, pattern = importing, files = new Set<string>()): ReadonlySet<string> {
  if (files.has(file) || !existsSync(file) || !/\.tsx?$/.test(file)) return files;
  files.add(file);
  for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(pattern)) {
    const next = fileOf(file, specifier);
    if (next !== undefined && [undefined, screenOf(file)].includes(screenOf(next)))
      withImports(next, pattern, files);
  }
  return files;
}

const ids = new Map<string, Set<Area>>();
for (const area of Object.keys(areas.en) as Area[]) {
  for (const id of Object.keys((await areas.en[area]()).messages)) {
    ids.set(id, (ids.get(id) ?? new Set()).add(area));
  }
}

/** Ids that a text names: whole, or by the beginning that a template shares. */
function namedIn(text: string): readonly string[] {
  return [...text.matchAll(quoted)].flatMap(([, whole = '', start = '']) =>
    start === '' ? (ids.has(whole) ? [whole] : []) : [...ids.keys()].filter((id) => id.startsWith(start)),
  );
}

function namesWithout(loaded: ReadonlySet<Area>, files: ReadonlySet<string>): readonly string[] {
  return [...files].flatMap((file) =>
    namedIn(readFileSync(file, 'utf8'))
      .filter((id) => ![...(ids.get(id) ?? [])].some((area) => loaded.has(area)))
      .map((id) => `${id} (${file})`),
  );
}

test.each(Object.entries<AnyPage>(pages))(
  '%s is loaded with every word that it says',
  (screen, { words, later = [] }) => {
    const first = new Set<Area>([...baseAreas, ...words]);
    const loaded = new Set<Area>([...first, ...later]);
    const starts = [
      viewFile(screen, 'mobile'),
      viewFile(screen, 'desktop'),
      `src/web/screens/${screen}/page.ts`,
    ];
    const files = new Set(starts.flatMap((file) => [...withImports(file)]));
    expect(files.size).toBeGreaterThan(2);
    expect(namesWithout(loaded, files)).toEqual([]);
    // The words of a later part are not here when the first view is drawn.
    const atOnce = new Set(starts.flatMap((file) => [...withImports(file, importingNow)]));
    expect(namesWithout(first, atOnce)).toEqual([]);
  },
);

test.each(Object.entries<AnyPage>(pages))(
  '%s is loaded with no area of which it says nothing',
  (screen, { words, later = [] }) => {
    const files = [viewFile(screen, 'mobile'), viewFile(screen, 'desktop')].flatMap((file) => [
      ...withImports(file),
    ]);
    const names = new Set(files.flatMap((file) => namedIn(readFileSync(file, 'utf8'))));
    const idle = [...words, ...later].filter((area) => ![...names].some((id) => ids.get(id)?.has(area)));
    expect(idle).toEqual([]);
  },
);
