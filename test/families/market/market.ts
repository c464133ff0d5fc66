import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { isAsGood, slabOrder } from '#domain/cover/feature-order.ts';
import { isoDate } from '#domain/date.ts';
import { usualBearable } from '#domain/judge/bearable.ts';
import { cashlessAt } from '#domain/judge/verdict/floors.ts';
import { zoneOf } from '#domain/location/zone.ts';
import { lakh } from '#domain/money.ts';
import { judgeBlocks } from '#domain/offer/blocks.ts';
import { noFilters } from '#domain/offer/filters/filters.ts';
import type { ScoredBlock, ScoredPlan } from '#domain/offer/plan.ts';
import { type PreparedCatalogue, prepareCatalogue } from '#domain/offer/prepared-catalogue.ts';
import { rateBlocks } from '#domain/offer/rated-blocks.ts';
import { eldestYears } from '#domain/person/age.ts';
import { isChild, isParent } from '#domain/person/relation.ts';
import type { QuoteRequest } from '#domain/quote/quote.ts';
import { plainJudge } from '../plain/plain-years.ts';
import { ordinaryFamily, pincodes, yearOlder } from './market-families.ts';

type Quoted = ScoredPlan & { readonly premium: { readonly kind: 'quoted'; readonly total: number } };

/** One block with what is recommended to it; undefined where nothing was to be held against it. */
export type JudgedBlock = {
  readonly groups: readonly string[];
  readonly isIll: boolean;
  readonly product: string;
  /** Premium over the median of the plans at the asked cover. */
  readonly ofMedian: number | undefined;
  /** The plan that has more cover, no worse term and a lower premium. */
  readonly betterForLess: string | undefined;
  readonly plainPlace: PlainPlace | undefined;
  readonly isOtherWhenOlder: boolean | undefined;
  /** In another pincode of the zone; the hospital floor's doing is none. */
  readonly isOtherElsewhere: boolean | undefined;
  /** The share by which the premium moves when 6 lakh is asked for and not 5. */
  readonly movedAtSixLakh: number | undefined;
};

/** By the plain judge: so many plans are cheaper all in, of so many that no floor keeps out; and of all. */
export type PlainPlace = {
  readonly cheaper: number;
  readonly of: number;
  readonly cheaperOfAll: number;
  readonly all: number;
};

const fewestPlans = 10;
const fewestAtCover = 5;
const fiveLakh = lakh(5);

export type MarketRun = {
  readonly count: number;
  /** Every so many blocks the plain judge, which takes its time, has its say. */
  readonly plainEvery: number;
};

export function measureMarket(
  catalogue: Catalogue,
  { count, plainEvery }: MarketRun,
): readonly JudgedBlock[] {
  const prepared = prepareCatalogue(catalogue);
  const judged: JudgedBlock[] = [];
  for (let seed = 1; judged.length < count; seed++) {
    const request = ordinaryFamily(seed);
    const beside = besides(prepared, request);
    for (const block of recommendedIn(prepared, request)) {
      if (judged.length < count)
        judged.push(judgedBlock(catalogue, block, beside, judged.length % plainEvery === 0));
    }
  }
  return judged;
}

type Recommended = { readonly block: ScoredBlock; readonly plans: readonly Quoted[]; readonly best: Quoted };

/** Blocks of enough plans to tell something. */
export function recommendedIn(catalogue: PreparedCatalogue, request: QuoteRequest): readonly Recommended[] {
  const question = {
    catalogue,
    request,
    on: isoDate(2026, 11, 23),
    filters: noFilters,
    licence: 'broker',
    resultType: 'all',
    channel: 'website',
    variant: undefined,
  } as const;
  return judgeBlocks(question, rateBlocks(question), new Map()).blocks.flatMap((block) => {
    const plans = block.plans.filter((plan): plan is Quoted => plan.premium.kind === 'quoted');
    const best = plans.find(({ recommended }) => recommended);
    if (plans.length < fewestPlans) return [];
    if (!best) throw new Error('Plans with a price, and none recommended');
    return [{ block, plans, best }];
  });
}

/** The same people, asked for otherwise. */
type Besides = {
  readonly older: readonly Recommended[];
  readonly elsewhere: readonly Recommended[];
  readonly atSixLakh: readonly Recommended[];
  readonly cashlessHere: ReadonlySet<string>;
  readonly cashlessThere: ReadonlySet<string>;
};

