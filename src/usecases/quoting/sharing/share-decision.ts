import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { networkNear } from '#domain/catalogue/hospital.ts';
import { commonStays, ownShareOf } from '#domain/claim/common-stays.ts';
import { assumedLimits, heldCover } from '#domain/claim/held-cover.ts';
import { minutesAfter } from '#domain/date.ts';
import { fingerprint } from '#domain/fingerprint.ts';
import type { QuoteId, ShareId, SlabId, VisitorId } from '#domain/ids.ts';
import { fitFactsOf } from '#domain/judge/alternatives/better-fit.ts';
import { runnersUp } from '#domain/judge/alternatives/runners-up.ts';
import { gainOf } from '#domain/judge/gain.ts';
import { usualStay } from '#domain/judge/years/stays/usual-stay.ts';
import { cityTier } from '#domain/location/city.ts';
import { noFilters } from '#domain/offer/filters/filters.ts';
import { licenceRules } from '#domain/offer/licence.ts';
import type { ScoredBlock, ScoredPlan } from '#domain/offer/plan.ts';
import { ageInYears, eldestYears } from '#domain/person/age.ts';
import { commissionOf } from '#domain/price/commission.ts';
import { projectPremiums } from '#domain/price/projection.ts';
import { ratedFor } from '#domain/price/rated-for.ts';
import type { PlanChoice } from '#domain/price/riders/plan-choice.ts';
import type { BlockId } from '#domain/quote/block-id.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import {
  type DecidedPlan,
  type Decision,
  demandsToShare,
  type NamedPlan,
  type RunnerUp,
  shareDays,
} from '#domain/share/decision.ts';
import { type LaterPremiums, laterPremiums } from '#domain/share/later-premiums.ts';
import { referenceOf } from '#domain/share/reference.ts';
import type { Share } from '#domain/share/share.ts';
import { needsOfNow, type ScoredQuote, type ScoringNeeds, scorePlans, scoreQuote } from '../score-quote.ts';

export type ShareRequest = {
  readonly quoteId: QuoteId;
  readonly block: BlockId;
  readonly slabId: SlabId;
  /** The plans it was compared with; none but itself: those that the list has beside it stand there. */
  readonly besideIds: readonly SlabId[];
  /** What was chosen with some of them: a year, and riders. */
  readonly choices: readonly (PlanChoice & { readonly slabId: SlabId })[];
};

const minutesADay = 24 * 60;

/**
 * Keeps what a family decided under an address of its own. Asked again on the same day it answers the same address. Fails
 * with `NOT_FOUND`, `PLAN_NOT_OFFERED`, `PRICE_PENDING` of any plan that stands in it, and `PRICE_UNAVAILABLE` of the chosen one.
 */
export async function shareDecision(
  needs: ScoringNeeds,
  owner: VisitorId,
  request: ShareRequest,
): Promise<Result<ShareId>> {
  const { clock, ids, store } = needs.ports;
  const decided = await decide(needsOfNow(needs), owner, request);
  if (!decided.ok) return decided;
  const createdAt = clock.now();
  const id = ids.share();
  const share: Share = {
    id,
    owner,
    contentKey: fingerprint([owner, JSON.stringify(decided.value)]),
    createdAt,
    expiresAt: minutesAfter(createdAt, shareDays * minutesADay),
    decision: { ...decided.value, reference: referenceOf(id) },
  };
  return store.atomically(async (within) => {
    await within.holdVisitor(owner);
    // They may have left or been renamed meanwhile: nobody could take back what is kept under the old name.
    if (!(await within.ownsQuote(owner, request.quoteId))) return fail('NOT_FOUND');
    return ok(await within.insertShare(share));
  });
}

/** The chosen plan and those compared with it stand at their own covers; the list says of how many it was chosen. */
async function decide(
  needs: ScoringNeeds,
  owner: VisitorId,
  { quoteId, block, slabId, besideIds, choices }: ShareRequest,
): Promise<Result<Decision>> {
  const entry = needs.prepared().catalogue.slabs.get(slabId);
  if (!entry) return fail('PLAN_NOT_OFFERED');
  const list = await scoreQuote(needs, owner, {
    quoteId,
    filters: { ...noFilters, sumInsured: entry.slab.sumInsured },
    resultType: { block },
    variant: undefined,
    slabIds: [],
    productType: entry.product.productType,
  });
  if (!list.ok) return list;
  const ids = [...new Set(besideIds)].filter((id) => id !== slabId);
  const own = await scorePlans(needs, owner, { quoteId, block, slabIds: [slabId, ...ids], choices });
  if (!own.ok) return own;
  const listed = list.value.blocks.find((one) => one.block.id === block);
  const planOf = (id: SlabId) => own.value.find(({ slab }) => slab.id === id);
  const plan = planOf(slabId);
  if (!listed || !plan) return fail('PLAN_NOT_OFFERED');
  if (own.value.some(({ premium }) => premium.kind === 'pending')) return fail('PRICE_PENDING');
  const isPriced = (id: SlabId) => planOf(id)?.premium.kind === 'quoted';
  const { mayAdvise } = licenceRules[needs.licence];
  const recommended = mayAdvise ? runnersUp(listed.plans, plan) : [];
  return decisionOf({
    mayAdvise,
    scored: list.value,
    block: listed,
    plan,
    beside: ids.length > 0 ? ids.flatMap((id) => planOf(id) ?? []) : recommended,
    leftOut: ids.filter((id) => !isPriced(id)).flatMap((id) => namedPlan(list.value.catalogue, id)),
  });
}

