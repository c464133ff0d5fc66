import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { dayInIndia, type IsoDate } from '#domain/date.ts';
import { checkForName } from '#domain/kyc/other-identity.ts';
import type { Plan } from '#domain/offer/plan.ts';
import type { Member } from '#domain/person/member.ts';
import type { PlanChoice } from '#domain/price/riders/plan-choice.ts';
import { type DroppedPart, remainingChoice } from '#domain/price/riders/remaining-choice.ts';
import { coverPaidOn } from '#domain/proposal/cover-start.ts';
import { expiryOf } from '#domain/proposal/expiry.ts';
import { contactOf } from '#domain/proposal/form/answers.ts';
import { declaredMembers, declaredPincode } from '#domain/proposal/form/declared.ts';
import { noIssueTries } from '#domain/proposal/issuing.ts';
import { pricedPlanOf } from '#domain/proposal/priced-plan.ts';
import type { Policy, PricedAt, Proposal, Renewal } from '#domain/proposal/proposal.ts';
import { stepsAnsweredBefore } from '#domain/renewal/renewal-steps.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Ports } from '../ports.ts';
import { pricedAt, pricePlan } from '../quoting/price-plan.ts';

/** A bought policy with the proposal that it was issued for. */
export type Ending = { readonly proposal: Proposal; readonly policy: Policy };

/** What the insurer has said of the years that end. */
export type YearsPast = Pick<Renewal, 'claimed' | 'bonus' | 'bonusBefore'>;

export type RenewalDraft = {
  /** Not kept by anybody yet. */
  readonly proposal: Proposal;
  /** What the policy has and its renewal cannot have any more. */
  readonly fellAway: readonly DroppedPart[];
};

/**
 * The renewal of a policy as it would be begun now: the same plan, people and answers, at today's rates for the ages of
 * its first day of cover. Nobody is refused for age, place or health. Fails with `PLAN_NOT_OFFERED` when the plan has left
 * the catalogue, and as `pricedAt` does.
 */
export async function draftRenewal(
  ports: Ports,
  { proposal: old, policy }: Ending,
  past: YearsPast,
): Promise<Result<RenewalDraft>> {
  const catalogue = ports.catalogue.current();
  const entry = catalogue.slabs.get(old.slabId);
  if (!entry) return fail('PLAN_NOT_OFFERED');
  const returnedRenewal = broughtAlong(old, policy, past);
  const on = coverPaidOn({ renewal: returnedRenewal, forms: old.forms }, dayInIndia(ports.clock.now()));
  const members = declaredMembers(old.members, old.forms, on);
  const { termYears, riders = [] } = old;
  const { choice, fellAway } = remainingChoice(entry, members, { termYears, riders });
  const now = await priced(ports, catalogue, old, { members, on, ...choice });
  if (!now.ok) return now;
  const agedAsBefore = declaredMembers(old.members, old.forms, policy.coverFrom);
  const before = await priced(ports, catalogue, old, { members: agedAsBefore, on, ...choice });
  const renewal = { ...returnedRenewal, priceAtOldAges: before.ok ? before.value.price : undefined };
  return ok({ proposal: draftOf(ports, old, { ...now.value, members, renewal }), fellAway });
}

function broughtAlong(
  old: Proposal,
  policy: Policy,
  past: YearsPast,
): Omit<Renewal, 'priceAtOldAges'> & {
  readonly priceAtOldAges: undefined;
} {
  const { policyNumber, coverFrom, coverUntil } = policy;
  const coveredSince = old.renewal?.coveredSince ?? coverFrom;
  return { of: old.id, policyNumber, coverUntil, coveredSince, ...past, priceAtOldAges: undefined };
}

type Priced = { readonly plan: Plan; readonly price: PricedAt };

async function priced(
  ports: Ports,
  catalogue: Catalogue,
  { owner, slabId, group, block, pincode, parentsPincode, forms }: Proposal,
  choice: PlanChoice & { readonly members: readonly Member[]; readonly on: IsoDate },
): Promise<Result<Priced>> {
  const place = { pincode: declaredPincode(pincode, forms), parentsPincode };
  const plan = await pricePlan(ports, catalogue, { owner, slabId, group, block, ...place, ...choice });
  if (!plan.ok) return plan;
  const price = pricedAt(ports, catalogue, plan.value.premium, choice.termYears);
  return price.ok ? ok({ plan: plan.value, price: price.value }) : price;
}

function draftOf(
  ports: Ports,
  old: Proposal,
  { plan, price, members, renewal }: Priced & Pick<Proposal, 'members'> & { readonly renewal: Renewal },
): Proposal {
  const at = ports.clock.now();
  const { owner, quoteId, channel, partner, insurerSlug, productId, slabId, group, block } = old;
  const { genderOfYou, pincode, parentsPincode, forms, declaredAt } = old;
  // A name can have been corrected since the check.
  const kyc = checkForName(old.kyc, contactOf(old).name);
  return {
    ...{ owner, quoteId, channel, partner, insurerSlug, productId, slabId, group, block },
    ...{ genderOfYou, pincode, parentsPincode, forms, declaredAt, kyc },
    id: ports.ids.proposal(),
    transactionId: ports.ids.transaction(),
    number: ports.ids.proposalNumber(),
    renewal,
    state: 'drafting',
    version: 1,
    route: 'straight-through',
    cptId: plan.cptId,
    plan: pricedPlanOf(plan),
    termYears: plan.choice.termYears,
    riders: plan.choice.riders.map(({ id }) => id),
    members,
    firstPrice: old.price,
    price,
    completed: stepsAnsweredBefore,
    consents: [],
    agreement: undefined,
    declineReason: undefined,
    issueTries: noIssueTries,
    paymentVisits: [],
    tpa: undefined,
    expiry: expiryOf(price.at, renewal.coverUntil),
    createdAt: at,
    updatedAt: at,
  };
}
