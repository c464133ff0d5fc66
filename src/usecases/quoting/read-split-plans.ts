import type { QuoteId, VisitorId } from '#domain/ids.ts';
import { noFilters } from '#domain/offer/filters/filters.ts';
import { listedSplits } from '#domain/offer/split/listed-splits.ts';
import { partPrice } from '#domain/offer/split/part-price.ts';
import { type SplitPlans, splitPlans } from '#domain/offer/split/split-plans.ts';
import type { MemberKey } from '#domain/person/member.ts';
import type { Block } from '#domain/quote/block.ts';
import { type ClaimSize, claimantsOf, largeClaim } from '#domain/quote/large-claim.ts';
import { coveredMembers, isSplitOffered } from '#domain/quote/recommendation.ts';
import type { SplitPick } from '#domain/quote/split-pick.ts';
import { ok, type Result } from '#domain/result.ts';
import { needsOfNow, type ScoredQuote, type ScoringNeeds, scoreQuote } from './score-quote.ts';

export type SplitRequest = {
  readonly quoteId: QuoteId;
  readonly pick: SplitPick;
  /** Undefined, or nobody of the quote: the eldest. */
  readonly claimant: MemberKey | undefined;
  readonly claim: ClaimSize;
};

export type SplitAnswer = SplitPlans & {
  readonly scored: ScoredQuote;
  /** Only where a parent and you or the spouse are insured (specification section 4). */
  readonly offered: boolean;
  /** The first list of the quote. */
  readonly first: Block | undefined;
  /** The eldest comes first. */
  readonly claimants: readonly MemberKey[];
  readonly claimant: MemberKey | undefined;
};

/** The ways to insure the people of a quote. Fails with `NOT_FOUND`. */
export async function readSplitPlans(
  needs: ScoringNeeds,
  owner: VisitorId,
  splitRequest: SplitRequest,
): Promise<Result<SplitAnswer>> {
  const now = needsOfNow(needs);
  const scored = await scoreQuote(now, owner, {
    quoteId: splitRequest.quoteId,
    filters: noFilters,
    importance: {},
    resultType: 'all',
    variant: undefined,
    slabIds: [],
  });
  if (!scored.ok) return scored;
  const { quote, blocks, catalogue, on } = scored.value;
  const { request, channel } = quote;
  const lists = blocks.map(({ block }) => block);
  const members = coveredMembers(request.members);
  const market = { catalogue, request, channel, on };
  const split = splitPlans({
    members,
    listed: listedSplits(members, lists),
    plansOf: (id) => blocks.find(({ block }) => block.id === id)?.plans ?? [],
    priceOn: (slabId, part, separate) => partPrice(market, slabId, part, separate),
    pick: splitRequest.pick,
    // Ways are ranked by a claim that most of the cover pays for, whichever one is looked at.
    largeClaim: largeClaim(request.sumInsured, 'within'),
  });
  const claimants = claimantsOf(members).map(({ key }) => key);
  const claimant = claimants.find((key) => key === splitRequest.claimant) ?? claimants[0];
  const offered = isSplitOffered(request.members);
  return ok({ ...split, scored: scored.value, offered, first: lists[0], claimants, claimant });
}
