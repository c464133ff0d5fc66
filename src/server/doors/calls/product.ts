import type { CallAnswer } from '#contract/call/shapes.ts';
import { methodToWire } from '#contract/product/method-wire.ts';
import { staysToWire } from '#contract/product/stays-wire.ts';
import { catalogueToWire, documentsToWire } from '#contract/product/wire.ts';
import { yearsMethodToWire } from '#contract/product/years-method-wire.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { dayInIndia, type IsoDate } from '#domain/date.ts';
import { exampleScores } from '#domain/judge/example-family.ts';
import { oldestEntryAge } from '#domain/offer/entry-ages.ts';
import { type Licence, licenceRules } from '#domain/offer/licence.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Ports } from '#usecases/ports.ts';
import { ofEachCatalogue } from '#usecases/quoting/of-each-catalogue.ts';
import type { Say } from '#words/sentences.ts';
import { papersOfProduct } from '../../drawing/papers/product-papers.ts';
import type { Handlers } from './handlers.ts';
import type { CountStep } from './site/step-counter.ts';

type ProductHandlers = Pick<
  Handlers,
  'getDocuments' | 'getScoringMethod' | 'getStays' | 'getEntryAges' | 'getCatalogue' | 'getYearsMethod'
>;

const exampleOf = ofEachCatalogue(exampleScores);

/** What is sold and how it is scored, the same for everybody. */
export function productHandlers(
  { catalogue, clock }: Ports,
  licence: Licence,
  countStep: CountStep,
): ProductHandlers {
  const { mayAdvise } = licenceRules[licence];
  const today = () => dayInIndia(clock.now());
  return {
    getDocuments: async ({ params }, { say }) =>
      documentsOf(say, catalogue.current(), params.product_slug, today()),
    getScoringMethod: async (_, { say }) => ok(methodToWire(say, mayAdvise, exampleOf(catalogue.current()))),
    getStays: async (_, { locale }) => ok(staysToWire(catalogue.current().stays, locale)),
    getEntryAges: async (_, context) => {
      await countStep(context, { name: 'quote-begun', fields: { by: 'ages' } });
      return ok({ oldest: Object.fromEntries(oldestEntryAge(catalogue.current().products)) });
    },
    getYearsMethod: async (_, { locale }) => ok(yearsMethodToWire(catalogue.current(), locale)),
    getCatalogue: async () => ok(catalogueToWire(catalogue.current())),
  };
}

function documentsOf(
  say: Say,
  catalogue: Catalogue,
  slug: string,
  on: IsoDate,
): Result<CallAnswer<'getDocuments'>> {
  const product = catalogue.products.find((one) => one.slug === slug);
  const insurer = product && catalogue.insurers.get(product.insurer);
  if (!product || !insurer) return fail('NOT_FOUND');
  const papers = papersOfProduct(say, catalogue, { product, insurer }, on);
  return ok(documentsToWire(catalogue, product, insurer, on, papers));
}