/** Nothing of what the catalogue does not know: no comparison had it. */
function namedPlan({ slabs }: Catalogue, id: SlabId): readonly NamedPlan[] {
  const entry = slabs.get(id);
  return entry ? [{ product: { title: entry.product.title }, slab: entry.slab }] : [];
}

type Decided = {
  readonly scored: ScoredQuote;
  /** The licence lets scores and what comes of them be shown. */
  readonly mayAdvise: boolean;
  readonly block: ScoredBlock;
  readonly plan: ScoredPlan;
  readonly beside: readonly ScoredPlan[];
  readonly leftOut: readonly NamedPlan[];
};

function decisionOf(of: Decided): Result<Decision> {
  const { plan: chosenPlan, beside, leftOut } = of;
  const { catalogue, stamp, quote, on } = of.scored;
  const { block, demands, plans, shownYear } = of.block;
  const ages = block.members
    .flatMap(({ age }) => (age ? [ageInYears(age)] : []))
    .sort((left, right) => right - left);
  const facts = fitFactsOf(block.members);
  const stays = commonStays(catalogue.stays, block.members, cityTier(block.pincode, catalogue.cities));
  const stay = usualStay(stays, catalogue.claims, block.members);
  // The whole quote counts: a full plan is asked for as if nothing were held, and a super top-up may stand
  // beside it.
  const existing = heldCover(quote.request, assumedLimits);
  const decided = (plan: ScoredPlan): DecidedPlan | undefined => {
    const { premium, slab, years } = plan;
    if (premium.kind !== 'quoted') return undefined;
    const { nineInTen, oneInTwenty, oneInHundred } = years;
    return {
      insurer: { title: plan.insurer.title, phone: plan.insurer.phone },
      product: { title: plan.product.title },
      slab,
      premium: premium.total,
      riders: plan.choice.riders.map(({ title }) => title),
      commission: commissionOf(premium.net, plan),
      ...(of.mayAdvise && plan.allIn && { allIn: plan.allIn.total }),
      years: { nineInTen, oneInTwenty, oneInHundred },
      ownShare: stay && ownShareOf(slab, stay, facts.eldestAge, existing),
      ...aheadOf(catalogue, block, plan, on),
    };
  };
  const ours = decided(chosenPlan);
  const city = catalogue.placeOf(block.pincode)?.district;
  if (!ours || !city) return fail('PRICE_UNAVAILABLE');
  return ok({
    block: block.id,
    ages,
    city,
    pricedOn: stamp.on,
    coverStart: on,
    plans: plans.filter(({ atAskedCover, premium }) => atAskedCover && premium.kind === 'quoted').length,
    shownYear,
    stay: stay && { title: stay.stay.title, bill: stay.total },
    chosen: ours,
    runnersUp: beside.flatMap((plan): RunnerUp[] => {
      const theirs = decided(plan);
      const gain = gainOf(chosenPlan, plan, facts, stay?.bill.rents);
      return theirs && gain ? [{ ...theirs, gain }] : [];
    }),
    leftOut,
    demands: demandsToShare(demands),
    unmet: demandsToShare(chosenPlan.unmet),
    mayHaveBirth: facts.mayHaveBirth,
    byAnswers: true,
  });
}

/** What a plan costs later, and where its insurer pays directly. */
function aheadOf(
  catalogue: Catalogue,
  block: ScoredBlock['block'],
  { insurer, product, slab, choice }: ScoredPlan,
  on: Decision['coverStart'],
): { readonly later: LaterPremiums; readonly network: NonNullable<DecidedPlan['network']> } {
  const { members, pincode } = block;
  const rating = { insurer, product, slab, ...ratedFor(catalogue, { ...block, ...choice, on }) };
  const { hospitals, settled } = networkNear(catalogue.hospitals, pincode, insurer.slug);
  return {
    later: laterPremiums(projectPremiums(rating, 0), eldestYears(members)),
    network: { hospitals, cashless: settled.cashless },
  };
}
