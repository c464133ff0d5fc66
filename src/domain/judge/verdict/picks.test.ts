import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyFeatures } from '#test/builders/any-features.ts';
import { aRival, beaten, onPaper, pickFacts, summarizePicks } from '#test/builders/plans/rival-plans.ts';
import type { ScoredPlan } from '../../offer/plan.ts';
import { nextBest, withPicks } from './picks.ts';

describe('near equals', () => {
  test('of them that which costs least this year is recommended, whatever one beyond them costs', () => {
    const plans = [
      aRival('best', 30_000, 40_000),
      aRival('near', 24_000, 40_800), // 2 % of 40,000 is 800
      aRival('far', 20_000, 40_801),
      aRival('weak', 19_000, 60_000),
    ];
    expect(summarizePicks(plans)).toEqual([
      'best: near',
      'near: recommended near balance',
      'far:',
      'weak: cheapest',
    ]);
  });

  test('stand within ₹500 where 2 percent is less', () => {
    const plans = [
      aRival('best', 9_000, 10_000),
      aRival('near', 8_000, 10_500),
      aRival('far', 7_000, 10_501),
    ];
    expect(summarizePicks(plans)).toEqual(['best: near', 'near: recommended near balance', 'far: cheapest']);
  });

  test('that cost the same this year are told apart by all in, then by score', () => {
    const plans = [
      aRival('dear', 9_000, 10_400, { tenths: 900, badYear: 60_000 }),
      aRival('behind', 9_000, 10_000, { tenths: 700 }),
      aRival('ahead', 9_000, 10_000, { tenths: 701 }),
    ];
    expect(summarizePicks(plans)).toEqual(['dear: near', 'behind: near', 'ahead: recommended near balance']);
  });

  test('may hold one that a score puts far behind: points tell nothing here', () => {
    const plans = [
      aRival('best', 9_000, 10_000, { tenths: 900 }),
      aRival('near', 8_000, 10_400, { tenths: 100 }),
    ];
    expect(summarizePicks(plans)).toEqual(['best: near', 'near: recommended near balance']);
  });
});

describe('the runner-up of the recommended plan', () => {
  test.each<[string, readonly ScoredPlan[], string | undefined]>([
    [
      'the next cheapest near equal, whatever is cheaper or costs less all in',
      [
        aRival('best', 30_000, 40_000),
        aRival('recommended', 24_000, 40_500),
        aRival('next', 25_000, 40_700),
        aRival('cheap', 9_000, 44_000),
      ],
      'next',
    ],
    [
      'where none is near, the cheapest of those near the best of the others',
      [
        aRival('recommended', 24_000, 30_000),
        aRival('best of them', 30_000, 40_000),
        aRival('next', 20_000, 40_800),
        aRival('cheap', 9_000, 40_801),
      ],
      'next',
    ],
    [
      'of two that cost the same the one ahead by score',
      [
        aRival('recommended', 24_000, 30_000),
        aRival('behind', 20_000, 40_000, { tenths: 780 }),
        aRival('next', 20_000, 40_100, { tenths: 790 }),
      ],
      'next',
    ],
    [
      'never a beaten one or one without a price',
      [
        aRival('recommended', 24_000, 30_000),
        aRival('beaten', 20_000, 30_100, { neverBetter: beaten }),
        aRival('to come', undefined, 30_100),
      ],
      undefined,
    ],
    [
      'one that a floor keeps out beside none that it does not',
      [
        aRival('recommended', 24_000, 30_000),
        aRival('paper', 20_000, 30_100, { floor: onPaper }),
        aRival('next', 28_000, 40_000),
      ],
      'next',
    ],
    [
      'and where there is no other, that one',
      [aRival('recommended', 24_000, 30_000), aRival('paper', 20_000, 30_100, { floor: onPaper })],
      'paper',
    ],
    ['none of a plan that stands alone', [aRival('recommended', 24_000, 30_000)], undefined],
    ['none of nothing', [], undefined],
  ])('the next best: %s', (_which, plans, expected) => {
    expect(nextBest(withPicks(plans, pickFacts))?.slab.id).toBe(expected);
  });
});

test('a beaten plan is neither best nor near nor picked', () => {
  const plans = [
    aRival('beaten', 10_000, 10_000, { neverBetter: beaten, badYear: 0 }),
    aRival('other', 20_000, 30_000),
  ];
  expect(summarizePicks(plans)).toEqual(['beaten:', 'other: recommended near balance']);
});

