import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { isoDate } from '#domain/date.ts';
import { conditionId } from '#domain/ids.ts';
import { roundToTwoDigits } from '#domain/judge/years/rounded-years.ts';
import { lakh } from '#domain/money.ts';
import { judgeBlocks } from '#domain/offer/blocks.ts';
import { noFilters } from '#domain/offer/filters/filters.ts';
import type { ScoredBlock, ScoredPlan } from '#domain/offer/plan.ts';
import { type PreparedCatalogue, prepareCatalogue } from '#domain/offer/prepared-catalogue.ts';
import { rateBlocks } from '#domain/offer/rated-blocks.ts';
import type { Member } from '#domain/person/member.ts';
import type { QuoteRequest } from '#domain/quote/quote.ts';
import { aRequest } from '../builders/plan-builders.ts';
import { type Draws, drawsFrom } from './draws.ts';

/**
 * The bounds that keep a recommendation honest: over so many generated blocks of ten plans or more, families as they
 * mostly are, in cities of every size, priced by the shipped catalogue.
 */
const marketBounds = {
  fewestPlans: 10,
  /** The share of blocks that have an unbeaten plan at the cover that was entered. */
  recommendedAtAsked: 1,
  meanOfMedian: 1.1,
  cheaperNearEquals: 0,
  amongCheaperTwoThirds: 0.9,
  mostOfOneProduct: 0.4,
} as const;

export type Market = {
  readonly blocks: number;
  readonly recommendedAtRequestedCover: number;
  readonly meanOfMedian: number;
  readonly cheaperNearEquals: number;
  readonly amongCheaperTwoThirds: number;
  readonly amongBetterThird: number;
  readonly amongBoth: number;
  readonly products: ReadonlyMap<string, number>;
};

const pincodes = [
  ...['400001', '110001', '560001', '600001', '700001', '500001', '411001', '380001'],
  ...['226001', '800001', '452001', '302001', '682001', '248001', '141001', '834001', '751001', '635001'],
];
const covers = [5, 5, 10, 10, 10, 15, 20, 25];
const usualConditions = [16, 17, 18, 19, 21, 1];

export async function measureMarket(catalogue: Catalogue, count: number): Promise<Market> {
  const prepared = prepareCatalogue(catalogue);
  const judged: Judged[] = [];
  for (let seed = 1; judged.length < count; seed++) {
    for (const block of blocksOf(prepared, ordinaryFamily(drawsFrom(seed)))) {
      const judgement = judgedIn(block);
      if (judgement && judged.length < count) judged.push(judgement);
    }
  }
  const share = (holds: (one: Judged) => boolean) => judged.filter(holds).length / judged.length;
  const products = new Map<string, number>();
  for (const { product } of judged) products.set(product, (products.get(product) ?? 0) + 1 / judged.length);
  return {
    blocks: judged.length,
    recommendedAtRequestedCover: share(({ isAtRequestedCover }) => isAtRequestedCover),
    meanOfMedian: judged.reduce((sum, { ofMedian }) => sum + ofMedian, 0) / judged.length,
    cheaperNearEquals: judged.filter(({ hasCheaperEqual }) => hasCheaperEqual).length,
    amongCheaperTwoThirds: share(({ isCheap }) => isCheap),
    amongBetterThird: share(({ isStrong }) => isStrong),
    amongBoth: share(({ isCheap, isStrong }) => isCheap && isStrong),
    products: new Map([...products].sort(([, a], [, b]) => b - a)),
  };
}

function blocksOf(catalogue: PreparedCatalogue, request: QuoteRequest): readonly ScoredBlock[] {
  const question = {
    catalogue,
    request,
    on: isoDate(2026, 11, 23),
    importance: {},
    filters: noFilters,
    licence: 'broker',
    resultType: 'all',
    channel: 'website',
    variant: undefined,
  } as const;
  return judgeBlocks(question, rateBlocks(question), new Map()).blocks;
}

function ordinaryFamily(draws: Draws): QuoteRequest {
  return aRequest({
    members: ordinaryMembers(draws),
    pincode: draws.one(pincodes),
    sumInsured: lakh(draws.one(covers)),
  });
}

