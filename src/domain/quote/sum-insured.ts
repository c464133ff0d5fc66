import { lakh, type Rupees } from '../money.ts';

/** The choices are every lakh up to 10, then 15, 20, 30 and 40 (specification section 9). */
export const sumInsuredChoices: readonly Rupees[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 20, 30, 40].map(lakh);

/** A guess, shown as one, that the visitor can change. */
export const defaultSumInsured: Rupees = lakh(10);

export function isSumInsuredChoice(amount: Rupees): boolean {
  return sumInsuredChoices.includes(amount);
}

const ladder: readonly Rupees[] = [3, 5, 10, 15, 20, 30, 40].map(lakh);
const stepCount = 4;

/** Four steps in rising order: one below the asked cover where there is one, the asked one itself, and those above it. */
export function stepsAround(requestedCover: Rupees): readonly Rupees[] {
  const all = [...new Set([...ladder, requestedCover])].sort((left, right) => left - right);
  const first = Math.min(all.indexOf(requestedCover) - 1, all.length - stepCount);
  return all.slice(Math.max(0, first)).slice(0, stepCount);
}

/** The largest offered deductible at or below the cover already held; undefined when every offered one is above it. */
export function deductibleFor(existingSumInsured: Rupees, offered: readonly Rupees[]): Rupees | undefined {
  return offered.reduce<Rupees | undefined>(
    (best, deductible) => (deductible <= existingSumInsured && deductible > (best ?? -1) ? deductible : best),
    undefined,
  );
}
