import type { QuoteId, VisitorId } from '#domain/ids.ts';
import { noFilters } from '#domain/offer/filters/filters.ts';
import { licenceRules } from '#domain/offer/licence.ts';
import { listedSplits } from '#domain/offer/split/listed-splits.ts';
import { type SplitPlans, splitPlans } from '#domain/offer/split/split-plans.ts';
import type { MemberKey } from '#domain/person/member.ts';
import type { Block } from '#domain/quote/block.ts';
import { type ClaimSize, claimantsOf, largeClaim } from '#domain/quote/large-claim.ts';
import { coveredMembers, isSplitOffered } from '#domain/quote/recommendation.ts';
import { ok, type Result } from '#domain/result.ts';
import { inTurns } from './judging/in-turns.ts';
import { waysJudge } from './judging/judge-groups.ts';
import { needsOfNow, type RatedQuote, rateQuote, type ScoringNeeds } from './score-quote.ts';

export type SplitRequest = {
  readonly quoteId: QuoteId;
  /** Undefined, or nobody of the quote: the eldest. */
  readonly claimant: MemberKey | undefined;
  readonly claim: ClaimSize;
};

export type SplitAnswer = SplitPlans & {
  readonly rated: RatedQuote;
  /** Only where a parent and you or the spouse are insured (specification section 4). */
  readonly offered: boolean;
  /** The first list of the quote. */
  readonly first: Block | undefined;
  /** The eldest comes first. */
  readonly claimants: readonly MemberKey[];
  readonly claimant: MemberKey | undefined;
};

/** The ways to insure the people of a quote, each policy on the pick of its own list. Fails with `NOT_FOUND`. */
export async function readSplitPlans(
  needs: ScoringNeeds,
  owner: VisitorId,
  splitRequest: SplitRequest,
): Promise<Result<SplitAnswer>> {
  const result = await rateQuote(needsOfNow(needs), owner, {
    quoteId: splitRequest.quoteId,
    filters: noFilters,
    resultType: 'all',
    variant: undefined,
    slabIds: [],
  });
  if (!result.ok) return result;
  const { quote, question, rated, judge } = result.value;
  const { request } = quote;
  const lists = rated.map(({ facts }) => facts.block);
  const members = coveredMembers(request.members);
  const offered = isSplitOffered(request.members);
  const splitQuestion = {
    members,
    listed: listedSplits(members, lists),
    pickFor: waysJudge(question, rated, judge),
    // Ways are ranked by a claim that most of the cover pays for, whichever one is looked at.
    largeClaim: largeClaim(request.sumInsured, 'within'),
    mayAdvise: licenceRules[question.licence].mayAdvise,
  };
  const split = offered ? await inTurns(needs.ports, splitPlans(splitQuestion)) : { splits: [], all: [] };
  const claimants = claimantsOf(members).map(({ key }) => key);
  const claimant = claimants.find((key) => key === splitRequest.claimant) ?? claimants[0];
  return ok({ ...split, rated: result.value, offered, first: lists[0], claimants, claimant });
}
