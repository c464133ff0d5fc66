import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { effectiveCopayPercent } from '#domain/cover/copay.ts';
import { freeLookEnds } from '#domain/cover/policy-days.ts';
import { dayInIndia, daysBetween, type IsoDate } from '#domain/date.ts';
import { ageInYears } from '#domain/person/age.ts';
import { insuredMembers } from '#domain/person/family.ts';
import { basisOf } from '#domain/price/rating.ts';
import { destinationOf } from '#domain/proposal/destination.ts';
import { planOfProposal } from '#domain/proposal/priced-plan.ts';
import type { Policy, Proposal } from '#domain/proposal/proposal.ts';
import type { DueNext } from '#domain/purchase/due-next.ts';
import { entryAge } from '#domain/purchase/entry-age.ts';
import type { OwnPurchase } from '#domain/purchase/purchase-view.ts';
import type { Unfinished } from '#domain/purchase/unfinished.ts';
import type { BlockId } from '#domain/quote/block-id.ts';
import type { Quote } from '#domain/quote/quote.ts';
import { nameOf } from '../proposal/wire.ts';
import { wireProductTypes } from '../quote/wire.ts';
import { renewalMarkToWire } from '../renewal/mark.ts';
import type { WireDueNext, WireListedQuote, WirePurchase, WireUnfinished } from './purchases.ts';
import { decisionBy } from './wire.ts';

export function purchaseToWire(facts: OwnPurchase, catalogue: Catalogue, today: IsoDate): WirePurchase {
  const { proposal, payment, policy, outcome, destination } = facts;
  const plan = planOfProposal(proposal, catalogue);
  return {
    ...coverToWire(proposal, catalogue),
    copay_percent: plan
      ? effectiveCopayPercent(plan.features.copay, entryAge(proposal, policy?.coverFrom))
      : 0,
    proposalID: proposal.id,
    outcome,
    screen: destination,
    policy_number: policy?.policyNumber ?? null,
    proposal_number: proposal.number,
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

function freeLookOf({ issuedAt, endedOn }: Policy, today: IsoDate): WirePurchase['free_look'] {
  if (endedOn !== undefined) return null;
  const until = freeLookEnds(dayInIndia(issuedAt));
  const daysLeftOver = daysBetween(today, until);
  return daysLeftOver < 0 ? null : { until, days_left: daysLeftOver };
}

/** The people and the cover of something bought or begun. */
function coverToWire(proposal: Proposal, catalogue: Catalogue) {
  const plan = planOfProposal(proposal, catalogue);
  return {
    product_title: plan?.productTitle ?? proposal.productId,
    insurer_title: plan?.insurerTitle ?? proposal.insurerSlug,
    sum_assured: plan?.sumInsured ?? null,
    deductible: plan?.deductible ?? null,
    cover_basis: basisOf(proposal.group),
    people: insuredMembers(proposal.members).map(({ key, gender }) => ({
      key,
      gender,
      name: nameOf(proposal, key) ?? null,
    })),
  } satisfies Partial<WirePurchase>;
}

export function unfinishedToWire({ proposal, step, hold }: Unfinished, catalogue: Catalogue): WireUnfinished {
  return {
    ...coverToWire(proposal, catalogue),
    proposalID: proposal.id,
    screen: step === undefined ? 'expired' : destinationOf(proposal, undefined),
    step: step ?? null,
    amount: proposal.price.total,
    term_years: proposal.termYears,
    price_until: hold.until,
    price_birthday: hold.birthday ?? null,
    is_renewal: proposal.renewal !== undefined,
  };
}

/** The ways to split a family have no block of their own. */
export function listedQuoteToWire(
  { id, request }: Quote,
  block: BlockId | undefined,
  until: IsoDate,
): WireListedQuote {
  return {
    quoteID: id,
    block: block ?? null,
    product_type: wireProductTypes[request.productType],
    sum_assured: request.sumInsured,
    people: insuredMembers(request.members).map(({ key, gender, age }) => ({
      key,
      gender,
      age: age ? ageInYears(age) : null,
    })),
    until,
  };
}

export function dueNextToWire(due: DueNext | undefined): WireDueNext | null {
  return due
    ? { on: due.on, kind: due.kind, proposals: due.purchases.map(({ proposal }) => proposal.id) }
    : null;
}
