import type { Product } from '../catalogue/catalogue.ts';
import { isDependent } from '../person/family.ts';
import type { Member } from '../person/member.ts';
import { basisOf } from '../price/rating.ts';
import { type Block, blocksFor, personBlock } from '../quote/block.ts';
import type { Channel } from '../quote/channel.ts';
import type { QuoteRequest } from '../quote/quote.ts';
import { pincodeOf } from '../quote/recommendation.ts';
import { isSoldHere, notShownReason, personReasonOf } from './eligibility.ts';
import type { Hindrance, OfferedBlock } from './plan.ts';

/** What decides who can be on one product together. */
type Request = Pick<QuoteRequest, 'members' | 'pincode' | 'parentsPincode' | 'productType' | 'deductible'>;

type Market = {
  readonly products: readonly Product[];
  readonly request: Request;
  readonly channel: Channel;
};

/**
 * The blocks of a quote as this market can serve them (decisions section 5). Where no product takes everybody, each
 * person on an own cover is a block of its own; a child below 18 stays with You or the spouse. Where one person keeps
 * the people of another block from every product, that person has an own block beside the others.
 */
export function offeredBlocks(
  products: readonly Product[],
  request: Request,
  channel: Channel,
): readonly OfferedBlock[] {
  const { deductible } = request;
  const market = {
    products: products.filter(
      ({ slabs }) => deductible === undefined || slabs.some((slab) => slab.deductible === deductible),
    ),
    request,
    channel,
  };
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
  const named = new Set(blocks.flatMap(({ hindrances }) => hindrances.map(({ member }) => member)));
  return [
    ...blocks,
    ...ownBlocks(
      everybody.members.filter(({ key }) => named.has(key)),
      [],
    ),
  ];
}

function isTaken({ products, request, channel }: Market, block: Block): boolean {
  const applicants = { ...block, pincode: pincodeOf(request, block.members), request };
  return products.some((product) => notShownReason(product, applicants, channel) === undefined);
}

function withHindrances(market: Market, block: Block): OfferedBlock {
  const hindrances = isTaken(market, block) ? [] : fewestHindrances(market, block);
  return { ...block, hindrances, apart: [] };
}

/** Of the products that this place and channel have for such a cover, the one that fewest keep the others from. */
function fewestHindrances({ products, request, channel }: Market, block: Block): readonly Hindrance[] {
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
  return hindered.reduce<readonly Hindrance[]>(
    (fewest, one) => (fewest.length === 0 || one.length < fewest.length ? one : fewest),
    [],
  );
}
