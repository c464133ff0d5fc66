import { firstDayOfCover } from '#domain/cover/policy-days.ts';
import type { IsoDate } from '#domain/date.ts';
import { pincodeFailure } from '#domain/location/pincode-failure.ts';
import type { Place } from '#domain/location/place.ts';
import { lower, type Rupees } from '#domain/money.ts';
import { noFilters } from '#domain/offer/filters/filters.ts';
import { rateBlocks } from '#domain/offer/rated-blocks.ts';
import { cheapestSound, type Sound } from '#domain/offer/sound-price.ts';
import { firstSplit } from '#domain/offer/split/first-split.ts';
import type { ListedSplit } from '#domain/offer/split/split-plans.ts';
import type { MemberKey } from '#domain/person/member.ts';
import { blockTogether } from '#domain/quote/block.ts';
import type { Channel } from '#domain/quote/channel.ts';
import { claimantsOf } from '#domain/quote/large-claim.ts';
import type { PlanGroup, QuoteRequest } from '#domain/quote/quote.ts';
import { quoteFailures } from '#domain/quote/quote-failures.ts';
import { coveredMembers, isSplitOffered } from '#domain/quote/recommendation.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { needsOfNow, type ScoringNeeds } from './score-quote.ts';

export type FirstPrice = {
  readonly group: PlanGroup;
  /** How many are covered: children whom nobody brings are not. */
  readonly people: number;
  readonly place: Place;
  readonly sumInsured: Rupees;
  /** Plans at exactly this cover whose price is known. */
  readonly plans: number;
  /** Undefined: none has a price. */
  readonly from: Rupees | undefined;
  readonly sound: Sound | undefined;
  /** Parents on the policy of the others, and on one of their own; undefined where there are none beside others. */
  readonly split: FirstSplit | undefined;
  readonly on: IsoDate;
};

export type FirstSplit = ListedSplit & {
  readonly members: readonly MemberKey[];
  /** Whose long illness is spoken of: the eldest. */
  readonly claimant: MemberKey | undefined;
};

/**
 * The lowest prices for these people together, of people without any illness or habit, before anything is saved. What an
 * insurer prices live is left out. Fails with `INVALID_ANSWERS` as a quote does.
 */
export function firstPrice(needs: ScoringNeeds, channel: Channel, request: QuoteRequest): Result<FirstPrice> {
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
  const market = { catalogue, request: { ...request, members }, on: firstDayOfCover(pricedOn), channel };
  const blocks = rateBlocks({
    ...market,
    importance: {},
    filters: noFilters,
    licence,
    resultType: isSplitOffered(members) ? 'all' : together.group,
    variant: undefined,
  });
  const rated = blocks.find(({ facts }) => facts.block.id === together.id);
  const split = firstSplit({ ...market, catalogue: catalogue.catalogue }, blocks);
  const prices = (rated?.plans ?? []).flatMap(({ plan }) =>
    plan.slab.sumInsured === request.sumInsured && plan.premium.kind === 'quoted' ? [plan.premium.total] : [],
  );
  const [first, ...others] = prices;
  return ok({
    group: together.group,
    people: members.length,
    place,
    sumInsured: request.sumInsured,
    plans: prices.length,
    from: first && others.reduce(lower, first),
    sound: rated && cheapestSound(rated, rated.plans),
    split: split && {
      ...split,
      members: members.map(({ key }) => key),
      claimant: claimantsOf(members)[0]?.key,
    },
    on: pricedOn,
  });
}
