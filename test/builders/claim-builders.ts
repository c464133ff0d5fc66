import fc from 'fast-check';
import type { Slab } from '#domain/catalogue/catalogue.ts';
import {
  amountLines,
  type Bill,
  type BillEdit,
  editedBill,
  type OwnBill,
  ownBill,
} from '#domain/claim/bill.ts';
import { freshYear } from '#domain/claim/remaining-cover.ts';
import type { Claim, ClaimFacts } from '#domain/claim/settle-bill.ts';
import { type RoomRents, roomChoices } from '#domain/claim/stay.ts';
import type { PlanFeatures } from '#domain/cover/features.ts';
import { lakh, rupees } from '#domain/money.ts';
import { anyFeatures } from './any-features.ts';
import { aSlab } from './plan-builders.ts';
import { roundRents } from './stay-builders.ts';

/** The standard plan's exact terms (Arogya Sanjeevani). */
export const arogyaSanjeevani: Partial<PlanFeatures> = {
  roomRent: { kind: 'capped', percentPerDay: 2, maxPerDay: rupees(5_000) },
  icu: { kind: 'capped', percentPerDay: 5, maxPerDay: rupees(10_000) },
  copay: { percent: 5, fromAge: undefined },
  restoration: { kind: 'none' },
  noClaimBonus: { percentPerYear: 5, maxPercent: 50 },
  subLimits: [
    { treatment: 'cataract', percentOfSumInsured: 25, max: rupees(40_000) },
    { treatment: 'modern-treatment', percentOfSumInsured: 50, max: undefined },
  ],
  preHospitalisationDays: 30,
  postHospitalisationDays: 60,
  ambulance: rupees(2_000),
  consumables: false,
  roomCut: 'fees',
};

/**
 * Lines are in rupees; room and intensive care are `[days, rupees a day]`, before and after `[days, rupees]`.
 */
export type Lines = Readonly<
  Partial<Record<(typeof amountLines)[number], number>> &
    Partial<Record<'room' | 'icu' | 'before' | 'after', readonly [number, number]>>
>;

/**
 * Makes the bill of an illness treated in a single room with air conditioning. Single facts can be
 * overridden.
 */
export function aBill(lines: Lines, facts: Partial<OwnBill>): Bill {
  const { room, icu, before, after, ...amounts } = lines;
  const edits: (BillEdit | undefined)[] = [
    room && { line: 'room', days: room[0], perDay: rupees(room[1]) },
    icu && { line: 'icu', days: icu[0], perDay: rupees(icu[1]) },
    before && { line: 'before', days: before[0], amount: rupees(before[1]) },
    after && { line: 'after', days: after[0], amount: rupees(after[1]) },
    ...amountLines.map((line) => ({ line, amount: rupees(amounts[line] ?? 0) })),
  ];
  const plain: OwnBill = {
    waits: 'other-illness',
    birth: undefined,
    treatments: [],
    sides: 1,
    room: 'single-ac',
    rents: roundRents,
  };
  return ownBill(
    { ...plain, ...facts },
    edits.filter((edit) => edit !== undefined),
  );
}

export const aClaimant: ClaimFacts = {
  person: 'You',
  entryAge: 35,
  claimFreeYears: 0,
  dates: undefined,
};

/** The first claim of its year, every wait over. Override single facts. */
export function aClaim(bill: Bill, slab: Slab, facts: Partial<Claim>): Claim {
  return { ...aClaimant, year: freshYear, bill, slab, ...facts };
}

export function aTopUp(inLakh: number, deductibleInLakh: number, features: Partial<PlanFeatures>): Slab {
  return { ...aSlab('top-up', inLakh, features), deductible: lakh(deductibleInLakh) };
}

const amount = (max: number) => fc.integer({ min: 0, max }).map(rupees);
const days = fc.integer({ min: 0, max: 120 });

