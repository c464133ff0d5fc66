import type { PlanFeatures } from '#domain/cover/features.ts';
import type { ReportAt } from '../../reading/catalogue-fault.ts';
import type { RawProduct } from '../product-schema.ts';

/** Terms that are each of a size and cannot both be meant; of a slab beside those that it takes from its product. */
export function checkContradictions(product: RawProduct, report: ReportAt): void {
  checkTerms(product.features, product.features, (keys, value, reason) =>
    report(['features', ...keys], value, reason),
  );
  product.slabs.forEach(({ features: own }, index) => {
    checkTerms({ ...product.features, ...own }, own, (keys, value, reason) =>
      report(['slabs', index, 'features', ...keys], value, reason),
    );
  });
}

/** Looks at all terms of a plan, and says of those that stand here what is wrong. */
function checkTerms(all: PlanFeatures, here: Partial<PlanFeatures>, report: ReportAt): void {
  const { maternity, icu, roomRent } = all;
  const isHere = (...names: readonly (keyof PlanFeatures)[]) =>
    names.some((name) => here[name] !== undefined);
  if (isHere('maternity') && maternity.kind === 'covered' && maternity.caesarean < maternity.normal)
    report(
      ['maternity', 'caesarean'],
      maternity.caesarean,
      `is below normal, ${maternity.normal}: are the two exchanged?`,
    );
  if (isHere('icu', 'roomRent') && icu.kind === 'capped' && roomRent.kind === 'capped') {
    const name = here.icu === undefined ? 'roomRent' : 'icu';
    if (isBelow(icu.percentPerDay, roomRent.percentPerDay))
      report([name, 'percentPerDay'], icu.percentPerDay, 'intensive care has less a day than a room');
    if (isBelow(icu.maxPerDay, roomRent.maxPerDay))
      report([name, 'maxPerDay'], icu.maxPerDay, 'intensive care has less a day than a room');
  }
  const treatments = (here.subLimits ?? []).map(({ treatment }) => treatment);
  treatments.forEach((treatment, at) => {
    if (treatments.indexOf(treatment) < at)
      report(['subLimits', at, 'treatment'], treatment, 'is limited twice');
  });
  checkBonus(here, report);
}

function checkBonus({ noClaimBonus: bonus }: Partial<PlanFeatures>, report: ReportAt): void {
  if (bonus && bonus.percentPerYear === 0 && bonus.maxPercent > 0)
    report(['noClaimBonus', 'percentPerYear'], 0, `never comes to maxPercent, ${bonus.maxPercent}`);
}

const isBelow = (amount: number | undefined, other: number | undefined) =>
  amount !== undefined && other !== undefined && amount < other;
