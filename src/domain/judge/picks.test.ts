import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyFeatures } from '#test/builders/any-features.ts';
import { aScoredPlan, aSlab } from '#test/builders/plan-builders.ts';
import type { PlanFeatures } from '../cover/features.ts';
import { lakh, rupees } from '../money.ts';
import type { PickKind, ScoredPlan } from '../offer/plan.ts';
import { coversWithoutCopay, isSound, nextBest, pickNames, type Soundness, withPicks } from './picks.ts';

const family: Soundness = {
  eldestAge: 40,
  singleRent: rupees(6_500),
  icuPerDay: rupees(20_000),
  sharesCover: true,
  copayFreeAt: new Set(),
  yearsOf: ({ years }) => years,
};
const refilled: Partial<PlanFeatures> = { restoration: { kind: 'unlimited' } };

type Facts = Partial<Pick<ScoredPlan, 'atAskedCover' | 'neverBetter'>> & {
  readonly features?: Partial<PlanFeatures>;
  readonly badYear?: number;
};

function aPlan(
  id: string,
  total: number | undefined,
  tenths: number,
  { features, badYear = 50_000, ...facts }: Facts = {},
) {
  const plan = aScoredPlan(aSlab(id, 10, { ...refilled, ...features }), total, tenths);
  return { ...plan, years: { ...plan.years, oneInHundred: badYear }, ...facts };
}

const ownTerms = ({ slab }: ScoredPlan): string => slab.id;

const summarize = (plans: readonly ScoredPlan[], soundness = family, termsOf = ownTerms) =>
  withPicks(plans, soundness, termsOf).map(
    ({ slab, recommended, nearEqual, pick }) =>
      `${slab.id}:${recommended ? ' recommended' : ''}${nearEqual ? ' near' : ''}${pick ? ` ${pick}` : ''}`,
  );

const beaten = { thanPlan: 'other', thanTitle: 'Other', extra: rupees(10) };

test('the cheapest of the near equals is recommended: within two points of the best', () => {
  const plans = [
    aPlan('best', 30_000, 800),
    aPlan('near', 24_000, 780),
    aPlan('far', 20_000, 779),
    aPlan('weak', 19_000, 500),
  ];
  expect(summarize(plans)).toEqual([
    'best: near',
    'near: recommended near balance',
    'far:',
    'weak: cheapest',
  ]);
});

describe('the runner-up of the recommended plan', () => {
  test.each<[string, readonly ScoredPlan[], string | undefined]>([
    [
      'the next cheapest near equal, whatever is cheaper or scores more',
      [
        aPlan('best', 30_000, 800),
        aPlan('recommended', 24_000, 785),
        aPlan('next', 25_000, 781),
        aPlan('cheap', 9_000, 700),
      ],
      'next',
    ],
    [
      'where none is near, the cheapest of those near the best of the others',
      [
        aPlan('recommended', 24_000, 900),
        aPlan('best of them', 30_000, 800),
        aPlan('next', 20_000, 780),
        aPlan('cheap', 9_000, 779),
      ],
      'next',
    ],
    [
      'of two that cost the same the one ahead by score',
      [aPlan('recommended', 24_000, 900), aPlan('behind', 20_000, 780), aPlan('next', 20_000, 790)],
      'next',
    ],
    [
      'never a beaten one, one without a price or one from more cover up',
      [
        aPlan('recommended', 24_000, 800),
        aPlan('beaten', 20_000, 795, { neverBetter: beaten }),
        aPlan('to come', undefined, 795),
        aPlan('higher', 25_000, 795, { atAskedCover: false }),
      ],
      undefined,
    ],
    ['none of a plan that stands alone', [aPlan('recommended', 24_000, 800)], undefined],
    ['none of nothing', [], undefined],
  ])('the next best: %s', (_which, plans, expected) => {
    const judged = withPicks(plans, family, ownTerms);
    expect(nextBest(judged)?.slab.id).toBe(expected);
  });
});

test('a beaten plan is neither best nor near nor picked', () => {
  const plans = [
    aPlan('beaten', 10_000, 900, { neverBetter: beaten, badYear: 0 }),
    aPlan('other', 20_000, 700),
  ];
  expect(summarize(plans)).toEqual(['beaten:', 'other: recommended near balance']);
});

test('a plan that begins at a higher cover waits until nothing is sold at the asked one', () => {
  const higher = aPlan('higher', 15_000, 900, { atAskedCover: false, badYear: 0 });
  expect(summarize([higher, aPlan('asked', 20_000, 600)])).toEqual([
    'higher:',
    'asked: recommended near balance',
  ]);
  expect(summarize([higher])).toEqual(['higher: recommended near balance']);
  expect(summarize([higher, aPlan('asked', 20_000, 600, { neverBetter: beaten })])).toEqual([
    'higher: recommended near balance',
    'asked:',
  ]);
});

