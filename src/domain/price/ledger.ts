import { type Exact, nothing, plus, rounded } from '../exact.ts';
import { rupees } from '../money.ts';
import type { Premium, PriceCause, PriceStep } from './premium.ts';
import { type TaxOn, taxOf } from './tax.ts';

/** One line of a price before rounding. */
export type PriceLine = { readonly cause: PriceCause; readonly exact: Exact; readonly source: string };

/** It holds the steps so far, their sum as shown in whole rupees, and their exact sum. */
export type Ledger = { readonly steps: PriceStep[]; sum: number; exact: Exact };

export function openLedger(): Ledger {
  return { steps: [], sum: 0, exact: nothing };
}

export function addLine(ledger: Ledger, { cause, exact, source }: PriceLine): void {
  const amount = rounded(exact);
  ledger.steps.push({ cause, amount, source });
  ledger.sum += amount;
  ledger.exact = plus(ledger.exact, exact);
}

/**
 * Net is rounded once, half up; tax is rounded likewise. A `rounding` step holds what showing each step in whole rupees
 * gains or loses, so that the steps add up to the total.
 */
export function closeLedger({ steps, sum, exact }: Ledger, { percent, effectiveFrom }: TaxOn): Premium {
  const net = rounded(exact);
  if (net !== sum) steps.push({ cause: { kind: 'rounding' }, amount: rupees(net - sum), source: 'rounding' });
  const tax = taxOf(net, percent);
  steps.push({ cause: { kind: 'tax', percent }, amount: tax, source: `tax/${effectiveFrom}` });
  return { kind: 'quoted', net, tax, total: rupees(net + tax), steps };
}
