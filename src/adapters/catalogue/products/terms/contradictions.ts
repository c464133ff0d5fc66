import type { LimitedTreatment, PlanFeatures } from '#domain/cover/features.ts';
import { inPart, type ReportAt, reportOver, reportTwice } from '../../reading/catalogue-fault.ts';
import type { RawProduct } from '../product-schema.ts';

/** Terms that are each of a size and cannot both be meant; of a slab beside those that it takes from its product. */
export function checkContradictions(product: RawProduct, report: ReportAt): void {
  checkTerms(product.features, product.features, inPart(report, 'features'));
  checkReach(product, report);
  product.slabs.forEach(({ features: own }, index) => {
    checkTerms({ ...product.features, ...own }, own, inPart(report, 'slabs', index, 'features'));
  });
}

/** Looks at all terms of a plan, and says of those that stand here what is wrong. */
function checkTerms(all: PlanFeatures, here: Partial<PlanFeatures>, report: ReportAt): void {
  const { maternity, icu, roomRent } = all;
  const isHere = (...names: readonly (keyof PlanFeatures)[]) =>
    names.some((name) => here[name] !== undefined);
  if (isHere('maternity') && maternity.kind === 'covered' && maternity.caesarean < maternity.normal) {
    const reason = `is below normal, ${maternity.normal}: are the two exchanged?`;
    report(['maternity', 'caesarean'], maternity.caesarean, reason);
  }
  if (isHere('icu', 'roomRent') && icu.kind === 'capped' && roomRent.kind === 'capped') {
    const name = here.icu === undefined ? 'roomRent' : 'icu';
    if (isBelow(icu.percentPerDay, roomRent.percentPerDay))
      report([name, 'percentPerDay'], icu.percentPerDay, 'intensive care has less a day than a room');
    if (isBelow(icu.maxPerDay, roomRent.maxPerDay))
      report([name, 'maxPerDay'], icu.maxPerDay, 'intensive care has less a day than a room');
  }
  const treatments = (here.subLimits ?? []).map(({ treatment }) => treatment);
  reportTwice(report, treatments, (at) => ['subLimits', at, 'treatment']);
  checkBonus(here, report);
  checkLimits(here, report);
}

function checkBonus({ noClaimBonus: bonus }: Partial<PlanFeatures>, report: ReportAt): void {
  if (bonus && bonus.percentPerYear === 0 && bonus.maxPercent > 0)
    report(['noClaimBonus', 'percentPerYear'], 0, `never comes to maxPercent, ${bonus.maxPercent}`);
}

/** One of these costs less than the other at any hospital. */
const cheaperThan: readonly (readonly [LimitedTreatment, LimitedTreatment])[] = [
  ['cataract', 'joint-replacement'],
  ['cataract', 'cardiac'],
  ['hernia', 'cardiac'],
  ['kidney-stone', 'joint-replacement'],
];

function checkLimits({ subLimits = [] }: Partial<PlanFeatures>, report: ReportAt): void {
  for (const [cheap, dear] of cheaperThan) {
    const at = subLimits.findIndex(({ treatment }) => treatment === cheap);
    const [less, more] = [subLimits[at]?.max, subLimits.find(({ treatment }) => treatment === dear)?.max];
    reportOver(report, ['subLimits', at, 'max'], less, [`that of ${dear}`, more]);
  }
}

/** Sizes of terms beside the product's covers and ages: what limits nothing, or nobody, is a slip of the pen. */
function checkReach({ features, slabs, eligibility }: RawProduct, report: ReportAt): void {
  const most = Math.max(...slabs.map(({ sumInsured }) => sumInsured));
  const overAll = `is over every cover, the largest is ${most}`;
  features.subLimits.forEach(({ max = 0 }, at) => {
    if (max > most) report(['features', 'subLimits', at, 'max'], max, overAll);
  });
  const { ambulance = 0, copay } = features;
  if (ambulance > most) report(['features', 'ambulance'], ambulance, overAll);
  const { fromAge = 0, percent } = copay;
  const reachesNobody = `is over adultMax, ${eligibility.adultMax}: it is an age at entry, which nobody has`;
  if (percent > 0 && fromAge > eligibility.adultMax)
    report(['features', 'copay', 'fromAge'], fromAge, reachesNobody);
}

const isBelow = (amount: number | undefined, other: number | undefined) =>
  amount !== undefined && other !== undefined && amount < other;
