import type { IsoDate } from '#domain/date.ts';
import type { QuoteId, SlabId, VisitorId } from '#domain/ids.ts';
import type { YearsChoice } from '#domain/judge/years/stay-odds.ts';
import type { YearsAhead } from '#domain/judge/years/years.ts';
import { offeredBlocks } from '#domain/offer/offered-blocks.ts';
import type { ScoredPlan } from '#domain/offer/plan.ts';
import { basisOf } from '#domain/price/rating.ts';
import type { PlanChoice } from '#domain/price/riders/plan-choice.ts';
import type { BlockId } from '#domain/quote/block-id.ts';
import { pincodeOf } from '#domain/quote/recommendation.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { needsOfNow, type ScoringNeeds, scorePlans } from './score-quote.ts';

type YearsChosen = PlanChoice & { readonly slabId: SlabId };

export type YearsWish = {
  readonly quoteId: QuoteId;
  readonly block: BlockId;
  readonly slabIds: readonly SlabId[];
  readonly choice: YearsChoice;
  /** What was chosen with some of the plans. */
  readonly chosen?: readonly YearsChosen[];
  /** The first year of a new policy, when waits run; else every wait is over. */
  readonly firstYear: boolean;
};

type PlanYears = { readonly plan: ScoredPlan; readonly years: YearsAhead };

export type AskedYears = {
  /** The day of the table that they are counted from. */
  readonly asOf: IsoDate;
  /** In the order in which they are asked for, each once. */
  readonly plans: readonly PlanYears[];
};

/** What these plans leave to the people of a block. Fails with `NOT_FOUND`, `PLAN_NOT_OFFERED`, and as `withChosen` does. */
export async function askYearsAhead(
  needs: ScoringNeeds,
  owner: VisitorId,
  wish: YearsWish,
): Promise<Result<AskedYears>> {
  const now = needsOfNow(needs);
  const quote = await needs.ports.store.findQuote(owner, wish.quoteId);
  if (!quote) return fail('NOT_FOUND');
  const { catalogue, years } = now.prepared();
  const offered = offeredBlocks(catalogue.products, quote.request, quote.channel);
  const block = offered.find(({ id }) => id === wish.block);
  if (!block) return fail('PLAN_NOT_OFFERED');
  const { members, group } = block;
  const pincode = pincodeOf(quote.request, members);
  const family = years({ members, pincode, basis: basisOf(group), choice: wish.choice });
  const plans: PlanYears[] = [];
  const scored = await scorePlans(now, owner, { chosen: [], ...wish, block: block.id });
  if (!scored.ok) return scored;
  for (const slabId of new Set(wish.slabIds)) {
    const plan = scored.value.find(({ slab }) => slab.id === slabId);
    if (!plan) return fail('PLAN_NOT_OFFERED');
    plans.push({ plan, years: family.of(plan.slab, wish.firstYear) });
  }
  return ok({ asOf: catalogue.claims.asOf, plans });
}
