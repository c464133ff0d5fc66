import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { languages } from '#domain/local-text.ts';
import { projects, type SourceFile, violationsOf } from './architecture-rules.ts';
import { arrowsUp, floors, type ProjectWithFloors, roomOf } from './floors.ts';
import { importCycles } from './import-cycles.ts';

const ignored = new Set(['node_modules', 'dist', 'var', 'test-results', 'playwright-report']);

function filesUnder(folder: string): SourceFile[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (ignored.has(entry.name)) return [];
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesUnder(path) : [{ path, text: readFileSync(path, 'utf8') }];
  });
}

describe('the tree', () => {
  const files = ['src', 'test', 'scripts'].flatMap(filesUnder);
  const product = files.filter(({ path }) => path.startsWith('src/') && !/\.test\.tsx?$/.test(path));

  test('no file stands in a wrong place, bears a drawer name or reaches where it may not', () => {
    expect(files.flatMap(violationsOf)).toEqual([]);
  });

  test('no files of the product import each other in a circle', () => {
    expect(importCycles(product)).toEqual([]);
  });

  test.each([
    // What was submitted is withdrawn from paying before its answers change.
    ['usecases', ['applying -> paying']],
    ['server', []],
  ] as const)('rooms of %s import those below them, but for %j', (project, cycles) => {
    expect(arrowsUp(project, product)).toEqual(cycles);
  });

  test.each(
    Object.keys(floors) as ProjectWithFloors[], // the keys of the table are the projects
  )('every file of %s stands in a room that has its floor', (project) => {
    const rooms: readonly string[] = floors[project].flat();
    const homeless = product
      .filter(({ path }) => /\.tsx?$/.test(path))
      .filter(({ path }) => !rooms.includes(roomOf(project, path) ?? rooms[0] ?? ''));
    expect(homeless.map(({ path }) => path)).toEqual([]);
  });

  test('a folder of more than fifteen source files has rooms, but for those that ARCHITECTURE.md names', () => {
    const words = languages.map((language) => `src/words/${language}`);
    const namedFolders = ['src/web/ui', ...words, 'test/e2e'];
    const sources = files.filter(
      ({ path }) => /\.tsx?$/.test(path) && !/\.(test|spec|suite|d)\.tsx?$/.test(path),
    );
    const folders = Map.groupBy(sources, ({ path }) => path.slice(0, path.lastIndexOf('/')));
    const full = [...folders].filter(
      ([folder, files]) => files.length > 15 && !namedFolders.includes(folder),
    );
    expect(full.map(([folder, { length }]) => `${folder}: ${length}`)).toEqual([]);
  });

  test.each(projects)('%s is a TypeScript project of its own', (project) => {
    expect(files.map((file) => file.path)).toContain(`src/${project}/tsconfig.json`);
  });
});

