import type { WireSplit } from '#contract/quote/split.ts';
import { claimSizes } from '#domain/quote/large-claim.ts';
import { splitPicks } from '#domain/quote/split-pick.ts';
import type { Search } from '#web/paths.ts';

/** What the address says: the plan all ways are on, who has the large claim, and how large it is. */
export type SplitOptions = {
  readonly plan?: WireSplit['picked'];
  readonly claimant?: string;
  readonly claim?: WireSplit['claim'];
};

/** Whatever it does not know is as if it were not there. */
export function splitOptionsFrom({ plan, claimant, claim }: Search): SplitOptions {
  const options = {
    plan: splitPicks.find((one) => one === plan),
    claim: claimSizes.find((one) => one === claim),
  };
  return {
    ...(options.plan && { plan: options.plan }),
    ...(claimant && /^[a-z0-9-]{1,20}$/.test(claimant) && { claimant }),
    ...(options.claim && { claim: options.claim }),
  };
}

/** One state has one address: what is so anyway is left out. */
export function searchOf({ plan, claimant, claim }: SplitOptions, eldest: string | undefined) {
  return {
    plan: plan === 'recommended' ? undefined : plan,
    claimant: claimant === eldest ? undefined : claimant,
    claim: claim === 'within' ? undefined : claim,
  };
}
