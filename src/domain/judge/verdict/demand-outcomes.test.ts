import { expect, test } from 'vitest';
import { aRival, beaten, onPaper } from '#test/builders/plans/rival-plans.ts';
import type { ScoredPlan } from '../../offer/plan.ts';
import { demandOutcomes } from './demand-outcomes.ts';

const best: ScoredPlan = {
  ...aRival('best', 9_000, 20_000),
  recommended: true,
  unmet: ['critical_illness_coverage'],
};

test.each<[string, readonly ScoredPlan[], readonly [string, number, boolean] | undefined]>([
  ['nobody', [], undefined],
  [
    'one on paper only, for more',
    [aRival('paper', 9_000, 41_278, { floor: onPaper })],
    ['paper', 21_278, false],
  ],
  [
    'one on paper only, for less',
    [aRival('paper', 9_000, 16_422, { floor: onPaper })],
    ['paper', -3_578, false],
  ],
  [
    'one that another beats',
    [aRival('beaten', 9_000, 30_000, { neverBetter: beaten })],
    ['beaten', 10_000, false],
  ],
  [
    'one that may be put forward before a cheaper one that may not',
    [aRival('paper', 9_000, 16_422, { floor: onPaper }), aRival('sold', 9_000, 30_000)],
    ['sold', 10_000, true],
  ],
])(
  'what the pick lacks has %s, and whether we put it forward does not hang on its price',
  (_who, others, expected) => {
    const [outcome] = demandOutcomes({ plans: [best, ...others], demands: ['critical_illness_coverage'] });
    const { having } = outcome ?? {};
    expect(having && [having.plan.slab.id, having.more, having.isPutForward]).toEqual(expected);
  },
);
