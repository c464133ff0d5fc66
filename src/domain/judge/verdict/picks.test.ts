import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyFeatures } from '#test/builders/any-features.ts';
import { aScoredPlan, aSlab } from '#test/builders/plan-builders.ts';
import type { PlanFeatures } from '../../cover/features.ts';
import { rupees } from '../../money.ts';
import type { PickKind, ScoredPlan } from '../../offer/plan.ts';
import { allInOf } from '../all-in/all-in.ts';
import { nextBest, type PickFacts, pickNames, withPicks } from './picks.ts';

const family: PickFacts = {
  soundness: {
    eldestAge: 40,
    singleRent: rupees(6_500),
    icuPerDay: rupees(20_000),
    sharesCover: true,
    copayFreeAt: new Set(),
  },
  demands: [],
  yearsOf: ({ years }) => years,
  termsOf: ({ slab }) => slab.id,
};

type Facts = Partial<Pick<ScoredPlan, 'neverBetter' | 'floor' | 'sound'>> & {
  readonly features?: Partial<PlanFeatures>;
  readonly badYear?: number;
  readonly tenths?: number;
};

/** Costs `total` this year (undefined: its price is awaited), and so many rupees a year all in. */
function aPlan(
  id: string,
  total: number | undefined,
  allIn: number,
  { features = {}, badYear = 50_000, tenths = 500, ...facts }: Facts = {},
): ScoredPlan {
  const plan = aScoredPlan(aSlab(id, 10, features), total, tenths);
  const years = { ...plan.years, oneInHundred: badYear };
  return { ...plan, years, allIn: total === undefined ? undefined : costing(allIn), ...facts };
}

const costing = (premium: number) =>
  allInOf([{ premium: rupees(premium), ownShare: rupees(0), above: rupees(0), paidBeside: rupees(0) }]);

const summarize = (plans: readonly ScoredPlan[], facts: Partial<PickFacts> = {}) =>
  withPicks(plans, { ...family, ...facts }).map(
    ({ slab, recommended, nearEqual, pick }) =>
      `${slab.id}:${recommended ? ' recommended' : ''}${nearEqual ? ' near' : ''}${pick ? ` ${pick}` : ''}`,
  );

const beaten = { thanPlan: 'other', thanRiders: [], thanTitle: 'Other', extra: rupees(10) };
const onPaper = { kind: 'on-paper' } as const;

describe('near equals', () => {
  test('of them that which costs least this year is recommended, whatever one beyond them costs', () => {
    const plans = [
      aPlan('best', 30_000, 40_000),
      aPlan('near', 24_000, 40_800), // 2 % of 40,000 is 800
      aPlan('far', 20_000, 40_801),
      aPlan('weak', 19_000, 60_000),
    ];
    expect(summarize(plans)).toEqual([
      'best: near',
      'near: recommended near balance',
      'far:',
      'weak: cheapest',
    ]);
  });

  test('stand within ₹500 where 2 percent is less', () => {
    const plans = [aPlan('best', 9_000, 10_000), aPlan('near', 8_000, 10_500), aPlan('far', 7_000, 10_501)];
    expect(summarize(plans)).toEqual(['best: near', 'near: recommended near balance', 'far: cheapest']);
  });

  test('that cost the same this year are told apart by all in, then by score', () => {
    const plans = [
      aPlan('dear', 9_000, 10_400, { tenths: 900, badYear: 60_000 }),
      aPlan('behind', 9_000, 10_000, { tenths: 700 }),
      aPlan('ahead', 9_000, 10_000, { tenths: 701 }),
    ];
    expect(summarize(plans)).toEqual(['dear: near', 'behind: near', 'ahead: recommended near balance']);
  });

  test('may hold one that a score puts far behind: points tell nothing here', () => {
    const plans = [
      aPlan('best', 9_000, 10_000, { tenths: 900 }),
      aPlan('near', 8_000, 10_400, { tenths: 100 }),
    ];
    expect(summarize(plans)).toEqual(['best: near', 'near: recommended near balance']);
  });
});

