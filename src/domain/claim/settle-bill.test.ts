import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aBill, aClaim, anyClaim, everyLine, raised } from '#test/claim-builders.ts';
import { aSlab } from '#test/plan-builders.ts';
import type { Slab } from '../catalogue/catalogue.ts';
import { lakh, rupees } from '../money.ts';
import type { PlanFeatures } from '../plan/features.ts';
import { billOf } from './bill.ts';
import { stepKinds } from './claim-step.ts';
import { bonusAmount } from './cover-left.ts';
import { settleBill } from './settle-bill.ts';
import { settleYear } from './settle-year.ts';
import { roomChoices, type Stay, type StayCosts } from './stay.ts';

const runs = { numRuns: 400 };

describe('any bill under any plan', () => {
  test('you pay and the plan pays add up to the bill, neither below 0; the steps add up to what you pay', () => {
    fc.assert(
      fc.property(anyClaim, (claim) => {
        const { total, planPays, youPay, steps, recognised } = settleBill(claim);
        expect(planPays + youPay).toBe(total);
        expect(Math.min(planPays, youPay)).toBeGreaterThanOrEqual(0);
        expect(planPays).toBeLessThanOrEqual(recognised);
        expect(steps.reduce((sum, { amount }) => sum + amount, 0)).toBe(youPay);
      }),
      runs,
    );
  });

  test('steps stand in their order; only bonus and restoration give back', () => {
    fc.assert(
      fc.property(anyClaim, (claim) => {
        const { steps } = settleBill(claim);
        const order = steps.map(({ kind }) => stepKinds.indexOf(kind));
        expect(order).toEqual(order.toSorted((a, b) => a - b));
        for (const { kind, amount } of steps) {
          expect(Math.sign(amount)).toBe(kind === 'bonus' || kind === 'restoration' ? -1 : 1);
        }
      }),
      runs,
    );
  });

  test('the plan never pays more than cover, bonus and refill', () => {
    fc.assert(
      fc.property(anyClaim, (claim) => {
        const { slab, claimFreeYears, year } = claim;
        const refills = slab.features.restoration.kind === 'none' || year.claims.length === 0 ? 0 : 1;
        const most = slab.sumInsured * (1 + refills) + bonusAmount(slab, claimFreeYears);
        expect(settleBill(claim).planPays).toBeLessThanOrEqual(most);
      }),
      runs,
    );
  });

  test.each(everyLine)('a higher line never lowers what you pay: %s', (line) => {
    fc.assert(
      fc.property(anyClaim, fc.integer({ min: 1, max: 20_000 }), (claim, by) => {
        const higher = { ...claim, bill: raised(claim.bill, line, by) };
        expect(settleBill(higher).youPay).toBeGreaterThanOrEqual(settleBill(claim).youPay);
      }),
      runs,
    );
  });
});

describe('a year of bills', () => {
  test('adds up, takes the deductible once, and pays no more than cover, bonus and one refill a later claim', () => {
    fc.assert(
      fc.property(anyClaim, fc.array(anyClaim, { minLength: 1, maxLength: 4 }), ({ slab }, claims) => {
        const bills = claims.map((claim) => ({ ...claim, claimFreeYears: 2 }));
        const year = settleYear(slab, bills);
        expect(year.planPays + year.youPay).toBe(year.total);
        const deducted = year.bills.flatMap(({ steps }) => steps.filter(({ kind }) => kind === 'deductible'));
        const sum = deducted.reduce((all, { amount }) => all + amount, 0);
        expect(sum).toBeLessThanOrEqual(slab.deductible ?? 0);
        const refills = { none: 0, once: 1, unlimited: bills.length - 1 }[slab.features.restoration.kind];
        const most = slab.sumInsured * (1 + refills) + bonusAmount(slab, 2);
        expect(year.planPays).toBeLessThanOrEqual(most);
      }),
      runs,
    );
  });
});

