import { policyDates } from '#domain/cover/policy-dates.ts';
import { addDays, dayInIndia, type IsoDate } from '#domain/date.ts';
import type { Payment } from '#domain/payment/payment.ts';
import { insuredMembers } from '#domain/person/family.ts';
import { serverIdOf } from '#domain/person/member-key.ts';
import { agreementFingerprint } from '#domain/proposal/agreement.ts';
import { mandateDays } from '#domain/proposal/expiry.ts';
import { fullNameOf } from '#domain/proposal/form/prefill.ts';
import { portedCoverOf } from '#domain/proposal/ported/ported-cover.ts';
import { planOfProposal, typeOfProposal } from '#domain/proposal/priced-plan.ts';
import type { Policy } from '#domain/proposal/proposal.ts';
import { firstOpenStep } from '#domain/proposal/steps.ts';
import { type TakenRider, takenRiders } from '#domain/proposal/taken-riders.ts';
import { type ConsentPurpose, termsVersion } from '#domain/proposal/terms.ts';
import type { Outcome } from '#domain/purchase/outcome.ts';
import type { PurchaseView } from '#domain/purchase/purchase-view.ts';
import { takenRidersToWire } from '../proposal/riders-wire.ts';
import {
  discountsToWire,
  membersToWire,
  nameOf,
  type ProposalView,
  planDataToWire,
  priceToWire,
  takenRidersOf,
} from '../proposal/wire.ts';
import type { WirePostPayment, WireTerms } from '../purchase/shapes.ts';
import { wireProductTypes } from '../quote/wire.ts';
import { renewalFactsToWire } from '../renewal/facts.ts';
import { renewalMarkToWire } from '../renewal/mark.ts';

export type AfterPayment = Omit<PurchaseView, 'proposal' | 'outcome'> & {
  /** The server's own word on what is open or wrong. */
  readonly message: string | null;
  /** Ready to be read; undefined before issue. */
  readonly inHospital: WirePostPayment['in_hospital'] | undefined;
  readonly ported: WirePostPayment['ported'];
  /** Ready to be read, in part; undefined before issue. */
  readonly page: WirePostPayment['policy'] | undefined;
};

export function postPaymentAnswer(
  view: ProposalView,
  {
    payment,
    policy,
    waiting,
    payableFrom,
    isStuck,
    message,
    renewal,
    next,
    inHospital,
    ported,
    page,
  }: AfterPayment,
): WirePostPayment {
  const { proposal, catalogue, outcome, destination } = view;
  const proposer = proposal.forms.proposerDetails ?? {};
  return {
    outcome,
    screen: destination,
    members: insuredMembers(proposal.members).map(({ key, relation, gender }) => ({
      key,
      serverID: serverIdOf(key) ?? key,
      relation,
      gender,
      name: nameOf(proposal, key) ?? relation,
    })),
    transaction_id: proposal.transactionId,
    route: proposal.route,
    policy_number: policy?.policyNumber ?? null,
    proposal_number: proposal.number,
    proposer_name: fullNameOf(proposer, ''),
    email: typeof proposer.email === 'string' ? proposer.email : '',
    quoteID: proposal.quoteId,
    err_msg: message,
    step: firstOpenStep(proposal),
    purchaseNext: next
      ? {
          planType: next.group,
          block: next.id,
          members: next.members.map(({ key }) => serverIdOf(key) ?? key),
          product_type: wireProductTypes[typeOfProposal(proposal, catalogue)],
        }
      : null,
    planData: planDataToWire(proposal, catalogue),
    price: priceToWire(view),
    riders: takenRidersOf(view),
    ...paymentToWire(payment, proposal.price.total),
    waiting: waiting ? { since: waiting.since, may_leave: waiting.mayLeave } : null,
    payable_from: payableFrom ?? null,
    was_blocked: outcome === 'declined' && payment && payment.purpose === 'block' ? payment.amount : null,
    insurer_silent: isStuck,
    cover_from: policy?.coverFrom ?? null,
    cover_until: policy?.coverUntil ?? null,
    renewal: renewalFactsToWire(proposal, policy?.coverFrom ?? view.coverStart),
    ported,
    next_renewal: renewalMarkToWire(policy, renewal),
    dates: policy ? datesAfterIssue(view, policy) : [],
    policy: page ?? null,
    in_hospital: inHospital ?? null,
    decision_by: decisionBy(outcome, payment),
  };
}

