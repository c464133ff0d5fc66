import type { WireSplit } from '#contract/quote/split.ts';
import { claimSizes } from '#domain/quote/large-claim.ts';
import type { Search } from '#web/paths.ts';

/** What the address says: who has the large claim, and how large it is. */
export type SplitOptions = {
  readonly claimant?: string;
  readonly claim?: WireSplit['claim'];
};

/** Whatever it does not know is as if it were not there. */
export function splitOptionsFrom({ claimant, claim }: Search): SplitOptions {
  const size = claimSizes.find((one) => one === claim);
  return {
    ...(claimant && /^[a-z0-9-]{1,20}$/.test(claimant) && { claimant }),
    ...(size && { claim: size }),
  };
}

/** One state has one address: what is so anyway is left out. */
export function searchOf({ claimant, claim }: SplitOptions, eldest: string | undefined) {
  return {
    claimant: claimant === eldest ? undefined : claimant,
    claim: claim === 'within' ? undefined : claim,
  };
}
