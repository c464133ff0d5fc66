import type { Slab } from '../../catalogue/catalogue.ts';
import type { Bill } from '../../claim/bill.ts';
import { freshYear } from '../../claim/cover-left.ts';
import { settleBill } from '../../claim/settle-bill.ts';
import type { ClaimsTable } from './claims-table.ts';
import { kindOf, rungCost } from './sampled-bill.ts';
import { stayBill, type Ward } from './stay-bill.ts';

/** The bills that stays of a sample name, in one ward; each is made when it is first asked for. */
export type SampledBills = (bill: number) => Bill;

export function sampledBills(claims: ClaimsTable, ward: Ward): SampledBills {
  const known: (Bill | undefined)[] = [];
  return (bill) => {
    const made = known[bill] ?? sampledBill(claims, ward, bill);
    known[bill] = made;
    return made;
  };
}

function sampledBill(claims: ClaimsTable, ward: Ward, bill: number): Bill {
  const kind = claims.kinds[kindOf(bill)];
  if (kind === undefined) throw new Error(`No sampled bill ${bill}`);
  return stayBill(claims, kind, rungCost(bill), ward);
}

/** What a plan recognises of a sampled bill, before deductible and cover, in rupees. */
export type Recognised = (bill: number) => number;

/**
 * By bill, as `settleBill` says of it alone; settled when it is first asked for, so that what one family asks for serves
 * the next. `entryAge` decides whether a co-pay that starts at an entry age applies.
 */
export function recognisedBy(bills: SampledBills, slab: Slab, entryAge: number): Recognised {
  const facts = { person: '', entryAge, claimFreeYears: 0, dates: undefined, slab, year: freshYear };
  const known: number[] = [];
  return (bill) => {
    const amount = known[bill] ?? settleBill({ ...facts, bill: bills(bill) }).recognised;
    known[bill] = amount;
    return amount;
  };
}
