import type { Catalogue, TermYears } from '#domain/catalogue/catalogue.ts';
import { firstDayOfCover } from '#domain/cover/policy-days.ts';
import { dayInIndia, type IsoDate } from '#domain/date.ts';
import type { SlabId } from '#domain/ids.ts';
import type { Plan, Premium } from '#domain/offer/plan.ts';
import { ageInYears } from '#domain/person/age.ts';
import { eldestAge } from '#domain/person/family.ts';
import type { Member } from '#domain/person/member.ts';
import { cptIdOf, pricedCptId } from '#domain/price/cpt.ts';
import { livePremiumOf } from '#domain/price/live-premium.ts';
import { ratedFor } from '#domain/price/rated-for.ts';
import { ratePlan, taxOn } from '#domain/price/rating.ts';
import type { PricedAt, Proposal } from '#domain/proposal/proposal.ts';
import { processingStatus } from '#domain/purchase/processing-status.ts';
import { blockIdOf } from '#domain/quote/block.ts';
import type { BlockId } from '#domain/quote/block-id.ts';
import type { PlanGroup } from '#domain/quote/quote.ts';
import { pincodeOf } from '#domain/quote/recommendation.ts';
import { fail, never, ok, type Result } from '#domain/result.ts';
import type { LivePremiumAnswer, LivePremiumQuestion, Ports } from './ports.ts';

export type PriceQuestion = {
  readonly slabId: SlabId;
  readonly group: PlanGroup;
  /** Undefined: told by the people and their group. */
  readonly block?: BlockId | undefined;
  readonly members: readonly Member[];
  readonly pincode: string;
  readonly parentsPincode: string | undefined;
  readonly termYears: TermYears;
};

/** The one way to a price outside the results list: same inputs and catalogue version, same rupees. */
export async function pricePlan(
  ports: Ports,
  catalogue: Catalogue,
  question: PriceQuestion,
): Promise<Result<Plan>> {
  const found = catalogue.slabs.get(question.slabId);
  const insurer = found && catalogue.insurers.get(found.product.insurer);
  if (!found || !insurer) return fail('PLAN_NOT_OFFERED');
  const on = coverStart(ports);
  const pincode = pincodeOf(question, question.members);
  const { product, slab } = found;
  const taxSince = taxOn(catalogue.taxRates, product.productType, on)?.effectiveFrom;
  const identity = { ...question, catalogueVersion: catalogue.version, pincode, taxSince };
  const premium = ratePlan({ ...found, insurer, ...ratedFor(catalogue, { ...question, pincode, on }) });
  const plan: Plan = {
    insurer,
    product,
    slab,
    block: blockIdOf(question),
    cptId: cptIdOf(identity),
    premium,
    status: processingStatus(product, slab, eldestAge(question.members) ?? 0),
  };
  if (product.pricing !== 'live') return ok(plan);
  const said = await askLive(ports, catalogue, plan, question);
  return ok({ ...plan, premium: said, cptId: pricedCptId(plan.cptId, product, said) });
}

/** What the insurer knows of a live price by now; it never waits for one. */
async function askLive(
  ports: Ports,
  catalogue: Catalogue,
  plan: Plan,
  question: Omit<PriceQuestion, 'slabId'>,
): Promise<Premium> {
  const answer = await ports.insurer.livePremium(liveQuestion(plan, question));
  return premiumSaid(ports, catalogue, plan, answer);
}

export function liveQuestion(plan: Plan, question: Omit<PriceQuestion, 'slabId'>): LivePremiumQuestion {
  const { group, members, termYears } = question;
  return {
    insurer: plan.insurer.slug,
    plan,
    group,
    ages: members.map((member) => (member.age ? ageInYears(member.age) : 0)).sort((a, b) => b - a),
    pincode: pincodeOf(question, members),
    termYears,
  };
}

/** The premium that an insurer's answer comes to today. */
export function premiumSaid(
  ports: Ports,
  catalogue: Catalogue,
  { insurer, product }: Plan,
  answer: LivePremiumAnswer,
): Premium {
  switch (answer.kind) {
    case 'pending':
      return { kind: 'pending' };
    case 'none':
      return { kind: 'needs-validation', reason: 'insurer-gave-none' };
    case 'timed-out':
      return { kind: 'needs-validation', reason: 'insurer-timed-out' };
    case 'quoted':
      return livePremiumOf(
        answer.annual,
        insurer,
        taxOn(catalogue.taxRates, product.productType, coverStart(ports)),
      );
    default:
      return never(answer);
  }
}

/** A price to put in a proposal: `PRICE_PENDING` while the insurer works on it, `PRICE_UNAVAILABLE` when there is none. */
export function pricedAt(ports: Ports, catalogue: Catalogue, premium: Premium): Result<PricedAt> {
  if (premium.kind === 'pending') return fail('PRICE_PENDING');
  if (premium.kind === 'needs-validation') return fail('PRICE_UNAVAILABLE');
  const { total, net, tax, steps } = premium;
  return ok({ total, net, tax, steps, catalogueVersion: catalogue.version, at: ports.clock.now() });
}

/** The first day of cover if it is paid for today. Ages and tax go by that day as long as nothing is paid. */
export function coverStart(ports: Pick<Ports, 'clock'>): IsoDate {
  return firstDayOfCover(dayInIndia(ports.clock.now()));
}

/** As it was fixed by the payment, else that of a payment today. */
export function coverStartOf(
  ports: Pick<Ports, 'clock'>,
  { coverFrom }: Pick<Proposal, 'coverFrom'>,
): IsoDate {
  return coverFrom ?? coverStart(ports);
}
