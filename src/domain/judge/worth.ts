import { neverInTopUps, type ScoreItem, scoreItems } from '../cover/features.ts';
import type { Rupees } from '../money.ts';
import type { ProductType } from '../quote/quote.ts';
import { weightedMean } from './all-in/all-in.ts';
import type { Besides } from './all-in/beside-stays.ts';
import { meansOf, type OwnYearsOf } from './all-in/own-years.ts';
import type { Curve } from './curve.ts';
import { scoringMethod } from './scoring-weights.ts';
import { type LevelTerms, lackingNothing, termLadders } from './term-ladders.ts';
import type { MeanYear } from './years/means/counted-years.ts';

/** What a feature is worth to one family. */
export type ItemWorth = {
  /** It gives rupees a year by level; they never fall, and are 0 at the poorest. */
  readonly curve: Curve;
};

/** What one family gets out of each feature, in rupees a year: plans have no part in it. */
export type FamilyWorth = {
  readonly items: Readonly<Record<ScoreItem, ItemWorth>>;
  /** What the market's yardstick asks of these people for the cover asked for, rupees a year over the years one keeps it. */
  readonly benchmark: number;
  /** A plan that costs so many rupees a year all in has no point. */
  readonly zero: number;
  /** Rupees a year that one point is worth, wherever it comes from. */
  readonly perPoint: number;
  /** The most that each part can earn, in tenths of a point; 1,000 together. */
  readonly tenths: Readonly<Record<ScoreItem | 'price', number>>;
};

export type WorthOf = Besides &
  OwnYearsOf & {
    readonly benchmark: number;
    readonly productType: ProductType;
    readonly sumInsured: Rupees;
    readonly deductible: Rupees | undefined;
  };

const { stated, price, claimFreeYears, allIn } = scoringMethod;

/** Whole rupees throughout, so that what is published is what was counted with. */
export function familyWorth(subject: WorthOf): FamilyWorth {
  const of = { ...subject, benchmark: Math.round(subject.benchmark) };
  const items = itemWorths(of);
  const best = scoreItems.map((item) => mostOf(items[item]));
  const span = (price.worstRatio - price.bestRatio) * of.benchmark;
  const shares = sharedTenths([...best, span]);
  const names = [...scoreItems, 'price'] as const;
  const inHospital = scoreItems.filter((item) => !paidBeside.has(item));
  const reference = of.years.reference(of.sumInsured, of.deductible);
  const unlimited = reference.of(lackingNothing);
  const least = meansOf(of, unlimited).later;
  return {
    items,
    benchmark: of.benchmark,
    zero:
      Math.round(price.worstRatio * of.benchmark + burden(least)) +
      inHospital.reduce((sum, item) => sum + mostOf(items[item]), 0),
    perPoint: (best.reduce((sum, one) => sum + one, 0) + span) / 100,
    tenths: Object.fromEntries(names.map((name, index) => [name, shares[index]])) as FamilyWorth['tenths'], // one entry for each of names
  };
}

/** Features that pay beside stays in hospital. */
const paidBeside: ReadonlySet<ScoreItem> = new Set([
  'outpatient_benefits',
  'critical_illness_coverage',
  'maternity_cover',
  'health_checkup',
]);

/** Rupees of own share that count, as all in counts them: the average, and once more what is above what one can bear. */
export function burden({ average, above }: MeanYear): number {
  return average + allIn.borrowed * above;
}

/** The most a feature can be worth. */
export function mostOf({ curve }: ItemWorth): number {
  return curve.at(-1)?.[1] ?? 0;
}

function itemWorths(of: WorthOf): FamilyWorth['items'] {
  const lacks = (item: ScoreItem) => of.productType === 'super-top-up' && neverInTopUps.has(item);
  const share = of.birthChance;
  const wished = (item: ScoreItem, part: Stated) =>
    of.importantItems.has(item) ? { curve: shareOf(part) } : unused;
  return {
    copay: { curve: curveOf(of, termLadders.copay) },
    icu: { curve: curveOf(of, termLadders.icu) },
    room_rent: { curve: curveOf(of, termLadders.roomRent) },
    outpatient_benefits: wished('outpatient_benefits', stated.outpatient),
    critical_illness_coverage: wished('critical_illness_coverage', stated.criticalIllness),
    restore_benefits: lacks('restore_benefits') ? unused : { curve: curveOf(of, termLadders.refill) },
    maternity_cover:
      lacks('maternity_cover') || share === 0
        ? unused
        : { curve: shareOf({ share, upTo: stated.maternity.upTo }) },
    health_checkup: wished('health_checkup', stated.healthCheckup),
    pre_existing: { curve: waitCurve(of) },
    bonus: { curve: bonusCurve(of) },
  };
}

/** It is never there, or never used. */
const unused: ItemWorth = { curve: [[0, 0]] };

/** What the burden of the years falls by from the poorest level on, the rest of the contract lacking nothing. */
function curveOf(of: WorthOf, ladder: readonly LevelTerms[]): Curve {
  const reference = of.years.reference(of.sumInsured, of.deductible);
  const burdens = ladder.map(({ terms }) => burden(meansOf(of, reference.of(terms)).later));
  const poorest = burdens[0] ?? 0;
  let most = 0;
  return ladder.map(({ level }, index) => {
    most = Math.max(most, Math.round(poorest - (burdens[index] ?? poorest)));
    return [level, most];
  });
}

/**
 * The curve is for a cover without a refill; the bonus is there when the years before it went without a
 * claim, and not else.
 */
function bonusCurve(of: WorthOf): Curve {
  const chance = of.years.chances.without ** claimFreeYears;
  return curveOf(of, termLadders.bonus).map(([level, worth]) => [level, Math.round(worth * chance)]);
}

type Stated = { readonly share: number; readonly upTo: number };

function shareOf({ share, upTo }: Stated): Curve {
  return [
    [0, 0],
    [upTo, share * upTo],
  ];
}

/** Stays that declared conditions cause are not paid while the wait runs: in the first of the years that a policy is kept. */
function waitCurve(of: WorthOf): Curve {
  const { years } = of;
  const reference = years.reference(of.sumInsured, of.deductible);
  const isIll = years.chances.preExisting.some((stays) => stays);
  const burdensOf = ({ terms }: LevelTerms) => {
    const { waiting, later } = meansOf(of, reference.of(terms));
    return Array.from({ length: allIn.years }, (_one, year) => burden(waiting[year] ?? later));
  };
  const burdens = termLadders.preExisting.map((level) =>
    isIll ? weightedMean(burdensOf(level), allIn.staying) : 0,
  );
  const poorest = burdens[0] ?? 0;
  return termLadders.preExisting.map(({ level }, at) => [
    level,
    Math.max(0, Math.round(poorest - (burdens[at] ?? 0))),
  ]);
}

/** Shares of 1,000 tenths: cut to whole ones, what is left over goes to the largest remainders, in order where equal. */
function sharedTenths(worths: readonly number[]): readonly number[] {
  const total = worths.reduce((sum, worth) => sum + worth, 0);
  const exact = worths.map((worth) => (worth * 1_000) / total);
  const cut = exact.map(Math.floor);
  const remaining = 1_000 - cut.reduce((sum, tenths) => sum + tenths, 0);
  const remainder = (index: number) => (exact[index] ?? 0) - (cut[index] ?? 0);
  const lucky = new Set(
    [...cut.keys()].sort((a, b) => remainder(b) - remainder(a) || a - b).slice(0, remaining),
  );
  return cut.map((tenths, index) => tenths + Number(lucky.has(index)));
}
