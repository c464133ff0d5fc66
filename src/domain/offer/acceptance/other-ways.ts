import type { Rupees } from '../../money.ts';
import { isDependent } from '../../person/family.ts';
import type { Member, MemberKey } from '../../person/member.ts';
import { isParent, isYouOrSpouse, kinOf } from '../../person/relation.ts';
import { type InPieces, mapInPieces } from '../../pieces.ts';
import { basisOf } from '../../price/rating.ts';
import { type Block, blockTogether } from '../../quote/block.ts';
import type { BlockId } from '../../quote/block-id.ts';
import type { QuoteRequest } from '../../quote/quote.ts';
import { pincodeOf } from '../../quote/recommendation.ts';
import type { PricedBlock } from '../block-pick.ts';
import { notShownReason } from '../eligibility.ts';
import type { OfferedBlock } from '../plan.ts';
import { type PlansQuestion, type RatedBlock, rateOffered } from '../rated-blocks.ts';

/**
 * The same people, asked for by one of their own: the grandfather proposes, for himself and the grandmother. To insurers they
 * are then You and the spouse, whom every product takes, and two of them share a cover.
 */
export type OtherWay = {
  readonly proposer: MemberKey;
  /** All of them, the proposer first. */
  readonly members: readonly MemberKey[];
  /** A quote of their own, and their block in it. */
  readonly request: QuoteRequest;
  readonly block: BlockId;
  readonly plans: number;
  /** The lowest price a year on its list. */
  readonly from: Rupees;
  /** The same of these people as they were asked for; undefined where no plan has a price. */
  readonly now: Rupees | undefined;
};

/** What the judge of the list makes of a block. */
type PriceGroupOf = (question: PlansQuestion) => (rated: RatedBlock) => PricedBlock;

type Party = { readonly block: Block; readonly request: QuoteRequest };

/** Only those that bring a plan to people who have none, or a lower price; by the judge of the list. */
export function* otherWays(
  question: PlansQuestion,
  block: Pick<OfferedBlock, 'members' | 'hindrances'>,
  priceGroupOf: PriceGroupOf,
): InPieces<readonly OtherWay[]> {
  const hindered = new Set(block.hindrances.map(({ member }) => member));
  const couples = couplesOf(question.request.members).filter((people) =>
    concerns(block.members, people, hindered),
  );
  const ways = yield* mapInPieces(couples, (people) => wayOf(question, people, priceGroupOf));
  return ways.flat();
}

/** The block is of these people alone, or they keep it from being taken. */
function concerns(block: readonly Member[], people: readonly Member[], hindered: ReadonlySet<MemberKey>) {
  return block.every((member) => people.includes(member)) || people.some(({ key }) => hindered.has(key));
}

function wayOf(
  question: PlansQuestion,
  people: readonly Member[],
  priceGroupOf: PriceGroupOf,
): readonly OtherWay[] {
  const { request } = question;
  const asIs = { block: blockTogether(people), request };
  const own = inTheirOwnName(request, people);
  const [proposer] = people;
  if (!proposer || !canDiffer(question, asIs, own)) return [];
  const priced = ({ block, request }: Party) => {
    const ownQuestion = { ...question, request };
    return priceGroupOf(ownQuestion)(rateOffered(ownQuestion, { ...block, hindrances: [], apart: [] }));
  };
  const { plans, from } = priced(own);
  const { from: now } = priced(asIs);
  if (from === undefined || (now !== undefined && now <= from)) return [];
  const members = people.map(({ key }) => key);
  return [{ proposer: proposer.key, members, request: own.request, block: own.block.id, plans, from, now }];
}

/** People who can propose for each other: both parents, both grandparents; everybody else of age alone. */
function couplesOf(members: readonly Member[]): readonly (readonly Member[])[] {
  const others = members.filter((member) => !isYouOrSpouse(member.relation) && !isDependent(member));
  const coupleOf = ({ relation, key }: Member) =>
    isParent(relation) || kinOf(relation) === 'grandparent' ? kinOf(relation) : key;
  return [...Map.groupBy(others, coupleOf).values()];
}

const ownRelations = ['You', 'Spouse'] as const;

/** As the first of them asks, for himself and the other. */
function inTheirOwnName(request: QuoteRequest, people: readonly Member[]): Party {
  const members = people.map((member, at): Member => {
    const relation = ownRelations[at] ?? 'Spouse';
    return { ...member, key: relation, relation };
  });
  const pincode = pincodeOf(request, people);
  const genderOfYou = members[0]?.gender;
  return {
    block: blockTogether(members),
    request: { ...request, members, genderOfYou, pincode, parentsPincode: undefined },
  };
}

/** Cheap to find out beside two ratings: a product that takes them in one way alone, or people who share a cover in one alone. */
function canDiffer({ catalogue, channel }: PlansQuestion, asIs: Party, own: Party): boolean {
  if (basisOf(asIs.block.group) !== basisOf(own.block.group)) return true;
  const takes = ({ block, request }: Party) => {
    const applicants = { ...block, pincode: pincodeOf(request, block.members), request };
    return catalogue.products.map(
      ({ product }) => notShownReason(product, applicants, channel) === undefined,
    );
  };
  const before = takes(asIs);
  return takes(own).some((isTaken, at) => isTaken && !before[at]);
}
