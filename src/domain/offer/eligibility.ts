import type { Eligibility, Product, Slab } from '../catalogue/catalogue.ts';
import { takesAge } from '../catalogue/entry-age.ts';
import type { Member } from '../person/member.ts';
import { isChild, kinOf } from '../person/relation.ts';
import type { CoverBasis } from '../price/rate-base.ts';
import { basisOf } from '../price/rating.ts';
import type { Channel } from '../quote/channel.ts';
import type { QuoteRequest } from '../quote/quote.ts';
import type { NotShownReason, PersonReason, QuotedBlock } from './plan.ts';

/** Who asks for a product, and where. */
type Applicants = Pick<QuotedBlock, 'group' | 'members' | 'pincode'> & {
  readonly request: Pick<QuoteRequest, 'productType'>;
};

/**
 * Why a product is not for these people at this place: the first that holds, in this order: channel, product type, cover
 * basis, age, relation, family size, pincode, condition. Undefined when it is. Members with a condition that blocks
 * everywhere have left before.
 */
export function notShownReason(
  product: Product,
  block: Applicants,
  channel: Channel,
): NotShownReason | undefined {
  const { eligibility } = product;
  const basis = basisOf(block.group);
  const sale = saleReason(product, block, channel);
  if (sale) return sale;
  const person = personReason(eligibility, block.members, basis);
  if (person) return person;
  if (basis === 'floater' && !fitsOneFloater(eligibility, block.members)) return 'family-size';
  if (!isSoldAt(eligibility, block.pincode)) return 'pincode';
  for (const member of block.members) if (isDeclined(product, member)) return 'condition';
  return undefined;
}

/** What of the product itself, whoever asks, keeps it from being sold in this way. */
function saleReason(
  product: Product,
  { group, members, request }: Applicants,
  channel: Channel,
): 'channel' | 'product-type' | 'cover-basis' | undefined {
  if (product.soldIn && !product.soldIn.includes(channel)) return 'channel';
  if (product.productType !== request.productType) return 'product-type';
  return isSoldOn(product, basisOf(group), members) ? undefined : 'cover-basis';
}

/** Whether a product is sold in this way and at this place, whoever the people are. */
export function isSoldHere(product: Product, block: Applicants, channel: Channel): boolean {
  return saleReason(product, block, channel) === undefined && isSoldAt(product.eligibility, block.pincode);
}

/** Whether these people can have this slab: its product is for them, and its deductible is the quote's. */
export function isOffered(
  { product, slab }: { readonly product: Product; readonly slab: Slab },
  block: Omit<QuotedBlock, 'id'>,
  channel: Channel,
): boolean {
  return (
    slab.deductible === block.request.deductible && notShownReason(product, block, channel) === undefined
  );
}

/** Why a product does not take this one person, whoever else is with them; the first of `personReasons` that holds. */
export function personReasonOf(
  product: Product,
  member: Member,
  basis: CoverBasis,
): PersonReason | undefined {
  if (!takesAge(product.eligibility, member, basis)) return 'age';
  if (!takesRelation(product.eligibility, member)) return 'relation';
  return isDeclined(product, member) ? 'condition' : undefined;
}

/** Whom a reason is about; nobody where it is about all of them or the place. */
export function hinderers(
  product: Product,
  { group, members }: Pick<Applicants, 'group' | 'members'>,
  reason: NotShownReason,
): readonly Member[] {
  switch (reason) {
    case 'age':
      return members.filter((member) => !takesAge(product.eligibility, member, basisOf(group)));
    case 'relation':
      return members.filter((member) => !takesRelation(product.eligibility, member));
    case 'condition':
      return members.filter((member) => isDeclined(product, member));
    default:
      return [];
  }
}

function personReason(
  eligibility: Eligibility,
  members: readonly Member[],
  basis: CoverBasis,
): 'age' | 'relation' | undefined {
  for (const member of members) if (!takesAge(eligibility, member, basis)) return 'age';
  for (const member of members) if (!takesRelation(eligibility, member)) return 'relation';
  return undefined;
}

/** A block of one person costs the same on either basis, so a product sold to individuals only can serve it. */
function isSoldOn({ coverBases }: Product, basis: CoverBasis, members: readonly Member[]): boolean {
  return coverBases.includes(basis) || (members.length === 1 && coverBases.includes('individual'));
}

/** A product that takes a spouse takes a husband and a wife. */
export function takesRelation(
  { relations }: Pick<Eligibility, 'relations'>,
  { relation }: Pick<Member, 'relation'>,
): boolean {
  return relations.includes(relation) || (kinOf(relation) === 'spouse' && relations.includes('Spouse'));
}

function fitsOneFloater({ maxAdults, maxChildren }: Eligibility, members: readonly Member[]): boolean {
  let children = 0;
  for (const { relation } of members) if (isChild(relation)) children++;
  return children <= maxChildren && members.length - children <= maxAdults;
}

function isDeclined({ declinedConditions }: Product, { conditions }: Member): boolean {
  return conditions.some((id) => declinedConditions.includes(id));
}

function isSoldAt({ pincodePrefixes }: Eligibility, pincode: string): boolean {
  return pincodePrefixes === undefined || pincodePrefixes.some((prefix) => pincode.startsWith(prefix));
}
