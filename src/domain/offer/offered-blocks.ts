import type { Product } from '../catalogue/catalogue.ts';
import { rupees } from '../money.ts';
import { isDependent } from '../person/family.ts';
import type { Member } from '../person/member.ts';
import { basisOf } from '../price/rating.ts';
import { type Block, blocksFor, personBlock } from '../quote/block.ts';
import type { Channel } from '../quote/channel.ts';
import type { QuoteRequest } from '../quote/quote.ts';
import { pincodeOf } from '../quote/recommendation.ts';
import { sellsCover } from './choice/slab-choice.ts';
import { isSoldHere, notShownReason, personReasonOf } from './eligibility.ts';
import type { Hindrance, OfferedBlock } from './plan.ts';

/** What decides who can be on one product together. */
type Request = Pick<
  QuoteRequest,
  'members' | 'pincode' | 'parentsPincode' | 'productType' | 'deductible' | 'sumInsured' | 'maxSumInsured'
>;

/** Who asks, where, and of which products. */
type Market = {
  readonly products: readonly Product[];
  /** Those of them with the cover of the quote. */
  readonly atCover: readonly Product[];
  readonly request: Request;
  readonly channel: Channel;
};

/**
 * The blocks of a quote as this market can serve them (decisions section 5). Where no product takes everybody, at
 * whatever cover, each person is a block of their own; a child below 18 stays with You or the spouse. Where one person
 * keeps the people of a block from every product with the cover of the quote, that person has an own block as well.
 */
export function offeredBlocks(
  products: readonly Product[],
  request: Request,
  channel: Channel,
): readonly OfferedBlock[] {
  const atAnyCover = { ...request, sumInsured: rupees(0), maxSumInsured: undefined };
  const sellable = products.filter((product) => sellsCover(product, atAnyCover));
  const atCover = sellable.filter((product) => sellsCover(product, request));
  const market = { products: sellable, atCover, request, channel };
  const blocks = blocksFor(request.members).map((block) => withHindrances(market, block));
  const everybody = blocks.find(({ id }) => id === 'individual');
  if (!everybody || everybody.members.length === 1) return blocks;
  const ownBlocks = (members: readonly Member[], apart: readonly Hindrance[]) =>
    members
      .filter((member) => !isDependent(member))
      .map((member) => ({ ...withHindrances(market, personBlock(member)), apart }));
  if (!isTaken(market, everybody)) {
    const others = blocks.filter((block) => block !== everybody);
    return [...others, ...ownBlocks(everybody.members, everybody.hindrances)];
  }
  const hindered = new Set(blocks.flatMap(({ hindrances }) => hindrances.map(({ member }) => member)));
  return [
    ...blocks,
    ...ownBlocks(
      everybody.members.filter(({ key }) => hindered.has(key)),
      [],
    ),
  ];
}

function isTaken({ products, request, channel }: Market, block: Block): boolean {
  const applicants = { ...block, pincode: pincodeOf(request, block.members), request };
  return products.some((product) => notShownReason(product, applicants, channel) === undefined);
}

/** By the products with the cover of the quote; where these say nothing of the people, by all. */
function withHindrances(market: Market, block: Block): OfferedBlock {
  const hindrances = hindrancesIn({ ...market, products: market.atCover }, block);
  return { ...block, hindrances: hindrances ?? hindrancesIn(market, block) ?? [], apart: [] };
}

/** Empty where a product takes them all; undefined where none does and it is nobody's doing. */
function hindrancesIn(market: Market, block: Block): readonly Hindrance[] | undefined {
  return isTaken(market, block) ? [] : fewestHindrances(market, block);
}

/**
 * Finds the product that fewest people keep the others from, among those that this place and channel have for
 * such a cover.
 */
function fewestHindrances(
  { products, request, channel }: Market,
  block: Block,
): readonly Hindrance[] | undefined {
  const basis = basisOf(block.group);
  const applicants = { ...block, pincode: pincodeOf(request, block.members), request };
  const hindered = products
    .filter((product) => isSoldHere(product, applicants, channel))
    .map((product) =>
      block.members.flatMap((member): Hindrance[] => {
        const reason = personReasonOf(product, member, basis);
        return reason ? [{ member: member.key, reason }] : [];
      }),
    )
    .filter((hindrances) => hindrances.length > 0);
  return hindered.reduce<readonly Hindrance[] | undefined>(
    (fewest, one) => (fewest === undefined || one.length < fewest.length ? one : fewest),
    undefined,
  );
}
