import type { Product, Slab, TermYears } from '../../catalogue/catalogue.ts';
import type { Member } from '../../person/member.ts';
import { fail, ok, type Result } from '../../result.ts';
import { type ChosenRiders, chosenRiders } from './riders.ts';

/** For how many years a plan is asked for, and with which riders: ids, in any order. */
export type PlanChoice = { readonly termYears: TermYears; readonly riders: readonly string[] };

/** One that can be bought. */
export type SoundChoice = { readonly termYears: TermYears; readonly riders: ChosenRiders };

/** As a plan stands in a list. */
export const plainChoice: PlanChoice = { termYears: 1, riders: [] };

/** Fails with `TERM_NOT_SOLD`, and as `chosenRiders` does. `slab` is as it is filed, without riders. */
export function soundChoice(
  offer: { readonly product: Product; readonly slab: Slab },
  members: readonly Member[],
  { termYears, riders: ids }: PlanChoice,
): Result<SoundChoice> {
  if (!offer.product.termYears.includes(termYears)) {
    return fail('TERM_NOT_SOLD', { detail: { years: termYears } });
  }
  const riders = chosenRiders(offer, members, ids);
  return riders.ok ? ok({ termYears, riders: riders.value }) : riders;
}
