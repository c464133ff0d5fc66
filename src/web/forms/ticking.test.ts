import { expect, test } from 'vitest';
import { ticked } from './ticking.ts';

test.each([
  ['one more', ['a'], 'b', true, ['a', 'b']],
  ['one less', ['a', 'b'], 'a', false, ['b']],
  ['none clears the others', ['a', 'b'], 'none', true, ['none']],
  ['another clears none', ['none'], 'a', true, ['a']],
  ['twice is once', ['a'], 'a', true, ['a']],
])('a tick leaves the right list: %s', (_rule, values, id, isTicked, result) => {
  expect(ticked(values, id, isTicked)).toEqual(result);
});
