import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sources = globSync('test/attack/**/*.ts').map((path) => ({ path, text: readFileSync(path, 'utf8') }));

/** The attacks by the names under which they are exported. */
const attacks = sources.flatMap(({ text }) =>
  [...text.matchAll(/^export const (\w+): Attack = /gm)].map(([, name = '']) => name),
);

/** What compares paces asks for a quiet machine (144). */
const measuring = ['purchasesBesideOthers'];

test('`npm run attack` runs every attack there is', () => {
  const runner = sources.find(({ path }) => path.replaceAll('\\', '/') === 'test/attack/run.ts');
  const [, list = ''] = /const attacks: readonly Attack\[\] = \[([^\]]*)\]/.exec(runner?.text ?? '') ?? [];
  const listed = list.split(',').map((name) => name.trim());
  expect(attacks.length).toBeGreaterThan(15);
  expect(listed.filter(Boolean).toSorted()).toEqual(attacks.toSorted());
});

test('`npm test` proves every attack and its planted faults, in its short form', () => {
  const proven = sources
    .filter(({ path }) => path.endsWith('.test.ts'))
    .flatMap(({ text }) => [...text.matchAll(/\bprove\((\w+)/g)].map(([, name = '']) => name));
  expect([...proven, ...measuring].toSorted()).toEqual(attacks.toSorted());
});
