import { execFileSync } from 'node:child_process';
import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Small files of long tests: the size of a file stands for its time where nobody has measured it yet. */
const longTests = [
  'test/api/connections.test.ts',
  'test/api/every-product.test.ts',
  'test/attack/fuzz/fuzz.test.ts',
  'test/families.test.ts',
  'test/gate/linear-patterns.test.ts',
];

/**
 * Tests of what was edited since the last commit run first, so that a slip shows in the first seconds; then what takes
 * long, so that nobody waits for it at the end.
 */
export class TestOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const pathOf = ({ moduleId }: TestSpecification) => relative('.', moduleId);
    const sorted = chosenFirst(await super.sort(files), longTests, pathOf);
    return chosenFirst(sorted, editedFiles(), pathOf);
  }
}

/** Tests whose own file or whose rule is chosen, then all others, each in the order they came in. */
export function chosenFirst<T>(
  tests: readonly T[],
  chosen: readonly string[],
  pathOf: (test: T) => string,
): T[] {
  const rules = new Set(chosen.map(ruleOf));
  const [first, then]: [T[], T[]] = [[], []];
  for (const test of tests) (rules.has(ruleOf(pathOf(test))) ? first : then).push(test);
  return [...first, ...then];
}

/** A rule and its test share it: the path without its endings. */
function ruleOf(path: string): string {
  return path.replace(/(?:\.test)?\.tsx?$/, '');
}

/** Outside a git checkout nothing is known to be edited. */
function editedFiles(): readonly string[] {
  try {
    const list = execFileSync('git', ['ls-files', '-m', '-o', '--exclude-standard'], { encoding: 'utf8' });
    return list.split('\n');
  } catch {
    return [];
  }
}
