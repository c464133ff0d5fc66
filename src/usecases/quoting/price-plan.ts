import type { Catalogue, Product, TermYears } from '#domain/catalogue/catalogue.ts';
import { firstDayOfCover } from '#domain/cover/policy-days.ts';
import { dayInIndia, type IsoDate } from '#domain/date.ts';
import type { SlabId, VisitorId } from '#domain/ids.ts';
import type { Rupees } from '#domain/money.ts';
import type { Plan } from '#domain/offer/plan.ts';
import { isPricedLive } from '#domain/offer/rated-blocks.ts';
import { ageInYears, eldestYears } from '#domain/person/age.ts';
import { insuredMembers } from '#domain/person/family.ts';
import type { Member } from '#domain/person/member.ts';
import { cptIdOf, pricedCptId } from '#domain/price/cpt.ts';
import { livePremiumOf } from '#domain/price/live-premium.ts';
import type { NoPriceReason, Premium } from '#domain/price/premium.ts';
import { ratedFor } from '#domain/price/rated-for.ts';
import { type Rating, ratePlan } from '#domain/price/rating.ts';
import { type PlanChoice, soundChoice } from '#domain/price/riders/plan-choice.ts';
import { slabWith } from '#domain/price/riders/riders.ts';
import { taxOn } from '#domain/price/tax.ts';
import { coverPaidOn } from '#domain/proposal/cover-start.ts';
import type { PricedAt, Proposal } from '#domain/proposal/proposal.ts';
import { processingStatus } from '#domain/purchase/processing-status.ts';
import { blockIdOf } from '#domain/quote/block.ts';
import type { BlockId } from '#domain/quote/block-id.ts';
import type { PlanGroup } from '#domain/quote/quote.ts';
import { pincodeOf } from '#domain/quote/recommendation.ts';
import { fail, never, ok, type Result } from '#domain/result.ts';
import type { LivePremiumAnswer, LivePremiumQuestion, PricedPerson } from '../ports/insurer-gateway.ts';
import type { Ports } from '../ports.ts';

export type PriceQuestion = PlanChoice & {
  /** Who wants to know it. */
  readonly owner: VisitorId;
  readonly slabId: SlabId;
  readonly group: PlanGroup;
  /** Undefined: told by the people and their group. */
  readonly block?: BlockId | undefined;
  readonly members: readonly Member[];
  readonly pincode: string;
  readonly parentsPincode: string | undefined;
  /** First day of the cover that is asked for. Undefined: that of a payment today. */
  readonly on?: IsoDate | undefined;
};

/**
 * The one way to a price outside the results list: same inputs and catalogue version, same rupees. The plan has the terms
 * that its riders change. Fails with `PLAN_NOT_OFFERED`, `TERM_NOT_SOLD`, and as `chosenRiders` does.
 */
export async function pricePlan(
  ports: Ports,
  catalogue: Catalogue,
  question: PriceQuestion,
): Promise<Result<Plan>> {
  const entry = catalogue.slabs.get(question.slabId);
  const insurer = entry && catalogue.insurers.get(entry.product.insurer);
  if (!entry || !insurer) return fail('PLAN_NOT_OFFERED');
  const { product, slab } = entry;
  const { members } = question;
  const choice = soundChoice(entry, members, question);
  if (!choice.ok) return choice;
  const on = question.on ?? coverStart(ports);
  const pincode = pincodeOf(question, members);
  const taxSince = taxOn(catalogue.taxRates, product.productType, on)?.effectiveFrom;
  const priced = { ...question, ...choice.value, pincode, on };
  const rating = { ...entry, insurer, ...ratedFor(catalogue, priced) };
  const plan: Plan = {
    insurer,
    product,
    slab: slabWith(slab, choice.value.riders),
    block: blockIdOf(question),
    cptId: cptIdOf({ ...question, catalogueVersion: catalogue.version, pincode, taxSince }),
    choice: choice.value,
    premium: ratePlan(rating),
    status: processingStatus(product, slab, eldestYears(insuredMembers(question.members))),
  };
  const isLive = isPricedLive(plan);
  if (!isLive) return ok(plan);
  const { premium } = await livePremium(ports, rating, liveQuestion(plan, catalogue, question));
  return ok({ ...plan, premium, cptId: pricedCptId(plan.cptId, isLive, premium) });
}

/** This is a question to an insurer, and what it answered. */
export type LivePriceExchange = {
  readonly question: LivePremiumQuestion;
  readonly answer: LivePremiumAnswer;
};

/** All that the insurer prices itself is asked for at once: the riders, and the plan where it is one of them. */
export async function livePremium(
  ports: Pick<Ports, 'insurer'>,
  rating: Rating,
  ofPlan: LivePremiumQuestion,
): Promise<{ readonly premium: Premium; readonly exchanges: readonly LivePriceExchange[] }> {
  const live = rating.riders.filter(({ price }) => price.kind === 'live');
  const questions = [
    ...(rating.product.pricing === 'live' ? [ofPlan] : []),
    ...live.map(({ id }) => ({ ...ofPlan, rider: id })),
  ];
  const exchanges = await Promise.all(
    questions.map(async (question) => ({ question, answer: await ports.insurer.livePremium(question) })),
  );
  return { premium: premiumOf(rating, exchanges), exchanges };
}

