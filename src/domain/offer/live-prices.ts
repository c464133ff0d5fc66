import type { CptId } from '../ids.ts';
import type { Premium } from '../price/premium.ts';
import type { Plan } from './plan.ts';

/** What insurers answered so far, by the priced row that was asked for; a live plan that is absent is pending. */
export type LivePrices = ReadonlyMap<CptId, Premium>;

/** As its insurer answered, and pending until it does; a price from rates stays. */
export function currentPremium(
  { premium, cptId }: Pick<Plan, 'premium' | 'cptId'>,
  livePrices: LivePrices,
): Premium {
  return (premium.kind === 'pending' ? livePrices.get(cptId) : undefined) ?? premium;
}