function ordinaryMembers(draws: Draws): readonly Member[] {
  const member = (
    key: string,
    relation: Member['relation'],
    gender: Member['gender'],
    years: number,
  ): Member => ({
    key,
    relation,
    gender,
    age: { unit: 'years', count: Math.max(1, years) },
    insured: true,
    conditions: draws.happens(years >= 45 ? 0.35 : 0.04) ? [conditionId(draws.one(usualConditions))] : [],
    habits: draws.happens(0.1) ? ['smoke'] : [],
  });
  const adult = draws.whole(26, 48);
  const alone = () => [member('You', 'You', draws.one(['MALE', 'FEMALE']), draws.whole(21, 60))];
  const couple = () => [
    member('You', 'You', 'MALE', adult),
    member('Spouse', 'Spouse', 'FEMALE', Math.max(21, adult - draws.whole(0, 5))),
  ];
  const child = (nth: number) =>
    member(`Son-${nth}`, 'Son', 'MALE', Math.min(adult - 26, draws.whole(1, 16)));
  const parents = () => [
    member('Father', 'Father', 'MALE', Math.max(adult + 22, draws.whole(50, 76))),
    ...(draws.happens(0.7)
      ? [member('Mother', 'Mother', 'FEMALE', Math.max(adult + 19, draws.whole(46, 72)))]
      : []),
  ];
  const shape = draws.one([
    alone,
    alone,
    couple,
    couple,
    () => [...couple(), child(0)],
    () => [...couple(), child(0), child(1)],
    () => [...couple(), child(0), child(1)],
    parents,
    () => [...couple(), child(0), ...parents()],
  ]);
  return shape();
}

type Quoted = ScoredPlan & { readonly premium: { readonly kind: 'quoted'; readonly total: number } };

type Judged = {
  readonly product: string;
  readonly isAtRequestedCover: boolean;
  /** Premium over the median of the plans at the asked cover. */
  readonly ofMedian: number;
  readonly hasCheaperEqual: boolean;
  /** It is among the cheaper two thirds by premium and average own share. */
  readonly isCheap: boolean;
  /** Among the better third by what a 1-in-100 year leaves to pay, as it is shown: to two significant digits. */
  readonly isStrong: boolean;
};

/** Undefined for a block of few plans, or in which every plan at the asked cover is beaten. */
function judgedIn({ plans }: ScoredBlock): Judged | undefined {
  const priced = plans.filter((plan): plan is Quoted => plan.premium.kind === 'quoted');
  const atRequestedCover = priced.filter(({ atAskedCover }) => atAskedCover);
  const rivals = atRequestedCover.filter(({ neverBetter }) => neverBetter === undefined);
  const chosenBest = priced.find(({ recommended }) => recommended);
  if (priced.length < marketBounds.fewestPlans || rivals.length === 0) return undefined;
  if (!chosenBest) throw new Error('An unbeaten plan at the asked cover, and none recommended');
  const premiums = atRequestedCover.map(({ premium }) => premium.total).sort((a, b) => a - b);
  const cost = ({ premium, years }: Quoted) => premium.total + years.average;
  const best = Math.max(...rivals.map(({ score }) => score.totalTenths));
  const behind = (is: (one: Quoted) => boolean) =>
    atRequestedCover.filter(is).length / atRequestedCover.length;
  return {
    product: chosenBest.product.slug,
    isAtRequestedCover: chosenBest.atAskedCover,
    ofMedian: chosenBest.premium.total / medianOf(premiums),
    hasCheaperEqual: rivals.some(
      ({ score, premium }) => score.totalTenths >= best - 20 && premium.total < chosenBest.premium.total,
    ),
    isCheap: behind((one) => cost(one) < cost(chosenBest)) < 2 / 3,
    isStrong:
      behind(
        ({ years }) => roundToTwoDigits(years.oneInHundred) < roundToTwoDigits(chosenBest.years.oneInHundred),
      ) <
      1 / 3,
  };
}

/** Gives the middle one, and of an even number half way between the two in the middle. */
function medianOf(rising: readonly number[]): number {
  const [low = 1, high = low] = [rising[(rising.length - 1) >> 1], rising[rising.length >> 1]];
  return (low + high) / 2;
}

export function brokenBounds(market: Market): readonly string[] {
  const [[first, most] = ['', 0]] = market.products;
  const bounds: readonly (readonly [boolean, string])[] = [
    [
      market.recommendedAtRequestedCover >= marketBounds.recommendedAtAsked,
      'a recommendation above the asked cover',
    ],
    [
      market.meanOfMedian <= marketBounds.meanOfMedian,
      `premium ${market.meanOfMedian.toFixed(3)} times the median`,
    ],
    [market.cheaperNearEquals <= marketBounds.cheaperNearEquals, 'a cheaper near equal passed over'],
    [
      market.amongCheaperTwoThirds >= marketBounds.amongCheaperTwoThirds,
      `${market.amongCheaperTwoThirds} among the cheaper two thirds`,
    ],
    [most <= marketBounds.mostOfOneProduct, `${first} in ${most} of the blocks`],
  ];
  return bounds.filter(([holds]) => !holds).map(([, what]) => what);
}
