import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { effectiveCopayPercent } from '#domain/cover/copay.ts';
import { oldIllnessFrom } from '#domain/cover/waiting.ts';
import type { IsoDate } from '#domain/date.ts';
import { type Demand, demandsOf } from '#domain/judge/verdict/demands.ts';
import { inLanguage, type Language } from '#domain/local-text.ts';
import { addRupees, type Rupees, rupees } from '#domain/money.ts';
import type { BlockPick } from '#domain/offer/block-pick.ts';
import { pickScopes } from '#domain/offer/plan.ts';
import { type RankedListedSplit, type SplitPlans, sharedCoverOf } from '#domain/offer/split/split-plans.ts';
import { eldestYears } from '#domain/person/age.ts';
import type { Member, MemberKey } from '#domain/person/member.ts';
import type { Block } from '#domain/quote/block.ts';
import type { SplitPart } from '#domain/quote/family-split.ts';
import { type ClaimSize, largeClaim } from '#domain/quote/large-claim.ts';
import type { Quote } from '#domain/quote/quote.ts';
import { coveredMembers } from '#domain/quote/recommendation.ts';
import { leftAfter } from '#domain/quote/split-ranking.ts';
import { ridersToWire } from '../plan/riders-wire.ts';
import { riderIdsOf } from '../plan/wire.ts';
import { bearableToWire } from './bearable/wire.ts';
import type { WireFirstSplit, WireGroupPick, WirePolicy, WireSplit, WireSplitRow } from './split.ts';
import { cityName, memberId, memberToWire } from './wire.ts';

/** How a plan is told where it stands for a group. */
export type GroupPickContext = {
  readonly language: Language;
  readonly mayShowScores: boolean;
  /** The first day of cover. */
  readonly coverStart: IsoDate;
};

export type SplitFacts = SplitPlans &
  GroupPickContext & {
    readonly quote: Quote;
    readonly catalogue: Pick<Catalogue, 'placeOf' | 'conditions'>;
    readonly pricedOn: IsoDate;
    readonly offered: boolean;
    readonly first: Block | undefined;
    readonly claim: ClaimSize;
    readonly claimants: readonly MemberKey[];
    readonly claimant: MemberKey | undefined;
  };

export function splitToWire(facts: SplitFacts): WireSplit {
  const { quote, mayShowScores, splits, claimant, claim } = facts;
  const { request } = quote;
  const [within, above] = [largeClaim(request.sumInsured, 'within'), largeClaim(request.sumInsured, 'above')];
  const large: LargeClaim = { claimant, amount: claim === 'within' ? within : above };
  return {
    quote_id: quote.id,
    quote_crn: quote.crn,
    priced_on: facts.pricedOn,
    scores_shown: mayShowScores,
    offered: facts.offered,
    block: facts.first?.id ?? null,
    members: coveredMembers(request.members).map(memberToWire),
    ill: illOf(facts),
    bearable: bearableToWire(request.bearable),
    demands: demandsIn(request),
    ...placesOf(facts),
    sum_assured: request.sumInsured,
    deductible: request.deductible ?? null,
    claimants: facts.claimants.map(memberId),
    claimant: claimant === undefined ? null : memberId(claimant),
    claim,
    amounts: { within, above },
    ways: rowsOf(splits, large, facts),
    all_ways: facts.all.map(({ split, total, reason }) => ({
      policies: split.parts.map((part) => part.map(idOf)),
      separate: split.separate,
      reason,
      total: total ?? null,
    })),
  };
}

export type FirstSplitFacts = Pick<SplitPlans, 'splits'> & {
  readonly members: readonly MemberKey[];
  readonly claimant: MemberKey | undefined;
};

/** Before a quote: the same ways, with the claim of the eldest that they are ranked by. */
export function firstSplitToWire(
  { splits, members, claimant }: FirstSplitFacts,
  sumInsured: Rupees,
  context: GroupPickContext,
): WireFirstSplit {
  const large: LargeClaim = { claimant, amount: largeClaim(sumInsured, 'within') };
  return {
    members: members.map(memberId),
    claimant: claimant === undefined ? null : memberId(claimant),
    ways: rowsOf(splits, large, context),
  };
}

function demandsIn({ importance, members }: Quote['request']): Demand[] {
  const hasHospital = (importance?.hospitals ?? []).length > 0;
  return [...demandsOf(importance, coveredMembers(members)), ...(hasHospital ? (['hospital'] as const) : [])];
}

type LargeClaim = { readonly claimant: MemberKey | undefined; readonly amount: Rupees };

const idOf = ({ key }: Member) => memberId(key);

function placesOf({ quote: { request }, catalogue, language }: SplitFacts) {
  const nameOf = (pincode: string) => cityName(catalogue, pincode, language);
  const city = nameOf(request.pincode);
  const parents = request.parentsPincode === undefined ? city : nameOf(request.parentsPincode);
  return { city, parents_city: parents === city ? null : parents };
}