describe('the runner-up of the recommended plan', () => {
  test.each<[string, readonly ScoredPlan[], string | undefined]>([
    [
      'the next cheapest near equal, whatever is cheaper or costs less all in',
      [
        aPlan('best', 30_000, 40_000),
        aPlan('recommended', 24_000, 40_500),
        aPlan('next', 25_000, 40_700),
        aPlan('cheap', 9_000, 44_000),
      ],
      'next',
    ],
    [
      'where none is near, the cheapest of those near the best of the others',
      [
        aPlan('recommended', 24_000, 30_000),
        aPlan('best of them', 30_000, 40_000),
        aPlan('next', 20_000, 40_800),
        aPlan('cheap', 9_000, 40_801),
      ],
      'next',
    ],
    [
      'of two that cost the same the one ahead by score',
      [
        aPlan('recommended', 24_000, 30_000),
        aPlan('behind', 20_000, 40_000, { tenths: 780 }),
        aPlan('next', 20_000, 40_100, { tenths: 790 }),
      ],
      'next',
    ],
    [
      'never a beaten one or one without a price',
      [
        aPlan('recommended', 24_000, 30_000),
        aPlan('beaten', 20_000, 30_100, { neverBetter: beaten }),
        aPlan('to come', undefined, 30_100),
      ],
      undefined,
    ],
    [
      'one that a floor keeps out beside none that it does not',
      [
        aPlan('recommended', 24_000, 30_000),
        aPlan('paper', 20_000, 30_100, { floor: onPaper }),
        aPlan('next', 28_000, 40_000),
      ],
      'next',
    ],
    [
      'and where there is no other, that one',
      [aPlan('recommended', 24_000, 30_000), aPlan('paper', 20_000, 30_100, { floor: onPaper })],
      'paper',
    ],
    ['none of a plan that stands alone', [aPlan('recommended', 24_000, 30_000)], undefined],
    ['none of nothing', [], undefined],
  ])('the next best: %s', (_which, plans, expected) => {
    expect(nextBest(withPicks(plans, family))?.slab.id).toBe(expected);
  });
});

test('a beaten plan is neither best nor near nor picked', () => {
  const plans = [
    aPlan('beaten', 10_000, 10_000, { neverBetter: beaten, badYear: 0 }),
    aPlan('other', 20_000, 30_000),
  ];
  expect(summarize(plans)).toEqual(['beaten:', 'other: recommended near balance']);
});

describe('floors', () => {
  test('keep a plan from every pick, whatever it costs', () => {
    const plans = [
      aPlan('paper', 9_000, 10_000, { floor: onPaper, badYear: 0 }),
      aPlan('stands', 20_000, 30_000),
    ];
    expect(summarize(plans)).toEqual(['paper:', 'stands: recommended near balance']);
  });

  test('are lifted where nothing stands', () => {
    const plans = [
      aPlan('least', 9_000, 10_000, { floor: onPaper }),
      aPlan('dear', 20_000, 30_000, { floor: { kind: 'no-hospital' } }),
      aPlan('beaten', 8_000, 9_000, { floor: onPaper, neverBetter: beaten }),
    ];
    expect(summarize(plans)).toEqual(['least: recommended near balance', 'dear:', 'beaten:']);
  });

  test('is none beside a sound plan that lacks what was demanded', () => {
    const outpatient = { kind: 'covered', perYear: rupees(5_000) } as const;
    const plans = [
      aPlan('having', 20_000, 20_000, { sound: false, features: { outpatient } }),
      aPlan('lacking', 20_000, 20_000, { sound: true }),
    ];
    const floorsFor = (demands: PickFacts['demands']) =>
      withPicks(plans, { ...family, demands }).map(({ floor }) => floor?.kind);
    expect(floorsFor(['outpatient_benefits'])).toEqual([undefined, undefined]);
    expect(floorsFor([])).toEqual(['not-sound', undefined]);
  });

  /** One that is not sound at ₹20,000 all in, beside a sound one at so many. */
  const beside = (soundAllIn: number, facts: Facts = {}) => [
    aPlan('weak', 9_000, 20_000, { sound: false }),
    aPlan('sound', 12_000, soundAllIn, facts),
  ];

  test('keep out what is not sound where a sound plan costs up to a tenth more all in, and name it', () => {
    expect(summarize(beside(22_000))).toEqual(['weak:', 'sound: recommended near balance']);
    expect(withPicks(beside(22_000), family).map(({ floor }) => floor)).toEqual([
      { kind: 'not-sound', sound: 'Plan of-sound' },
      undefined,
    ]);
  });

  test.each<[string, number, Facts]>([
    ['costs more than a tenth more', 22_001, {}],
    ['is kept out itself', 20_000, { floor: onPaper }],
    ['is not sound either', 20_000, { sound: false }],
  ])('leave it in where the other one %s', (_which, allIn, facts) => {
    const [weak] = withPicks(beside(allIn, facts), family);
    expect([weak?.floor, weak?.recommended]).toEqual([undefined, true]);
  });

  test('leave out of it a sound plan without a price, and give none a second reason', () => {
    const awaited = { ...aPlan('awaited', undefined, 0), sound: true };
    expect(withPicks([aPlan('weak', 9_000, 20_000, { sound: false }), awaited], family)[0]?.floor).toBe(
      undefined,
    );
    const onlyOnPaper = aPlan('kept', 9_000, 20_000, { sound: false, floor: onPaper });
    expect(withPicks([onlyOnPaper, aPlan('sound', 9_000, 20_000)], family)[0]?.floor).toBe(onPaper);
  });
});

