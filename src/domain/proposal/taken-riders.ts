import type { TermYears } from '../catalogue/catalogue.ts';
import type { Rupees } from '../money.ts';
import type { RiderOffer, TermOffer } from '../price/offers.ts';
import type { PricedAt, PricedPlan, PricedRider, Proposal } from './proposal.ts';

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

export type RiderList = {
  readonly proposal: Proposal;
  /** Past drafting nothing is offered: what was taken is all there is. */
  readonly mayChange: boolean;
  readonly offers: readonly ListedRider[];
  /** These are taken, and not among the offers. */
  readonly others: readonly TakenRider[];
  readonly terms: readonly TermOffer[];
};

/** A rider for a year, and for each term that is sold. */
type ListedRider = RiderOffer & {
  readonly byTerm: readonly { readonly years: TermYears; readonly price: RiderOffer['price'] }[];
};
