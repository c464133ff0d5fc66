import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { chosenFirst, editedFiles, importsAny, longTests } from './test-order.ts';

const tests = [
  'src/a/age.test.ts',
  'src/a/age-band.test.ts',
  'src/web/card.page.test.tsx',
  'test/gate/walls.test.ts',
];
const at = (...places: number[]) => places.map((place) => tests[place] ?? '');

it.each<[of: string, edited: readonly string[], order: readonly string[]]>([
  ['nothing: the order stays', [], tests],
  ['a rule: its test comes first', ['src/a/age-band.ts'], at(1, 0, 2, 3)],
  ['a test', ['test/gate/walls.test.ts'], at(3, 0, 1, 2)],
  ['a screen', ['src/web/card.tsx'], at(2, 0, 1, 3)],
  ['two: in the order they came in', ['src/web/card.tsx', 'src/a/age.ts'], at(0, 2, 1, 3)],
  ['what has no test', ['README.md', ''], tests],
])('an edit of %s puts its own tests first', (_, edited, order) => {
  expect(chosenFirst(tests, edited, (path) => path)).toEqual(order);
});

it.each([
  ['a rule of another folder', "import { ageOn } from '#domain/age.ts';", 'src/domain/age.ts', true],
  ['a builder by its short name', "import { aQuote } from '#test/quote.ts';", 'test/quote.ts', true],
  ['a file beside it', "import {\n  a,\n  b,\n} from './band.ts';", 'src/a/band.ts', true],
  ['a file above it', "import type { Plan } from '../plan.ts';", 'src/plan.ts', true],
  ['a file of the same name elsewhere', "import { a } from './band.ts';", 'src/b/band.ts', false],
  ['a package', "import { band } from 'band.ts';", 'src/a/band.ts', false],
])('a test is of an edit where it imports it: %s', (_, text, edited, isOfIt) => {
  expect(importsAny('src/a/age.test.ts', text, new Set([edited]))).toBe(isOfIt);
});

it('every long test that is begun early is there', () => {
  expect(longTests.filter((path) => !existsSync(path))).toEqual([]);
});

/** An empty folder in which git looks for no other checkout, as it does where a hook runs the tests. */
function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'chhatri-checkout-'));
  for (const name of ['GIT_DIR', 'GIT_INDEX_FILE', 'GIT_WORK_TREE']) vi.stubEnv(name, undefined);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
  return folder;
}

/** A checkout of its own with two commits; `git` runs a command there. */
function aCheckout() {
  const folder = aFolder();
  const git = (...command: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...command], { cwd: folder });
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  git('init', '--quiet');
  write('rule.ts', 'one');
  git('add', '.');
  git('commit', '--quiet', '--message', 'one');
  write('later.ts', 'one');
  git('add', '.');
  git('commit', '--quiet', '--message', 'two');
  return { folder, git, write };
}

it('an edit counts as one whether it is staged or not, and so does a new file', () => {
  const { folder, git, write } = aCheckout();
  write('rule.ts', 'two');
  expect([...editedFiles(folder)]).toEqual(['rule.ts']);
  git('add', '.');
  expect([...editedFiles(folder)]).toEqual(['rule.ts']);
  write('new.ts', 'one');
  expect([...editedFiles(folder)]).toEqual(['rule.ts', 'new.ts']);
});

it('where nothing is edited, what the last commit changed counts', () => {
  expect([...editedFiles(aCheckout().folder)]).toEqual(['later.ts']);
});

it('outside a checkout nothing is known to be edited', () => {
  expect(editedFiles(aFolder())).toEqual(new Set());
});
