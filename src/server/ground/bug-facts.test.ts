import { expect, test } from 'vitest';
import { bugFacts } from './bug-facts.ts';

test('where a bug is says nothing of what somebody entered, in whatever form it was', () => {
  const { error, at } = bugFacts(new TypeError('no day:\n    at 9876501234\n   at Asha Rao\n at home'));
  expect(error).toBe('TypeError');
  expect(at).not.toMatch(/9876501234|Asha|home/);
  expect(at).toMatch(/^at .*bug-facts\.test\.ts/);
});

test('an error without a stack or a message is one all the same', () => {
  expect(bugFacts(Object.assign(new Error(), { stack: undefined }))).toEqual({ error: 'Error', at: '' });
  expect(bugFacts(new Error()).at).toMatch(/^at /);
  expect(bugFacts('thrown')).toEqual({ error: 'string', at: '' });
});
