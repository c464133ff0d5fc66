import { graceEnds } from '#domain/cover/continuity.ts';
import { inLanguage } from '#domain/local-text.ts';
import type { DroppedPart } from '#domain/price/riders/remaining-choice.ts';
import type { Destination } from '#domain/proposal/destination.ts';
import { planOfProposal } from '#domain/proposal/priced-plan.ts';
import type { Policy } from '#domain/proposal/proposal.ts';
import { mostBonus } from '#domain/renewal/bonus.ts';
import type { RenewalStateKind } from '#domain/renewal/renewal-of.ts';
import { renewalOpens } from '#domain/renewal/renewal-time.ts';
import {
  membersToWire,
  type ProposalView,
  planDataToWire,
  priceToWire,
  takenRidersOf,
} from '../proposal/wire.ts';
import { renewalFactsToWire } from './facts.ts';
import type { WireRenewal } from './shapes.ts';

type Viewed = Pick<ProposalView, 'proposal' | 'catalogue' | 'language' | 'coverStart'>;

export type ViewedRenewal = {
  readonly state: RenewalStateKind;
  readonly policy: Policy;
  readonly old: Viewed;
  /** As it would be begun, or as it was. */
  readonly renewal: Viewed | undefined;
  /** Undefined before it is begun. */
  readonly destination: Destination | undefined;
  readonly contact: WireRenewal['contact'];
  readonly fellAway: readonly DroppedPart[];
};

export function renewalToWire(viewed: ViewedRenewal): WireRenewal {
  const { state, policy, old, renewal, destination, contact, fellAway } = viewed;
  const { insurerSlug } = old.proposal;
  return {
    stands: state,
    proposalID: old.proposal.id,
    policy_number: policy.policyNumber,
    planData: planDataToWire(old.proposal, old.catalogue),
    cover_from: policy.coverFrom,
    cover_until: policy.coverUntil,
    renew_from: renewalOpens(policy.coverUntil),
    renew_until: graceEnds(policy.coverUntil),
    insurer_page: old.catalogue.insurers.get(insurerSlug)?.renewalUrl ?? null,
    members: membersToWire(renewal ?? old),
    contact,
    offer: renewal ? offerToWire(renewal, awayToWire(old, fellAway)) : null,
    begun: renewal && destination ? { proposalID: renewal.proposal.id, screen: destination } : null,
  };
}

type WireOffer = NonNullable<WireRenewal['offer']>;

function awayToWire(
  { proposal, language }: Viewed,
  fellAway: readonly DroppedPart[],
): WireOffer['fell_away'] {
  return fellAway.map(({ kind, rider }) => {
    const title = proposal.plan?.riders?.find(({ id }) => id === rider)?.title;
    return { kind, title: title ? inLanguage(title, language) : '' };
  });
}

function offerToWire(renewal: Viewed, fell_away: WireOffer['fell_away']): WireOffer | null {
  const facts = renewalFactsToWire(renewal.proposal, renewal.coverStart);
  const plan = planOfProposal(renewal.proposal, renewal.catalogue);
  return (
    facts && {
      ...facts,
      price: priceToWire(renewal),
      planData: planDataToWire(renewal.proposal, renewal.catalogue),
      has_bonus: plan !== undefined && mostBonus({ ...plan, noClaimBonus: plan.features.noClaimBonus }) > 0,
      riders: takenRidersOf(renewal).map(({ title }) => title),
      fell_away,
    }
  );
}
