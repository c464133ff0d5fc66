import type { Slab } from '../../../catalogue/catalogue.ts';
import type { Bill } from '../../../claim/bill.ts';
import { recogniseBill } from '../../../claim/settle-bill.ts';
import { binOf } from '../amount-bins.ts';
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
  /** By bill: what the plan recognises, before deductible and cover; as `recogniseBill` says of the bill alone. */
  readonly recognised: Int32Array;
  readonly remaining: LeftOfBills;
};

/** What bills leave to pay; of bills that are alike the first stands for all. */
export type LeftOfBills = {
  /** Their names, the same for every contract of a ward. */
  readonly bill: Uint16Array;
  /** These are the rupees of each. */
  readonly own: Int32Array;
  /** Where that amount stands among all amounts (`amount-bins.ts`). */
  readonly bin: Uint16Array;
};

/** `entryAge` decides whether a co-pay that starts at an entry age applies. */
export function settledStays(sampled: SampledBills, slab: Slab, entryAge: number): SettledStays {
  const facts = { entryAge, dates: undefined, slab };
  const recognised = new Int32Array(sampled.length * costLadder.length);
  for (const [kind, { bills, first }] of sampled.entries()) {
    const ofKind =
      first < kind
        ? recognised.subarray(billName(first, 0), billName(first + 1, 0))
        : betweenSettled(bills.map((bill) => recogniseBill({ ...facts, bill }).recognised));
    recognised.set(ofKind, billName(kind, 0));
  }
  const { sumInsured, deductible = 0 } = slab;
  const remaining = (name: number) =>
    rungCost(name) - Math.min(sumInsured, Math.max(0, (recognised[name] ?? 0) - deductible));
  return { recognised, remaining: leftOf(sampled, remaining) };
}

/** Settles the bills as a plan that pays nothing would. */
export function unpaidStays(sampled: SampledBills): LeftOfBills {
  return leftOf(sampled, rungCost);
}

export function leftOf(sampled: SampledBills, ofBill: (name: number) => number): LeftOfBills {
  const bill = namesOf(sampled);
  const [own, bin] = [new Int32Array(bill.length), new Uint16Array(bill.length)];
  for (let at = 0; at < bill.length; at++) {
    const amount = ofBill(bill[at] as number); // within its length
    own[at] = amount;
    bin[at] = binOf(amount);
  }
  return { bill, own, bin };
}

const cache = new WeakMap<SampledBills, Uint16Array>();

function namesOf(sampled: SampledBills): Uint16Array {
  const names =
    cache.get(sampled) ??
    Uint16Array.from(
      sampled.flatMap(({ first }, kind) =>
        first === kind ? costLadder.map((_cost, rung) => billName(kind, rung)) : [],
      ),
    );
  cache.set(sampled, names);
  return names;
}
