import type { Slab } from '../../../catalogue/catalogue.ts';
import type { Bill } from '../../../claim/bill.ts';
import { freshYear } from '../../../claim/cover-left.ts';
import { settleBill } from '../../../claim/settle-bill.ts';
import type { ClaimsTable } from '../claims-table.ts';
import { betweenSettled, costLadder, settledLadder } from '../cost-ladder.ts';
import { billName, firstAlike, rungCost } from './sampled-bill.ts';
import { stayBill, type Ward } from './stay-bill.ts';

/** By kind of stay the bills that plans settle in one ward, in rising order; `first` is the first kind that is alike to every plan. */
export type SampledBills = readonly { readonly bills: readonly Bill[]; readonly first: number }[];

export function sampledBills(claims: ClaimsTable, ward: Ward): SampledBills {
  const alike = firstAlike(claims);
  return claims.kinds.map((kind, index) => ({
    bills: settledLadder.map((cost) => stayBill(claims, kind, cost, ward)),
    first: alike[index] ?? index,
  }));
}

/** What a plan makes of stays that are the only ones of their year; in rupees. */
export type SettledStays = {
  /** By bill: what the plan recognises, before deductible and cover; as `settleBill` says of the bill alone. */
  readonly recognised: Int32Array;
  readonly left: LeftOfBills;
};

/** What bills leave to pay, the least first; of bills that are alike the first stands for all. */
export type LeftOfBills = {
  /** The bill on each rank. */
  readonly bill: Uint16Array;
  /** Rupees on each rank. */
  readonly rising: Int32Array;
};

/** `entryAge` decides whether a co-pay that starts at an entry age applies. */
export function settledStays(sampled: SampledBills, slab: Slab, entryAge: number): SettledStays {
  const facts = { person: '', entryAge, claimFreeYears: 0, dates: undefined, slab, year: freshYear };
  const recognised = new Int32Array(sampled.length * costLadder.length);
  for (const [kind, { bills, first }] of sampled.entries()) {
    const ofKind =
      first < kind
        ? recognised.subarray(billName(first, 0), billName(first + 1, 0))
        : betweenSettled(bills.map((bill) => settleBill({ ...facts, bill }).recognised));
    recognised.set(ofKind, billName(kind, 0));
  }
  const { sumInsured, deductible = 0 } = slab;
  const left = (name: number) =>
    rungCost(name) - Math.min(sumInsured, Math.max(0, (recognised[name] ?? 0) - deductible));
  return { recognised, left: inOrder(sampled, left) };
}

/** Of a plan that pays nothing. */
export function unpaidStays(sampled: SampledBills): LeftOfBills {
  return inOrder(sampled, rungCost);
}

export function inOrder(sampled: SampledBills, leftOf: (name: number) => number): LeftOfBills {
  const names = sampled.flatMap(({ first }, kind) =>
    first === kind ? costLadder.map((_cost, rung) => billName(kind, rung)) : [],
  );
  // One number for both, as numbers are sorted much faster than pairs.
  const mostNames = billName(sampled.length, 0);
  const order = Float64Array.from(names, (name) => leftOf(name) * mostNames + name).sort();
  return {
    bill: Uint16Array.from(order, (one) => one % mostNames),
    rising: Int32Array.from(order, (one) => Math.floor(one / mostNames)),
  };
}