function besides(prepared: PreparedCatalogue, request: QuoteRequest): Besides {
  const { zones, hospitals, insurers } = prepared.catalogue;
  const zone = zoneOf(request.pincode, zones);
  const others = pincodes.filter((one) => one !== request.pincode && zoneOf(one, zones) === zone);
  const there = others[Number(request.sumInsured) % others.length] ?? request.pincode;
  const cashless = (pincode: string) => cashlessAt(hospitals.get(pincode.slice(0, 3)) ?? [], insurers.keys());
  return {
    older: recommendedIn(prepared, yearOlder(request)),
    elsewhere: recommendedIn(prepared, { ...request, pincode: there }),
    atSixLakh:
      request.sumInsured === fiveLakh ? recommendedIn(prepared, { ...request, sumInsured: lakh(6) }) : [],
    cashlessHere: cashless(request.pincode),
    cashlessThere: cashless(there),
  };
}

function judgedBlock(
  catalogue: Catalogue,
  { block, plans, best }: Recommended,
  beside: Besides,
  withPlainJudge: boolean,
): JudgedBlock {
  const bestIn = (blocks: readonly Recommended[]) =>
    blocks.find((one) => one.block.block.id === block.block.id)?.best;
  const isOther = (other: Quoted | undefined) => other && other.product.id !== best.product.id;
  const elsewhere = bestIn(beside.elsewhere);
  const isHospitals =
    !beside.cashlessThere.has(best.insurer.slug) ||
    (elsewhere !== undefined && !beside.cashlessHere.has(elsewhere.insurer.slug));
  const eldest = eldestYears(block.block.members);
  const sixLakh = bestIn(beside.atSixLakh);
  const atCover = plans.filter(({ atAskedCover }) => atAskedCover).map(({ premium }) => premium.total);
  return {
    ...groupsOf(block),
    product: best.product.slug,
    ofMedian: atCover.length < fewestAtCover ? undefined : best.premium.total / medianOf(atCover),
    betterForLess: plans.find(
      (other) =>
        other.slab.sumInsured > best.slab.sumInsured &&
        other.premium.total < best.premium.total &&
        isAsGood(slabOrder(other.slab, eldest), slabOrder(best.slab, eldest)),
    )?.slab.id,
    plainPlace: withPlainJudge ? plainPlaceOf(catalogue, { block, plans, best }) : undefined,
    isOtherWhenOlder: isOther(bestIn(beside.older)),
    isOtherElsewhere: elsewhere && isOther(elsewhere) && !isHospitals,
    movedAtSixLakh: sixLakh && Math.abs(sixLakh.premium.total / best.premium.total - 1),
  };
}

function groupsOf({ block, requestedCover }: ScoredBlock): Pick<JudgedBlock, 'groups' | 'isIll'> {
  const { members } = block;
  const isIll = members.some(({ conditions }) => conditions.length > 0);
  const shape = members.some(({ relation }) => isParent(relation))
    ? 'with parents'
    : members.length === 1
      ? 'one person'
      : members.some(({ relation }) => isChild(relation))
        ? 'with children'
        : 'couple';
  return { groups: [isIll ? 'somebody ill' : 'nobody ill', `${requestedCover / 1e5} lakh`, shape], isIll };
}

function plainPlaceOf(catalogue: Catalogue, { block, plans, best }: Recommended): JudgedBlock['plainPlace'] {
  const ask = {
    block: block.block,
    sumInsured: block.requestedCover,
    bearable: usualBearable,
    birthChance: 0,
  };
  const judge = plainJudge(catalogue, ask);
  const total = judge.allIn(best)?.total ?? Number.NaN;
  const cheaper = plans.filter((plan) => plan !== best && (judge.allIn(plan, total)?.total ?? total) < total);
  const eligibleCount = (some: readonly Quoted[]) => some.filter(({ floor }) => floor === undefined).length;
  return {
    ...{ cheaper: eligibleCount(cheaper), of: eligibleCount(plans) },
    ...{ cheaperOfAll: cheaper.length, all: plans.length },
  };
}

/** Gives the middle one, and of an even number half way between the two in the middle. */
function medianOf(amounts: readonly number[]): number {
  const rising = [...amounts].sort((a, b) => a - b);
  const [low = 1, high = low] = [rising[(rising.length - 1) >> 1], rising[rising.length >> 1]];
  return (low + high) / 2;
}