test('the strongest leaves least in a very bad year, the cheaper of equals', () => {
  const plans = [
    aPlan('balance', 20_000, 800),
    aPlan('dear', 40_000, 600, { badYear: 10_000 }),
    aPlan('strong', 35_000, 600, { badYear: 10_000 }),
  ];
  expect(summarize(plans)).toEqual(['balance: recommended near balance', 'dear:', 'strong: strongest']);
});

test('where the cover runs out for all in a very bad year, a bad one and the average tell who is strongest', () => {
  const plans = [
    aPlan('balance', 20_000, 800),
    aPlan('cheap', 22_000, 600),
    aPlan('strong', 35_000, 600),
  ].map((plan) => ({
    ...plan,
    years: { ...plan.years, oneInTwenty: plan.slab.id === 'strong' ? 16_000 : 92_000 },
  }));
  expect(summarize(plans)).toEqual(['balance: recommended near balance', 'cheap:', 'strong: strongest']);
});

test('whoever has an illness sees the strongest by the first year, among those that leave the same once waits are over', () => {
  const plans = [aPlan('balance', 20_000, 800), aPlan('waits', 22_000, 600), aPlan('pays', 35_000, 600)];
  const yearsOf = ({ slab, years }: ScoredPlan) => ({
    ...years,
    oneInHundred: slab.id === 'pays' ? 20_000 : 90_000,
  });
  expect(summarize(plans, { ...family, yearsOf })).toEqual([
    'balance: recommended near balance',
    'waits:',
    'pays: strongest',
  ]);
});

test('but never strongest is one that leaves more in a very bad year once the waits are over', () => {
  const plans = [
    aPlan('balance', 20_000, 800, { badYear: 32_000 }),
    aPlan('pays', 35_000, 600, { badYear: 36_000 }),
  ];
  const yearsOf = ({ slab, years }: ScoredPlan) => ({
    ...years,
    oneInHundred: slab.id === 'pays' ? 20_000 : 90_000,
  });
  expect(summarize(plans, { ...family, yearsOf })).toEqual(['balance: recommended near balance', 'pays:']);
});

test('one plan bears one name, and nothing is picked without a price', () => {
  expect(summarize([aPlan('only', 20_000, 800)])).toEqual(['only: recommended near balance']);
  expect(summarize([aPlan('live', undefined, 800)])).toEqual(['live:']);
});

test.each<[string, readonly ScoredPlan[], readonly string[]]>([
  [
    'the cheapest is the one pick, recommended for its price, sound or not',
    [
      aPlan('dear', 12_000, 690, { neverBetter: beaten }),
      aPlan('least', 10_000, 700, { features: { restoration: { kind: 'none' } } }),
      aPlan('middle', 11_000, 695, { neverBetter: beaten }),
    ],
    ['dear:', 'least: recommended near lowest', 'middle:'],
  ],
  [
    'of two at one price the one ahead by score, and no other is picked',
    [aPlan('first', 10_000, 700), aPlan('second', 10_000, 699)],
    ['first: recommended near lowest', 'second: near'],
  ],
  [
    'one that stands alone is compared with nothing',
    [aPlan('only', 10_000, 700)],
    ['only: recommended near balance'],
  ],
  [
    'one without a price is no rival',
    [aPlan('only', 10_000, 700), aPlan('live', undefined, 700)],
    ['only: recommended near balance', 'live:'],
  ],
  [
    'those of a higher cover are no rivals',
    [aPlan('only', 10_000, 700), aPlan('higher', 9_000, 700, { atAskedCover: false })],
    ['only: recommended near balance', 'higher:'],
  ],
  [
    'where nothing is sold at the asked cover, those above it are',
    [aPlan('a', 10_000, 700, { atAskedCover: false }), aPlan('b', 9_000, 710, { atAskedCover: false })],
    ['a: near', 'b: recommended near lowest'],
  ],
])('where all terms are the same: %s', (_, plans, expected) => {
  expect(summarize(plans, family, () => 'the same')).toEqual(expected);
});

