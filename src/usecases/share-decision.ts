import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { networkNear } from '#domain/catalogue/hospital.ts';
import { commonStays, dearestOf, ownShareOf } from '#domain/claim/common-stays.ts';
import { assumedLimits, heldCover } from '#domain/claim/held-cover.ts';
import { minutesAfter } from '#domain/date.ts';
import { fingerprint } from '#domain/fingerprint.ts';
import type { QuoteId, ShareId, SlabId, VisitorId } from '#domain/ids.ts';
import { fitFactsOf } from '#domain/judge/beside/better-fit.ts';
import { runnersUp } from '#domain/judge/beside/runners-up.ts';
import { gainOf } from '#domain/judge/gain.ts';
import { cityTier } from '#domain/location/city.ts';
import { noFilters } from '#domain/offer/filters/filters.ts';
import { licenceRules } from '#domain/offer/licence.ts';
import type { ScoredBlock, ScoredPlan } from '#domain/offer/plan.ts';
import { ageInYears } from '#domain/person/age.ts';
import { commissionOf } from '#domain/price/commission.ts';
import { projectPremiums } from '#domain/price/projection.ts';
import { ratedFor } from '#domain/price/rated-for.ts';
import type { BlockId } from '#domain/quote/block-id.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import {
  type DecidedPlan,
  type Decision,
  type RunnerUp,
  shareDays,
  withoutHealth,
} from '#domain/share/decision.ts';
import { type LaterPremiums, laterPremiums } from '#domain/share/later-premiums.ts';
import type { Share } from '#domain/share/share.ts';
import type { Ports } from './ports.ts';
import { coverStart } from './price-plan.ts';
import { needsOfNow, type ScoredQuote, type ScoringNeeds, scoreQuote } from './score-quote.ts';

export type ShareWish = {
  readonly quoteId: QuoteId;
  readonly block: BlockId;
  readonly slabId: SlabId;
  /** The plans it was held against; none but itself: those that the list has beside it. */
  readonly besideIds: readonly SlabId[];
};

const mostBeside = 2;
const minutesADay = 24 * 60;

/**
 * Keeps what a family decided under an address of its own. Asked again on the same day it answers the same address. Fails
 * with `NOT_FOUND`, `PLAN_NOT_OFFERED`, and `PRICE_PENDING` or `PRICE_UNAVAILABLE` of the chosen plan.
 */
export async function shareDecision(
  needs: ScoringNeeds,
  owner: VisitorId,
  wish: ShareWish,
): Promise<Result<ShareId>> {
  const decided = await decide(needs, owner, wish);
  if (!decided.ok) return decided;
  const { clock, ids, store } = needs.ports;
  const createdAt = clock.now();
  const share: Share = {
    id: ids.share(),
    owner,
    contentKey: fingerprint([owner, JSON.stringify(decided.value)]),
    createdAt,
    expiresAt: minutesAfter(createdAt, shareDays * minutesADay),
    decision: decided.value,
  };
  return store.atomically(async (within) => {
    // They may have left or been renamed meanwhile: nobody could take back what is kept under the old name.
    if (!(await within.ownsQuote(owner, wish.quoteId))) return fail('NOT_FOUND');
    return ok(await within.insertShare(share));
  });
}

