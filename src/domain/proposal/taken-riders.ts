import type { Rupees } from '../money.ts';
import type { PricedAt, PricedPlan, PricedRider } from './proposal.ts';

/** A rider of a proposal or a policy: what it does, and its line of the price, below 0 for one that takes off. */
export type TakenRider = PricedRider & { readonly amount: Rupees | undefined };

/** In the order of the price. The amounts are for the term, before discounts and tax. */
export function takenRiders(
  plan: Pick<PricedPlan, 'riders'> | undefined,
  { steps }: Pick<PricedAt, 'steps'>,
): readonly TakenRider[] {
  return (plan?.riders ?? []).map((rider) => ({
    ...rider,
    amount: steps.find(({ cause }) => 'rider' in cause && cause.rider === rider.id)?.amount,
  }));
}
