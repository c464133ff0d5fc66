import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import type { IsoDate } from '#domain/date.ts';
import { inLanguage, type Language } from '#domain/local-text.ts';
import { addRupees, type Rupees, rupees } from '#domain/money.ts';
import { recommendedSplit } from '#domain/offer/split/recommended-split.ts';
import type {
  ListedSplit,
  PartPlan,
  RankedListedSplit,
  SplitPlans,
} from '#domain/offer/split/split-plans.ts';
import type { Member, MemberKey } from '#domain/person/member.ts';
import { serverIdOf } from '#domain/person/member-key.ts';
import type { Block } from '#domain/quote/block.ts';
import type { SplitPart } from '#domain/quote/family-split.ts';
import { type ClaimSize, largeClaim } from '#domain/quote/large-claim.ts';
import type { Quote } from '#domain/quote/quote.ts';
import { coveredMembers } from '#domain/quote/recommendation.ts';
import type { SplitPick } from '#domain/quote/split-pick.ts';
import { leftAfter } from '#domain/quote/split-ranking.ts';
import type { WireFirstSplit, WirePolicy, WireSplit, WireSplitRow } from './split.ts';
import { memberToWire } from './wire.ts';

export type SplitFacts = SplitPlans & {
  readonly quote: Quote;
  readonly catalogue: Pick<Catalogue, 'placeOf'>;
  readonly language: Language;
  readonly mayShowScores: boolean;
  readonly pricedOn: IsoDate;
  readonly offered: boolean;
  readonly first: Block | undefined;
  readonly pick: SplitPick;
  readonly claim: ClaimSize;
  readonly claimants: readonly MemberKey[];
  readonly claimant: MemberKey | undefined;
};

export function splitToWire(facts: SplitFacts): WireSplit {
  const { quote, mayShowScores, splits, picks, plan, claimant, claim } = facts;
  const { request } = quote;
  const [within, above] = [largeClaim(request.sumInsured, 'within'), largeClaim(request.sumInsured, 'above')];
  const recommended = mayShowScores ? recommendedSplit(splits) : undefined;
  const large: LargeClaim = { claimant, amount: claim === 'within' ? within : above };
  return {
    quote_id: quote.id,
    quote_crn: quote.crn,
    priced_on: facts.pricedOn,
    scores_shown: mayShowScores,
    offered: facts.offered,
    block: facts.first?.id ?? null,
    members: coveredMembers(request.members).map(memberToWire),
    ...placesOf(facts),
    sum_assured: request.sumInsured,
    deductible: request.deductible ?? null,
    claimants: facts.claimants.map(idOf),
    claimant: claimant === undefined ? null : idOf(claimant),
    claim,
    amounts: { within, above },
    plan: plan ? planToWire(plan) : null,
    picked: facts.pick,
    has_other_pick: picks.cheapest !== undefined && picks.cheapest !== picks.recommended,
    ways: splits.map((split) => splitRowToWire(split, split === recommended, large)),
    all_ways: facts.all.map(({ split, total, reason }) => ({
      policies: split.parts.map((part) => part.map(memberId)),
      separate: split.separate,
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
  { plan, splits, members, claimant }: FirstSplitFacts,
  sumInsured: Rupees,
  mayShowScores: boolean,
): WireFirstSplit {
  const recommended = mayShowScores ? recommendedSplit(splits) : undefined;
  const large: LargeClaim = { claimant, amount: largeClaim(sumInsured, 'within') };
  return {
    members: members.map(idOf),
    claimant: claimant === undefined ? null : idOf(claimant),
    plan: plan ? planToWire(plan) : null,
    ways: splits.map((split) => splitRowToWire(split, split === recommended, large)),
  };
}

type LargeClaim = { readonly claimant: MemberKey | undefined; readonly amount: Rupees };

const idOf = (key: MemberKey) => serverIdOf(key) ?? key;
const memberId = ({ key }: Member) => idOf(key);

function placesOf({ quote: { request }, catalogue, language }: SplitFacts) {
  const nameOf = (pincode: string) => {
    const place = catalogue.placeOf(pincode);
    return place ? inLanguage(place.district, language) : pincode;
  };
  const city = nameOf(request.pincode);
  const parents = request.parentsPincode === undefined ? city : nameOf(request.parentsPincode);
  return { city, parents_city: parents === city ? null : parents };
}

function splitRowToWire(ranked: RankedListedSplit, recommended: boolean, large: LargeClaim): WireSplitRow {
  const { kind, reason, total, overCheapest, split, plans, blocks } = ranked;
  const covers = split.parts.map((part, at) => coverOf(part, plans[at], split.separate));
  return {
    kind,
    reason,
    recommended,
    total: total ?? null,
    over_cheapest: overCheapest ?? null,
    cover: total === undefined ? null : addRupees(covers),
    policies: split.parts.map((part, at) => ({
      members: part.map(memberId),
      block: blocks[at] ?? null,
      plan: plans[at] ? planToWire(plans[at]) : null,
      premium: plans[at]?.premium ?? null,
      left: leftOn(part, plans[at], split.separate, large),
    })),
  };
}

function coverOf(part: SplitPart, plan: PartPlan | undefined, separate: boolean): Rupees {
  const each = plan?.slab.sumInsured ?? rupees(0);
  return separate ? addRupees(part.map(() => each)) : each;
}

/** One row a cover; of own covers one for the claimant and one for the others. */
function leftOn(
  part: SplitPart,
  plan: PartPlan | undefined,
  separate: boolean,
  { claimant, amount }: LargeClaim,
): WirePolicy['left'] {
  if (!plan) return [];
  const { sumInsured, features } = plan.slab;
  const row = (members: SplitPart): WirePolicy['left'][number] => {
    const touched = members.some(({ key }) => key === claimant);
    const after = leftAfter({ sumInsured, restoration: features.restoration }, amount);
    const [remaining, refill] = touched ? [after.cover, after.refill] : [sumInsured, 0];
    return { members: members.map(memberId), touched, cover: sumInsured, left: remaining, refill };
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
