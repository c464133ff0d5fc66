import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import type { IsoDate } from '#domain/date.ts';
import { inLanguage, type Language } from '#domain/local-text.ts';
import { addRupees, type Rupees, rupees } from '#domain/money.ts';
import { recommendedWay } from '#domain/offer/split/recommended-way.ts';
import type { ListedSplit, PartPlan, RankedListedWay, SplitPlans } from '#domain/offer/split/split-plans.ts';
import type { Member, MemberKey } from '#domain/person/member.ts';
import { serverIdOf } from '#domain/person/member-key.ts';
import type { Block } from '#domain/quote/block.ts';
import type { WayPart } from '#domain/quote/family-split.ts';
import { type ClaimSize, largeClaim } from '#domain/quote/large-claim.ts';
import type { Quote } from '#domain/quote/quote.ts';
import { coveredMembers } from '#domain/quote/recommendation.ts';
import type { SplitPick } from '#domain/quote/split-pick.ts';
import { leftAfter } from '#domain/quote/split-ranking.ts';
import type { WireFirstSplit, WirePolicy, WireSplit, WireWay } from './split.ts';
import { memberToWire } from './wire.ts';

export type SplitTold = SplitPlans & {
  readonly quote: Quote;
  readonly catalogue: Pick<Catalogue, 'placeOf'>;
  readonly language: Language;
  readonly scoresShown: boolean;
  readonly pricedOn: IsoDate;
  readonly offered: boolean;
  readonly first: Block | undefined;
  readonly pick: SplitPick;
  readonly claim: ClaimSize;
  readonly claimants: readonly MemberKey[];
  readonly claimant: MemberKey | undefined;
};

export function splitToWire(told: SplitTold): WireSplit {
  const { quote, scoresShown, ways, picks, plan, claimant, claim } = told;
  const { request } = quote;
  const [within, above] = [largeClaim(request.sumInsured, 'within'), largeClaim(request.sumInsured, 'above')];
  const recommended = scoresShown ? recommendedWay(ways) : undefined;
  const large: LargeClaim = { claimant, amount: claim === 'within' ? within : above };
  return {
    quote_id: quote.id,
    quote_crn: quote.crn,
    priced_on: told.pricedOn,
    scores_shown: scoresShown,
    offered: told.offered,
    block: told.first?.id ?? null,
    members: coveredMembers(request.members).map(memberToWire),
    ...placesOf(told),
    sum_assured: request.sumInsured,
    deductible: request.deductible ?? null,
    claimants: told.claimants.map(idOf),
    claimant: claimant === undefined ? null : idOf(claimant),
    claim,
    amounts: { within, above },
    plan: plan ? planToWire(plan) : null,
    picked: told.pick,
    has_other_pick: picks.cheapest !== undefined && picks.cheapest !== picks.recommended,
    ways: ways.map((way) => wayToWire(way, way === recommended, large)),
    all_ways: told.all.map(({ way, total, reason }) => ({
      policies: way.parts.map((part) => part.map(memberId)),
      separate: way.separate,
      reason,
      total: total ?? null,
    })),
  };
}

export type FirstSplitFacts = ListedSplit & {
  readonly members: readonly MemberKey[];
  readonly claimant: MemberKey | undefined;
};

/** Before a quote: the same ways, with the claim of the eldest that they are ranked by. */
export function firstSplitToWire(
  { plan, ways, members, claimant }: FirstSplitFacts,
  sumInsured: Rupees,
  scoresShown: boolean,
): WireFirstSplit {
  const recommended = scoresShown ? recommendedWay(ways) : undefined;
  const large: LargeClaim = { claimant, amount: largeClaim(sumInsured, 'within') };
  return {
    members: members.map(idOf),
    claimant: claimant === undefined ? null : idOf(claimant),
    plan: plan ? planToWire(plan) : null,
    ways: ways.map((way) => wayToWire(way, way === recommended, large)),
  };
}

type LargeClaim = { readonly claimant: MemberKey | undefined; readonly amount: Rupees };

const idOf = (key: MemberKey) => serverIdOf(key) ?? key;
const memberId = ({ key }: Member) => idOf(key);

function placesOf({ quote: { request }, catalogue, language }: SplitTold) {
  const nameOf = (pincode: string) => {
    const place = catalogue.placeOf(pincode);
    return place ? inLanguage(place.district, language) : pincode;
  };
  const city = nameOf(request.pincode);
  const parents = request.parentsPincode === undefined ? city : nameOf(request.parentsPincode);
  return { city, parents_city: parents === city ? null : parents };
}

function wayToWire(ranked: RankedListedWay, recommended: boolean, large: LargeClaim): WireWay {
  const { kind, reason, total, overCheapest, way, plans, blocks } = ranked;
  const covers = way.parts.map((part, at) => coverOf(part, plans[at], way.separate));
  return {
    kind,
    reason,
    recommended,
    total: total ?? null,
    over_cheapest: overCheapest ?? null,
    cover: total === undefined ? null : addRupees(covers),
    policies: way.parts.map((part, at) => ({
      members: part.map(memberId),
      block: blocks[at] ?? null,
      plan: plans[at] ? planToWire(plans[at]) : null,
      premium: plans[at]?.premium ?? null,
      left: leftOn(part, plans[at], way.separate, large),
    })),
  };
}

function coverOf(part: WayPart, plan: PartPlan | undefined, separate: boolean): Rupees {
  const each = plan?.slab.sumInsured ?? rupees(0);
  return separate ? addRupees(part.map(() => each)) : each;
}

/** One row a cover; of own covers one for the claimant and one for the others. */
function leftOn(
  part: WayPart,
  plan: PartPlan | undefined,
  separate: boolean,
  { claimant, amount }: LargeClaim,
): WirePolicy['left'] {
  if (!plan) return [];
  const { sumInsured, features } = plan.slab;
  const row = (members: WayPart): WirePolicy['left'][number] => {
    const touched = members.some(({ key }) => key === claimant);
    const after = leftAfter({ sumInsured, restoration: features.restoration }, amount);
    const [left, refill] = touched ? [after.cover, after.refill] : [sumInsured, 0];
    return { members: members.map(memberId), touched, cover: sumInsured, left, refill };
  };
  const others = part.filter(({ key }) => key !== claimant);
  const hit = part.filter(({ key }) => key === claimant);
  const groups = separate ? [others, hit] : [part];
  return groups.filter((members) => members.length > 0).map(row);
}

function planToWire({ product, insurer, slab }: PartPlan): NonNullable<WireSplit['plan']> {
  return {
    slab_id: slab.id,
    product_title: product.title,
    insurer_title: insurer.title,
    sum_assured: slab.sumInsured,
  };
}
