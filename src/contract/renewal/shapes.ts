import * as v from 'valibot';
import { droppedKinds } from '#domain/price/riders/remaining-choice.ts';
import { destinations } from '#domain/proposal/destination.ts';
import { renewalStates } from '#domain/renewal/renewal-of.ts';
import { planDataShape, priceShape, proposalMember } from '../proposal/shapes.ts';
import { renewalFactsShape } from './facts.ts';

/** What a renewal would be, or is once it is begun. */
const renewalOfferShape = v.object({
  ...renewalFactsShape.entries,
  price: priceShape,
  planData: planDataShape,
  /** Whether years without a claim add anything to its cover. */
  has_bonus: v.boolean(),
  /** Titles of those that are renewed with it. */
  riders: v.array(v.string()),
  /** What the policy has and its renewal cannot have any more; a rider by its title. */
  fell_away: v.array(v.object({ kind: v.picklist(droppedKinds), title: v.string() })),
});

/** How a bought policy stands with its renewal. */
export const renewalResponse = v.object({
  stands: v.picklist(renewalStates),
  /** The proposal of the policy that is renewed. */
  proposalID: v.string(),
  policy_number: v.string(),
  planData: planDataShape,
  cover_from: v.string(),
  cover_until: v.string(),
  /** The first and the last day on which it can be renewed here. */
  renew_from: v.string(),
  renew_until: v.string(),
  /** Where its insurer renews what cannot be renewed here; null: by telephone. */
  insurer_page: v.nullable(v.string()),
  /** At the ages of the new cover where there is one. */
  members: v.array(proposalMember),
  contact: v.object({ name: v.string(), mobile: v.string(), email: v.string(), address: v.string() }),
  offer: v.nullable(renewalOfferShape),
  /** Once it is begun: the renewal, and where its buyer belongs. */
  begun: v.nullable(v.object({ proposalID: v.string(), screen: v.picklist(destinations) })),
});

export const beginRenewalResponse = v.object({ proposalID: v.string() });

export type WireRenewal = v.InferOutput<typeof renewalResponse>;
