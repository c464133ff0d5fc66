import type { TermYears } from '#domain/catalogue/catalogue.ts';
import type { QuoteId, SlabId, VisitorId } from '#domain/ids.ts';
import { isOffered } from '#domain/offer/eligibility.ts';
import { offeredBlocks } from '#domain/offer/offered-blocks.ts';
import { type Projection, projectPremiums } from '#domain/price/projection.ts';
import { ratedFor } from '#domain/price/rated-for.ts';
import { soundChoice } from '#domain/price/riders/plan-choice.ts';
import { blockIn } from '#domain/quote/block.ts';
import type { BlockId } from '#domain/quote/block-id.ts';
import { requestFor } from '#domain/quote/listed-types.ts';
import type { PlanGroup } from '#domain/quote/quote.ts';
import { pincodeOf } from '#domain/quote/recommendation.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Ports } from '../ports.ts';
import { coverStart } from './price-plan.ts';

export type ProjectionRequest = {
  readonly quoteId: QuoteId;
  readonly slabId: SlabId;
  readonly group: PlanGroup;
  /** Undefined: the first block of the group. */
  readonly block: BlockId | undefined;
  /** The terms in a row that are paid for. */
  readonly termYears: TermYears;
  /** Ids of those that are taken. Absent: none. */
  readonly riders?: readonly string[];
  /** It is a whole percent a year, within `risePercentRange`. */
  readonly risePercent: number;
};

/**
 * The premiums of the years ahead of a plan for the people of a block. Fails with `NOT_FOUND`, `PLAN_NOT_OFFERED`,
 * `TERM_NOT_SOLD` or as `chosenRiders` does.
 */
export async function projectPlan(
  ports: Ports,
  owner: VisitorId,
  projectionRequest: ProjectionRequest,
): Promise<Result<Projection>> {
  const quote = await ports.store.findQuote(owner, projectionRequest.quoteId);
  if (!quote) return fail('NOT_FOUND');
  const catalogue = ports.catalogue.current();
  const entry = catalogue.slabs.get(projectionRequest.slabId);
  const insurer = entry && catalogue.insurers.get(entry.product.insurer);
  const request = entry && requestFor(quote.request, entry.product.productType);
  if (!entry || !insurer || !request) return fail('PLAN_NOT_OFFERED');
  const people = blockIn(
    offeredBlocks(catalogue.products, request, quote.channel),
    projectionRequest.group,
    projectionRequest.block,
  );
  if (!people) return fail('PLAN_NOT_OFFERED');
  const { members } = people;
  const block = { ...people, pincode: pincodeOf(request, members), request };
  if (!isOffered(entry, block, quote.channel)) return fail('PLAN_NOT_OFFERED');
  const choice = soundChoice(entry, members, { riders: [], ...projectionRequest });
  if (!choice.ok) return choice;
  const { risePercent } = projectionRequest;
  const on = coverStart(ports);
  const rating = { ...entry, insurer, ...ratedFor(catalogue, { ...block, ...choice.value, on }) };
  return ok({ firstYear: Number(on.slice(0, 4)), risePercent, years: projectPremiums(rating, risePercent) });
}
