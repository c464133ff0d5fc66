import type { Bill } from '#domain/claim/bill.ts';
import type { StepKind } from '#domain/claim/claim-step.ts';
import { type CommonStay, commonStays, dearestOf } from '#domain/claim/common-stays.ts';
import { freshYear } from '#domain/claim/remaining-cover.ts';
import { settleBill } from '#domain/claim/settle-bill.ts';
import { firstDayOfCover } from '#domain/cover/policy-days.ts';
import type { IsoDate } from '#domain/date.ts';
import { exampleFamily } from '#domain/judge/example-family.ts';
import { cityTier } from '#domain/location/city.ts';
import type { Place } from '#domain/location/place.ts';
import { less, type Rupees } from '#domain/money.ts';
import { judgeBlocks } from '#domain/offer/blocks.ts';
import { noFilters } from '#domain/offer/filters/filters.ts';
import type { ScoredPlan } from '#domain/offer/plan.ts';
import { asFiled } from '#domain/offer/prepared-catalogue.ts';
import { rateBlocks } from '#domain/offer/rated-blocks.ts';
import { usualChannel } from '#domain/quote/channel.ts';
import type { QuoteRequest } from '#domain/quote/quote.ts';
import { needsOfNow, type ScoringNeeds } from './score-quote.ts';

export type ProvenPlan = {
  readonly plan: ScoredPlan;
  readonly premium: Rupees;
  readonly leaves: Rupees;
  /** What leaves most of it; undefined: the plan pays all. */
  readonly because: StepKind | undefined;
};

export type Proof = {
  readonly members: typeof exampleFamily.members;
  readonly place: Place;
  readonly sumInsured: Rupees;
  readonly stay: CommonStay;
  /** By rising premium; of the first two the prices are close and what they leave is not. */
  readonly plans: readonly ProvenPlan[];
  /** Undefined under a licence without scores. */
  readonly scored: ScoredPlan | undefined;
  readonly on: IsoDate;
};

/** Premiums of a pair that count as close: within so many percent of the lower one. */
const closePercent = 5;

/**
 * One family, one bill, and what plans of today's catalogue leave of it. The pair is the one of close premiums that stands
 * furthest apart on the bill, the third what leaves least for the lowest premium. Undefined where nothing shows that.
 */
export function showProof(needs: ScoringNeeds): Proof | undefined {
  const { licence, prepared, today } = needsOfNow(needs);
  const catalogue = asFiled(prepared());
  const pricedOn = today();
  const { members, pincode, sumInsured } = exampleFamily;
  const place = catalogue.catalogue.placeOf(pincode);
  const stay = dearestOf(
    commonStays(catalogue.catalogue.stays, members, cityTier(pincode, catalogue.catalogue.cities)),
  );
  const question = {
    catalogue,
    request: requestOf(),
    on: firstDayOfCover(pricedOn),
    filters: noFilters,
    licence,
    resultType: 'family',
    channel: usualChannel,
    variant: undefined,
  } as const;
  const [block] = judgeBlocks(question, rateBlocks(question), new Map()).blocks;
  if (!place || !stay || !block) return undefined;
  const proven = provenOf(block.plans, stay.bill);
  const pair = furthestApart(proven);
  if (!pair) return undefined;
  const least = proven.reduce((best, one) => (one.leaves < best.leaves ? one : best));
  const plans = [...new Set([...pair, least])].toSorted((left, right) => left.premium - right.premium);
  return {
    members,
    place,
    sumInsured,
    stay,
    plans,
    scored: block.plans.find(({ recommended }) => recommended),
    on: pricedOn,
  };
}

function requestOf(): QuoteRequest {
  const { members, pincode, sumInsured } = exampleFamily;
  return {
    productType: 'indemnity',
    members,
    genderOfYou: members[0].gender,
    pincode,
    parentsPincode: undefined,
    sumInsured,
    maxSumInsured: undefined,
    existingSumInsured: undefined,
    deductible: undefined,
    parentQuote: undefined,
  };
}

/** Plans at the cover that is asked for whose price is known, by rising premium. */
function provenOf(plans: readonly ScoredPlan[], bill: Bill): readonly ProvenPlan[] {
  return plans
    .flatMap((plan): readonly ProvenPlan[] => {
      if (!plan.atAskedCover || plan.premium.kind !== 'quoted') return [];
      const { youPay, steps } = settleBill({
        bill,
        slab: plan.slab,
        year: freshYear,
        person: 'patient',
        entryAge: exampleFamily.members[0].age?.count ?? 0,
        claimFreeYears: 0,
        dates: undefined,
      });
      const byKind = Map.groupBy(steps, ({ kind }) => kind);
      const most = [...byKind].toSorted(
        ([, rest], [, right]) =>
          right.reduce((sum, { amount }) => sum + amount, 0) -
          rest.reduce((sum, { amount }) => sum + amount, 0),
      )[0];
      return [{ plan, premium: plan.premium.total, leaves: youPay, because: most?.[0] }];
    })
    .toSorted((rest, right) => rest.premium - right.premium || rest.leaves - right.leaves);
}

/** Finds the neighbours in price of which the dearer one leaves less, and by the most rupees. */
function furthestApart(proven: readonly ProvenPlan[]): readonly [ProvenPlan, ProvenPlan] | undefined {
  let best: { readonly pair: readonly [ProvenPlan, ProvenPlan]; readonly apart: Rupees } | undefined;
  for (const [at, cheaper] of proven.entries()) {
    for (const dearer of proven.slice(at + 1)) {
      if (dearer.premium * 100 > cheaper.premium * (100 + closePercent)) break;
      if (dearer.leaves >= cheaper.leaves) continue;
      const apart = less(cheaper.leaves, dearer.leaves);
      if (best === undefined || apart > best.apart) best = { pair: [cheaper, dearer], apart };
    }
  }
  return best?.pair;
}
