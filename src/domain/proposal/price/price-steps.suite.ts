import type { Instant } from '#domain/date.ts';
import { addRupees, rupees } from '#domain/money.ts';
import type { PriceCause, PriceStep } from '#domain/price/premium.ts';
import type { PricedAt } from '../proposal.ts';

/** Prices of a proposal, step by step. */

const at = '2026-11-20T13:12:00.000Z' as Instant; // written out

export function priced(steps: readonly PriceStep[], catalogueVersion: string): PricedAt {
  const total = addRupees(steps.map((step) => step.amount));
  return { total, net: total, tax: rupees(0), steps, catalogueVersion, at };
}

export function step(cause: PriceCause, amount: number): PriceStep {
  return { cause, amount: rupees(amount), source: 'table' };
}

const base = (member: string, ageYears: number): PriceCause => ({
  kind: 'base',
  member,
  ageYears,
  fromAge: ageYears,
  toAge: ageYears,
});
export const you = (ageYears: number, amount: number) => step(base('You', ageYears), amount);
export const father = (ageYears: number, amount: number) => step(base('Father', ageYears), amount);
export const floater = (amount: number) => step({ kind: 'floater-discount', percent: 10 }, amount);
