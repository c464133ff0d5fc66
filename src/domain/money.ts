declare const rupeesBrand: unique symbol;

/**
 * An amount is in whole Indian rupees, 0 or more unless it is a difference. Nothing smaller travels anywhere
 * in the product.
 */
export type Rupees = number & { readonly [rupeesBrand]: true };

/** @throws when the number is not whole: that is a bug, never an input. */
export function rupees(amount: number): Rupees {
  if (!Number.isSafeInteger(amount)) throw new Error(`Not whole rupees: ${amount}`);
  return amount as Rupees; // the one place a number becomes rupees
}

export const noMoney = rupees(0);

export function lakh(count: number): Rupees {
  return rupees(Math.round(count * 1e5));
}

export function crore(count: number): Rupees {
  return rupees(Math.round(count * 1e7));
}

/** Half up, for a number that came with decimals; sums of ours are made in exact.ts. Adding 0 turns a rounded −0 into 0. */
export function roundRupees(amount: number): Rupees {
  return rupees(Math.round(amount) + 0);
}

export function addRupees(amounts: readonly Rupees[]): Rupees {
  return rupees(amounts.reduce((sum, amount) => sum + amount, 0));
}

/** Indian comma grouping without a sign of currency: 1234567 is "12,34,567". Specification section 9. */
export function formatGrouped(amount: Rupees): string {
  const grouped = groupsOf(String(Math.abs(amount))).join(',');
  return amount < 0 ? `−${grouped}` : grouped;
}

/** The last three digits, and pairs before them. */
function groupsOf(digits: string): readonly string[] {
  const groups = [digits.slice(-3)];
  for (let end = digits.length - 3; end > 0; end -= 2)
    groups.unshift(digits.slice(Math.max(0, end - 2), end));
  return groups;
}

/** "₹12,34,567"; a minus sign stands before the rupee sign. */
export function formatRupees(amount: Rupees): string {
  return amount < 0 ? `−₹${formatGrouped(rupees(-amount))}` : `₹${formatGrouped(amount)}`;
}

export type MoneyUnit = 'k' | 'Lakh' | 'Crore';

/** An amount in words, split so that each language can name the unit: 750000 is 7.5 Lakh. Specification section 9. */
export function moneyInUnits(amount: Rupees): { readonly count: string; readonly unit: MoneyUnit | null } {
  if (amount >= 1e7) return { count: shortNumber(amount / 1e7), unit: 'Crore' };
  if (amount >= 1e5) return { count: shortNumber(amount / 1e5), unit: 'Lakh' };
  if (amount >= 1e3) return { count: shortNumber(amount / 1e3), unit: 'k' };
  return { count: String(amount), unit: null };
}

/** It gives "10 Lakh", "1 Crore", "50k", "500" (specification section 9). */
export function moneyInWords(amount: Rupees): string {
  const { count, unit } = moneyInUnits(amount);
  if (unit === null) return count;
  return unit === 'k' ? `${count}k` : `${count} ${unit}`;
}

function shortNumber(value: number): string {
  return String(Math.floor(value * 100 + 1e-6) / 100);
}

export function lower(left: Rupees, right: Rupees): Rupees {
  return left < right ? left : right;
}

/** Undefined when there is no amount. */
export function lowest(amounts: readonly Rupees[]): Rupees | undefined {
  const [first, ...others] = amounts;
  return first === undefined ? undefined : others.reduce(lower, first);
}

/** What is left of an amount when another is taken off; never below 0. */
export function less(amount: Rupees, deduction: number): Rupees {
  return rupees(Math.max(0, amount - deduction));
}
