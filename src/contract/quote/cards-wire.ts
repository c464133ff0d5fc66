import { networkNear } from '#domain/catalogue/hospital.ts';
import { firstDayOfCover } from '#domain/cover/policy-days.ts';
import { waitsFrom } from '#domain/cover/waiting.ts';
import type { Figures, Gain, Moved } from '#domain/judge/gain.ts';
import { nearScope, pickNames } from '#domain/judge/verdict/pick-names.ts';
import { roundToTwoDigits } from '#domain/judge/years/rounded-years.ts';
import { inLanguage, type Language } from '#domain/local-text.ts';
import type { Acceptance } from '#domain/offer/acceptance/acceptances.ts';
import type { OtherWay } from '#domain/offer/acceptance/other-ways.ts';
import type { PricedBlock } from '#domain/offer/block-pick.ts';
import type { ListedPlans } from '#domain/offer/listed.ts';
import type { ScoredBlock, ScoredPlan } from '#domain/offer/plan.ts';
import { floorToWire, waitsToWire } from '../plan/judged/judged-wire.ts';
import { planIdentifierFor } from '../plan/plan-identifier.ts';
import { ridersToWire, titleWithRiders } from '../plan/riders-wire.ts';
import {
  neverBetterToWire,
  premiumToWire,
  riderIdsOf,
  roomAndCopayToWire,
  saleToWire,
} from '../plan/wire.ts';
import { acceptanceToWire, otherWayToWire } from './acceptance/wire.ts';
import { bearableToWire } from './bearable/wire.ts';
import { type BlocksAnswer, hindrancesToWire, pickToWire, typeOfferToWire, uidataOf } from './blocks-wire.ts';
import type { cardGroups, WireCard, WireCards } from './cards.ts';
import { filterCountsToWire, reliefToWire } from './filters-wire.ts';
import { demandsToWire, importanceToWire } from './importance/wire.ts';
import { memberId } from './wire.ts';

type Rupees = number;
type StayTitle = { readonly id: string; readonly title: Parameters<typeof inLanguage>[0] };
type CommonStayFacts = { readonly stay: StayTitle; readonly total: Rupees };

type CardFacts = {
  readonly plan: ScoredPlan;
  readonly ownShare: Rupees | undefined;
  readonly gain: Gain | undefined;
  readonly mayLoad: boolean;
};

export type CardsAnswer = Pick<
  BlocksAnswer,
  'stamp' | 'quote' | 'catalogue' | 'language' | 'mayShowScores' | 'channelConflict' | 'offers'
> & {
  readonly blocks: readonly PricedBlock[];
  readonly block: ScoredBlock;
  readonly groups: ListedPlans;
  readonly cards: readonly CardFacts[];
  readonly next: CardFacts | undefined;
  readonly stays: readonly CommonStayFacts[];
  readonly stay: CommonStayFacts | undefined;
  readonly steps: readonly { readonly sumInsured: Rupees; readonly from: Rupees | undefined }[];
  readonly rents: Readonly<Record<'single' | 'single-ac', Rupees>> | undefined;
  readonly acceptances: readonly Acceptance[];
  readonly otherWays: readonly OtherWay[];
};

export function cardsAnswer(answer: CardsAnswer): WireCards {
  const { quote, stamp, blocks, block, groups, mayShowScores, rents } = answer;
  return {
    quote_id: quote.id,
    quote_crn: quote.crn,
    catalogue_version: stamp.catalogueVersion,
    priced_on: stamp.on,
    sales_channel_conflict_redirect_to: answer.channelConflict?.redirectTo ?? null,
    sales_channel: answer.channelConflict
      ? { channel: answer.channelConflict.channel, partner: answer.channelConflict.partnerName ?? null }
      : null,
    scores_shown: mayShowScores,
    blocks: blocks.map((one) => tabToWire(one, mayShowScores)),
    type: block.block.group,
    block: block.block.id,
    ...hindrancesToWire(blocks, block),
    acceptances: answer.acceptances.map(acceptanceToWire),
    other_ways: answer.otherWays.map((way) => otherWayToWire(way, quote.id)),
    uidata: uidataOf(answer, block),
    product_types: (answer.offers?.get(block.block.id) ?? []).map((offer) =>
      typeOfferToWire(offer, mayShowScores),
    ),
    bearable: bearableToWire(quote.request.bearable),
    importance: importanceToWire(quote.request.importance),
    demands: [...demandsToWire(block)],
    shown_year: block.shownYear,
    asked_cover: block.requestedCover,
    covers: answer.steps.map(({ sumInsured, from }) => ({ sum_assured: sumInsured, from: from ?? null })),
    ...staysToWire(answer),
    room_rent: rents ? { single_ac: rents['single-ac'], single: rents.single } : null,
    near_scope: nearScope(block.plans),
    near_equals: mayShowScores
      ? block.plans.filter(({ nearEqual }) => nearEqual).flatMap((one) => nearToWire(one, answer))
      : [],
    next_best: (answer.next && nextToWire(answer.next, answer)) ?? null,
    counts: {
      pick: groups.picks.length,
      list: groups.list.length,
      waiting: groups.waiting.length,
      apart: groups.apart.length,
    },
    apart_from: lowest(groups.apart.map(({ slab }) => slab.sumInsured)),
    cards: answer.cards.map((card) => cardToWire(card, groups, answer)),
    insurers: Object.fromEntries(
      [...block.plans, ...block.notShown].map(({ insurer }) => [insurer.slug, insurer.title]),
    ),
    filter_counts: filterCountsToWire(block.filterCounts),
    filter_relief: reliefToWire(block.filterRelief),
    not_shown: block.notShown.map(({ product, reason, members }) => ({
      product_title: product.title,
      reason,
      members: members.map(memberId),
    })),
  };
}

