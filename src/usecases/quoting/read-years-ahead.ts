import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { type HeldLimits, heldCover } from '#domain/claim/held-cover.ts';
import type { ExistingCover } from '#domain/claim/stack-check.ts';
import type { IsoDate } from '#domain/date.ts';
import type { QuoteId, SlabId, VisitorId } from '#domain/ids.ts';
import type { YearsChoice } from '#domain/judge/years/stays/stay-odds.ts';
import type { YearsAhead } from '#domain/judge/years/years.ts';
import { offeredBlocks } from '#domain/offer/offered-blocks.ts';
import type { ScoredPlan } from '#domain/offer/plan.ts';
import { basisOf } from '#domain/price/rating.ts';
import type { PlanChoice } from '#domain/price/riders/plan-choice.ts';
import type { Block } from '#domain/quote/block.ts';
import type { BlockId } from '#domain/quote/block-id.ts';
import { listedTypes, requestFor } from '#domain/quote/listed-types.ts';
import type { Quote } from '#domain/quote/quote.ts';
import { pincodeOf } from '#domain/quote/recommendation.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { needsOfNow, type ScoringNeeds, scorePlans } from './score-quote.ts';

type YearsPlanChoice = PlanChoice & { readonly slabId: SlabId };

export type YearsRequest = {
  readonly quoteId: QuoteId;
  readonly block: BlockId;
  readonly slabIds: readonly SlabId[];
  readonly choice: YearsChoice;
  /** What was chosen with some of the plans. */
  readonly choices?: readonly YearsPlanChoice[];
  /** The first year of a new policy, when waits run; else every wait is over. */
  readonly firstYear: boolean;
  /** The limits of the policy that is held, where there is one. */
  readonly heldLimits: HeldLimits;
};

type PlanYears = {
  readonly plan: ScoredPlan;
  readonly years: YearsAhead;
  /** While the policy that is held pays first; undefined where none is. */
  readonly besideHeld: YearsAhead | undefined;
};

export type YearsAnswer = {
  /** The day of the table that they are counted from. */
  readonly asOf: IsoDate;
  readonly existing: ExistingCover | undefined;
  /** In the order in which they are asked for, each once. */
  readonly plans: readonly PlanYears[];
};

/** What these plans leave to the people of a block. Fails with `NOT_FOUND`, `PLAN_NOT_OFFERED`, and as `withNamedChoices` does. */
export async function readYearsAhead(
  needs: ScoringNeeds,
  owner: VisitorId,
  request: YearsRequest,
): Promise<Result<YearsAnswer>> {
  const now = needsOfNow(needs);
  const quote = await needs.ports.store.findQuote(owner, request.quoteId);
  if (!quote) return fail('NOT_FOUND');
  const { catalogue, years } = now.prepared();
  const block = blockIn(catalogue, quote, request.block);
  if (!block) return fail('PLAN_NOT_OFFERED');
  const { members, group } = block;
  const pincode = pincodeOf(quote.request, members);
  const family = years({ members, pincode, basis: basisOf(group), choice: request.choice });
  const existing = heldCover(quote.request, request.heldLimits);
  const plans: PlanYears[] = [];
  const scored = await scorePlans(now, owner, { choices: [], ...request, block: block.id });
  if (!scored.ok) return scored;
  for (const slabId of new Set(request.slabIds)) {
    const plan = scored.value.find(({ slab }) => slab.id === slabId);
    if (!plan) return fail('PLAN_NOT_OFFERED');
    plans.push({
      plan,
      years: family.of(plan.slab, request.firstYear ? 0 : undefined),
      besideHeld: existing && family.besideExisting(existing, plan.slab, request.firstYear ? 0 : undefined),
    });
  }
  return ok({ asOf: catalogue.claims.asOf, existing, plans });
}

/** The people of a block are the same under every type of product; whether it is there differs. */
function blockIn({ products }: Catalogue, { request, channel }: Quote, id: BlockId): Block | undefined {
  const blocks = listedTypes(request).flatMap((type) => {
    const typeRequest = requestFor(request, type);
    return typeRequest ? offeredBlocks(products, typeRequest, channel) : [];
  });
  return blocks.find((block) => block.id === id);
}
