import { expect, test } from 'vitest';
import { inPlainEnglish } from '#test/builders/compared-plans.ts';
import { aWirePlan } from '#test/builders/wire-plan.ts';
import { namesOf } from './names.ts';
import { picked } from './use-pair.ts';

const plan = (slab: string, title: string, insurer: string, cover = 1_000_000) =>
  aWirePlan(slab, { product_title: title, insurer_title: insurer, sum_assured: cover });

test.each([
  [
    'without their insurers',
    [plan('a', 'Sahyadri Poorna', 'Sahyadri Health'), plan('b', 'Kumaon Vatsal', 'Kumaon Mutual')],
    ['Poorna', 'Vatsal'],
  ],
  [
    'with them where two are called alike',
    [plan('a', 'Kaveri Suraksha', 'Kaveri Mutual'), plan('b', 'Ganga Suraksha', 'Ganga General')],
    ['Kaveri Suraksha', 'Ganga Suraksha'],
  ],
  [
    'with their cover where one plan stands beside itself',
    [plan('a', 'Kaveri Suraksha', 'Kaveri', 500_000), plan('b', 'Kaveri Suraksha', 'Kaveri')],
    ['Kaveri Suraksha, ₹5 lakh', 'Kaveri Suraksha, ₹10 lakh'],
  ],
])('plans are called %s', (_what, plans, names) => {
  expect([...namesOf(inPlainEnglish, plans).values()]).toEqual(names);
});

test.each([
  ['the left one changes', 'left', 'c', ['c', 'b']],
  ['the right one changes', 'right', 'c', ['a', 'c']],
  ['one that stands at the right already changes places', 'left', 'b', ['b', 'a']],
  ['and one that stands at the left', 'right', 'a', ['b', 'a']],
] as const)('a pair on a phone shows %s', (_what, side, slabId, pair) => {
  expect(picked(['a', 'b'], side, slabId)).toEqual(pair);
});