/** Until when money can stay blocked, and so by when the insurer has to decide; null where none is. */
export function decisionBy(outcome: Outcome, payment: Payment | undefined): IsoDate | null {
  return outcome === 'blocked' && payment ? addDays(dayInIndia(payment.updatedAt), mandateDays) : null;
}

/** `agreed`: what an order that is not there yet would be for. */
function paymentToWire(
  payment: Payment | undefined,
  agreed: number,
): Pick<WirePostPayment, 'amount' | 'paid_at' | 'method' | 'reference' | 'tries' | 'failure_reason'> {
  if (!payment)
    return { amount: agreed, paid_at: null, method: null, reference: null, tries: 0, failure_reason: null };
  const { amount, method = null, receipt, tries } = payment;
  const failure_reason = isPaid(payment) ? null : (payment.failureReason ?? null);
  const paid_at = isPaid(payment) ? payment.updatedAt : null;
  return { amount, paid_at, method, reference: receipt, tries, failure_reason };
}

function isPaid({ state }: Payment): boolean {
  return state === 'captured' || state === 'blocked';
}

function datesAfterIssue(
  { proposal, catalogue }: ProposalView,
  { coverFrom, coverUntil, issuedAt }: Policy,
): WirePostPayment['dates'] {
  const features = planOfProposal(proposal, catalogue)?.features;
  if (!features) return [];
  const { members, renewal } = proposal;
  const issuedOn = dayInIndia(issuedAt);
  const coveredSince = renewal?.coveredSince;
  const ported = portedCoverOf(proposal, catalogue, coverFrom)?.people;
  const dates = policyDates({ features, members, coverFrom, coverUntil, issuedOn, coveredSince, ported });
  return dates.map(({ on, kind, member, upTo }) => ({
    on,
    kind,
    member: member ?? null,
    up_to: upTo ?? null,
  }));
}

/** Some insurers have the riders left out of the terms page (specification section 6). */
export function ridersOnTerms({
  proposal,
  catalogue,
}: Pick<ProposalView, 'proposal' | 'catalogue'>): readonly TakenRider[] {
  const isHidden = catalogue.insurers.get(proposal.insurerSlug)?.capabilities.ridersHiddenOnTerms === true;
  return isHidden ? [] : takenRiders(planOfProposal(proposal, catalogue), proposal.price);
}

export type TermsPapers = Pick<WireTerms, 'tAndCText' | 'customer_information'>;

type TermsToRead = TermsPapers & { readonly purposes: readonly ConsentPurpose[] };

/** Says a consent in the buyer's language. */
export type SayConsent = (id: `consent.${ConsentPurpose['purpose']}`) => string;

/** The papers are ready to be read; `purposes` is what is asked beside them. */
export function termsAnswer(
  view: ProposalView,
  { purposes, ...papers }: TermsToRead,
  say: SayConsent,
): WireTerms {
  const { proposal, catalogue, language } = view;
  const insurer = catalogue.insurers.get(proposal.insurerSlug);
  return {
    discounts: discountsToWire(view),
    ...papers,
    riders: takenRidersToWire(ridersOnTerms(view), language),
    terms_version: termsVersion,
    agreed_to: agreementFingerprint(proposal),
    step: firstOpenStep(proposal),
    policyTerm: proposal.termYears,
    goGreen: proposal.forms.proposerDetails?.go_green === true,
    tpaConfig: { choices: (insurer?.tpas ?? []).map(({ title }) => title) },
    consents: purposes.map(({ purpose, required }) => ({
      purpose,
      text: say(`consent.${purpose}`),
      required,
    })),
    planData: planDataToWire(proposal, catalogue),
    price: priceToWire(view),
    members: membersToWire(view),
    route: proposal.route,
  };
}
