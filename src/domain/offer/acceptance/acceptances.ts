import type { Catalogue, Product } from '../../catalogue/catalogue.ts';
import { type Right, rightsOf } from '../../help/rights.ts';
import { ageInYears } from '../../person/age.ts';
import type { Condition } from '../../person/condition.ts';
import { isDependent } from '../../person/family.ts';
import type { Member, MemberKey } from '../../person/member.ts';
import { nextScreen, processingStatus } from '../../purchase/processing-status.ts';
import type { Channel } from '../../quote/channel.ts';
import type { QuoteRequest } from '../../quote/quote.ts';
import { pincodeOf } from '../../quote/recommendation.ts';
import { isSoldHere, personReasonOf } from '../eligibility.ts';
import { type OfferedBlock, type PersonReason, personReasons } from '../plan.ts';

/** How far somebody is taken by the whole catalogue, whatever the cover and whoever is with them. */
export const takings = ['online', 'paper', 'nobody'] as const;
export type Taking = (typeof takings)[number];

/** How somebody stands whom nobody takes online, or for whom a law of its own speaks. */
export type Acceptance = {
  readonly member: MemberKey;
  readonly taking: Taking;
  /** What keeps them from the products that come nearest; undefined unless nobody takes them. */
  readonly reason: PersonReason | undefined;
  readonly rights: readonly Right[];
};

type Market = {
  readonly catalogue: Pick<Catalogue, 'products' | 'conditions'>;
  readonly request: Pick<QuoteRequest, 'members' | 'pincode' | 'parentsPincode' | 'productType'>;
  readonly channel: Channel;
};

/** Looks at the people of a block and at those who keep it from being whole, in the order of the family. */
export function acceptancesOf(
  market: Market,
  block: Pick<OfferedBlock, 'members' | 'apart'>,
): readonly Acceptance[] {
  const { request, catalogue } = market;
  const concerned = [...block.members.map(({ key }) => key), ...block.apart.map(({ member }) => member)];
  return request.members
    .filter((member) => concerned.includes(member.key) && !isDependent(member))
    .flatMap((member): Acceptance[] => {
      const { taking, reason } = takingOf(market, member);
      const rights = rightsOf({
        ageYears: member.age ? ageInYears(member.age) : 0,
        reason,
        protections: protectionsOf(catalogue.conditions, member),
      });
      return taking === 'online' && !rights.some(isOfIllness)
        ? []
        : [{ member: member.key, taking, reason, rights }];
    });
}

/** Whoever is taken has a right of the law only by an illness; public cover for their age is no news to them here. */
const isOfIllness = (right: Right) => right === 'hiv' || right === 'disability' || right === 'mental-illness';

function protectionsOf(conditions: readonly Condition[], member: Member) {
  return conditions.flatMap(({ id, protection }) =>
    protection && member.conditions.includes(id) ? [protection] : [],
  );
}

function takingOf(
  market: Market,
  member: Member,
): { readonly taking: Taking; readonly reason: PersonReason | undefined } {
  const answers = market.catalogue.products.flatMap((product) => answersOf(market, product, member));
  const taking = takings.find((one) => answers.includes(one)) ?? 'nobody';
  const nearest = personReasons.findLast((reason) => answers.includes(reason));
  return { taking, reason: taking === 'nobody' ? nearest : undefined };
}

/** What one product says of a person, on each basis that it is sold on here. */
function answersOf(
  { request, channel }: Market,
  product: Product,
  member: Member,
): readonly (Taking | PersonReason)[] {
  const pincode = pincodeOf(request, [member]);
  return product.coverBases.flatMap((basis) => {
    const group = basis === 'floater' ? 'combined' : 'individual';
    if (!isSoldHere(product, { group, members: [member], pincode, request }, channel)) return [];
    return personReasonOf(product, member, basis) ?? (isSoldOnline(product, member) ? 'online' : 'paper');
  });
}

/** At any of its covers, by the person's own age. */
function isSoldOnline(product: Product, { age }: Member): boolean {
  const years = age ? ageInYears(age) : 0;
  return product.slabs.some((slab) => nextScreen(processingStatus(product, slab, years)).kind === 'buy');
}