describe('the strongest', () => {
  test('leaves least in a very bad year whatever its price, the cheaper of equals', () => {
    const plans = [
      aRival('balance', 20_000, 30_000),
      aRival('dear', 90_000, 95_000, { badYear: 10_000 }),
      aRival('strong', 85_000, 99_000, { badYear: 10_000 }),
    ];
    expect(summarizePicks(plans)).toEqual([
      'balance: recommended near balance',
      'dear:',
      'strong: strongest',
    ]);
  });

  test('is sound, as the cheapest is', () => {
    const plans = [
      aRival('balance', 20_000, 30_000),
      aRival('weak', 10_000, 90_000, { badYear: 0, sound: false }),
    ];
    expect(summarizePicks(plans)).toEqual(['balance: recommended near balance', 'weak:']);
  });

  test('where the cover runs out for all in a very bad year, a bad one and the average tell who it is', () => {
    const plans = [
      aRival('balance', 20_000, 30_000),
      aRival('cheap', 22_000, 40_000),
      aRival('strong', 35_000, 45_000),
    ].map((plan) => ({
      ...plan,
      years: { ...plan.years, oneInTwenty: plan.slab.id === 'strong' ? 16_000 : 92_000 },
    }));
    expect(summarizePicks(plans)).toEqual([
      'balance: recommended near balance',
      'cheap:',
      'strong: strongest',
    ]);
  });
});

test('one plan bears one name, and nothing is picked without a price', () => {
  expect(summarizePicks([aRival('only', 20_000, 30_000)])).toEqual(['only: recommended near balance']);
  expect(summarizePicks([aRival('live', undefined, 0)])).toEqual(['live:']);
});

test.each<[string, readonly ScoredPlan[], readonly string[]]>([
  [
    'the cheapest is the one pick, recommended for its price, sound or not',
    [
      aRival('dear', 12_000, 14_000, { neverBetter: beaten, sound: false }),
      aRival('least', 10_000, 12_000, { sound: false }),
      aRival('middle', 11_000, 13_000, { neverBetter: beaten, sound: false }),
    ],
    ['dear:', 'least: recommended near lowest', 'middle:'],
  ],
  [
    'of two at one price the one ahead by score, and no other is picked',
    [aRival('first', 10_000, 12_000, { tenths: 701 }), aRival('second', 10_000, 12_000, { tenths: 700 })],
    ['first: recommended near lowest', 'second: near'],
  ],
  [
    'one that is cheap this year alone is no near equal',
    [aRival('bait', 10_000, 24_000), aRival('steady', 11_000, 13_000)],
    ['bait:', 'steady: recommended near lowest'],
  ],
  [
    'one that stands alone is compared with nothing',
    [aRival('only', 10_000, 12_000)],
    ['only: recommended near balance'],
  ],
  [
    'one without a price is no rival',
    [aRival('only', 10_000, 12_000), aRival('live', undefined, 0)],
    ['only: recommended near balance', 'live:'],
  ],
])('where all terms are the same: %s', (_, plans, expected) => {
  expect(summarizePicks(plans, { termsOf: () => 'the same' })).toEqual(expected);
});

test('one plan with other terms makes it a question of balance again', () => {
  const plans = [
    aRival('standard', 10_000, 12_000),
    aRival('dear', 12_000, 14_000, { neverBetter: beaten }),
    aRival('full', 20_000, 22_000),
  ];
  const termsOf = ({ slab }: ScoredPlan) => (slab.id === 'full' ? 'full' : 'standard');
  expect(summarizePicks(plans, { termsOf })).toEqual([
    'standard: recommended near balance',
    'dear:',
    'full:',
  ]);
});

test('any list recommends one where any rival has a price, none cheaper among its near equals', () => {
  const plan = fc.record({
    features: anyFeatures,
    total: fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined }),
    allIn: fc.integer({ min: 20_000, max: 23_000 }),
    badYear: fc.integer({ min: 0, max: 3 }),
    sound: fc.boolean(),
    floor: fc.constantFrom(undefined, undefined, onPaper),
    neverBetter: fc.constantFrom(undefined, undefined, beaten),
  });
  const anyDemands = fc.subarray(['maternity_cover', 'copay', 'outpatient_benefits'] as const);
  fc.assert(
    fc.property(fc.array(plan, { maxLength: 9 }), anyDemands, (sample, demands) => {
      const plans = sample.map(({ total, allIn, ...facts }, index) =>
        aRival(`s${index}`, total, allIn, facts),
      );
      const judged = withPicks(plans, { ...pickFacts, demands });
      const rivals = judged.filter(({ premium, neverBetter }) => premium.kind === 'quoted' && !neverBetter);
      const recommendedPlans = judged.filter(({ recommended }) => recommended);
      expect(recommendedPlans.length).toBe(rivals.length > 0 ? 1 : 0);
      const [one] = recommendedPlans;
      if (!one) return;
      const price = ({ premium }: ScoredPlan) => (premium.kind === 'quoted' ? premium.total : Number.NaN);
      expect(one.nearEqual && !one.neverBetter && one.pick === 'balance').toBe(true);
      expect(one.floor === undefined).toBe(rivals.some(({ floor }) => floor === undefined));
      expect(judged.every((other) => !other.nearEqual || price(other) >= price(one))).toBe(true);
      const picked = judged.filter(({ pick }) => pick !== undefined);
      expect(new Set(picked.map(({ pick }) => pick)).size).toBe(picked.length);
      expect(picked.every(({ pick, sound }) => pick === 'balance' || sound)).toBe(true);
      expect(judged.map(({ slab }) => slab.id)).toEqual(plans.map(({ slab }) => slab.id));
    }),
  );
});
