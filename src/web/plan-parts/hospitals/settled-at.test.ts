import { expect, test } from 'vitest';
import { cashlessOf, type Settlement } from './settled-at.ts';

const own = ['a', 'b', 'c'].map((id) => ({ id, name: id, address: '', pincode: '560001' }));
const settledBy = (of: Readonly<Record<string, Settlement>>) =>
  new Map(Object.entries(of).map(([id, settlement]) => [id, new Map([[7, settlement]])]));

test.each([
  ['two of three', settledBy({ a: 'cashless', b: 'cashless', c: 'reimbursement' }), 7, 2],
  ['an excluded one is not cashless', settledBy({ a: 'cashless', b: 'excluded', c: 'excluded' }), 7, 1],
  ['one of which nothing came yet', settledBy({ a: 'cashless', b: 'cashless' }), 7, undefined],
  ['another insurer', settledBy({ a: 'cashless', b: 'cashless', c: 'cashless' }), 8, undefined],
])('%s', (_, settled, insurer, count) => {
  expect(cashlessOf(own, settled, insurer)).toBe(count);
});
