import { describe, expect, test } from 'vitest';
import { aBill, aClaim, arogyaSanjeevani, dengue } from '#test/builders/claim-builders.ts';
import { aSlab } from '#test/builders/plan-builders.ts';
import { isoDate } from '../date.ts';
import { lakh, rupees } from '../money.ts';
import { type Claim, settleBill } from './settle-bill.ts';

/** `[what, kind and rupees of each step, plan pays]`, to be checked with a pencil. */
function worked(claim: Claim) {
  const { steps, planPays, youPay, total } = settleBill(claim);
  expect(planPays + youPay).toBe(total);
  return { steps: steps.map(({ kind, amount }) => [kind, amount]), planPays, youPay };
}

describe('dengue in a room of ₹8,000 under Arogya Sanjeevani', () => {
  test('cover 5 lakh: 2 % is ₹10,000 but the room is paid to ₹5,000, so fees are paid at 5/8', () => {
    expect(worked(aClaim(dengue, aSlab('as', 5, arogyaSanjeevani), {}))).toEqual({
      steps: [
        ['not-payable', 2_000], // registration, admission, attendant
        ['not-payable', 4_000], // consumables
        ['not-payable', 500], // ambulance above 2,000
        ['room-cap', 12_000], // (8,000 - 5,000) x 4
        ['room-cap', 4_000], // intensive care above 10,000
        ['proportionate-cut', 1_500], // nursing 4,000 x 3/8
        ['proportionate-cut', 4_500], // doctors 12,000 x 3/8
        ['co-pay', 3_975], // 5 % of 1,08,000 - 28,500 = 79,500
      ],
      planPays: 75_525,
      youPay: 32_475,
    });
  });

  test('cover 2 lakh: 2 % is ₹4,000, so fees are paid at one half', () => {
    expect(worked(aClaim(dengue, aSlab('as', 2, arogyaSanjeevani), {}))).toEqual({
      steps: [
        ['not-payable', 2_000],
        ['not-payable', 4_000],
        ['not-payable', 500],
        ['room-cap', 16_000], // (8,000 - 4,000) x 4
        ['room-cap', 4_000], // 5 % is 10,000
        ['proportionate-cut', 2_000],
        ['proportionate-cut', 6_000],
        ['co-pay', 3_675], // 5 % of 73,500
      ],
      planPays: 69_825,
      youPay: 38_175,
    });
  });
});

/** Doctors 18,000, theatre 10,000, lens 20,000, tests 3,000: ₹51,000. */
const cataract = aBill(
  { doctors: 18_000, theatre: 10_000, implants: 20_000, tests: 3_000 },
  { waits: 'specific-treatment', treatments: ['cataract'] },
);

/** Fees 1,20,000, implant 80,000, tests and medicines 40,000, after 22,000, not payable 23,000: ₹2,85,000. */
const knee = aBill(
  {
    doctors: 75_000,
    theatre: 45_000,
    implants: 80_000,
    tests: 15_000,
    medicines: 25_000,
    consumables: 18_000,
    nonPayables: 5_000,
    after: [60, 22_000],
  },
  { waits: 'specific-treatment', treatments: ['joint-replacement'] },
);
const birth = aBill(
  { room: [4, 8_000], theatre: 30_000, doctors: 80_000, consumables: 8_000 },
  { waits: 'maternity', birth: 'caesarean' },
);

describe('limits on treatments', () => {
  test.each([
    // cover, eyes: limit, cut, then 5 % of the limit
    [1, 1, 25_000, 26_000, 1_250, 23_750], // 25 % of 1 lakh is below 40,000
    [5, 1, 40_000, 11_000, 2_000, 38_000], // 40,000 is below 25 % of 5 lakh
  ])('cataract, %i lakh, %i eye: limit %i, cut %i, co-pay %i, plan pays %i', (...row) => {
    const [cover, sides, limit, cut, copay, planPays] = row;
    const settlement = settleBill(aClaim({ ...cataract, sides }, aSlab('as', cover, arogyaSanjeevani), {}));
    expect(settlement.steps).toEqual([
      { kind: 'sub-limit', amount: cut, why: { of: 'cataract', limit } },
      { kind: 'co-pay', amount: copay, why: { percent: 5, admissible: limit } },
    ]);
    expect(settlement.planPays).toBe(planPays);
  });

  test('both eyes have twice the limit: 51,000 is below 80,000', () => {
    const both = aClaim({ ...cataract, sides: 2 }, aSlab('as', 5, arogyaSanjeevani), {});
    expect(worked(both)).toEqual({ steps: [['co-pay', 2_550]], planPays: 48_450, youPay: 2_550 });
  });

  test('a knee of ₹2,85,000 under a limit of ₹2,00,000 a joint', () => {
    const slab = aSlab('k', 10, {
      subLimits: [{ treatment: 'joint-replacement', percentOfSumInsured: undefined, max: lakh(2) }],
    });
    expect(worked(aClaim(knee, slab, {}))).toEqual({
      steps: [
        ['not-payable', 5_000],
        ['not-payable', 18_000],
        ['sub-limit', 62_000], // 2,85,000 - 23,000 - 2,00,000
      ],
      planPays: 200_000,
      youPay: 85_000,
    });
  });
});

