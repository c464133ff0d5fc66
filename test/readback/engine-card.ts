import { saleToWire } from '#contract/plan/wire.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { networkNear } from '#domain/catalogue/hospital.ts';
import { type CommonStay, commonStays, ownShareOf } from '#domain/claim/common-stays.ts';
import { assumedLimits, heldCover } from '#domain/claim/held-cover.ts';
import type { ExistingCover } from '#domain/claim/stack-check.ts';
import { effectiveCopayPercent } from '#domain/cover/copay.ts';
import { roomLimitPerDay } from '#domain/cover/room-cap.ts';
import { addMonths, type IsoDate } from '#domain/date.ts';
import { type FitFacts, fitFactsOf } from '#domain/judge/alternatives/better-fit.ts';
import { gainOf, type Moved } from '#domain/judge/gain.ts';
import { roundToTwoDigits } from '#domain/judge/years/rounded-years.ts';
import { usualStay } from '#domain/judge/years/stays/usual-stay.ts';
import { inLanguage } from '#domain/local-text.ts';
import { cityTier } from '#domain/location/city.ts';
import type { CoverStep } from '#domain/offer/choice/cover-steps.ts';
import type { PlanFilters } from '#domain/offer/filters/filters.ts';
import type { ScoredBlock, ScoredPlan } from '#domain/offer/plan.ts';
import { ageInYears } from '#domain/person/age.ts';
import { mayLoad } from '#domain/price/price-risks.ts';
import { shortTitle } from '#domain/price/riders/riders.ts';
import type { Locale } from '#words/areas.ts';
import type { Sentences } from './reading/sentences.ts';
import type { CardFigures, GainFigures, RoomFigures, ThingFigures } from './shown-list.ts';

/** What the engine says of a block, and of how its list was asked for. */
export type ListTruth = {
  readonly catalogue: Catalogue;
  readonly blocks: readonly ScoredBlock[];
  readonly block: ScoredBlock;
  readonly steps: readonly CoverStep[];
  readonly filters: PlanFilters;
  /** The day of the prices, and that from which somebody is covered. */
  readonly today: IsoDate;
  readonly coverStart: IsoDate;
  readonly all: boolean;
  readonly isDesktop: boolean;
  readonly words: Sentences;
};

/** Things that a pick names of each side. */
const maxNames = 2;

export type Setting = {
  readonly eldest: number;
  readonly facts: FitFacts;
  readonly stays: readonly CommonStay[];
  readonly stay: CommonStay | undefined;
  /** What is held pays first beside a top-up. */
  readonly existing: ExistingCover | undefined;
};

export function settingOf({ block: { block }, catalogue }: ListTruth): Setting {
  const stays = commonStays(catalogue.stays, block.members, cityTier(block.pincode, catalogue.cities));
  return {
    eldest: Math.max(...block.members.map(({ age }) => (age ? ageInYears(age) : 0))),
    facts: fitFactsOf(block.members),
    stays,
    stay: usualStay(stays, catalogue.claims, block.members),
    existing: heldCover(block.request, assumedLimits),
  };
}

export const identityOf = ({ slab, product, insurer }: ScoredPlan) => ({
  slabId: slab.id,
  title: product.title,
  insurer: insurer.title,
});

/** Undefined where nothing is told: no more is bought, nothing given up, and the stay leaves the same. */
export function gainFigures(
  plan: ScoredPlan,
  before: ScoredPlan,
  { eldest, facts, existing }: Setting,
  stay: CommonStay | undefined,
  most = maxNames,
): GainFigures | undefined {
  const gain = gainOf(plan, before, facts, stay?.bill.rents);
  if (!gain) return undefined;
  const less = stay
    ? ownShareOf(before.slab, stay, eldest, existing) - ownShareOf(plan.slab, stay, eldest, existing)
    : 0;
  const { extra, average = 0, better, worse } = gain;
  const saves = less > 0;
  const isSpelled =
    extra < 0
      ? better.length + worse.length > 0 || less !== 0 || average !== 0
      : better.length > 0 || (extra > 0 && saves);
  if (!isSpelled) return undefined;
  return {
    extra,
    // A saving is told beside what it costs; a plan that costs no more says what it buys.
    less: saves && extra <= 0 ? 0 : less,
    average,
    better: better.slice(0, most).map(thingOf),
    worse: worse
      .slice(0, most)
      .sort((left, right) => Number(isGone(right)) - Number(isGone(left)))
      .map(thingOf),
  };
}

