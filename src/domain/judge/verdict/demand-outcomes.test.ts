import { expect, test } from 'vitest';
import { aRival, beaten, onPaper, type RivalFacts } from '#test/builders/plans/rival-plans.ts';
import { rupees } from '../../money.ts';
import type { ScoredPlan } from '../../offer/plan.ts';
import { demandOutcomes } from './demand-outcomes.ts';

const best: ScoredPlan = {
  ...aRival('best', 9_000, 20_000),
  recommended: true,
  unmet: ['critical_illness_coverage'],
};

const criticalIllness = { kind: 'covered', sumInsured: rupees(500_000), illnesses: 20 } as const;
const having = (id: string, total: number, allIn: number, facts: RivalFacts = {}) =>
  aRival(id, total, allIn, { features: { criticalIllness }, ...facts });

test.each<[string, readonly ScoredPlan[], readonly [string, number, boolean] | undefined]>([
  ['nobody', [], undefined],
  [
    'one on paper only, for more',
    [having('paper', 9_000, 41_278, { floor: onPaper })],
    ['paper', 21_278, false],
  ],
  [
    'one on paper only, for less',
    [having('paper', 9_000, 16_422, { floor: onPaper })],
    ['paper', -3_578, false],
  ],
  [
    'one that another beats',
    [having('beaten', 9_000, 30_000, { neverBetter: beaten })],
    ['beaten', 10_000, false],
  ],
  [
    'one that may be put forward before a cheaper one that may not',
    [having('paper', 9_000, 16_422, { floor: onPaper }), having('sold', 9_000, 30_000)],
    ['sold', 10_000, true],
  ],
])(
  'what the pick lacks has %s, and whether we put it forward does not hang on its price',
  (_who, others, expected) => {
    const [outcome] = demandOutcomes({ plans: [best, ...others], demands: ['critical_illness_coverage'] });
    const plan = outcome?.having;
    expect(plan && [plan.plan.slab.id, plan.more, plan.isPutForward]).toEqual(expected);
  },
);