describe('what is demanded', () => {
  const birth: Partial<PlanFeatures> = {
    maternity: { kind: 'covered', normal: rupees(50_000), caesarean: rupees(50_000), waitMonths: 24 },
  };
  const visits: Partial<PlanFeatures> = { outpatient: { kind: 'covered', perYear: rupees(5_000) } };
  const plans = [
    aPlan('none', 9_000, 10_000),
    aPlan('visits', 12_000, 15_000, { features: visits }),
    aPlan('birth', 30_000, 40_000, { features: birth }),
  ];

  test('is had by the picks, where any plan has it', () => {
    expect(summarize(plans, { demands: ['maternity_cover'] })).toEqual([
      'none:',
      'visits:',
      'birth: recommended near balance',
    ]);
  });

  test('keeps nobody out where no plan has it', () => {
    expect(summarize(plans, { demands: ['critical_illness_coverage'] })).toEqual(summarize(plans));
  });

  test('is had as far as any plan has it: the first of two that no plan has together', () => {
    expect(summarize(plans, { demands: ['outpatient_benefits', 'maternity_cover'] })).toEqual([
      'none:',
      'visits: recommended near balance',
      'birth:',
    ]);
  });

  test('lifts no floor: what only a plan that is kept out has, nobody has', () => {
    const onlyOnPaper = aPlan('birth', 30_000, 40_000, { features: birth, floor: onPaper });
    expect(summarize([aPlan('none', 9_000, 10_000), onlyOnPaper], { demands: ['maternity_cover'] })).toEqual([
      'none: recommended near balance',
      'birth:',
    ]);
  });
});

describe('the strongest', () => {
  test('leaves least in a very bad year whatever its price, the cheaper of equals', () => {
    const plans = [
      aPlan('balance', 20_000, 30_000),
      aPlan('dear', 90_000, 95_000, { badYear: 10_000 }),
      aPlan('strong', 85_000, 99_000, { badYear: 10_000 }),
    ];
    expect(summarize(plans)).toEqual(['balance: recommended near balance', 'dear:', 'strong: strongest']);
  });

  test('is sound, as the cheapest is', () => {
    const plans = [
      aPlan('balance', 20_000, 30_000),
      aPlan('weak', 10_000, 90_000, { badYear: 0, sound: false }),
    ];
    expect(summarize(plans)).toEqual(['balance: recommended near balance', 'weak:']);
  });

  test('where the cover runs out for all in a very bad year, a bad one and the average tell who it is', () => {
    const plans = [
      aPlan('balance', 20_000, 30_000),
      aPlan('cheap', 22_000, 40_000),
      aPlan('strong', 35_000, 45_000),
    ].map((plan) => ({
      ...plan,
      years: { ...plan.years, oneInTwenty: plan.slab.id === 'strong' ? 16_000 : 92_000 },
    }));
    expect(summarize(plans)).toEqual(['balance: recommended near balance', 'cheap:', 'strong: strongest']);
  });

  /** Only the first year of "pays" leaves less. */
  const yearsOf = ({ slab, years }: ScoredPlan) => ({
    ...years,
    oneInHundred: slab.id === 'pays' ? 20_000 : 90_000,
  });

  test('for whoever has an illness is seen by the first year, among those that leave the same once waits are over', () => {
    const plans = [
      aPlan('balance', 20_000, 30_000),
      aPlan('waits', 22_000, 40_000),
      aPlan('pays', 35_000, 45_000),
    ];
    expect(summarize(plans, { yearsOf })).toEqual([
      'balance: recommended near balance',
      'waits:',
      'pays: strongest',
    ]);
  });

  test('is never one that leaves more in a very bad year once the waits are over', () => {
    const plans = [
      aPlan('balance', 20_000, 30_000, { badYear: 32_000 }),
      aPlan('pays', 35_000, 45_000, { badYear: 36_000 }),
    ];
    expect(summarize(plans, { yearsOf })).toEqual(['balance: recommended near balance', 'pays:']);
  });
});

