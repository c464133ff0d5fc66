import type { Slab } from '../../catalogue/catalogue.ts';
import type { Bill } from '../../claim/bill.ts';
import { freshYear } from '../../claim/cover-left.ts';
import { settleBill } from '../../claim/settle-bill.ts';
import type { ClaimsTable } from './claims-table.ts';
import { costLadder } from './cost-ladder.ts';
import { billName, rungCost } from './sampled-bill.ts';
import { stayBill, type Ward } from './stay-bill.ts';

/** Every bill that a stay can name, in one ward. */
export type SampledBills = readonly Bill[];

export function sampledBills(claims: ClaimsTable, ward: Ward): SampledBills {
  return claims.kinds.flatMap((kind, index) =>
    costLadder.map((_cost, rung) => stayBill(claims, kind, rungCost(billName(index, rung)), ward)),
  );
}

/** What a plan makes of stays that are the only ones of their year; in rupees. */
export type SettledStays = {
  /** By bill: what the plan recognises, before deductible and cover; as `settleBill` says of the bill alone. */
  readonly recognised: Int32Array;
  readonly left: LeftOfBills;
};

/** What bills leave to pay, the least first. */
export type LeftOfBills = {
  /** The bill on each rank. */
  readonly bill: Uint16Array;
  /** Rupees on each rank. */
  readonly rising: Int32Array;
};

/** `entryAge` decides whether a co-pay that starts at an entry age applies. */
export function settledStays(bills: SampledBills, slab: Slab, entryAge: number): SettledStays {
  const facts = { person: '', entryAge, claimFreeYears: 0, dates: undefined, slab, year: freshYear };
  const recognised = Int32Array.from(bills, (bill) => settleBill({ ...facts, bill }).recognised);
  const { sumInsured, deductible = 0 } = slab;
  const left = recognised.map(
    (amount, bill) => rungCost(bill) - Math.min(sumInsured, Math.max(0, amount - deductible)),
  );
  return { recognised, left: inOrder(left) };
}

/** Of a plan that pays nothing. */
export function unpaidStays({ kinds }: ClaimsTable): LeftOfBills {
  const bills = kinds.length * costLadder.length;
  return inOrder(Int32Array.from({ length: bills }, (_, bill) => rungCost(bill)));
}

function inOrder(left: Int32Array): LeftOfBills {
  const bill = Uint16Array.from(left.keys()).sort((a, b) => (left[a] ?? 0) - (left[b] ?? 0) || a - b);
  return { bill, rising: Int32Array.from(bill, (one) => left[one] ?? 0) };
}