describe('a birth by C-section of ₹1,50,000', () => {
  test('is not covered without maternity', () => {
    expect(settleBill(aClaim(birth, aSlab('m', 10, {}), {}))).toMatchObject({
      steps: [{ kind: 'not-payable', amount: 150_000, why: { cause: 'not-covered' } }],
      planPays: 0,
      youPay: 150_000,
    });
  });

  test('is paid up to the limit of a C-section with it', () => {
    const maternity = {
      kind: 'covered',
      normal: rupees(35_000),
      caesarean: rupees(50_000),
      waitMonths: 24,
    } as const;
    expect(worked(aClaim(birth, aSlab('m', 10, { maternity }), {}))).toEqual({
      steps: [
        ['not-payable', 8_000],
        ['sub-limit', 92_000],
      ],
      planPays: 50_000,
      youPay: 100_000,
    });
  });
});

test.each([
  [60, 100_000],
  [61, 80_000],
])('a co-pay of 20 %% from 61: who joins at %i gets ₹%i of ₹1,00,000', (entryAge, planPays) => {
  const slab = aSlab('s', 10, { copay: { percent: 20, fromAge: 61 } });
  expect(settleBill(aClaim(aBill({ medicines: 100_000 }, {}), slab, { entryAge })).planPays).toBe(planPays);
});

test.each([
  [isoDate(2027, 12, 31), 0],
  [isoDate(2028, 1, 1), 51_000],
])(
  'a cataract under cover since 1 January 2026, wait 24 months, admitted %s: plan pays %i',
  (admittedOn, planPays) => {
    const dates = { coveredSince: isoDate(2026, 1, 1), admittedOn };
    const settlement = settleBill(aClaim(cataract, aSlab('w', 10, {}), { dates }));
    expect(settlement.planPays).toBe(planPays);
    const wait = { cause: 'wait', wait: 'specific-treatment', coveredFrom: isoDate(2028, 1, 1) };
    expect(settlement.steps).toEqual(
      planPays === 0 ? [{ kind: 'not-payable', amount: 51_000, why: wait }] : [],
    );
  },
);

test('the days outside the plan around a stay are not paid', () => {
  const bill = aBill({ before: [45, 9_000], after: [90, 9_000] }, {});
  const slab = aSlab('d', 5, { preHospitalisationDays: 30, postHospitalisationDays: 60 });
  expect(settleBill(aClaim(bill, slab, {})).steps).toEqual([
    { kind: 'not-payable', amount: 3_000, why: { cause: 'before', days: 45, coveredDays: 30 } },
    { kind: 'not-payable', amount: 3_000, why: { cause: 'after', days: 90, coveredDays: 60 } },
  ]);
});

/**
 * 5 days at ₹8,000; nursing 8,000, doctors 40,000, theatre 24,000, tests 16,000; rooms of 4,000, 6,000, 8,000 and 12,000
 * in this hospital. Intensive care, tests, medicines and implants are never cut with the room.
 */
test.each([
  [{ kind: 'shared' }, 'fees', [20_000, 4_000, 20_000, 12_000]],
  [{ kind: 'shared' }, 'none', [20_000]],
  [{ kind: 'single-private', tier: 'c' }, 'fees', [10_000, 2_000, 10_000, 6_000]],
  [{ kind: 'single-private', tier: 'b' }, 'fees', []],
] as const)('%j, a dearer room cuts %s: %j', (roomRent, roomCut, cuts) => {
  const bill = aBill(
    {
      room: [5, 8_000],
      icu: [2, 15_000],
      nursing: 8_000,
      doctors: 40_000,
      theatre: 24_000,
      tests: 16_000,
      medicines: 10_000,
      implants: 50_000,
    },
    {},
  );
  const settlement = settleBill(aClaim(bill, aSlab('r', 10, { roomRent, roomCut }), {}));
  expect(settlement.steps.map(({ amount }) => amount)).toEqual(cuts);
});