function premiumOf(rating: Rating, exchanges: readonly LivePriceExchange[]): Premium {
  const liveRiders = new Map<string, Rupees>();
  for (const { question, answer } of exchanges) {
    if (question.rider === undefined) continue;
    if (answer.kind !== 'quoted') return premiumOfAnswer(rating, answer);
    if (answer.annual <= 0) return premiumOfAnswer(rating, { kind: 'none' });
    liveRiders.set(question.rider, answer.annual);
  }
  const whole = { ...rating, liveRiders };
  const ofPlan = exchanges.find(({ question }) => question.rider === undefined);
  return ofPlan ? premiumOfAnswer(whole, ofPlan.answer) : ratePlan(whole);
}

export function liveQuestion(
  plan: Plan,
  { version: catalogueVersion }: Pick<Catalogue, 'version'>,
  question: Omit<PriceQuestion, keyof PlanChoice | 'slabId'>,
): LivePremiumQuestion {
  const { owner: asker, group, members } = question;
  const { termYears } = plan.choice;
  return {
    asker,
    insurer: plan.insurer.slug,
    plan,
    catalogueVersion,
    group,
    people: members
      .map((member) => personOf(member, plan.product))
      .sort((a, b) => b.age - a.age || (tellApart(a) < tellApart(b) ? -1 : 1)),
    pincode: pincodeOf(question, members),
    termYears,
  };
}

/** An insurer learns only the illnesses and habits that it charges for: nobody has chosen it yet. */
function personOf(
  { age, gender, conditions, habits }: Member,
  { factors }: Pick<Product, 'factors'>,
): PricedPerson {
  const { conditionLoadingPercent: ofConditions, habitLoadingPercent: ofHabits } = factors;
  return {
    age: age ? ageInYears(age) : 0,
    gender,
    conditions: conditions.filter((id) => (ofConditions[id] ?? 0) !== 0).sort((a, b) => a - b),
    habits: habits.filter((habit) => (ofHabits[habit] ?? 0) !== 0).sort(),
  };
}

const tellApart = ({ gender, conditions, habits }: PricedPerson) =>
  JSON.stringify([gender, conditions, habits]);

/** The premium that an insurer's answer comes to; it is asked what it knows by now and never waited for. */
function premiumOfAnswer(rating: Rating, answer: LivePremiumAnswer): Premium {
  switch (answer.kind) {
    case 'pending':
      return { kind: 'pending' };
    case 'none':
      return { kind: 'needs-validation', reason: 'insurer-gave-none' };
    case 'timed-out':
      return { kind: 'needs-validation', reason: 'insurer-timed-out' };
    case 'busy':
      return { kind: 'needs-validation', reason: 'insurer-busy' };
    case 'quoted':
      return livePremiumOf(answer.annual, rating);
    default:
      return never(answer);
  }
}

/**
 * A price to put in a proposal: `PRICE_PENDING` while the insurer works on it or has no turn for us, `RIDERS_OVER_CAP` when riders cost more than
 * they may, `PRICE_UNAVAILABLE` when there is none.
 */
export function pricedAt(
  ports: Ports,
  catalogue: Catalogue,
  premium: Premium,
  termYears: TermYears,
): Result<PricedAt> {
  if (premium.kind === 'pending') return fail('PRICE_PENDING');
  if (premium.kind === 'needs-validation') return fail(noPriceFailure(premium.reason));
  const { total, net, tax, steps } = premium;
  const catalogueVersion = catalogue.version;
  return ok({ total, net, tax, steps, termYears, catalogueVersion, at: ports.clock.now() });
}

function noPriceFailure(reason: NoPriceReason): 'RIDERS_OVER_CAP' | 'PRICE_PENDING' | 'PRICE_UNAVAILABLE' {
  if (reason === 'riders-over-cap') return 'RIDERS_OVER_CAP';
  return reason === 'insurer-busy' ? 'PRICE_PENDING' : 'PRICE_UNAVAILABLE';
}

/** The first day of cover if it is paid for today. Ages and tax go by that day as long as nothing is paid. */
export function coverStart(ports: Pick<Ports, 'clock'>): IsoDate {
  return firstDayOfCover(dayInIndia(ports.clock.now()));
}

/** As it was fixed by the payment, else that of a payment today. */
export function coverStartOf(
  ports: Pick<Ports, 'clock'>,
  { coverFrom, renewal, forms }: Pick<Proposal, 'coverFrom' | 'renewal' | 'forms'>,
): IsoDate {
  return coverFrom ?? coverPaidOn({ renewal, forms }, dayInIndia(ports.clock.now()));
}
