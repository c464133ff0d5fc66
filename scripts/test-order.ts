import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { join } from 'node:path/posix';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Small files of long tests: the size of a file stands for its time where nobody has measured it yet. */
export const longTests = [
  'test/api/connections.test.ts',
  'scripts/catalogue/worked-example.test.ts',
  'src/adapters/catalogue/shipped/shipped-claims.test.ts',
  'src/domain/identity/long-texts.test.ts',
  'src/domain/judge/years/better-years.test.ts',
  'src/domain/judge/years/own-share.test.ts',
  'src/domain/offer/other-plans.test.ts',
  'src/domain/person/relation-ages.test.ts',
  'src/server/drawing/papers/accepted-letters.test.ts',
  'test/api/every-product.test.ts',
  'test/attack/connections/trickled-bodies.test.ts',
  'test/attack/database/busy-database.test.ts',
  'test/attack/database/damage.test.ts',
  'test/attack/events.test.ts',
  'test/attack/fuzz/fuzz.test.ts',
  'test/attack/pages/page-addresses.test.ts',
  'test/attack/tricks/junk-pages.test.ts',
  'test/attack/tricks/junk-posts.test.ts',
  'test/families.test.ts',
  'test/gate/bare-texts.test.ts',
  'test/gate/linear-patterns.test.ts',
  'test/gate/words-of-code.test.ts',
  'test/papers-in-languages.test.ts',
  'test/recommendations.test.ts',
  'test/ports/catalogue-import.test.ts',
  'test/ports/server-outsides.test.ts',
  'test/ports/store.test.ts',
];

/**
 * Tests of what was edited since the last commit run first, so that a slip shows in the first seconds, or of that commit
 * where nothing was; then tests that import it; then what takes long, so that nobody waits for it at the end.
 */
export class TestOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const pathOf = ({ moduleId }: TestSpecification) => relative('.', moduleId);
    const sorted = chosenFirst(await super.sort(files), longTests, pathOf);
    const edited = editedFiles();
    const importing = sorted
      .map(pathOf)
      .filter((path) => edited.size > 0 && importsAny(path, readFileSync(path, 'utf8'), edited));
    return chosenFirst(chosenFirst(sorted, importing, pathOf), [...edited], pathOf);
  }
}

/** Whether a test imports one of these files itself. */
export function importsAny(path: string, text: string, edited: ReadonlySet<string>): boolean {
  return Array.from(text.matchAll(/ from '([#.][^']+)'/g), ([, name = '']) => name).some((name) => {
    if (name.startsWith('.')) return edited.has(join(path, '..', name));
    return edited.has(name.replace(/^#(?!test\/)/, 'src/').replace(/^#/, ''));
  });
}

/** Tests whose own file or whose rule is chosen, then all others, each in the order they came in. */
export function chosenFirst<T>(
  tests: readonly T[],
  ownFirst: readonly string[],
  pathOf: (test: T) => string,
): T[] {
  const rules = new Set(ownFirst.map(ruleOf));
  const [first, then]: [T[], T[]] = [[], []];
  for (const test of tests) (rules.has(ruleOf(pathOf(test))) ? first : then).push(test);
  return [...first, ...then];
}

/** A rule and its test share it: the path without its endings. */
function ruleOf(path: string): string {
  return path.replace(/(?:(?:\.page)?\.test)?\.tsx?$/, '');
}

/** What differs from the last commit, staged or not; outside a git checkout nothing is known to be edited. */
export function editedFiles(folder = '.'): ReadonlySet<string> {
  const listedBy = (...command: readonly string[]) => filesListedBy(folder, command);
  const since = new Set([
    ...listedBy('diff', '--name-only', '--relative', 'HEAD'),
    ...listedBy('ls-files', '--others', '--exclude-standard'),
  ]);
  return since.size > 0 ? since : new Set(listedBy('show', '--name-only', '--relative', '--format=', 'HEAD'));
}

function filesListedBy(folder: string, command: readonly string[]): readonly string[] {
  try {
    const list = execFileSync('git', command, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return list.split('\n').filter((line) => line !== '');
  } catch {
    return [];
  }
}
