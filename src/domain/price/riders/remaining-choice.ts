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
  sold: { readonly product: Product; readonly slab: Slab },
  members: readonly Member[],
  wanted: PlanChoice,
): RemainingChoice {
  const isTermSold = sold.product.termYears.includes(wanted.termYears);
  const termYears = isTermSold ? wanted.termYears : plainChoice.termYears;
  const fellAway: DroppedPart[] = isTermSold ? [] : [{ kind: 'term', code: 'TERM_NOT_SOLD' }];
  let riders = wanted.riders;
  for (
    let sound = chosenRiders(sold, members, riders);
    !sound.ok;
    sound = chosenRiders(sold, members, riders)
  ) {
    const { code, detail } = sound.failure;
    const rider = String(detail?.rider);
    fellAway.push({ kind: 'rider', rider, code });
    riders = riders.filter((id) => id !== rider);
  }
  return { choice: { termYears, riders }, fellAway };
}
