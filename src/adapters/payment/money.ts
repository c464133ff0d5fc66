import { type Rupees, rupees } from '#domain/money.ts';

const paiseOfRupee = 100;

export function paiseOf(amount: Rupees): number {
  return amount * paiseOfRupee;
}

/**
 * What is told of an amount in paise. What is not the wanted amount to the paisa is never told as it: rounding goes away
 * from it.
 */
export function rupeesOf(paise: number, wantedPaise: number): Rupees {
  const exact = paise / paiseOfRupee;
  return rupees(paise > wantedPaise ? Math.ceil(exact) : Math.floor(exact));
}

/** The only money that is asked for here, as the gateways write it. */
export function isInRupees({ currency }: { readonly currency: string }): boolean {
  return currency.toUpperCase() === 'INR';
}
