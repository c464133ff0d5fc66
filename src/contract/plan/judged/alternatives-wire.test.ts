import { expect, test } from 'vitest';
import { rupees } from '#domain/money.ts';
import { aScoredPlan, aSlab } from '#test/builders/plan-builders.ts';
import { besideToWire, betterFitsToWire } from './alternatives-wire.ts';

const other = aScoredPlan(aSlab('two-10', 10, {}), 20_000, 712);
const waiting = aScoredPlan(aSlab('three-10', 10, {}), undefined, 700);
const name = { slab_id: 'two-10', riders: [], product_slug: 'of-two-10', product_title: 'Plan of-two-10' };

test('plans beside one are those with a price, each with what we are paid of it', () => {
  const years = { ...other.years, average: 12_345 };
  expect(besideToWire([{ ...other, years }, waiting])).toEqual([
    {
      ...name,
      ...{ premium: 20_000, all_in: null, commission: 3_000 },
      years: { average: 12_000, nine_in_ten: 0, one_in_twenty: 0, one_in_hundred: 0, runs_out_in_1000: 0 },
    },
  ]);
});

test('a plan that fits better is told with both measures, and a wait without an end as none', () => {
  const fit = { need: 'old-illness', than: other, extra: rupees(-500), theirs: 24, ours: 36 } as const;
  const endless = { ...fit, theirs: Number.POSITIVE_INFINITY, ours: Number.POSITIVE_INFINITY };
  expect(betterFitsToWire([fit, endless])).toEqual([
    { need: 'old-illness', ...name, extra: -500, theirs: 24, ours: 36 },
    { need: 'old-illness', ...name, extra: -500, theirs: null, ours: null },
  ]);
});
