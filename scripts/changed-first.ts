import { execFileSync } from 'node:child_process';
import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests of what was edited since the last commit run first, so that a slip shows in the first seconds. */
export class ChangedFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const edited = new Set(editedFiles().map(ruleOf));
    const isEdited = ({ moduleId }: TestSpecification) => edited.has(ruleOf(relative('.', moduleId)));
    const sorted = await super.sort(files);
    return [...sorted.filter(isEdited), ...sorted.filter((file) => !isEdited(file))];
  }
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
