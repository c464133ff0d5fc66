import type { Rupees } from '../money.ts';
import { once } from '../once.ts';
import { type InPieces, mapInPieces } from '../pieces.ts';
import { type Block, blockIn } from '../quote/block.ts';
import type { BlockId } from '../quote/block-id.ts';
import { listedTypes, requestFor } from '../quote/listed-types.ts';
import type { ProductType, QuoteRequest } from '../quote/quote.ts';
import type { PricedBlock } from './block-pick.ts';
import { type PlansQuestion, type RatedBlock, rateBlocks } from './rated-blocks.ts';

/** What one type of product offers the people of a block. */
export type TypeOffer = {
  readonly productType: ProductType;
  /** Under this type the same people may be divided otherwise: the block that takes the place of theirs. */
  readonly block: BlockId | undefined;
  readonly plans: number;
  /** The lowest price that is known without asking an insurer anew. */
  readonly from: Rupees | undefined;
  readonly pick: PricedBlock['pick'];
};

type TypeBlocks = {
  readonly productType: ProductType;
  readonly blocks: readonly { readonly block: Block; readonly priced: () => PricedBlock }[];
};

/**
 * By block, what each type of product that a quote lists offers these people, its own type first. Beside the blocks
 * that are listed those of the other types are priced under the same filters, the budget among them. What only an insurer
 * can price is not asked for here: it counts as a plan that may be within the budget, and has no price.
 */
export function* typeOffers(
  question: PlansQuestion,
  quoted: QuoteRequest,
  listed: readonly PricedBlock[],
  priceGroupOf: (question: PlansQuestion) => (rated: RatedBlock) => PricedBlock,
): InPieces<ReadonlyMap<BlockId, readonly TypeOffer[]>> {
  const types = yield* mapInPieces(listedTypes(quoted), (productType): TypeBlocks => {
    const request = requestFor(quoted, productType);
    if (!request || productType === question.request.productType)
      return { productType, blocks: listed.map((one) => ({ block: one.block, priced: () => one })) };
    const other = { ...question, request, resultType: 'all' } as const;
    const priceGroup = priceGroupOf(other);
    const blocks = rateBlocks(other).map((one) => ({
      block: one.facts.block,
      priced: once(() => priceGroup(one)),
    }));
    return { productType, blocks };
  });
  return new Map(
    yield* mapInPieces(listed, ({ block }) => [block.id, types.map((type) => offerOf(type, block))] as const),
  );
}

function offerOf({ productType, blocks }: TypeBlocks, { id, group }: Block): TypeOffer {
  const theirs = blocks.map(({ block }) => block);
  const block = (blockIn(theirs, group, id) ?? blockIn(theirs, group, undefined))?.id;
  const offered = blocks.find((one) => one.block.id === block)?.priced();
  return { productType, block, plans: offered?.plans ?? 0, from: offered?.from, pick: offered?.pick };
}
