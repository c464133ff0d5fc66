import type { Eligibility, Product, Slab } from '../catalogue/catalogue.ts';
import type { Age } from '../person/age.ts';
import type { Member } from '../person/member.ts';
import { isChild, kinOf } from '../person/relation.ts';
import type { CoverBasis } from '../price/rate-base.ts';
import { basisOf } from '../price/rating.ts';
import type { Channel } from '../quote/channel.ts';
import type { QuoteRequest } from '../quote/quote.ts';
import type { NotShownReason, QuotedBlock } from './plan.ts';

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
  if (product.soldIn && !product.soldIn.includes(channel)) return 'channel';
  if (product.productType !== block.request.productType) return 'product-type';
  const basis = basisOf(block.group);
  if (!isSoldOn(product, basis, block.members)) return 'cover-basis';
  const person = personReason(eligibility, block.members, basis);
  if (person) return person;
  if (basis === 'floater' && !fitsOneFloater(eligibility, block.members)) return 'family-size';
  if (!isSoldAt(eligibility, block.pincode)) return 'pincode';
  for (const member of block.members) if (isDeclined(product, member)) return 'condition';
  return undefined;
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

/** A grown-up son or daughter cannot join the parents' floater as a child but can be insured alone like any adult. */
export function takesAge(
  eligibility: Eligibility,
  { relation, age }: Pick<Member, 'relation' | 'age'>,
  basis: CoverBasis,
): boolean {
  if (!age) return false;
  if (!isChild(relation)) return isAdultAge(eligibility, age);
  return isChildAge(eligibility, age) || (basis === 'individual' && isAdultAge(eligibility, age));
}

function isAdultAge({ adultMin, adultMax }: Eligibility, age: Age): boolean {
  return age.unit === 'years' && age.count >= adultMin && age.count <= adultMax;
}

function isChildAge({ childMinDays, childMaxYears }: Eligibility, age: Age): boolean {
  const years = age.unit === 'years' ? age.count : 0;
  return years <= childMaxYears && daysLived(age) >= childMinDays;
}

/** Three months are taken as 91 days; the proposal's date of birth decides to the day. */
function daysLived(age: Age): number {
  return age.unit === 'years' ? age.count * 365 : Math.floor((age.count * 365.25) / 12);
}

function isDeclined({ declinedConditions }: Product, { conditions }: Member): boolean {
  return declinedConditions.length > 0 && conditions.some((id) => declinedConditions.includes(id));
}

function isSoldAt({ pincodePrefixes }: Eligibility, pincode: string): boolean {
  return pincodePrefixes === undefined || pincodePrefixes.some((prefix) => pincode.startsWith(prefix));
}
