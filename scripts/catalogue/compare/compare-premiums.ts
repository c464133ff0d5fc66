import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import type { IsoDate } from '#domain/date.ts';
import { rateBlocks } from '#domain/offer/rated-blocks.ts';
import { plansQuestion } from '../price/price.ts';
import { readPriceQuestion } from '../price/price-question.ts';
import { type SampleFamily, sampleFamilies } from '../sample-families.ts';

/** In rupees a year; undefined: no price, or not offered to these people. */
export type PremiumChange = {
  readonly slab: string;
  readonly before: number | undefined;
  readonly after: number | undefined;
};

export type FamilyDifference = {
  readonly family: SampleFamily;
  /** Plans offered by both catalogues, or by one. */
  readonly plans: number;
  readonly changes: readonly PremiumChange[];
};

/** The plans, as filed, of each sample family by two catalogues, for one day on which cover starts the day after `today`. */
export function comparePremiums(
  before: Catalogue,
  after: Catalogue,
  today: IsoDate,
): readonly FamilyDifference[] {
  return sampleFamilies.map((family) => {
    const [old, now] = [premiumsOf(before, family, today), premiumsOf(after, family, today)];
    const slabs = [...new Set([...old.keys(), ...now.keys()])];
    const changes = slabs
      .map((slab) => ({ slab, before: old.get(slab), after: now.get(slab) }))
      .filter((change) => change.before !== change.after);
    return { family, plans: slabs.length, changes };
  });
}

/** As filed: a rider that a plan of the list gains or loses by other rates would hide what these rates do. */
function premiumsOf(
  catalogue: Catalogue,
  family: SampleFamily,
  today: IsoDate,
): ReadonlyMap<string, number | undefined> {
  const blocks = rateBlocks(plansQuestion(catalogue, readPriceQuestion(family, catalogue, today)));
  const plans = blocks.flatMap((block) => block.plans.map(({ plan }) => plan));
  return new Map(
    plans.map(({ slab, premium }) => [slab.id, premium.kind === 'quoted' ? premium.total : undefined]),
  );
}
