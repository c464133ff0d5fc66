import { notShownReason } from '#domain/offer/eligibility.ts';
import type { Plan } from '#domain/offer/plan.ts';
import { isTooYoungToInsure } from '#domain/person/age.ts';
import type { Member } from '#domain/person/member.ts';
import { agreementHolds } from '#domain/proposal/agreement.ts';
import { expiryOf } from '#domain/proposal/expiry.ts';
import { declaredMembers, declaredPincode } from '#domain/proposal/form/declared.ts';
import { oldPolicyOf } from '#domain/proposal/ported/ported-credits.ts';
import { isSamePrice } from '#domain/proposal/price/price-change.ts';
import { pricedPlanOf } from '#domain/proposal/priced-plan.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { nextScreen } from '#domain/purchase/processing-status.ts';
import { pincodeOf } from '#domain/quote/recommendation.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Ports } from '../ports.ts';
import { coverStartOf, pricedAt, pricePlan } from '../quoting/price-plan.ts';
import { nextVersion } from './move-proposal.ts';

/**
 * The proposal at today's catalogue and tax, with the people as its forms declare them. The price it has stays, with its
 * time, while it is of the same rupees, term and riders; another price voids the agreement and starts its own fifteen days. Fails as
 * `pricePlan` and `pricedAt` do; with `PLAN_NOT_OFFERED` and `PLAN_NOT_SOLD_ONLINE` as well when the plan is not for these
 * people after all.
 */
export async function repriced(ports: Ports, proposal: Proposal): Promise<Result<Proposal>> {
  const catalogue = ports.catalogue.current();
  const on = coverStartOf(ports, proposal);
  const members = declaredMembers(proposal.members, proposal.forms, on);
  const pincode = declaredPincode(proposal.pincode, proposal.forms);
  const riders = proposal.riders ?? [];
  const plan = await pricePlan(ports, catalogue, { ...proposal, riders, members, pincode, on });
  if (!plan.ok) return plan;
  const route = routeFor({ ...proposal, members, pincode }, plan.value);
  if (!route.ok) return route;
  const price = pricedAt(ports, catalogue, plan.value.premium, proposal.termYears);
  if (!price.ok) return price;
  const current = {
    ...proposal,
    route: route.value,
    cptId: plan.value.cptId,
    plan: pricedPlanOf(plan.value),
  };
  const next = isSamePrice(proposal.price, price.value)
    ? current
    : {
        ...current,
        price: price.value,
        expiry: expiryOf(price.value.at, proposal.renewal?.coverUntil),
      };
  return ok(agreementHolds(next) ? next : { ...next, agreement: undefined });
}

/**
 * As `repriced`, and saved when the price is another: the reader sees the new one and has to accept it. Also fails with
 * `STALE_PROPOSAL`.
 */
export async function refreshPrice(ports: Ports, proposal: Proposal): Promise<Result<Proposal>> {
  const fresh = await repriced(ports, proposal);
  if (!fresh.ok || fresh.value.price === proposal.price) return fresh;
  const { route, price, expiry, cptId, plan, agreement } = fresh.value;
  const next = nextVersion(ports, proposal, { route, price, expiry, cptId, plan, agreement });
  return (await ports.store.saveProposal(next)) ? ok(next) : fail('STALE_PROPOSAL');
}

/**
 * A date of birth, a condition or a pincode can put people outside what the plan takes, or call for a medical look. Who is
 * covered already is taken as they are: a renewal is not refused for age or claims, and asks for no look. Who moves here is
 * decided on with the history of the old policy, a medical look included.
 */
function routeFor(
  { group, members, pincode, parentsPincode, channel, renewal, forms }: Proposal,
  { product, status }: Plan,
): Result<Proposal['route']> {
  if (renewal) return ok('straight-through');
  const applicants = {
    group,
    members: members.map(countedMember),
    pincode: pincodeOf({ pincode, parentsPincode }, members),
    request: product,
  };
  if (notShownReason(product, applicants, channel) !== undefined) return fail('PLAN_NOT_OFFERED');
  const destination = nextScreen(status);
  return destination.kind === 'buy'
    ? ok(oldPolicyOf(forms) ? 'porting' : destination.route)
    : fail('PLAN_NOT_SOLD_ONLINE', { detail: { status: destination.type } });
}

/** The form has counted a newborn's days: at 91 of them it can be two months old still. */
function countedMember(member: Member): Member {
  const isNewborn = member.age !== undefined && isTooYoungToInsure(member.age);
  return isNewborn ? { ...member, age: { unit: 'months', count: 3 } } : member;
}
