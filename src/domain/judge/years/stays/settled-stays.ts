import type { Slab } from '../../../catalogue/catalogue.ts';
import type { Bill } from '../../../claim/bill.ts';
import { freshYear } from '../../../claim/cover-left.ts';
import { settleBill } from '../../../claim/settle-bill.ts';
import type { ClaimsTable } from '../claims-table.ts';
import { costLadder } from '../cost-ladder.ts';
import { billName, firstAlike, rungCost } from './sampled-bill.ts';
import { stayBill, type Ward } from './stay-bill.ts';

/** Every bill that a stay can name, in one ward; `first` names the first one that is alike to every plan. */
export type SampledBills = readonly { readonly bill: Bill; readonly first: number }[];

export function sampledBills(claims: ClaimsTable, ward: Ward): SampledBills {
  const alike = firstAlike(claims);
  return claims.kinds.flatMap((kind, index) =>
    costLadder.map((cost, rung) => ({
      bill: stayBill(claims, kind, cost, ward),
      first: billName(alike[index] ?? index, rung),
    })),
  );
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
export function settledStays(bills: SampledBills, slab: Slab, entryAge: number): SettledStays {
  const facts = { person: '', entryAge, claimFreeYears: 0, dates: undefined, slab, year: freshYear };
  const recognised = new Int32Array(bills.length);
  for (const [name, { bill, first }] of bills.entries()) {
    recognised[name] = first < name ? (recognised[first] ?? 0) : settleBill({ ...facts, bill }).recognised;
  }
  const { sumInsured, deductible = 0 } = slab;
  const left = (name: number) =>
    rungCost(name) - Math.min(sumInsured, Math.max(0, (recognised[name] ?? 0) - deductible));
  return { recognised, left: inOrder(bills, left) };
}

/** Of a plan that pays nothing. */
export function unpaidStays(bills: SampledBills): LeftOfBills {
  return inOrder(bills, rungCost);
}

export function inOrder(bills: SampledBills, leftOf: (name: number) => number): LeftOfBills {
  const names = bills.flatMap(({ first }, name) => (first === name ? [name] : []));
  const left = new Map(names.map((name) => [name, leftOf(name)]));
  const bill = Uint16Array.from(names).sort((a, b) => (left.get(a) ?? 0) - (left.get(b) ?? 0) || a - b);
  return { bill, rising: Int32Array.from(bill, (name) => left.get(name) ?? 0) };
}
