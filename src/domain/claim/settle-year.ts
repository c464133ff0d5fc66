import type { Slab } from '../catalogue/catalogue.ts';
import { addRupees, type Rupees } from '../money.ts';
import type { Bill } from './bill.ts';
import { freshYear, type YearSoFar } from './remaining-cover.ts';
import { type ClaimFacts, type Settlement, settleBill } from './settle-bill.ts';

/** A bill with whom it is of and what its claim depends on. */
export type YearBill = ClaimFacts & { readonly bill: Bill };

export type SettledYear = {
  readonly bills: readonly Settlement[];
  readonly total: Rupees;
  readonly planPays: Rupees;
  readonly youPay: Rupees;
};

/** The bills of one policy year in the order they come; each finds what the earlier ones have left. */
export function settleYear(slab: Slab, bills: readonly YearBill[]): SettledYear {
  const settled: Settlement[] = [];
  let year: YearSoFar = freshYear;
  for (const bill of bills) {
    const settlement = settleBill({ ...bill, slab, year });
    settled.push(settlement);
    year = settlement.yearAfter;
  }
  return {
    bills: settled,
    total: addRupees(settled.map(({ total }) => total)),
    planPays: addRupees(settled.map(({ planPays }) => planPays)),
    youPay: addRupees(settled.map(({ youPay }) => youPay)),
  };
}
