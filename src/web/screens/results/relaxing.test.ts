import { expect, test } from 'vitest';
import { aWirePlan, plainFacts } from '#test/wire-plan.ts';
import { bestRelaxation } from './relaxing.ts';
import { wishFrom } from './wish.ts';

const maternity = { normal: 30_000, caesarean: 45_000, wait_months: 24 };
const plans = [
  aWirePlan('births', { facts: { ...plainFacts, maternity } }),
  aWirePlan('shared-1', { facts: { ...plainFacts, room: 'shared' } }),
  aWirePlan('shared-2', { facts: { ...plainFacts, room: 'shared', copay_percent: 20, copay_from_age: 61 } }),
  aWirePlan('quick', { ped: { waiting_period: 24 } }),
];

test('the filter whose removal brings back most plans', () => {
  const wish = wishFrom({ roomRent: 'shared', maternity: '1' });
  expect(bestRelaxation(plans, wish, 40)).toEqual({
    filter: { kind: 'mark', option: 'maternity' },
    plans: 2,
  });
});

test('a co-pay that starts at an age counts for the eldest only from that age', () => {
  const wish = wishFrom({ roomRent: 'shared', maternity: '1', copay: '1' });
  expect(bestRelaxation(plans, wish, 61)?.plans).toBe(1);
});

test('when only several filters together are the reason, none is named', () => {
  const wish = wishFrom({ roomRent: 'shared', maternity: '1', ped: '24' });
  expect(bestRelaxation(plans, wish, 40)).toBeUndefined();
});

test('without filters there is nothing to relax', () => {
  expect(bestRelaxation(plans, wishFrom({ sort: 'premium-low' }), 40)).toBeUndefined();
});
