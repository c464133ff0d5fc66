import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { type Area, areas, baseAreas } from '#words/areas.ts';
import { routes } from './routes.ts';
import { screenRow, screens, viewFile } from './screens.ts';

const importing = /(?:from|import)\s*\(?\s*'([^']+)'/g;
const quoted = /'([a-z][\w.-]*\.[\w.-]+)'|`([a-z][\w.-]*\.)\$\{/g;

function fileOf(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return join(dirname(from), specifier);
  return specifier.startsWith('#web/') ? `src/${specifier.slice(1)}` : undefined;
}

/** The file and all that it imports of the web app, but other screens: those are loaded with their own words. */
function withImports(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file) || !existsSync(file) || !/\.tsx?$/.test(file)) return seen;
  seen.add(file);
  for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(importing)) {
    const next = fileOf(file, specifier);
    // The table of screens and of routes name every screen and its title.
    if (next !== undefined && !/src\/web\/(screens|routes|loaders|router)\.tsx?$/.test(next))
      withImports(next, seen);
  }
  return seen;
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

test.each(routes.flatMap((row) => ('screen' in row && typeof row.title === 'string' ? [row] : [])))(
  'the title of $name comes with its screen',
  ({ screen, title }) => {
    const loaded: readonly Area[] = [...baseAreas, ...screenRow(screen).messages];
    expect(loaded.some((area) => typeof title === 'string' && ids.get(title)?.has(area))).toBe(true);
  },
);

test.each(Object.keys(screens))('%s is loaded with every word that it says', (name) => {
  const loaded = new Set<Area>([...baseAreas, ...screenRow(name).messages]);
  const missing = (['mobile', 'desktop'] as const).flatMap((device) =>
    [...withImports(viewFile(name, device))].flatMap((file) =>
      namedIn(readFileSync(file, 'utf8'))
        .filter((id) => ![...(ids.get(id) ?? [])].some((area) => loaded.has(area)))
        .map((id) => `${id} (${file})`),
    ),
  );
  expect([...new Set(missing)]).toEqual([]);
});