/** It is any bill, of a birth or not, in a hospital whose rents rise with the room. */
export const anyBill: fc.Arbitrary<Bill> = fc
  .record({
    kind: fc.constantFrom('illness', 'birth'),
    treatments: fc.subarray(['cataract', 'joint-replacement', 'modern-treatment', 'cancer'] as const),
    sides: fc.constantFrom(1, 2),
    room: fc.constantFrom(...roomChoices),
    rises: fc.tuple(amount(9_000), amount(9_000), amount(9_000), amount(9_000)),
    roomDays: fc.integer({ min: 0, max: 15 }),
    icu: fc.record({ days: fc.integer({ min: 0, max: 5 }), perDay: amount(30_000) }),
    amounts: fc.tuple(...amountLines.map(() => amount(150_000))),
    before: fc.record({ days, amount: amount(40_000) }),
    after: fc.record({ days, amount: amount(40_000) }),
  })
  .map(({ kind, rises, amounts, ...bill }) => ({
    ...bill,
    illness: 'own',
    waits: kind === 'birth' ? 'maternity' : 'other-illness',
    birth: kind === 'birth' ? 'caesarean' : undefined,
    rents: rentsFrom(rises),
    amounts: Object.fromEntries(amountLines.map((line, index) => [line, amounts[index]])) as Bill['amounts'],
  }));

function rentsFrom([first, second, third, fourth]: readonly [number, number, number, number]): RoomRents {
  const shared = 1 + first;
  const single = shared + second;
  const withAir = single + third;
  return {
    shared: rupees(shared),
    single: rupees(single),
    'single-ac': rupees(withAir),
    deluxe: rupees(withAir + fourth),
  };
}

/** Any claim: a plan or a super top-up, at any point of a policy year. */
export const anyClaim: fc.Arbitrary<Claim> = fc.record({
  bill: anyBill,
  slab: fc.record({
    id: fc.constant(aSlab('any', 1, {}).id),
    sumInsured: fc.constantFrom(1, 3, 5, 10).map(lakh),
    deductible: fc.option(fc.constantFrom(1, 3).map(lakh), { nil: undefined }),
    features: anyFeatures,
  }),
  person: fc.constant('You'),
  entryAge: fc.constantFrom(18, 60, 61, 70),
  claimFreeYears: fc.integer({ min: 0, max: 6 }),
  dates: fc.constant(undefined),
  year: fc.record({
    paid: amount(1_200_000),
    claims: fc.subarray([
      { person: 'You', illness: 'own' },
      { person: 'Spouse', illness: 'own' },
    ]),
    deductibleUsed: amount(300_000),
  }),
});

/** Gives the bill with one line higher by an amount. */
export function raised(bill: Bill, line: keyof Lines, by: number): Bill {
  const more = (value: number) => rupees(value + by);
  switch (line) {
    case 'room':
      return editedBill(bill, [{ line, days: bill.roomDays, perDay: more(bill.rents[bill.room]) }]);
    case 'icu':
      return editedBill(bill, [{ line, days: bill.icu.days, perDay: more(bill.icu.perDay) }]);
    case 'before':
    case 'after':
      return editedBill(bill, [{ line, days: bill[line].days, amount: more(bill[line].amount) }]);
    default:
      return editedBill(bill, [{ line, amount: more(bill.amounts[line]) }]);
  }
}

export const everyLine: readonly (keyof Lines)[] = ['room', 'icu', 'before', 'after', ...amountLines];

/** The stay is 4 days in a room of ₹8,000, one of them in intensive care: ₹1,08,000. */
export const dengue = aBill(
  {
    room: [4, 8_000],
    icu: [1, 14_000],
    nursing: 4_000,
    doctors: 12_000,
    tests: 16_000,
    medicines: 14_000,
    consumables: 4_000,
    nonPayables: 2_000,
    ambulance: 2_500,
    before: [7, 3_000],
    after: [15, 4_500],
  },
  {},
);
