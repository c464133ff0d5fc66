import type { Product } from '#domain/catalogue/catalogue.ts';
import { withoutJoiners } from '#domain/identity/visible-text.ts';
import type { LocalText } from '#domain/local-text.ts';
import type { Condition } from '#domain/person/condition.ts';
import { areProvableChannels } from '#domain/quote/channel.ts';
import type { ReportAt, Source } from '../reading/catalogue-fault.ts';
import { reportValue } from '../reading/read-json.ts';
import { reportRepeated } from '../tables/tables.ts';
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
  source: Source,
  file: string,
  product: RawProduct,
  references: CatalogueReferences,
): void {
  const report: ReportAt = (keys, value, reason) => reportValue(source, file, keys, value, reason);
  const check = { product, report };
  const name = file.replace(/^.*\/|\.json$/g, '');
  if (product.slug !== name) report(['slug'], product.slug, `differs from its file name, ${name}`);
  reportRepeated(source, file, ['slabs'], 'id', product.slabs);
  reportRepeated(source, file, ['riders'], 'id', product.riders);
  checkAges(check);
  checkChannels(check);
  checkSlabs(check);
  checkFloaterDiscount(check);
  checkStandardTerms(product, report);
  checkRiders(product, report);
  checkTerms(product, report);
  checkContradictions(product, report);
  checkNeverCovered(product, references.conditions, report);
  checkOffer(product, references.conditions, report);
  product.standardExclusions.forEach((code, index) => {
    if (!references.exclusions.has(code))
      report(['standardExclusions', index], code, 'is not a standard exclusion');
  });
  product.declinedConditions.forEach((id, index) => {
    if (!references.conditions.has(id))
      report(['declinedConditions', index], id, 'is not a condition of conditions.json');
  });
  for (const id of Object.keys(product.factors.conditionLoadingPercent)) {
    const keys = ['factors', 'conditionLoadingPercent', id];
    if (!references.conditions.has(Number(id))) report(keys, id, 'is not a condition of conditions.json');
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
  if (soldIn && !areProvableChannels(soldIn))
    report(
      ['soldIn'],
      soldIn,
      'sells in the app what the website does not: whoever says they are the app is believed',
    );
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
  const steps = [
    [2, 3],
    [3, 4],
    [4, 5],
    [5, 6],
  ] as const;
  for (const [fewer, people] of steps) {
    if (percents[people] >= percents[fewer]) continue;
    const reason = `is lower than for ${fewer} people, ${percents[fewer]}`;
    report(['factors', 'floaterDiscountPercent', String(people)], percents[people], reason);
  }
}

type Titled = { readonly id: string | number; readonly title: string };

/** Two things of one name cannot be told apart on a page, whatever stands between its words. */
export function reportSharedTitles<Thing extends Titled>(
  source: Source,
  things: readonly Thing[],
  fileOf: (thing: Thing) => string,
): void {
  const byTitle = new Map<string, Thing>();
  for (const thing of things) {
    const name = withoutJoiners(thing.title)
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim();
    const other = byTitle.get(name);
    if (other) reportValue(source, fileOf(thing), ['title'], thing.title, `is the title of ${other.id} too`);
    else byTitle.set(name, thing);
  }
}

/** Faults between products: ids that two share, and similar products that do not exist. */
export function checkTogether(source: Source, products: readonly Product[]): void {
  const fileOf = (product: Product) => `insurers/${product.insurer}/${product.slug}.json`;
  reportSharedTitles(source, products, fileOf);
  const ids = new Set(products.map(({ id }) => id));
  const seenIds = new Set<string>();
  for (const product of products) {
    if (seenIds.has(product.id))
      reportValue(source, fileOf(product), ['id'], product.id, 'is the id of two products');
    seenIds.add(product.id);
    product.similarProducts.forEach((id, index) => {
      if (ids.has(id) && id !== product.id) return;
      reportValue(source, fileOf(product), ['similarProducts', index], id, 'is not another product');
    });
  }
  const slabs = new Map<string, Product>();
  for (const product of products) {
    product.slabs.forEach((slab, index) => {
      const other = slabs.get(slab.id);
      if (other !== undefined && other !== product) {
        reportValue(source, fileOf(product), ['slabs', index, 'id'], slab.id, `is a slab of ${other.id} too`);
      }
      slabs.set(slab.id, product);
    });
  }
}