test('one plan with other terms makes it a question of balance again', () => {
  const plans = [aPlan('standard', 10_000, 700), aPlan('dear', 12_000, 690, { neverBetter: beaten })];
  const full = aPlan('full', 20_000, 600);
  const termsOf = ({ slab }: ScoredPlan) => (slab.id === 'full' ? 'full' : 'standard');
  expect(summarize([...plans, full], family, termsOf)).toEqual([
    'standard: recommended near balance',
    'dear:',
    'full:',
  ]);
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

describe('sound', () => {
  test.each<[string, Partial<PlanFeatures>, Partial<Soundness>, boolean]>([
    ['a co-pay before 61', { copay: { percent: 10, fromAge: undefined } }, {}, false],
    [
      'a co-pay at 60, where all have one',
      { copay: { percent: 10, fromAge: undefined } },
      { eldestAge: 60 },
      false,
    ],
    [
      'a co-pay from 61 on, where all have one',
      { copay: { percent: 10, fromAge: undefined } },
      { eldestAge: 61 },
      true,
    ],
    [
      'a co-pay for those who join from 61 on, at that age, where a plan without one is sold at this cover',
      { copay: { percent: 10, fromAge: 61 } },
      { eldestAge: 61, copayFreeAt: new Set([lakh(10)]) },
      false,
    ],
    [
      'a co-pay from 61 on, where a plan without one is sold at another cover alone',
      { copay: { percent: 10, fromAge: undefined } },
      { eldestAge: 61, copayFreeAt: new Set([lakh(5)]) },
      true,
    ],
    ['a co-pay that these ages do not meet', { copay: { percent: 10, fromAge: 61 } }, {}, true],
    [
      'a room limit below a single room',
      { roomRent: { kind: 'capped', percentPerDay: 1, maxPerDay: rupees(6_000) } },
      {},
      false,
    ],
    [
      'a room limit above it',
      { roomRent: { kind: 'capped', percentPerDay: 1, maxPerDay: undefined } },
      {},
      true,
    ],
    [
      'a limit of intensive care below its cost',
      { icu: { kind: 'capped', percentPerDay: 5, maxPerDay: rupees(10_000) } },
      {},
      false,
    ],
    [
      'a limit of intensive care above it',
      { icu: { kind: 'capped', percentPerDay: 2, maxPerDay: undefined } },
      {},
      true,
    ],
    ['a shared room', { roomRent: { kind: 'shared' } }, {}, false],
    ['no refill of a shared cover', { restoration: { kind: 'none' } }, {}, false],
    ['no refill of one’s own cover', { restoration: { kind: 'none' } }, { sharesCover: false }, true],
  ])('whether a plan is with %s', (_, features, people, sound) => {
    const plan = aPlan('p', 10_000, 500, { features });
    expect(isSound(plan, { ...family, ...people })).toBe(sound);
  });
});

test('a plan without co-pay counts where it is sound and has a price, at its cover', () => {
  const copay = { percent: 20, fromAge: 61 };
  const covers = (features: Partial<PlanFeatures>, total: number | undefined, eldestAge: number) => [
    ...coversWithoutCopay([aPlan('p', total, 500, { features })], { ...family, eldestAge }),
  ];
  expect(covers({}, 10_000, 70)).toEqual([lakh(10)]);
  expect(covers({}, undefined, 70)).toEqual([]);
  expect(covers({ restoration: { kind: 'none' } }, 10_000, 70)).toEqual([]);
  expect(covers({ copay }, 10_000, 70)).toEqual([]);
  expect(covers({ copay }, 10_000, 60)).toEqual([lakh(10)]);
});

test('any list recommends one where any rival has a price, none cheaper among its near equals', () => {
  const plan = fc.record({
    features: anyFeatures,
    total: fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined }),
    tenths: fc.integer({ min: 0, max: 60 }),
    badYear: fc.integer({ min: 0, max: 3 }),
    atAskedCover: fc.boolean(),
    isBeaten: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(plan, { maxLength: 9 }), (sample) => {
      const plans = sample.map(({ features, total, tenths, badYear, atAskedCover, isBeaten }, index) =>
        aPlan(`s${index}`, total, tenths, {
          features,
          badYear,
          atAskedCover,
          neverBetter: isBeaten ? beaten : undefined,
        }),
      );
      const judged = withPicks(plans, family, ownTerms);
      const rivals = judged.filter(({ premium, neverBetter }) => premium.kind === 'quoted' && !neverBetter);
      const recommendedPlans = judged.filter(({ recommended }) => recommended);
      expect(recommendedPlans.length).toBe(rivals.length > 0 ? 1 : 0);
      const [one] = recommendedPlans;
      if (!one) return;
      const price = ({ premium }: ScoredPlan) => (premium.kind === 'quoted' ? premium.total : Number.NaN);
      expect(one.nearEqual && !one.neverBetter && one.pick === 'balance').toBe(true);
      expect(one.atAskedCover).toBe(rivals.some(({ atAskedCover }) => atAskedCover));
      expect(judged.every((other) => !other.nearEqual || price(other) >= price(one))).toBe(true);
      const kinds = judged.flatMap(({ pick }) => pick ?? []);
      expect(new Set(kinds).size).toBe(kinds.length);
      expect(judged.map(({ slab }) => slab.id)).toEqual(plans.map(({ slab }) => slab.id));
    }),
  );
});
