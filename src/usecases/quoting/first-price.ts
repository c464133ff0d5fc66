import { firstDayOfCover } from '#domain/cover/policy-days.ts';
import type { IsoDate } from '#domain/date.ts';
import { pincodeFailure } from '#domain/location/pincode-failure.ts';
import type { Place } from '#domain/location/place.ts';
import type { Rupees } from '#domain/money.ts';
import type { PricedBlock } from '#domain/offer/block-pick.ts';
import { noFilters } from '#domain/offer/filters/filters.ts';
import { licenceRules } from '#domain/offer/licence.ts';
import { type PlansQuestion, type RatedBlock, rateBlocks } from '#domain/offer/rated-blocks.ts';
import { listedSplits } from '#domain/offer/split/listed-splits.ts';
import { type RankedListedSplit, splitsWithLists } from '#domain/offer/split/split-plans.ts';
import type { Member, MemberKey } from '#domain/person/member.ts';
import type { InPieces } from '#domain/pieces.ts';
import { blockTogether } from '#domain/quote/block.ts';
import type { Channel } from '#domain/quote/channel.ts';
import { claimantsOf, largeClaim } from '#domain/quote/large-claim.ts';
import type { PlanGroup, QuoteRequest } from '#domain/quote/quote.ts';
import { quoteFailures } from '#domain/quote/quote-failures.ts';
import { coveredMembers, isSplitOffered } from '#domain/quote/recommendation.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { inTurns } from './judging/in-turns.ts';
import { type GroupJudge, judgeGroups, waysJudge } from './judging/judge-groups.ts';
import { needsOfNow, type ScoringNeeds } from './score-quote.ts';

export type FirstPrice = Pick<PricedBlock, 'priced' | 'from' | 'pick'> & {
  readonly group: PlanGroup;
  /** Who is covered: children whom nobody brings are not. */
  readonly members: readonly Member[];
  readonly place: Place;
  readonly sumInsured: Rupees;
  /** Parents on the policy of the others, and on one of their own; undefined where there are none beside others. */
  readonly split: FirstSplit | undefined;
  readonly on: IsoDate;
};

export type FirstSplit = {
  /** Those that can be bought. */
  readonly splits: readonly RankedListedSplit[];
  readonly members: readonly MemberKey[];
  /** Whose long illness is spoken of: the eldest. */
  readonly claimant: MemberKey | undefined;
};

/**
 * What a list for these people together says, of people without any illness or habit, before anything is saved: the lowest
 * price, and the plan that it recommends. What an insurer prices live is left out. Fails with `INVALID_ANSWERS` as a quote does.
 */
export async function firstPrice(
  needs: ScoringNeeds,
  channel: Channel,
  request: QuoteRequest,
): Promise<Result<FirstPrice>> {
  const { licence, prepared, today } = needsOfNow(needs);
  const catalogue = prepared();
  const pricedOn = today();
  const failures = quoteFailures(request, pricedOn);
  if (failures.length > 0) return fail('INVALID_ANSWERS', { fields: failures });
  const place = catalogue.catalogue.placeOf(request.pincode);
  if (!place) {
    const code = pincodeFailure(request.pincode) ?? 'PINCODE_INVALID';
    return fail('INVALID_ANSWERS', { fields: [{ field: 'pincode', code }] });
  }
  const members = coveredMembers(request.members);
  const together = blockTogether(members);
  const isSplit = isSplitOffered(members);
  const question: PlansQuestion = {
    catalogue,
    request: { ...request, members },
    on: firstDayOfCover(pricedOn),
    channel,
    filters: noFilters,
    licence,
    resultType: isSplit ? 'all' : together.group,
    variant: undefined,
  };
  const rated = rateBlocks(question);
  const judge = judgeGroups(question, new Map());
  const list = rated.find(({ facts }) => facts.block.id === together.id);
  const { priced, from, pick } = list ? judge.price(list) : nothing;
  await needs.ports.rest();
  const split = isSplit ? await inTurns(needs.ports, firstSplit(question, rated, judge)) : undefined;
  return ok({
    group: together.group,
    members,
    place,
    sumInsured: request.sumInsured,
    priced,
    from,
    pick,
    split,
    on: pricedOn,
  });
}

const nothing = { priced: 0, from: undefined, pick: undefined };

/** The ways that have lists, and no other: each is a block or two more to judge. */
function* firstSplit(
  question: PlansQuestion,
  rated: readonly RatedBlock[],
  judge: GroupJudge,
): InPieces<FirstSplit | undefined> {
  const { members, sumInsured } = question.request;
  const lists = rated.map(({ facts }) => facts.block);
  const ways = yield* splitsWithLists({
    members,
    listed: listedSplits(members, lists),
    pickFor: waysJudge(question, rated, judge),
    largeClaim: largeClaim(sumInsured, 'within'),
    mayAdvise: licenceRules[question.licence].mayAdvise,
  });
  const splits = ways.filter(({ total }) => total !== undefined);
  const claimant = claimantsOf(members)[0]?.key;
  return splits.length > 0 ? { splits, members: members.map(({ key }) => key), claimant } : undefined;
}
