import type { Slab } from '../catalogue/catalogue.ts';
import { bareFeatures } from '../cover/bare-features.ts';
import { asId, type SlabId } from '../ids.ts';
import { addRupees, less, lower, type Rupees, rupees } from '../money.ts';
import { amountOf } from './claim-step.ts';
import { freshYear, type YearSoFar } from './remaining-cover.ts';
import { type Settlement, settleBill } from './settle-bill.ts';
import { type SettledYear, settleYear, type YearBill } from './settle-year.ts';

/** The policy already held, as far as its owner says. Its other terms are the bare ones, a dearer room cuts the fees, its waits are over. */
export type ExistingCover = {
  readonly sumInsured: Rupees;
  /** Percent of its sum insured that it pays a day for the room; undefined: no such cap. */
  readonly roomCapPercent: number | undefined;
  readonly copayPercent: number;
};

/** Who bears a part of a bill. `gap`: counted to the deductible, yet the existing cover does not pay it. */
export const owners = ['existing', 'gap', 'super-top-up', 'you'] as const;
export type Owner = (typeof owners)[number];
export type Segment = { readonly owner: Owner; readonly amount: Rupees };

export type StackedBill = {
  readonly total: Rupees;
  /** In the order of `owners`, none of them 0; they add up to the total. */
  readonly segments: readonly Segment[];
  /** What both would pay; only one does. */
  readonly overlap: Rupees;
  readonly existing: Settlement;
  /** The super top-up's settlement, as if it stood alone. */
  readonly superTopUp: Settlement;
};

export type StackCheck = {
  readonly bills: readonly StackedBill[];
  readonly total: Rupees;
  readonly segments: readonly Segment[];
  readonly overlap: Rupees;
  /** The same bills under a bigger base cover alone, where one is compared. */
  readonly bigger: SettledYear | undefined;
};

export type StackQuestion = {
  readonly existing: ExistingCover;
  readonly superTopUp: Slab;
  readonly biggerBase: Slab | undefined;
  /** The bills of one policy year, in the order they come. */
  readonly bills: readonly YearBill[];
};

/**
 * The bills of a year under an existing policy and a super top-up above it. The existing policy pays first. The super
 * top-up counts each bill to its deductible whoever pays it, and never pays what the other has paid.
 */
export function stackCheck({ existing, superTopUp, biggerBase, bills }: StackQuestion): StackCheck {
  const base = existingSlab(existing);
  const stacked: StackedBill[] = [];
  let baseYear: YearSoFar = freshYear;
  let topYear: YearSoFar = freshYear;
  for (const bill of bills) {
    const below = settleBill({ ...bill, dates: undefined, slab: base, year: baseYear });
    const above = settleBill({ ...bill, slab: superTopUp, year: topYear });
    const one = stackedBill(below, above);
    stacked.push(one);
    baseYear = below.yearAfter;
    topYear = withoutOverlap(topYear, above, one.overlap);
  }
  return {
    bills: stacked,
    total: addRupees(stacked.map(({ total }) => total)),
    segments: segmentsOf((owner) => addRupees(stacked.map((bill) => amountFor(bill.segments, owner)))),
    overlap: addRupees(stacked.map(({ overlap }) => overlap)),
    bigger: biggerBase && settleYear(biggerBase, bills),
  };
}

export function amountFor(segments: readonly Segment[], owner: Owner): Rupees {
  return segments.find((segment) => segment.owner === owner)?.amount ?? rupees(0);
}

function stackedBill(existing: Settlement, superTopUp: Settlement): StackedBill {
  const notYetPaid = less(superTopUp.recognised, existing.planPays);
  const fromTopUp = lower(superTopUp.planPays, notYetPaid);
  const deducted = amountOf(superTopUp.steps.filter(({ kind }) => kind === 'deductible'));
  const gap = less(rupees(deducted), existing.planPays);
  const { total } = existing;
  const payments: Readonly<Record<Owner, Rupees>> = {
    existing: existing.planPays,
    gap,
    'super-top-up': fromTopUp,
    you: rupees(total - existing.planPays - gap - fromTopUp),
  };
  const overlap = less(superTopUp.planPays, fromTopUp);
  return { total, segments: segmentsOf((owner) => payments[owner]), overlap, existing, superTopUp };
}

function withoutOverlap(before: YearSoFar, { planPays, yearAfter }: Settlement, overlap: Rupees): YearSoFar {
  const claims = planPays > overlap ? yearAfter.claims : before.claims;
  return { ...yearAfter, claims, paid: rupees(yearAfter.paid - overlap) };
}

function segmentsOf(amountOfOwner: (owner: Owner) => Rupees): readonly Segment[] {
  return owners.map((owner) => ({ owner, amount: amountOfOwner(owner) })).filter(({ amount }) => amount > 0);
}

/** The policy already held as a plan; what its owner does not say is the same whatever stands above it. */
export function existingSlab({ sumInsured, roomCapPercent, copayPercent }: ExistingCover): Slab {
  return {
    id: asId<SlabId>('existing'),
    sumInsured,
    deductible: undefined,
    features: {
      ...bareFeatures,
      roomCut: 'fees',
      roomRent:
        roomCapPercent === undefined
          ? { kind: 'no-limit' }
          : { kind: 'capped', percentPerDay: roomCapPercent, maxPerDay: undefined },
      copay: { percent: copayPercent, fromAge: undefined },
      noClaimBonus: { percentPerYear: 0, maxPercent: 0 },
      restoration: { kind: 'none' },
    },
  };
}
