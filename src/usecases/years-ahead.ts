import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import type { IsoDate } from '#domain/date.ts';
import type { QuoteId, SlabId, VisitorId } from '#domain/ids.ts';
import { openYears, type YearsDesk } from '#domain/judge/years/family-years.ts';
import type { YearsChoice } from '#domain/judge/years/stay-odds.ts';
import type { YearsAhead } from '#domain/judge/years/years.ts';
import type { ScoredPlan } from '#domain/offer/plan.ts';
import { basisOf } from '#domain/price/rating.ts';
import { blocksFor } from '#domain/quote/block.ts';
import type { BlockId } from '#domain/quote/block-id.ts';
import { pincodeOf } from '#domain/quote/recommendation.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { needsOfNow, type ScoringNeeds, scoreOnePlan } from './score-quote.ts';

export type YearsWish = {
  readonly quoteId: QuoteId;
  readonly block: BlockId;
  readonly slabIds: readonly SlabId[];
  readonly choice: YearsChoice;
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

/** What these plans leave to the people of a block. Fails with `NOT_FOUND` or `PLAN_NOT_OFFERED`. */
export async function askYearsAhead(
  needs: ScoringNeeds,
  owner: VisitorId,
  wish: YearsWish,
): Promise<Result<AskedYears>> {
  const now = needsOfNow(needs);
  const quote = await needs.ports.store.findQuote(owner, wish.quoteId);
  if (!quote) return fail('NOT_FOUND');
  const block = blocksFor(quote.request.members).find(({ id }) => id === wish.block);
  if (!block) return fail('PLAN_NOT_OFFERED');
  const { members, group } = block;
  const pincode = pincodeOf(quote.request, members);
  const { catalogue } = now.prepared();
  const family = deskOf(catalogue)({ members, pincode, basis: basisOf(group), choice: wish.choice });
  const plans: PlanYears[] = [];
  for (const slabId of new Set(wish.slabIds)) {
    const found = await scoreOnePlan(now, owner, { quoteId: wish.quoteId, block: block.id, slabId });
    if (!found.ok) return found;
    plans.push({ plan: found.value, years: family.of(found.value.slab, wish.firstYear) });
  }
  return ok({ asOf: catalogue.claims.asOf, plans });
}

const desks = new WeakMap<Catalogue, YearsDesk>();

/** One for each catalogue, so that what one family has settled serves the next. */
function deskOf(catalogue: Catalogue): YearsDesk {
  const desk = desks.get(catalogue) ?? openYears(catalogue);
  desks.set(catalogue, desk);
  return desk;
}
