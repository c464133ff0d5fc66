import { formatRupees } from '#domain/money.ts';
import type { NotShownReason } from '#domain/offer/plan.ts';
import type { Premium, PriceCause } from '#domain/price/premium.ts';
import { tableLines } from '../table.ts';

/** It writes each step with its source, then net, tax and total. */
export function ledgerLines({
  steps,
  net,
  tax,
  total,
}: Extract<Premium, { kind: 'quoted' }>): readonly string[] {
  return tableLines([
    ['step', 'rupees', 'source'],
    ...steps.map(({ cause, amount, source }) => [causeText(cause), formatRupees(amount), source]),
    ['net', formatRupees(net), ''],
    ['tax', formatRupees(tax), ''],
    ['total', formatRupees(total), ''],
  ]);
}

/** "habit loading, Spouse, 15 %": the kind of step, then whatever it says of itself; the source names the age band. */
function causeText({ kind, ...facts }: PriceCause): string {
  const words = Object.entries(facts).flatMap(([name, value]) => {
    if (name === 'fromAge' || name === 'toAge') return [];
    if (name === 'percent') return `${value} %`;
    if (name === 'ageYears') return `age ${value}`;
    return name === 'years' ? `${value} years` : String(value);
  });
  return [kind.replaceAll('-', ' '), ...words].join(', ');
}

export const notShownTexts: Readonly<Record<NotShownReason, string>> = {
  age: 'somebody is younger or older than the product takes',
  pincode: 'it is not sold at this pincode',
  relation: 'it does not take one of these relations',
  'family-size': 'these are more people than one floater takes',
  condition: 'it does not take one of these conditions',
  'sum-insured': 'it has no such cover',
  'product-type': 'it is of another product type',
  'cover-basis': 'it is not sold on this basis',
  filter: 'a filter leaves it out',
  channel: 'it is not sold in this channel',
};

export const noPriceTexts: Readonly<
  Record<Extract<Premium, { kind: 'needs-validation' }>['reason'], string>
> = {
  'no-rate': 'no rate is filed for somebody of this age, or no tax for this day',
  'riders-over-cap': 'the riders cost more than they may beside this premium',
  'insurer-gave-none': 'the insurer gave none',
  'insurer-timed-out': 'the insurer did not answer',
  'insurer-busy': 'the insurer is asked too much just now',
};
