import type { Product } from '#domain/catalogue/catalogue.ts';
import { isoDate } from '#domain/date.ts';
import { noFilters } from '#domain/offer/filters/filters.ts';
import { prepareCatalogue } from '#domain/offer/prepared.ts';
import type { PlansQuestion } from '#domain/offer/rated-blocks.ts';
import { aFamily } from './person-builders.ts';
import { aCatalogue, aRequest } from './plan-builders.ts';

/** Lists for a couple in zone 1 who ask for ten lakh, unfiltered, on a broker's website. Override single facts. */
export function aPlansQuestion(products: readonly Product[], facts: Partial<PlansQuestion>): PlansQuestion {
  return {
    catalogue: prepareCatalogue(aCatalogue(products)),
    request: aRequest({ members: aFamily('You 34y', 'Spouse 33y') }),
    on: isoDate(2026, 11, 21),
    importance: {},
    filters: noFilters,
    channel: 'website',
    licence: 'broker',
    resultType: 'all',
    variant: undefined,
    ...facts,
  };
}
