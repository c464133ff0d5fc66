import { formatRupees, moneyInUnits, type Rupees } from '#domain/money.ts';
import type { Say } from '#words/sentences.ts';

/** It gives "₹10 lakh", "₹1 crore", "₹50,000". */
export function amountInWords(say: Say, amount: Rupees): string {
  const { count, unit } = moneyInUnits(amount);
  if (unit === 'Lakh') return say('cover.lakh', { count });
  return unit === 'Crore' ? say('cover.crore', { count }) : formatRupees(amount);
}

/** It gives "10 Lakh", "1 Crore", "50k", "500" (specification section 9). */
export function unitsInWords(say: Say, amount: Rupees): string {
  const { count, unit } = moneyInUnits(amount);
  return unit === null ? count : say(`papers.amount.${unit}`, { count });
}

/** Gives one amount, or the lowest and the highest of several, and nothing for none. */
export function rangeOf(say: Say, amounts: readonly Rupees[], wordsOf: (amount: Rupees) => string): string {
  const sorted = [...amounts].sort((left, right) => left - right);
  const [low, high] = [sorted[0], sorted.at(-1)];
  if (low === undefined || high === undefined) return '';
  return low === high ? wordsOf(low) : say('papers.range', { low: wordsOf(low), high: wordsOf(high) });
}