describe('the one-way rule', () => {
  test.each([
    ['src/domain/a.ts', "import { b } from '#domain/b.ts';"],
    ['src/domain/a.ts', "import { b } from '../domain/b/c.ts';"],
    ['src/domain/a.test.ts', "import { test } from 'vitest'; new Date();"],
    ['src/domain/a.ts', 'export const text = "Date, Math.random and process.env are words here";'],
    ['src/contract/a.ts', "import * as v from 'valibot'; import { b } from '#domain/b.ts';"],
    ['src/papers/a.ts', "import type { Say } from '#words/sentences.ts'; import { b } from '#domain/b.ts';"],
    ['src/usecases/a.ts', "import type { Store } from './ports.ts'; import { b } from '#domain/b.ts';"],
    ['src/adapters/x/a.ts', "import pg from 'pg'; import type { Store } from '#usecases/ports/store.ts';"],
    ['src/adapters/x/a.ts', "import { b } from './b.ts';"],
    ['src/adapters/x/y/a.ts', "import { ask } from '../../http/http-client.ts';"],
    ['src/server/process/main.ts', "import { a } from '#adapters/x/a.ts';"],
    ['src/server/process/ports/open-ports.ts', "import { a } from '#adapters/x/a.ts';"],
    ['src/web/a.ts', 'const name = typed.normalize();'],
    ['src/server/ground/settings/config.ts', 'export const port = process.env.PORT;'],
    ['src/server/ground/lead-to.ts', 'reply.redirect(path, status);'],
    ['src/web/screens/x/view.tsx', "import { A } from '#web/ui/a.tsx'; import css from './view.module.css';"],
    ['src/web/routes.tsx', "const load = () => import('./screens/x/view.tsx');"],
  ])('%s may hold %s', (path, text) => {
    expect(violationsOf({ path, text })).toEqual([]);
  });

  test.each([
    ['src/domain/a.ts', "import { b } from '#contract/b.ts';", 'domain may not know contract'],
    ['src/domain/a.ts', "import fs from 'node:fs';", 'may not use this package'],
    ['src/domain/a.ts', "export type { B } from 'valibot';", 'may not use this package'],
    ['src/domain/a.ts', "type B = import('#server/b.ts').B;", 'domain may not know server'],
    ['src/domain/a.ts', 'export const now = new Date();', 'uses Date'],
    ['src/domain/a.ts', 'export const now = Date.now();', 'uses Date'],
    ['src/domain/a.ts', 'export const chance = Math.random();', 'uses Math.random'],
    ['src/contract/a.ts', "import { b } from '../usecases/b.ts';", 'contract may not know usecases'],
    ['src/contract/a.ts', "import { b } from 'fastify';", 'may not use this package'],
    ['src/contract/a.ts', "import { b } from '../domain/b.ts';", 'write it as #domain'],
    ['src/papers/a.ts', "import { b } from '#contract/b.ts';", 'papers may not know contract'],
    ['src/papers/a.ts', "import { i18n } from '@lingui/core';", 'may not use this package'],
    ['src/usecases/a.ts', "import { b } from '#contract/b.ts';", 'usecases may not know contract'],
    ['src/usecases/a.ts', "import { b } from '#papers/b.ts';", 'usecases may not know papers'],
    ['src/web/a.tsx', "import { b } from '#papers/b.ts';", 'web may not know papers'],
    ['src/usecases/a.ts', "const b = await import('#adapters/x/b.ts');", 'usecases may not know adapters'],
    ['src/adapters/x/a.ts', "import { b } from '#usecases/save.ts';", 'knows only the ports'],
    ['src/adapters/x/a.ts', "import { b } from '../y/b.ts';", 'another adapter'],
    ['src/adapters/http/a.ts', "import { b } from '../y/b.ts';", 'another adapter'],
    ['src/adapters/x/a.ts', "import { b } from '#contract/b.ts';", 'adapters may not know contract'],
    ['src/adapters/a.ts', '', 'stands in the folder of its port'],
    [
      'src/server/process/app.ts',
      "import { b } from '#adapters/x/b.ts';",
      'only server/process/ports/open-ports.ts and main.ts pick adapters',
    ],
    ['src/server/process/app.ts', "export * from '#web/b.tsx';", 'server may not know web'],
    ['src/server/process/app.ts', 'const port = process.env.PORT;', 'reads process.env'],
    ['src/server/doors/operators/a.ts', 'reply.redirect(to, 303);', 'redirect of its own'],
    ['src/server/doors/sandbox/a.ts', "reply.code(303).header('location', to);", 'redirect of its own'],
    ['src/server/a.ts', "const name = typed.trim().normalize('NFC');", 'composes a text'],
    ['src/adapters/x/a.ts', "import { env } from 'node:process';", 'reads process.env'],
    ['src/web/a.tsx', "import { b } from '#server/b.ts';", 'web may not know server'],
    ['src/web/a.tsx', "import { b } from 'node:path';", 'a browser has no Node'],
    ['src/web/a.tsx', "import b from '../../catalogue/cities.json';", 'reaches nothing outside src'],
    ['src/web/a.ts', "import { b } from '#test/builders/person-builders.ts';", 'reaches nothing outside src'],
    ['src/domain/a.ts', "import { b } from './b.test.ts';", 'a test is not imported'],
    ['src/web/screens/x/view.tsx', "import { b } from '../y/model.ts';", 'screens never import one another'],
    ['src/web/widgets/a.tsx', '', 'web/widgets is none of'],
    ['src/other/a.ts', '', 'src/other is none of'],
    ['src/domain/utils/a.ts', '', '"utils" is a drawer'],
    ['src/server/helpers.ts', '', '"helpers" is a drawer'],
    ['test/common.ts', '', '"common" is a drawer'],
  ])('%s may not hold %s', (path, text, why) => {
    expect(violationsOf({ path, text })).toEqual([expect.stringContaining(why)]);
  });
});

describe('arrows between rooms', () => {
  test.each([
    ['src/usecases/quoting/a.ts', "import { b } from '../ports/b.ts';", []],
    ['src/usecases/quoting/a.ts', "import type { B } from '#usecases/ports.ts';", []],
    ['src/usecases/quoting/a.ts', "import type { B } from '../paying/b.ts';", ['quoting -> paying']],
    ['src/usecases/quoting/a.ts', "import { b } from '#usecases/telling/b.ts';", ['quoting -> telling']],
    ['src/usecases/ports/a.ts', "export { b } from '../quoting/b.ts';", ['ports -> quoting']],
  ])('of %s with %s are %j', (path, text, arrows) => {
    expect(arrowsUp('usecases', [{ path, text }])).toEqual(arrows);
  });
});

describe('circles of imports', () => {
  const a = { path: 'src/web/a.ts', text: "import { b } from './b/b.ts';" };

  test.each([
    ["import { a } from '#web/a.ts';", 1],
    ["import type { A } from '../a.ts';", 1],
    ["export { a } from '../a.ts';", 1],
    ["const later = () => import('../a.ts');", 0],
    ["import { c } from './c.ts';", 0],
  ])('%s behind the import of it makes %i', (text, count) => {
    const cycles = importCycles([a, { path: 'src/web/b/b.ts', text }]);
    expect(cycles).toEqual(Array(count).fill('src/web/a.ts -> src/web/b/b.ts -> src/web/a.ts'));
  });
});
