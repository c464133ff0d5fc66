import { type Bill, ownBill } from '#domain/claim/bill.ts';
import {
  amountFor,
  owners,
  type StackCheck,
  type StackQuestion,
  stackCheck,
} from '#domain/claim/stack-check.ts';
import { bareFeatures } from '#domain/cover/bare-features.ts';
import type { PlanFeatures } from '#domain/cover/features.ts';
import { asId, type SlabId } from '#domain/ids.ts';
import { addRupees, lakh, type Rupees, rupees } from '#domain/money.ts';

/** Limits nothing, so that only covers, the deductible and what no plan pays show. */
const features: PlanFeatures = { ...bareFeatures, consumables: true };

const slab = (
  id: string,
  sumInsured: Rupees,
  deductible: Rupees | undefined,
): StackQuestion['superTopUp'] => ({
  id: asId<SlabId>(id),
  sumInsured,
  deductible,
  features,
});

export const stackExample = {
  deductible: lakh(5),
  topUpCover: lakh(10),
  held: lakh(3),
  otherHeld: [lakh(5), lakh(10)],
  biggerBase: lakh(15),
} as const;

const rent = rupees(6_000);

function exampleBill(treatment: number, neverPayable: number): Bill {
  const facts = {
    waits: 'other-illness',
    birth: undefined,
    treatments: [],
    sides: 1,
    room: 'single',
    rents: { shared: rent, single: rent, 'single-ac': rent, deluxe: rent },
  } as const;
  return ownBill(facts, [
    { line: 'theatre', amount: rupees(treatment) },
    { line: 'nonPayables', amount: rupees(neverPayable) },
  ]);
}

const bills = [exampleBill(394_000, 6_000), exampleBill(542_000, 8_000)];

/** Works out the two bills of one year, with a policy held that large. */
export function exampleStack(existing: Rupees) {
  const { deductible, topUpCover, biggerBase } = stackExample;
  const check = stackCheck({
    existing: { sumInsured: existing, roomCapPercent: undefined, copayPercent: 0 },
    superTopUp: slab('top', topUpCover, deductible),
    biggerBase: slab('base', biggerBase, undefined),
    bills: bills.map((bill) => ({ bill, person: 'You', entryAge: 40, claimFreeYears: 0, dates: undefined })),
  });
  const { segments, total, overlap, bigger } = check;
  const plansPay = addRupees([amountFor(segments, 'existing'), amountFor(segments, 'super-top-up')]);
  const baseOnly = bigger?.planPays ?? rupees(0);
  return {
    held: existing,
    total,
    /** There is one a bill, then the year, each with an amount for each owner, 0 included. */
    columns: [
      ...check.bills.map((bill, at) => columnOf(`${at + 1}`, bill)),
      columnOf('year', { segments, total }),
    ],
    plansPay,
    /** The gap is part of it. */
    youPay: rupees(total - plansPay),
    gap: amountFor(segments, 'gap'),
    overlap,
    bigger: { plansPay: baseOnly, youPay: rupees(total - baseOnly) },
  };
}

function columnOf(id: string, { segments, total }: Pick<StackCheck, 'segments' | 'total'>) {
  return { id, total, payments: owners.map((owner) => ({ owner, amount: amountFor(segments, owner) })) };
}
