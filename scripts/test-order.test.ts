import { expect, it } from 'vitest';
import { chosenFirst } from './test-order.ts';

const tests = [
  'src/a/age.test.ts',
  'src/a/age-band.test.ts',
  'src/web/card.test.tsx',
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
])('of an edit of %s', (_, edited, order) => {
  expect(chosenFirst(tests, edited, (path) => path)).toEqual(order);
});
