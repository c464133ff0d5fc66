import type { Insurer } from '../catalogue/catalogue.ts';
import { type Rupees, rupees } from '../money.ts';
import type { Premium } from '../offer/plan.ts';
import { type TaxOn, taxOf } from './rating.ts';

/** Specification section 9: a live price is asked for at most ten times, two seconds apart. */
export const livePremiumMaxTries = 10;
export const livePremiumPauseMs = 2_000;

export type PollDecision = 'again' | 'done' | 'unavailable';

/** After the answer to try number `tries` (from 1): `finished` is the server's word that no more prices will come. */
export function pollDecision(tries: number, finished: boolean): PollDecision {
  if (finished) return 'done';
  return tries < livePremiumMaxTries ? 'again' : 'unavailable';
}

/** The premium made of an insurer's own annual price before tax. A price of nothing is no price. */
export function livePremiumOf(annual: Rupees, insurer: Insurer, tax: TaxOn | undefined): Premium {
  if (annual <= 0) return { kind: 'needs-validation', reason: 'insurer-gave-none' };
  if (!tax) return { kind: 'needs-validation', reason: 'no-rate' };
  const taxAmount = taxOf(annual, tax.percent);
  return {
    kind: 'quoted',
    net: annual,
    tax: taxAmount,
    total: rupees(annual + taxAmount),
    steps: [
      { cause: { kind: 'live', insurer: insurer.slug }, amount: annual, source: `live/${insurer.slug}` },
      { cause: { kind: 'tax', percent: tax.percent }, amount: taxAmount, source: `tax/${tax.effectiveFrom}` },
    ],
  };
}
