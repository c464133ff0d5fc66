import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { dayInIndia } from '#domain/date.ts';
import type { VisitorId } from '#domain/ids.ts';
import { isPincode } from '#domain/location/pincode.ts';
import { deductibleOffered } from '#domain/offer/choice/deductible-choice.ts';
import { offeredBlocks } from '#domain/offer/offered-blocks.ts';
import type { Condition } from '#domain/person/condition.ts';
import { familyMix } from '#domain/person/family.ts';
import type { Block } from '#domain/quote/block.ts';
import type { Channel, SaleChannel } from '#domain/quote/channel.ts';
import { type Leaving, partMembers } from '#domain/quote/leaving.ts';
import type { Quote, QuoteRequest } from '#domain/quote/quote.ts';
import { quoteFailures } from '#domain/quote/quote-failures.ts';
import { isSplitOffered } from '#domain/quote/recommendation.ts';
import { type FieldFailure, fail, ok, type Result } from '#domain/result.ts';
import type { Ports } from '../ports.ts';

export type AfterQuote =
  | { readonly kind: 'split-plans' }
  | { readonly kind: 'results'; readonly block: Block }
  | { readonly kind: 'offline' };

export type SavedQuote = {
  readonly quote: Quote;
  readonly dropped: readonly Leaving[];
  readonly next: AfterQuote;
};

/**
 * Checks and keeps what the visitor said. Members with a blocking condition, and children whom nobody brings, are left
 * out of the quote and named in the answer; their answers are not kept. Fails with `INVALID_ANSWERS` and one code a field, and with `NOT_FOUND` where the
 * quote that it grows out of is not the visitor's, or the visit ended meanwhile.
 */
export async function saveQuote(
  ports: Ports,
  owner: VisitorId,
  { channel, partner }: SaleChannel,
  ownRequest: QuoteRequest,
): Promise<Result<SavedQuote>> {
  const catalogue = ports.catalogue.current();
  const stacked = withDeductible(ownRequest, catalogue, channel);
  const today = dayInIndia(ports.clock.now());
  const failures = [...quoteFailures(stacked, today), ...catalogueFailures(stacked, catalogue)];
  if (failures.length > 0) return fail('INVALID_ANSWERS', { fields: failures });
  if (ownRequest.parentQuote && !(await ports.store.findQuote(owner, ownRequest.parentQuote)))
    return fail('NOT_FOUND');

  const { staying, leaving } = partMembers(stacked.members, catalogue.conditions);
  const request = { ...stacked, members: staying };
  const quote: Quote = {
    id: ports.ids.quote(),
    owner,
    crn: ports.ids.crn(),
    channel,
    partner,
    request,
    catalogueVersion: catalogue.version,
    createdAt: ports.clock.now(),
  };
  const isSaved = await ports.store.atomically(async (store) => {
    await store.holdVisitor(owner);
    if (await store.hasJustEnded(owner, quote.createdAt)) return false;
    await store.insertQuote(quote);
    return true;
  });
  if (!isSaved) return fail('NOT_FOUND');
  return ok({ quote, dropped: leaving, next: nextAfterQuote(request, catalogue, channel) });
}

/** Split plans where they are offered, else the results of the first block, else offline (specification section 4). */
export function nextAfterQuote(request: QuoteRequest, { products }: Catalogue, channel: Channel): AfterQuote {
  const first = offeredBlocks(products, request, channel)[0];
  if (!first) return { kind: 'offline' };
  return isSplitOffered(request.members) ? { kind: 'split-plans' } : { kind: 'results', block: first };
}

/** A catalogue may sell in fewer places than the embedded list has. */
function catalogueFailures(request: QuoteRequest, catalogue: Catalogue): FieldFailure[] {
  const failures: FieldFailure[] = [];
  const isUnknown = (pincode: string) => isPincode(pincode) && !catalogue.placeOf(pincode);
  if (isUnknown(request.pincode)) failures.push({ field: 'pincode', code: 'PINCODE_INVALID' });
  const { parentsPincode } = request;
  if (parentsPincode !== undefined && familyMix(request.members).hasParents && isUnknown(parentsPincode)) {
    failures.push({ field: 'parentsPincode', code: 'PINCODE_INVALID' });
  }
  const conditionIds = new Set(catalogue.conditions.map((condition: Condition) => condition.id));
  const withUnknown = request.members.filter(({ conditions }) =>
    conditions.some((id) => !conditionIds.has(id)),
  );
  return [
    ...failures,
    ...withUnknown.map(
      ({ key }): FieldFailure => ({ field: `members.${key}.conditions`, code: 'CHOICE_UNKNOWN' }),
    ),
  ];
}

/**
 * An existing policy turns the quote into a super top-up with the largest deductible it covers of those offered to the
 * people who are left. A policy too small for any of these leaves the quote an ordinary one.
 */
function withDeductible(request: QuoteRequest, catalogue: Catalogue, channel: Channel): QuoteRequest {
  const existing = request.existingSumInsured ?? request.deductible;
  const { staying } = partMembers(request.members, catalogue.conditions);
  const deductible =
    request.productType === 'super-top-up' && existing !== undefined
      ? deductibleOffered(catalogue.products, { ...request, members: staying }, channel, existing)
      : undefined;
  return deductible === undefined
    ? { ...request, productType: 'indemnity', deductible: undefined }
    : { ...request, deductible };
}