function illOf({ quote: { request }, catalogue, language }: SplitFacts): WireSplit['ill'] {
  return coveredMembers(request.members).flatMap((member) =>
    member.conditions.flatMap((id) => {
      const condition = catalogue.conditions.find((one) => one.id === id);
      return condition ? [{ id: idOf(member), illness: inLanguage(condition.name, language) }] : [];
    }),
  );
}

function rowsOf(
  splits: readonly RankedListedSplit[],
  large: LargeClaim,
  context: GroupPickContext,
): WireSplitRow[] {
  const [first] = splits;
  return splits.map((split) => splitRowToWire(split, first, large, context));
}

function splitRowToWire(
  ranked: RankedListedSplit,
  first: RankedListedSplit | undefined,
  large: LargeClaim,
  context: GroupPickContext,
): WireSplitRow {
  const { mayShowScores } = context;
  const { kind, reason, total, allIn, split, picks, blocks } = ranked;
  const covers = split.parts.map((part, at) => coverOf(part, picks[at], split.separate));
  return {
    kind,
    reason,
    recommended: mayShowScores && ranked.recommended,
    total: total ?? null,
    all_in: mayShowScores ? (allIn ?? null) : null,
    over_first: overFirst(ranked, first, mayShowScores),
    cheapest_sound: mayShowScores ? soundSums(ranked) : null,
    cover: total === undefined ? null : addRupees(covers),
    policies: split.parts.map((part, at) => ({
      members: part.map(idOf),
      block: blocks[at] ?? null,
      plan: picks[at] ? groupPickToWire(picks[at], part, context) : null,
      left: leftOn(part, picks[at], split.separate, large),
    })),
  };
}

function overFirst(
  one: RankedListedSplit,
  first: RankedListedSplit | undefined,
  mayShowScores: boolean,
): WireSplitRow['over_first'] {
  const { total, allIn } = one;
  if (one === first || total === undefined || first?.total === undefined) return null;
  const years = mayShowScores && allIn !== undefined && first.allIn !== undefined;
  return { this_year: total - first.total, all_in: years ? allIn - first.allIn : null };
}

/** Null where these are the plans of the way itself. */
function soundSums({ picks, total }: RankedListedSplit): WireSplitRow['cheapest_sound'] {
  const sound = picks.flatMap((pick) => pick?.cheapestSound ?? []);
  const sum = addRupees(sound.map(({ premium }) => premium));
  if (sound.length < picks.length || sum === total) return null;
  const scope = pickScopes.findLast((one) => sound.some((plan) => plan.scope === one)) ?? 'all';
  return { total: sum, all_in: sound.reduce((all, { allIn }) => all + allIn, 0), scope };
}

function coverOf(part: SplitPart, pick: BlockPick | undefined, separate: boolean): Rupees {
  const each = pick?.plan.slab.sumInsured ?? rupees(0);
  return separate ? addRupees(part.map(() => each)) : each;
}

/** One row a cover; of own covers one for the claimant and one for the others. */
function leftOn(
  part: SplitPart,
  pick: BlockPick | undefined,
  separate: boolean,
  { claimant, amount }: LargeClaim,
): WirePolicy['left'] {
  if (!pick) return [];
  const { slab } = pick.plan;
  const { sumInsured } = slab;
  const row = (members: SplitPart): WirePolicy['left'][number] => {
    const touched = members.some(({ key }) => key === claimant);
    const untouched = { cover: sumInsured, refill: 0, own: 0 };
    const after = touched ? leftAfter(sharedCoverOf(slab, members), amount) : untouched;
    const { cover: remaining, refill, own } = after;
    return { members: members.map(idOf), touched, cover: sumInsured, left: remaining, refill, own };
  };
  const others = part.filter(({ key }) => key !== claimant);
  const hit = part.filter(({ key }) => key === claimant);
  const groups = separate ? [others, hit] : [part];
  return groups.filter((members) => members.length > 0).map(row);
}

export function groupPickToWire(
  { plan, premium, allIn, weaknesses }: BlockPick,
  people: SplitPart,
  { language, mayShowScores, coverStart }: GroupPickContext,
): WireGroupPick {
  const { product, insurer, slab, recommended } = plan;
  return {
    slab_id: slab.id,
    product_slug: product.slug,
    riders: riderIdsOf(plan),
    with_riders: ridersToWire(plan, language),
    product_title: product.title,
    insurer_title: insurer.title,
    sum_assured: slab.sumInsured,
    premium,
    all_in: mayShowScores ? allIn : null,
    recommended: mayShowScores && recommended,
    copay_percent: effectiveCopayPercent(slab.features.copay, eldestYears(people)),
    unmet: [...plan.unmet],
    weaknesses: [...weaknesses],
    old_illness: oldIllnessToWire(oldIllnessFrom(slab.features, people, coverStart)),
  };
}

function oldIllnessToWire(from: ReturnType<typeof oldIllnessFrom>): WireGroupPick['old_illness'] {
  return from === undefined ? null : { from: from === 'never' ? null : from };
}