const thingOf = ({ item, now, was }: Moved): ThingFigures => ({
  item,
  figures: [...now, ...was, Math.abs((now[0] ?? 0) - (was[0] ?? 0))].map((figure) => Math.round(figure ?? 0)),
});

/** Nothing of it is left: told before what is only weaker. */
const isGone = ({ item, now: [value] }: Moved): boolean =>
  value === 0 && !['copay', 'icu', 'room_rent', 'pre_existing'].includes(item);

function nearOf({ insurer }: ScoredPlan, { catalogue, block: { block } }: ListTruth): CardFigures['near'] {
  const { hospitals, settled } = networkNear(catalogue.hospitals, block.pincode, insurer.slug);
  return hospitals === 0 ? undefined : { hospitals, cashless: settled.cashless };
}

export function cardOf(plan: ScoredPlan, truth: ListTruth, at: Setting): CardFigures {
  const { words, coverStart, filters } = truth;
  const { slab, premium, neverBetter, years } = plan;
  const { copay, waitingPeriods } = slab.features;
  const offline = saleToWire(plan).offline_type ?? undefined;
  const percent = effectiveCopayPercent(copay, at.eldest);
  const months = waitingPeriods.preExistingMonths;
  const isByYears = filters.sort === 'bad-year';
  const { stay } = at;
  return {
    ...identityOf(plan),
    price:
      premium.kind === 'quoted'
        ? { premium: premium.total, cover: slab.sumInsured }
        : { none: premium.kind === 'pending' ? 'asking' : premium.reason },
    riders: ridersOf(plan, words),
    open: openOf(plan, truth),
    above: slab.deductible,
    room: slab.deductible === undefined ? roomOf(plan, at) : undefined,
    copay: percent,
    near: nearOf(plan, truth),
    wait: months === 0 ? undefined : { day: words.date(addMonths(coverStart, months)), months },
    stay:
      isByYears || !stay
        ? undefined
        : {
            title: inLanguage(stay.stay.title, words.locale),
            own: ownShareOf(slab, stay, at.eldest, at.existing),
          },
    hundred: isByYears ? roundToTwoDigits(years.oneInHundred) : undefined,
    neverBetter: neverBetter && { than: titleOf(neverBetter.than, words.locale), extra: neverBetter.extra },
    offline,
    allIn: plan.allIn?.total,
    buysOffline: offline !== undefined,
  };
}

/** A plan in a sentence bears the names of the riders of its form, up to their colon. */
export function titleOf({ product, choice }: Pick<ScoredPlan, 'product' | 'choice'>, locale: Locale): string {
  const riders = choice.riders.map(({ title }) => inLanguage(title, locale).replace(/:.*$/, ''));
  return [product.title, ...riders].join(' + ');
}

export function ridersOf({ choice, ridersCost }: ScoredPlan, { locale }: Sentences): CardFigures['riders'] {
  if (ridersCost === undefined) return undefined;
  return { titles: choice.riders.map((rider) => shortTitle(rider, locale)), cost: ridersCost };
}

function openOf(plan: ScoredPlan, { block: { block } }: ListTruth): CardFigures['open'] {
  if (plan.premium.kind !== 'quoted') return undefined;
  if (saleToWire(plan).offline_type !== null) return 'offline';
  return mayLoad(plan, block.members) ? 'load' : undefined;
}

function roomOf({ slab }: ScoredPlan, { stay }: Setting): RoomFigures {
  const { roomRent, roomCut } = slab.features;
  const rents = stay?.bill.rents;
  const plain = { rent: undefined, tooLow: false, cut: undefined };
  switch (roomRent.kind) {
    case 'no-limit':
      return { ...plain, room: 'no-limit' };
    case 'single-private':
      if (roomRent.tier === 'a') return { ...plain, room: 'any-single' };
      return {
        ...plain,
        ...(roomRent.tier === 'c'
          ? { room: 'single', rent: rents?.single }
          : { room: 'single-ac', rent: rents?.['single-ac'] }),
        cut: roomCut === 'fees' ? 'fees' : undefined,
      };
    case 'shared':
      return { ...plain, room: 'shared', cut: roomCut };
    default: {
      const limit = roomLimitPerDay(slab) ?? 0;
      const isTooLow = rents !== undefined && limit < rents.single;
      return isTooLow
        ? { room: limit, rent: rents.single, tooLow: true, cut: undefined }
        : { ...plain, room: limit, cut: roomCut };
    }
  }
}
