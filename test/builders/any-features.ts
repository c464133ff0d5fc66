import fc from 'fast-check';
import { type PlanFeatures, roomCuts } from '#domain/cover/features.ts';
import { conditionId } from '#domain/ids.ts';
import { rupees } from '#domain/money.ts';

const amount = (max: number) => fc.integer({ min: 1, max }).map(rupees);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

/** Any features a contract could have, from a small set of values so that ties and orders are common. */
export const anyFeatures: fc.Arbitrary<PlanFeatures> = fc.record({
  roomRent: fc.oneof(
    fc.constant({ kind: 'no-limit' as const }),
    fc.constantFrom('a', 'b', 'c').map((tier) => ({ kind: 'single-private' as const, tier })),
    fc.constant({ kind: 'shared' as const }),
    fc.record({
      kind: fc.constant('capped' as const),
      percentPerDay: fc.constantFrom(1, 2),
      maxPerDay: maybe(amount(30_000)),
    }),
  ),
  icu: fc.oneof(
    fc.constant({ kind: 'no-limit' as const }),
    fc.record({
      kind: fc.constant('capped' as const),
      percentPerDay: maybe(fc.constantFrom(2, 5)),
      maxPerDay: maybe(amount(30_000)),
    }),
  ),
  copay: fc.record({ percent: fc.constantFrom(0, 5, 10, 20, 30), fromAge: maybe(fc.constantFrom(18, 61)) }),
  restoration: fc.oneof(
    fc.constant({ kind: 'none' as const }),
    fc.constant({ kind: 'unlimited' as const }),
    fc.boolean().map((anyIllness) => ({ kind: 'once' as const, anyIllness })),
  ),
  noClaimBonus: fc.record({
    percentPerYear: fc.constantFrom(0, 5, 20, 50, 100),
    maxPercent: fc.constantFrom(0, 50, 100, 500),
  }),
  maternity: fc.oneof(
    fc.constant({ kind: 'none' as const }),
    fc.record({
      kind: fc.constant('covered' as const),
      normal: amount(100_000),
      caesarean: amount(100_000),
      waitMonths: fc.constantFrom(9, 24, 36, 48, 60),
    }),
  ),
  outpatient: fc.oneof(
    fc.constant({ kind: 'none' as const }),
    fc.record({ kind: fc.constant('covered' as const), perYear: amount(50_000) }),
  ),
  healthCheckup: fc.oneof(
    fc.constant({ kind: 'none' as const }),
    fc.record({
      kind: fc.constant('covered' as const),
      max: amount(10_000),
      everyYears: fc.constantFrom(1, 2, 3),
    }),
  ),
  criticalIllness: fc.oneof(
    fc.constant({ kind: 'none' as const }),
    fc.constant({ kind: 'rider' as const }),
    fc.record({
      kind: fc.constant('covered' as const),
      sumInsured: amount(5_000_000),
      illnesses: fc.integer({ min: 1, max: 60 }),
    }),
  ),
  waitingPeriods: fc.record({
    initialDays: fc.constantFrom(0, 30),
    specificMonths: fc.constantFrom(12, 24, 36),
    jointMonths: fc.constantFrom(24, 36),
    preExistingMonths: fc.constantFrom(0, 12, 24, 36),
  }),
  subLimits: fc.subarray([
    { treatment: 'cataract', percentOfSumInsured: 25, max: rupees(40_000) },
    { treatment: 'joint-replacement', percentOfSumInsured: undefined, max: rupees(200_000) },
    { treatment: 'modern-treatment', percentOfSumInsured: 50, max: undefined },
  ] as const),
  neverCovered: fc.subarray([16, 17, 19].map(conditionId)),
  preHospitalisationDays: fc.constantFrom(30, 60),
  postHospitalisationDays: fc.constantFrom(60, 90),
  ambulance: maybe(amount(5_000)),
  ayush: fc.boolean(),
  consumables: fc.boolean(),
  roomCut: fc.constantFrom(...roomCuts),
});