test('one plan bears one name, and nothing is picked without a price', () => {
  expect(summarize([aPlan('only', 20_000, 30_000)])).toEqual(['only: recommended near balance']);
  expect(summarize([aPlan('live', undefined, 0)])).toEqual(['live:']);
});

test.each<[string, readonly ScoredPlan[], readonly string[]]>([
  [
    'the cheapest is the one pick, recommended for its price, sound or not',
    [
      aPlan('dear', 12_000, 14_000, { neverBetter: beaten, sound: false }),
      aPlan('least', 10_000, 12_000, { sound: false }),
      aPlan('middle', 11_000, 13_000, { neverBetter: beaten, sound: false }),
    ],
    ['dear:', 'least: recommended near lowest', 'middle:'],
  ],
  [
    'of two at one price the one ahead by score, and no other is picked',
    [aPlan('first', 10_000, 12_000, { tenths: 701 }), aPlan('second', 10_000, 12_000, { tenths: 700 })],
    ['first: recommended near lowest', 'second: near'],
  ],
  [
    'one that is cheap this year alone is no near equal',
    [aPlan('bait', 10_000, 24_000), aPlan('steady', 11_000, 13_000)],
    ['bait:', 'steady: recommended near lowest'],
  ],
  [
    'one that stands alone is compared with nothing',
    [aPlan('only', 10_000, 12_000)],
    ['only: recommended near balance'],
  ],
  [
    'one without a price is no rival',
    [aPlan('only', 10_000, 12_000), aPlan('live', undefined, 0)],
    ['only: recommended near balance', 'live:'],
  ],
])('where all terms are the same: %s', (_, plans, expected) => {
  expect(summarize(plans, { termsOf: () => 'the same' })).toEqual(expected);
});

test('one plan with other terms makes it a question of balance again', () => {
  const plans = [
    aPlan('standard', 10_000, 12_000),
    aPlan('dear', 12_000, 14_000, { neverBetter: beaten }),
    aPlan('full', 20_000, 22_000),
  ];
  const termsOf = ({ slab }: ScoredPlan) => (slab.id === 'full' ? 'full' : 'standard');
  expect(summarize(plans, { termsOf })).toEqual(['standard: recommended near balance', 'dear:', 'full:']);
});

describe('the names of a pick', () => {
  const picks = (...kinds: readonly (PickKind | undefined)[]) => kinds.map((pick) => ({ pick, sound: true }));
  test.each<[string, PickKind | undefined, readonly (PickKind | undefined)[], boolean, readonly PickKind[]]>([
    ['each has its own', 'balance', ['cheapest', 'balance', 'strongest'], true, ['balance']],
    ['the strongest', 'strongest', ['balance', 'strongest'], true, ['strongest']],
    [
      'the recommended one is the cheapest sound one',
      'balance',
      ['balance', 'strongest'],
      true,
      ['balance', 'cheapest'],
    ],
    ['it is the cheapest, not a sound one', 'balance', ['balance', 'strongest'], false, ['balance']],
    ['it is all three', 'balance', ['balance'], true, ['balance', 'cheapest', 'strongest']],
    ['all terms are the same', 'lowest', ['lowest'], true, ['lowest']],
    ['no pick', undefined, ['balance'], true, []],
  ])('a pick has its names: %s', (_, pick, all, sound, names) => {
    expect(pickNames({ pick, sound }, picks(...all))).toEqual(names);
  });
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
        aPlan(`s${index}`, total, allIn, facts),
      );
      const judged = withPicks(plans, { ...family, demands });
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
