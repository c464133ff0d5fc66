import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { type Mutant, plant } from './plant.ts';
import { added, isBelow, line, survivorLine, verdictOn } from './report.ts';
import { joinTrials } from './trials.ts';

function aMutant(id: string, file: string): Mutant {
  const at = { line: 0, column: 0 };
  const location = { start: at, end: at };
  return {
    id,
    fileName: resolve(file),
    location,
    replacement: 'false',
    mutatorName: 'ConditionalExpression',
  };
}

test('what one pass let live is killed by the next; only what was made before in each is left out', () => {
  const none = { reached: [], killed: [], atImport: [], madeBefore: [], leftOut: [] };
  const first = { ...none, reached: ['a', 'b', 'c', 'd'], killed: ['a'], madeBefore: ['c', 'd'] };
  const second = { ...none, reached: ['b', 'c', 'd', 'e'], killed: ['b'], madeBefore: ['d', 'e'] };
  expect(joinTrials([first, second])).toEqual({
    ...none,
    reached: ['a', 'b', 'c', 'd', 'e'],
    killed: ['a', 'b'],
    madeBefore: ['d', 'e'],
  });
});

test('a file is told by its mutants, but for those that only its import passes through, or of what was made before', () => {
  const mutants = [
    aMutant('killed', 'src/a.ts'),
    aMutant('lives', 'src/a.ts'),
    aMutant('at-import-and-later', 'src/a.ts'),
    aMutant('at-import', 'src/a.ts'),
    aMutant('made-before', 'src/a.ts'),
    aMutant('never-reached', 'src/b.ts'),
  ];
  const { byFile, survivors } = verdictOn(mutants, {
    reached: ['killed', 'lives', 'at-import-and-later', 'made-before'],
    killed: ['killed', 'at-import-and-later'],
    atImport: ['at-import', 'at-import-and-later'],
    madeBefore: ['made-before'],
    leftOut: [],
  });
  expect(Object.fromEntries(byFile)).toEqual({
    'src/a.ts': { killed: 2, planted: 3 },
    'src/b.ts': { killed: 0, planted: 1 },
  });
  expect(survivors.map(({ id }) => id)).toEqual(['lives', 'never-reached']);
});

test.each([
  [{ killed: 90, planted: 100 }, 90, false],
  [{ killed: 899, planted: 1_000 }, 90, true],
  [{ killed: 0, planted: 0 }, 90, false],
])('%j is below %i percent: %s', (tally, floor, expected) => {
  expect(isBelow(tally, floor)).toBe(expected);
});

test('a sum is told with its share', () => {
  const sum = added([
    { killed: 1, planted: 2 },
    { killed: 1, planted: 1 },
  ]);
  expect(line('src/a.ts', sum)).toMatch(/^src\/a\.ts +66\.7 % {2}2 of 3$/);
  expect(line('src/a.ts', added([]))).toMatch(/ - % {2}0 of 0$/);
});

test('a survivor is told by its place, what stands there and what took its place', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
  const file = join(folder, 'rule.ts');
  writeFileSync(file, 'export const isOld = (age: number): boolean =>\n  age > 60;\n');
  const { mutants, plugin } = await plant([file]);
  const boundary = mutants.find(({ replacement }) => replacement === 'age >= 60');
  if (!boundary) throw new Error('No such mutant');
  expect(survivorLine(boundary)).toMatch(
    /rule\.ts:2:3 {2}age > 60 {2}-> {2}age >= 60 {2}\(EqualityOperator\)$/,
  );
  expect(plugin.name).toBe('mutants');
  rmSync(folder, { recursive: true });
});
