import type { WirePlan } from '#contract/plan/shapes.ts';
import type { Translate } from '#web/browser/text.tsx';

/** "GST nil", or that it is in the price. */
export function taxText(t: Translate, { premium_ledger: steps }: Pick<WirePlan, 'premium_ledger'>): string {
  const tax = steps.find(({ cause }) => cause === 'tax');
  return t(tax && tax.amount > 0 ? 'plan.price.tax.in' : 'plan.price.tax.nil');
}