async function decide(
  needs: ScoringNeeds,
  owner: VisitorId,
  { quoteId, block, slabId, besideIds }: ShareWish,
): Promise<Result<Decision>> {
  const now = needsOfNow({ ...needs, ports: blindToHealth(needs.ports) });
  const found = now.prepared().catalogue.slabs.get(slabId);
  if (!found) return fail('PLAN_NOT_OFFERED');
  const scored = await scoreQuote(now, owner, {
    quoteId,
    filters: { ...noFilters, sumInsured: found.slab.sumInsured },
    importance: {},
    resultType: { block },
    variant: undefined,
    slabIds: [],
    productType: found.product.productType,
  });
  if (!scored.ok) return scored;
  const scoredBlock = scored.value.blocks.find((one) => one.block.id === block);
  const chosen = scoredBlock?.plans.find(({ slab }) => slab.id === slabId);
  if (!scoredBlock || !chosen) return fail('PLAN_NOT_OFFERED');
  const { plans } = scoredBlock;
  const others = new Set(besideIds.filter((id) => id !== slabId));
  const named = [...others].flatMap((id) => plans.find(({ slab }) => slab.id === id) ?? []);
  const listed = licenceRules[needs.licence].mayAdvise ? runnersUp(plans, chosen) : [];
  const beside = (named.length > 0 ? named : listed).slice(0, mostBeside);
  return decisionOf({
    scored: scored.value,
    block: scoredBlock,
    chosen,
    beside,
    on: coverStart(needs.ports),
  });
}

type Decided = {
  readonly scored: ScoredQuote;
  readonly block: ScoredBlock;
  readonly chosen: ScoredPlan;
  readonly beside: readonly ScoredPlan[];
  readonly on: Decision['coverStart'];
};

function decisionOf({ scored, block: { block, plans }, chosen, beside, on }: Decided): Result<Decision> {
  if (chosen.premium.kind === 'pending') return fail('PRICE_PENDING');
  const { catalogue, stamp } = scored;
  const ages = block.members
    .flatMap(({ age }) => (age ? [ageInYears(age)] : []))
    .sort((left, right) => right - left);
  const facts = fitFactsOf(block.members);
  const stays = commonStays(catalogue.stays, block.members, cityTier(block.pincode, catalogue.cities));
  const stay = dearestOf(stays);
  const held = heldCover(block.request, assumedLimits);
  const decided = (plan: ScoredPlan): DecidedPlan | undefined => {
    const { premium, slab, years } = plan;
    if (premium.kind !== 'quoted') return undefined;
    const { nineInTen, oneInTwenty, oneInHundred } = years;
    return {
      insurer: { title: plan.insurer.title, phone: plan.insurer.phone },
      product: { title: plan.product.title },
      slab,
      premium: premium.total,
      commission: commissionOf(premium.net, plan),
      years: { nineInTen, oneInTwenty, oneInHundred },
      ownShare: stay && ownShareOf(slab, stay, facts.eldestAge, held),
      ...aheadOf(scored.catalogue, block, plan, on),
    };
  };
  const ours = decided(chosen);
  const city = catalogue.placeOf(block.pincode)?.district;
  if (!ours || !city) return fail('PRICE_UNAVAILABLE');
  return ok({
    block: block.id,
    ages,
    city,
    pricedOn: stamp.on,
    coverStart: on,
    plans: plans.filter(({ atAskedCover, premium }) => atAskedCover && premium.kind === 'quoted').length,
    stay: stay && { title: stay.stay.title, bill: stay.total },
    chosen: ours,
    runnersUp: beside.flatMap((plan): RunnerUp[] => {
      const theirs = decided(plan);
      const gain = gainOf(chosen, plan, facts, stay?.bill.rents);
      return theirs && gain ? [{ ...theirs, gain }] : [];
    }),
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
  const eldest = Math.max(0, ...members.map(({ age }) => (age ? ageInYears(age) : 0)));
  const rating = { insurer, product, slab, ...ratedFor(catalogue, { ...block, ...choice, on }) };
  const { hospitals, settled } = networkNear(catalogue.hospitals, pincode, insurer.slug);
  return {
    later: laterPremiums(projectPremiums(rating, 0), eldest),
    network: { hospitals, cashless: settled.cashless },
  };
}

function blindToHealth(ports: Ports): Ports {
  const { store } = ports;
  const findQuote: typeof store.findQuote = async (owner, id) => {
    const quote = await store.findQuote(owner, id);
    return quote && withoutHealth(quote);
  };
  return { ...ports, store: { ...store, findQuote } };
}
