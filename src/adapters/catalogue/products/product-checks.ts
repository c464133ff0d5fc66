import type { Product } from '#domain/catalogue/catalogue.ts';
import { withoutJoiners } from '#domain/identity/visible-text.ts';
import type { LocalText } from '#domain/local-text.ts';
import type { Condition } from '#domain/person/condition.ts';
import { areProvableChannels } from '#domain/quote/channel.ts';
import { type ReportAt, reportRepeated, type Source } from '../reading/catalogue-fault.ts';
import { type CatalogueFile, fileIn } from '../reading/catalogue-file.ts';
import { checkEndings } from './ending-schema.ts';
import type { Forms } from './forms.ts';
import type { RawProduct } from './product-schema.ts';
import { checkRiders } from './rider-checks.ts';
import { checkContradictions } from './terms/contradictions.ts';
import { checkNeverCovered } from './terms/never-covered.ts';
import { checkOffer } from './terms/offer-checks.ts';
import { checkStandardTerms } from './terms/standard-terms.ts';
import { checkTerms } from './terms/term-checks.ts';

/** Products refer to these things, which stand outside their own files. */
export type CatalogueReferences = {
  readonly conditions: ReadonlyMap<number, Condition>;
  readonly exclusions: ReadonlyMap<string, LocalText>;
  readonly forms: Forms;
};

type Check = { readonly product: RawProduct; readonly report: ReportAt };

/** Lists the faults of one product against itself and the tables it refers to. */
export function checkProduct(
  { path, report }: CatalogueFile,
  product: RawProduct,
  { conditions, exclusions }: CatalogueReferences,
): void {
  const check = { product, report };
  const name = path.replace(/^.*\/|\.json$/g, '');
  if (product.slug !== name) report(['slug'], product.slug, `differs from its file name, ${name}`);
  reportRepeated(report, ['slabs'], 'id', product.slabs);
  reportRepeated(report, ['riders'], 'id', product.riders);
  checkAges(check);
  checkChannels(check);
  checkSlabs(check);
  checkFloaterDiscount(check);
  checkStandardTerms(product, report);
  checkRiders(product, report);
  checkTerms(product, report);
  checkContradictions(product, report);
  checkNeverCovered(product, conditions, report);
  checkOffer(product, conditions, report);
  checkEndings(product.endings, report);
  product.standardExclusions.forEach((code, index) => {
    if (!exclusions.has(code)) report(['standardExclusions', index], code, 'is not a standard exclusion');
  });
  const unknownCondition = 'is not a condition of conditions.json';
  product.declinedConditions.forEach((id, index) => {
    if (!conditions.has(id)) report(['declinedConditions', index], id, unknownCondition);
  });
  for (const id of Object.keys(product.factors.conditionLoadingPercent)) {
    const keys = ['factors', 'conditionLoadingPercent', id];
    if (!conditions.has(Number(id))) report(keys, id, unknownCondition);
  }
}

function checkAges({ product, report }: Check): void {
  const { adultMin, adultMax } = product.eligibility;
  if (adultMin > adultMax) report(['eligibility', 'adultMin'], adultMin, `is over adultMax, ${adultMax}`);
  product.unpriced.forEach(({ fromAge, toAge }, index) => {
    if (fromAge > toAge) report(['unpriced', index, 'fromAge'], fromAge, `is over toAge, ${toAge}`);
  });
}

function checkChannels({ product: { soldIn }, report }: Check): void {
  const reason = 'sells in the app what the website does not: whoever says they are the app is believed';
  if (soldIn && !areProvableChannels(soldIn)) report(['soldIn'], soldIn, reason);
}

function checkSlabs({ product, report }: Check): void {
  const isTopUp = product.productType === 'super-top-up';
  const steps = new Set<string>();
  product.slabs.forEach((slab, index) => {
    const keys = ['slabs', index, 'deductible'];
    const step = `${slab.sumInsured}|${slab.deductible}`;
    if (isTopUp && slab.deductible === undefined) report(keys, null, 'a super top-up needs a deductible');
    if (!isTopUp && slab.deductible !== undefined) {
      report(keys, slab.deductible, 'only a super top-up has a deductible');
    }
    if (steps.has(step)) report(['slabs', index, 'sumInsured'], slab.sumInsured, 'stands twice');
    steps.add(step);
  });
}

/** One more on the floater never lowers what the others get off. */
function checkFloaterDiscount({ product, report }: Check): void {
  const { floaterDiscountPercent: percents } = product.factors;
  const steps = Object.entries(percents); // numbers as keys stand in rising order
  steps.forEach(([people, percent], at) => {
    const [fewer, before] = steps[at - 1] ?? [people, percent];
    if (percent >= before) return;
    const reason = `is lower than for ${fewer} people, ${before}`;
    report(['factors', 'floaterDiscountPercent', people], percent, reason);
  });
}

type Titled = { readonly id: string | number; readonly title: string };

/** Two things of one name cannot be told apart on a page, whatever stands between its words. */
export function reportSharedTitles<Thing extends Titled>(
  things: readonly Thing[],
  fileOf: (thing: Thing) => CatalogueFile,
): void {
  const byTitle = new Map<string, Thing>();
  for (const thing of things) {
    const name = withoutJoiners(thing.title)
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim();
    const other = byTitle.get(name);
    if (other) fileOf(thing).report(['title'], thing.title, `is the title of ${other.id} too`);
    else byTitle.set(name, thing);
  }
}

/** Faults between products: ids that two share, and similar products that do not exist. */
export function checkTogether(source: Source, products: readonly Product[]): void {
  reportSharedTitles(products, (product) => productFileIn(source, product));
  const ids = new Set(products.map(({ id }) => id));
  const seenIds = new Set<string>();
  const slabs = new Map<string, Product>();
  for (const product of products) {
    const { report } = productFileIn(source, product);
    if (seenIds.has(product.id)) report(['id'], product.id, 'is the id of two products');
    seenIds.add(product.id);
    product.similarProducts.forEach((id, index) => {
      if (ids.has(id) && id !== product.id) return;
      report(['similarProducts', index], id, 'is not another product');
    });
    product.slabs.forEach(({ id }, index) => {
      const other = slabs.get(id);
      if (other && other !== product) report(['slabs', index, 'id'], id, `is a slab of ${other.id} too`);
      slabs.set(id, product);
    });
  }
}

export function productFileIn(source: Source, { insurer, slug }: Product): CatalogueFile {
  return fileIn(source, `insurers/${insurer}/${slug}.json`);
}
