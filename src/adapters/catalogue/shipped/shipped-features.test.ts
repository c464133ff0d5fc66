import { beforeAll, describe, expect, test } from 'vitest';
import type { Catalogue, Product } from '#domain/catalogue/catalogue.ts';
import { limitedTreatments, type PlanFeatures, roomCuts } from '#domain/cover/features.ts';
import { shippedCatalogue } from './shipped-catalogue.suite.ts';

let catalogue: Catalogue;

beforeAll(async () => {
  catalogue = await shippedCatalogue();
});

/** What any slab of an ordinary plan has of one feature, as text. */
function valuesOf(read: (features: PlanFeatures) => unknown): ReadonlySet<string> {
  const products = catalogue.products.filter(({ variant }) => variant === 'ordinary');
  const slabs = products.flatMap(({ slabs }) => slabs);
  return new Set(slabs.map(({ features }) => textOf(read(features))));
}

function textOf(value: unknown): string {
  return Array.isArray(value) ? value.map((part) => part ?? '-').join(' ') : String(value);
}

type Range = readonly [what: string, read: (features: PlanFeatures) => unknown, wanted: readonly string[]];

const ranges: readonly Range[] = [
  [
    'rooms',
    ({ roomRent: room }) => {
      if (room.kind === 'single-private') return room.tier;
      return room.kind === 'capped' ? `${room.percentPerDay}% ${room.maxPerDay ? 'max' : ''}` : room.kind;
    },
    ['a', 'b', 'c', 'shared', 'no-limit', '1% ', '1% max', '2% ', '2% max'],
  ],
  [
    'intensive care',
    ({ icu }) => (icu.kind === 'capped' ? [icu.percentPerDay, icu.maxPerDay] : icu.kind),
    ['no-limit', '2 -', '- 10000', '2 8000'],
  ],
  ['co-pay', ({ copay }) => [copay.percent, copay.fromAge], ['0 -', '10 -', '20 -', '10 61', '20 61']],
  [
    'restoration',
    ({ restoration }) => [restoration.kind, restoration.kind === 'once' && restoration.anyIllness],
    ['none false', 'once false', 'once true', 'unlimited false'],
  ],
  [
    'bonus',
    ({ noClaimBonus }) => [noClaimBonus.percentPerYear, noClaimBonus.maxPercent],
    ['0 0', '5 50', '10 50', '20 100', '50 100', '100 500'],
  ],
  [
    'months to a birth',
    ({ maternity }) => (maternity.kind === 'none' ? 'none' : maternity.waitMonths),
    ['none', '9', '24', '36', '48'],
  ],
  [
    'a normal birth',
    ({ maternity }) => (maternity.kind === 'none' ? 'none' : maternity.normal),
    ['15000', '20000', '25000', '30000', '35000', '40000', '50000'],
  ],
  [
    'doctor visits',
    ({ outpatient }) => (outpatient.kind === 'none' ? 'none' : outpatient.perYear),
    ['none', '1200', '2500', '3000', '4000', '5000', '8000', '12000'],
  ],
  [
    'check-up',
    ({ healthCheckup }) => (healthCheckup.kind === 'none' ? 'none' : healthCheckup.max),
    ['none', '1500', '2000', '2500', '5000', '7500', '10000'],
  ],
  ['critical illness', ({ criticalIllness }) => criticalIllness.kind, ['none', 'rider', 'covered']],
  ['old illness', ({ waitingPeriods }) => waitingPeriods.preExistingMonths, ['0', '12', '24', '36']],
  [
    'days before and after',
    ({ preHospitalisationDays, postHospitalisationDays }) => [
      preHospitalisationDays,
      postHospitalisationDays,
    ],
    ['30 60', '60 90', '60 180', '90 180'],
  ],
  ['ambulance', ({ ambulance }) => ambulance ?? 'actual', ['2000', '5000', 'actual']],
  ['consumables', ({ consumables }) => consumables, ['true', 'false']],
  ['the cut for a dearer room', ({ roomCut }) => roomCut, roomCuts],
];

describe('every value of the market is sold by somebody', () => {
  test.each(ranges)('%s: each value has a product', (_what, read, expected) => {
    const values = valuesOf(read);
    expect(expected.filter((value) => !values.has(value))).toEqual([]);
  });

  test('limits on each kind of treatment that plans limit', () => {
    const values = catalogue.products.flatMap(({ slabs }) =>
      slabs.flatMap(({ features }) => features.subLimits),
    );
    expect(new Set(values.map(({ treatment }) => treatment))).toEqual(new Set(limitedTreatments));
  });

  test('covers of each step from 1 lakh to 1 crore, and 2 and 3 crore', () => {
    const lakhs = [1, 2, 3, 4, 5, 6, 7.5, 8, 10, 12, 15, 20, 25, 30, 40, 50, 75, 100, 200, 300];
    const covers = catalogue.products.flatMap(({ slabs }) => slabs.map(({ sumInsured }) => sumInsured / 1e5));
    expect(lakhs.filter((cover) => !covers.includes(cover))).toEqual([]);
    const twoCrore = catalogue.products.filter(({ slabs }) => slabs.some((slab) => slab.sumInsured >= 2e7));
    expect(twoCrore.length).toBeGreaterThanOrEqual(2);
  });

  test('policies of one, two and three years, some of one year only', () => {
    const terms = (count: number) => catalogue.products.filter(({ termYears }) => termYears.length === count);
    for (const count of [1, 2, 3]) expect(terms(count).length).toBeGreaterThan(3);
  });

  test('networks of 6,000 to 14,000 hospitals, but for an insurer of one coast', () => {
    const wide = catalogue.products.filter(({ insurer }) => insurer !== 'konkan');
    for (const { id, networkHospitals } of wide) {
      expect(networkHospitals >= 6_000 && networkHospitals <= 14_000, id).toBe(true);
    }
  });

  test('a check-up that grows with the cover', () => {
    const slabs = catalogue.products.find(({ id }) => id === 'dhauladhar-anant')?.slabs ?? [];
    const amounts = slabs.map(({ features }) => {
      return features.healthCheckup.kind === 'covered' ? features.healthCheckup.max : 0;
    });
    expect(amounts).toEqual([...amounts].sort((a, b) => a - b));
    expect(amounts.at(-1)).toBe(10_000);
  });
});

describe('what is promised and what is covered agree', () => {
  const offers = ({ riders }: Product, prefix: string) => riders.some(({ id }) => id.startsWith(prefix));

  test('a plan that says critical illness is a rider sells that rider', () => {
    for (const one of catalogue.products) {
      const isRider = one.slabs.some(({ features }) => features.criticalIllness.kind === 'rider');
      if (isRider) expect(offers(one, 'critical'), one.id).toBe(true);
    }
  });

  test('no rider cuts a wait that is as short already', () => {
    for (const { id, slabs, riders } of catalogue.products) {
      const waits = riders.filter((rider) => rider.id.startsWith('wait-'));
      for (const { features } of slabs) {
        const months = features.waitingPeriods.preExistingMonths;
        for (const rider of waits) expect(Number(rider.id.slice(5)), id).toBeLessThan(months);
      }
    }
  });

  test('pregnancy is excluded by the standard code exactly where birth is not covered', () => {
    for (const { id, slabs, standardExclusions } of catalogue.products) {
      const covered = slabs.some(({ features }) => features.maternity.kind === 'covered');
      expect(
        standardExclusions.some(({ code }) => code === 'Excl18'),
        id,
      ).toBe(!covered);
    }
  });
});
