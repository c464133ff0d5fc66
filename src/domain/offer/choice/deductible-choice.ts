import type { Product } from '../../catalogue/catalogue.ts';
import type { Rupees } from '../../money.ts';
import type { Channel } from '../../quote/channel.ts';
import type { QuoteRequest } from '../../quote/quote.ts';
import { pincodeOf } from '../../quote/recommendation.ts';
import { deductibleFor } from '../../quote/sum-insured.ts';
import { notShownReason } from '../eligibility.ts';
import { offeredBlocks } from '../offered-blocks.ts';

/**
 * The largest deductible at or below the cover held, of the super top-ups that at least one block of these people can
 * have in this channel; of all super top-ups where they can have none, so that the list can say why. Undefined when
 * every such deductible is above the cover held.
 */
export function deductibleOffered(
  products: readonly Product[],
  request: QuoteRequest,
  channel: Channel,
  existing: Rupees,
): Rupees | undefined {
  const topUps = products.filter(({ productType }) => productType === 'super-top-up');
  const topUpRequest = { ...request, productType: 'super-top-up', deductible: undefined } as const;
  const blocks = offeredBlocks(products, topUpRequest, channel).map((block) => ({
    ...block,
    pincode: pincodeOf(request, block.members),
    request: topUpRequest,
  }));
  const open = topUps.filter((product) =>
    blocks.some((block) => notShownReason(product, block, channel) === undefined),
  );
  const offered = open.length > 0 ? open : topUps;
  return deductibleFor(
    existing,
    offered.flatMap(({ slabs }) => slabs.flatMap(({ deductible }) => deductible ?? [])),
  );
}
