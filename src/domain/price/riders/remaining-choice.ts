import type { Product, Slab } from '../../catalogue/catalogue.ts';
import type { Member } from '../../person/member.ts';
import type { FailureCode } from '../../result.ts';
import { type PlanChoice, plainChoice } from './plan-choice.ts';
import { chosenRiders } from './riders.ts';

export const droppedKinds = ['plan', 'term', 'rider'] as const;

/** What of a choice cannot be had any more, and why. `rider` is its id. */
export type DroppedPart = {
  readonly kind: (typeof droppedKinds)[number];
  readonly rider?: string;
  readonly code: FailureCode;
};

export type RemainingChoice = { readonly choice: PlanChoice; readonly fellAway: readonly DroppedPart[] };

/** A choice that was made earlier, or for other people, with what of it is still sold to these. */
export function remainingChoice(
  offer: { readonly product: Product; readonly slab: Slab },
  members: readonly Member[],
  choice: PlanChoice,
): RemainingChoice {
  const isTermSold = offer.product.termYears.includes(choice.termYears);
  const termYears = isTermSold ? choice.termYears : plainChoice.termYears;
  const fellAway: DroppedPart[] = isTermSold ? [] : [{ kind: 'term', code: 'TERM_NOT_SOLD' }];
  let riders = choice.riders;
  for (
    let sound = chosenRiders(offer, members, riders);
    !sound.ok;
    sound = chosenRiders(offer, members, riders)
  ) {
    const { code, detail } = sound.failure;
    const rider = String(detail?.rider);
    fellAway.push({ kind: 'rider', rider, code });
    riders = riders.filter((id) => id !== rider);
  }
  return { choice: { termYears, riders }, fellAway };
}