function staysToWire({ stays, stay, language }: CardsAnswer): Pick<WireCards, 'stays' | 'stay'> {
  return {
    stays: stays.map(({ stay: { id, title }, total }) => ({
      id,
      title: inLanguage(title, language),
      bill: total,
    })),
    stay: stay?.stay.id ?? null,
  };
}

function nearToWire(plan: ScoredPlan, { language }: Answering): WireCards['near_equals'] {
  const { slab, allIn, premium } = plan;
  if (!allIn || premium.kind !== 'quoted') return [];
  const title = titleWithRiders(plan, language);
  return [{ slab_id: slab.id, title, all_in: allIn.total, premium: premium.total }];
}

function nextToWire({ plan, ownShare, gain }: CardFacts, { language }: Answering): WireCards['next_best'] {
  const { nearEqual, premium } = plan;
  if (premium.kind !== 'quoted') return null;
  return {
    title: titleWithRiders(plan, language),
    near_equal: nearEqual,
    premium: premium.total,
    own_share: ownShare ?? null,
    gain: gain ? gainToWire(gain) : null,
  };
}

function lowest(amounts: readonly number[]): number | null {
  return amounts.length > 0 ? Math.min(...amounts) : null;
}

function tabToWire(
  { block, plans, from, pick }: PricedBlock,
  mayShowScores: boolean,
): WireCards['blocks'][number] {
  return {
    type: block.group,
    block: block.id,
    members: block.members.map(({ key }) => memberId(key)),
    plans,
    from: from ?? null,
    pick: pickToWire(pick, mayShowScores),
  };
}

function groupOf({ list, waiting, apart }: ListedPlans, plan: ScoredPlan): (typeof cardGroups)[number] {
  if (list.includes(plan)) return 'list';
  if (waiting.includes(plan)) return 'waiting';
  return apart.includes(plan) ? 'apart' : 'pick';
}

type Answering = Pick<CardsAnswer, 'stamp' | 'quote' | 'language' | 'mayShowScores' | 'catalogue' | 'block'>;

function cardToWire(
  { plan, ownShare, gain, mayLoad }: CardFacts,
  groups: ListedPlans,
  answer: Answering,
): WireCard {
  const { quote, language, mayShowScores } = answer;
  const { insurer, product, slab, years } = plan;
  const { premium, premium_status, premium_reason } = premiumToWire(plan);
  return {
    group: groupOf(groups, plan),
    insurer_id: insurer.id,
    insurer_title: insurer.title,
    insurer_mark: insurer.mark,
    product_slug: product.slug,
    product_title: product.title,
    slab_id: slab.id,
    plan_identifier: planIdentifierFor(quote.id, plan),
    riders: riderIdsOf(plan),
    with_riders: ridersToWire(plan, language),
    premium,
    premium_status,
    premium_reason,
    sum_assured: slab.sumInsured,
    deductible: slab.deductible ?? null,
    ...roomAndCopayToWire(slab),
    wait_months: slab.features.waitingPeriods.preExistingMonths,
    recommended: mayShowScores && plan.recommended,
    names: mayShowScores ? [...pickNames(plan, answer.block.plans)] : [],
    near_equal: mayShowScores && plan.nearEqual,
    sound: plan.sound,
    never_better: neverBetterToWire(plan, language),
    offline_type: saleToWire(plan).offline_type,
    near: hospitalsToWire(plan, answer),
    may_load: mayLoad,
    years: {
      nine_in_ten: roundToTwoDigits(years.nineInTen),
      one_in_twenty: roundToTwoDigits(years.oneInTwenty),
      one_in_hundred: roundToTwoDigits(years.oneInHundred),
    },
    own_share: ownShare ?? null,
    ...(mayShowScores ? scoreToWire(plan, language) : unscored),
    ten_years: mayShowScores && plan.pick ? tenYearsToWire(plan, answer) : null,
    gain: gain ? gainToWire(gain) : null,
  };
}

function hospitalsToWire({ insurer }: ScoredPlan, { catalogue, block }: Answering): WireCard['near'] {
  const { hospitals, settled } = networkNear(catalogue.hospitals, block.block.pincode, insurer.slug);
  return hospitals === 0 ? null : { hospitals, cashless: settled.cashless };
}

function tenYearsToWire({ allIn, slab }: ScoredPlan, { stamp }: Answering): WireCard['ten_years'] {
  if (!allIn) return null;
  return {
    premium: allIn.years.map(({ premium }) => premium),
    own_share: allIn.years.map(({ ownShare }) => ownShare),
    waits: waitsToWire(waitsFrom(slab.features, firstDayOfCover(stamp.on))),
  };
}

type CardScore = Pick<WireCard, 'total_score' | 'all_in' | 'not_recommended'>;

const unscored: CardScore = { total_score: null, all_in: null, not_recommended: null };

function scoreToWire({ score, allIn, floor }: ScoredPlan, language: Language): CardScore {
  return {
    total_score: score.totalTenths / 10,
    all_in: allIn?.total ?? null,
    not_recommended: floor ? floorToWire(floor, language) : null,
  };
}

export function gainToWire({ extra, average, better, worse }: Gain): NonNullable<WireCard['gain']> {
  return { extra, average: average ?? null, better: better.map(movedToWire), worse: worse.map(movedToWire) };
}

const movedToWire = ({ item, now, was }: Moved) => ({
  item,
  now: figuresToWire(now),
  was: figuresToWire(was),
});

/** A shared decision may hold the leading figure alone, as it was kept then. */
const figuresToWire = (figures: Figures) => [figures].flat().map((figure) => figure ?? null);