/** Each pair: what is worse, then what is better, in features or cover. */
const better: Readonly<Record<string, (slab: Slab) => readonly [Slab, Slab]>> = {
  'a higher room limit': (slab) => [
    withFeatures(slab, { roomRent: { kind: 'capped', percentPerDay: 1, maxPerDay: rupees(4_000) } }),
    withFeatures(slab, { roomRent: { kind: 'capped', percentPerDay: 2, maxPerDay: rupees(7_000) } }),
  ],
  'no room limit': (slab) => [slab, withFeatures(slab, { roomRent: { kind: 'no-limit' } })],
  'a better class of room': (slab) => [
    withFeatures(slab, { roomRent: { kind: 'shared' } }),
    withFeatures(slab, { roomRent: { kind: 'single-private', tier: 'c' } }),
  ],
  'any single room': (slab) => [
    withFeatures(slab, { roomRent: { kind: 'single-private', tier: 'b' } }),
    withFeatures(slab, { roomRent: { kind: 'single-private', tier: 'a' } }),
  ],
  'no intensive-care limit': (slab) => [slab, withFeatures(slab, { icu: { kind: 'no-limit' } })],
  'fees cut without tests': (slab) => [
    withFeatures(slab, { roomCut: 'fees-and-tests' }),
    withFeatures(slab, { roomCut: 'fees' }),
  ],
  'no proportionate cut': (slab) => [slab, withFeatures(slab, { roomCut: 'none' })],
  'a lower co-pay': (slab) => [
    withFeatures(slab, { copay: { percent: 20, fromAge: undefined } }),
    withFeatures(slab, { copay: { percent: 7.5, fromAge: undefined } }),
  ],
  'no co-pay': (slab) => [slab, withFeatures(slab, { copay: { percent: 0, fromAge: undefined } })],
  'no sub-limit': (slab) => [slab, withFeatures(slab, { subLimits: [] })],
  'consumables paid': (slab) => [
    withFeatures(slab, { consumables: false }),
    withFeatures(slab, { consumables: true }),
  ],
  'ambulance at cost': (slab) => [slab, withFeatures(slab, { ambulance: undefined })],
  'more days around the stay': (slab) => [
    withFeatures(slab, { preHospitalisationDays: 30, postHospitalisationDays: 60 }),
    withFeatures(slab, { preHospitalisationDays: 60, postHospitalisationDays: 180 }),
  ],
  'a larger cover': (slab) => [slab, { ...slab, sumInsured: rupees(slab.sumInsured + lakh(2)) }],
  'a lower deductible': (slab) => [
    { ...slab, deductible: lakh(3) },
    { ...slab, deductible: lakh(2) },
  ],
  'no deductible': (slab) => [slab, { ...slab, deductible: undefined }],
  'a larger bonus': (slab) => [
    withFeatures(slab, { noClaimBonus: { percentPerYear: 5, maxPercent: 50 } }),
    withFeatures(slab, { noClaimBonus: { percentPerYear: 20, maxPercent: 100 } }),
  ],
  'a refill for any illness': (slab) => [
    withFeatures(slab, { restoration: { kind: 'once', anyIllness: false } }),
    withFeatures(slab, { restoration: { kind: 'once', anyIllness: true } }),
  ],
  'an unlimited refill': (slab) => [slab, withFeatures(slab, { restoration: { kind: 'unlimited' } })],
};

function withFeatures(slab: Slab, features: Partial<PlanFeatures>): Slab {
  return { ...slab, features: { ...slab.features, ...features } };
}

test.each(Object.entries(better))('%s never makes you pay more', (_what, pair) => {
  fc.assert(
    fc.property(anyClaim, (claim) => {
      const [worse, good] = pair(claim.slab).map((slab) => settleBill({ ...claim, slab }).youPay);
      expect(good).toBeLessThanOrEqual(worse ?? 0);
    }),
    runs,
  );
});

const costs: StayCosts = {
  rents: {
    shared: rupees(3_999),
    single: rupees(6_501),
    'single-ac': rupees(8_500),
    deluxe: rupees(12_001),
  },
  icuPerDay: rupees(14_000),
  nursingPerDay: rupees(1_003),
  doctors: rupees(45_001),
  theatre: rupees(27_999),
  tests: rupees(9_000),
  medicines: rupees(14_000),
  implants: rupees(0),
  consumables: rupees(8_000),
  nonPayables: rupees(3_500),
  ambulance: rupees(0),
  before: rupees(6_000),
  after: rupees(5_000),
};
const stay: Stay = {
  id: 'own',
  title: { en: 'A stay' },
  waits: 'other-illness',
  birth: undefined,
  treatment: 'cancer',
  option: 'modern-treatment',
  admissions: 1,
  roomDays: 4,
  icuDays: 1,
  daysBefore: 30,
  daysAfter: 60,
  costs: { 1: costs, 2: costs, 3: costs },
};
const factors = { shared: 100, single: 110, 'single-ac': 125, deluxe: 160 };
const inRoom = (room: (typeof roomChoices)[number], days: number | undefined, withOption: boolean) =>
  billOf(stay, { tier: 1, room, factors, days, withOption });

test('a dearer room, a longer stay and the newer way never lower what you pay', () => {
  fc.assert(
    fc.property(anyClaim, fc.integer({ min: 0, max: 12 }), (claim, days) => {
      const youPay = (bill: ReturnType<typeof inRoom>) => settleBill({ ...claim, bill }).youPay;
      const byRoom = roomChoices.map((room) => youPay(inRoom(room, days, false)));
      expect(byRoom).toEqual(byRoom.toSorted((a, b) => a - b));
      expect(youPay(inRoom('single', days + 1, false))).toBeGreaterThanOrEqual(byRoom[1] ?? 0);
      expect(youPay(inRoom('single', days, true))).toBeGreaterThanOrEqual(byRoom[1] ?? 0);
    }),
    runs,
  );
});

test('a rent at its limit cuts nothing, one rupee more cuts a little', () => {
  const slab = aSlab('cap', 5, { roomRent: { kind: 'capped', percentPerDay: 1, maxPerDay: undefined } });
  const youPay = (perDay: number) =>
    settleBill(aClaim(aBill({ room: [2, perDay], doctors: 50_010 }, {}), slab, {})).youPay;
  // 5,000 a day; at 5,001 the rent loses 2 and doctors 50,010 x 1/5,001 = 10
  expect([youPay(5_000), youPay(5_001)]).toEqual([0, 12]);
});

test('half a rupee of a co-pay is rounded up, once', () => {
  const slab = aSlab('co', 5, { copay: { percent: 5, fromAge: undefined } });
  expect(settleBill(aClaim(aBill({ medicines: 1_010 }, {}), slab, {})).youPay).toBe(51); // 50.5
});
