import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { freeLookEnds } from '#domain/cover/policy-days.ts';
import { dayInIndia, daysBetween, type IsoDate } from '#domain/date.ts';
import { insuredMembers } from '#domain/person/family.ts';
import { planOfProposal } from '#domain/proposal/priced-plan.ts';
import type { Policy } from '#domain/proposal/proposal.ts';
import type { OwnPurchase } from '#domain/purchase/purchase-view.ts';
import { nameOf } from '../proposal/wire.ts';
import { renewalMarkToWire } from '../renewal/mark.ts';
import type { WirePurchase } from './purchases.ts';
import { decisionBy } from './wire.ts';

export function purchaseToWire(facts: OwnPurchase, catalogue: Catalogue, today: IsoDate): WirePurchase {
  const { proposal, payment, policy, outcome, destination } = facts;
  const plan = planOfProposal(proposal, catalogue);
  return {
    proposalID: proposal.id,
    outcome,
    screen: destination,
    policy_number: policy?.policyNumber ?? null,
    proposal_number: proposal.number,
    product_title: plan?.productTitle ?? proposal.productId,
    insurer_title: plan?.insurerTitle ?? proposal.insurerSlug,
    members: insuredMembers(proposal.members).map(({ key, relation }) => nameOf(proposal, key) ?? relation),
    amount: payment?.amount ?? proposal.price.total,
    cover_from: policy?.coverFrom ?? null,
    cover_until: policy?.coverUntil ?? null,
    // A renewal has none.
    free_look: policy && !proposal.renewal ? freeLookOf(policy, today) : null,
    renewal: renewalMarkToWire(policy, facts.renewal),
    decision_by: decisionBy(outcome, payment),
  };
}

function freeLookOf({ issuedAt }: Policy, today: IsoDate): WirePurchase['free_look'] {
  const until = freeLookEnds(dayInIndia(issuedAt));
  const daysLeftOver = daysBetween(today, until);
  return daysLeftOver < 0 ? null : { until, days_left: daysLeftOver };
}
