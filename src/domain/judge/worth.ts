import type { Slab } from '../catalogue/catalogue.ts';
import { type ScoreItem, scoreItems } from '../cover/features.ts';
import type { Rupees } from '../money.ts';
import type { ProductType } from '../quote/quote.ts';
import type { Curve } from './curve.ts';
import type { Importances } from './importance.ts';
import { scoringMethod } from './scoring-weights.ts';
import { type LevelTerms, lackingNothing, termLadders } from './term-ladders.ts';
import type { FamilyYears } from './years/family-years.ts';
import type { YearsAhead } from './years/years.ts';

/** What a feature is worth to one family. */
export type ItemWorth = {
  /** It gives rupees a year by level; they never fall, and are 0 at the poorest. */
  readonly curve: Curve;
  /** By importance; 0 where these plans never have the feature, or nobody here can use it. */
  readonly factor: number;
};

/** What one family gets out of each feature, in rupees a year: plans have no part in it. */
export type FamilyWorth = {
  readonly items: Readonly<Record<ScoreItem, ItemWorth>>;
  /** Rupees a year before tax of the yardstick: these people, this place, the cover asked for. */
  readonly benchmark: number;
  /** Rupees a year that one point is worth, wherever it comes from. */
  readonly perPoint: number;
  /** The most that each part can earn, in tenths of a point; 1,000 together. */
  readonly tenths: Readonly<Record<ScoreItem | 'price', number>>;
};

export type WorthOf = {
  readonly years: FamilyYears;
  readonly importance: Importances;
  readonly benchmark: number;
  readonly productType: ProductType;
  readonly sumInsured: Rupees;
  readonly deductible: Rupees | undefined;
  /** Somebody here can have a child. */
  readonly mayHaveBirth: boolean;
};

const { stated, importanceFactor, price, keptYears, claimFreeYears } = scoringMethod;

/** Whole rupees throughout, so that what is published is what was counted with. */
export function familyWorth(subject: WorthOf): FamilyWorth {
  const of = { ...subject, benchmark: Math.round(subject.benchmark) };
  const items = itemWorths(of);
  const best = scoreItems.map((item) => mostOf(items[item]));
  const span = (price.worstRatio - price.bestRatio) * of.benchmark;
  const shares = sharedTenths([...best, span]);
  const names = [...scoreItems, 'price'] as const;
  return {
    items,
    benchmark: of.benchmark,
    perPoint: (best.reduce((sum, one) => sum + one, 0) + span) / 100,
    tenths: Object.fromEntries(names.map((name, index) => [name, shares[index]])) as FamilyWorth['tenths'], // one entry for each of names
  };
}

/** Rupees of own share that count: the average, and what a bad and a very bad year leave to pay, by stated weights. */
export function burden({ average, oneInTwenty, oneInHundred }: YearsAhead): number {
  const { years } = scoringMethod;
  return years.average * average + years.oneInTwenty * oneInTwenty + years.oneInHundred * oneInHundred;
}

/** The most a feature can be worth, its importance counted. */
export function mostOf({ curve, factor }: ItemWorth): number {
  return (curve.at(-1)?.[1] ?? 0) * factor;
}

function itemWorths(of: WorthOf): FamilyWorth['items'] {
  const { importance, mayHaveBirth, productType } = of;
  const isTopUp = productType === 'super-top-up';
  const matters = (item: ScoreItem, curve: Curve): ItemWorth => ({
    curve,
    factor: importanceFactor[importance[item]],
  });
  return {
    copay: matters('copay', curveOf(of, termLadders.copay)),
    icu: matters('icu', curveOf(of, termLadders.icu)),
    room_rent: matters('room_rent', curveOf(of, termLadders.roomRent)),
    outpatient_benefits: matters('outpatient_benefits', shareOf(stated.outpatient)),
    critical_illness_coverage: matters('critical_illness_coverage', shareOf(stated.criticalIllness)),
    restore_benefits: isTopUp ? unused : matters('restore_benefits', curveOf(of, termLadders.refill)),
    maternity_cover:
      isTopUp || !mayHaveBirth
        ? unused
        : {
            curve: shareOf({
              share: stated.maternity.shareBy[importance.maternity_cover],
              upTo: stated.maternity.upTo,
            }),
            factor: 1,
          },
    health_checkup: matters('health_checkup', shareOf(stated.healthCheckup)),
    pre_existing: matters('pre_existing', waitCurve(of)),
    bonus: matters('bonus', bonusCurve(of)),
  };
}

/** No top-up refills its cover or pays for a birth. */
const unused: ItemWorth = { curve: [[0, 0]], factor: 0 };

/** What the burden of the years falls by from the poorest level on, the rest of the contract lacking nothing. */
function curveOf({ years, sumInsured, deductible }: WorthOf, ladder: readonly LevelTerms[]): Curve {
  const reference = years.reference(sumInsured, deductible);
  const burdens = ladder.map(({ terms }) => burden(years.of(reference.of(terms))));
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

function shareOf({ share, upTo }: { readonly share: number; readonly upTo: number }): Curve {
  return [
    [0, 0],
    [upTo, share * upTo],
  ];
}

/** Stays that declared conditions cause are not paid while the wait runs, which it does in the first of the years that a policy is kept. */
function waitCurve({ years, sumInsured, deductible }: WorthOf): Curve {
  const [longest, none] = termLadders.preExisting;
  if (!longest || !none) throw new Error('A wait runs from the longest to none');
  const reference = years.reference(sumInsured, deductible);
  const refused = ({ terms }: LevelTerms) => burden(years.of(reference.of(terms), 0));
  const isIll = years.chances.preExisting.some((stays) => stays);
  const share = (none.level - longest.level) / 12 / keptYears;
  const worth = isIll ? Math.max(0, Math.round((refused(longest) - refused(none)) * share)) : 0;
  return [
    [longest.level, 0],
    [none.level, worth],
  ];
}

/**
 * What terms beside the ten features leave to pay (limits on treatments, items that are not paid, days around a stay), in
 * whole rupees a year.
 */
export function besidesIn({
  years,
  sumInsured,
  deductible,
}: Pick<WorthOf, 'years' | 'sumInsured' | 'deductible'>): (slab: Slab) => number {
  const reference = years.reference(sumInsured, deductible);
  const none = burden(years.of(reference.of(lackingNothing)));
  return (slab) => Math.max(0, Math.round(burden(years.of(reference.besideThoseOf(slab))) - none));
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
