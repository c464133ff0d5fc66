import { expect, test } from 'vitest';
import { aFamily } from '#test/builders.ts';
import { aScoredPlan, aSlab } from '#test/plan-builders.ts';
import { lakh } from '../money.ts';
import type { Block } from '../quote/block.ts';
import { partKey } from '../quote/family-split.ts';
import type { ScoredPlan } from './plan.ts';
import { bestPlanOf, splitPlans } from './split-plans.ts';

const good = aScoredPlan(aSlab('good', 10, { restoration: { kind: 'none' } }), 20_000, 900);
const pending = aScoredPlan(aSlab('live', 10, {}), undefined, 950);

test.each<[string, readonly ScoredPlan[], string | undefined]>([
  [
    'the recommended one',
    [pending, good, { ...good, slab: aSlab('chosen', 10, {}), recommended: true }],
    'chosen',
  ],
  ['the first with a price where none is recommended', [pending, good], 'good'],
  ['none while no price is known', [pending], undefined],
  ['none of none', [], undefined],
])('%s', (_, plans, expected) => {
  expect(bestPlanOf(plans)?.slab.id).toBe(expected);
});

test('each set of people is asked for once, and named with the plan that prices it', () => {
  const asked: string[] = [];
  const plansFor = ({ id, members }: Block) => {
    asked.push(`${id}: ${partKey(members)}`);
    return members.length > 1 ? [good] : [pending];
  };
  const { ranked, plans } = splitPlans(aFamily('You 50y', 'Spouse 48y', 'Son-0 20y'), lakh(8), plansFor);
  expect(asked.toSorted()).toEqual([
    'family: Spouse+Son-0',
    'family: You+Spouse',
    'family: You+Spouse+Son-0',
    'individual: Son-0',
    'individual: Spouse',
    'individual: You',
  ]);
  expect([...plans.keys()].toSorted()).toEqual(['Spouse+Son-0', 'You+Spouse', 'You+Spouse+Son-0']);
  expect(ranked.map(({ way, total, reason }) => [way.key, total, reason])).toEqual([
    ['You+Spouse+Son-0', 20_000, 'cheapest'],
    ['You+Spouse|Son-0', undefined, 'no-plan'],
    ['You|Spouse+Son-0', undefined, 'no-plan'],
    ['You|Spouse|Son-0', undefined, 'no-plan'],
  ]);
});
