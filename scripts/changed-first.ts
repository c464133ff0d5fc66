import { execFileSync } from 'node:child_process';
import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests of what was edited since the last commit run first, so that a slip shows in the first seconds. */
export class ChangedFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return editedFirst(sorted, editedFiles(), ({ moduleId }) => relative('.', moduleId));
  }
}

/** Tests whose own file or whose rule is edited, then all others, each in the order they came in. */
export function editedFirst<T>(
  tests: readonly T[],
  edited: readonly string[],
  pathOf: (test: T) => string,
): T[] {
  const rules = new Set(edited.map(ruleOf));
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
