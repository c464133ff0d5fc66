import { formatRupees, moneyInUnits, rupees } from '#domain/money.ts';
import type { Translate } from '#web/browser/text.tsx';

/** A sum insured in words: "₹10 lakh", "₹1 crore". Words only for cover; every other amount is in figures. */
export function coverText(t: Translate, amount: number): string {
  const { count, unit } = moneyInUnits(rupees(amount));
  if (unit === 'Lakh') return t('cover.lakh', { count });
  if (unit === 'Crore') return t('cover.crore', { count });
  return formatRupees(rupees(amount));
}
