import type { Catalogue, Product, Slab } from '#domain/catalogue/catalogue.ts';
import { rateKey } from '#domain/catalogue/catalogue.ts';
import { isoDate } from '#domain/date.ts';
import { conditionId } from '#domain/ids.ts';
import { sameInAll } from '#domain/local-text.ts';
import { noFilters } from '#domain/offer/filters/filters.ts';
import { prepareCatalogue } from '#domain/offer/prepared-catalogue.ts';
import type { PlansQuestion } from '#domain/offer/rated-blocks.ts';
import type { Condition } from '#domain/person/condition.ts';
import { oneProduct } from '../usecase-ports.ts';
import { aFamily } from './person-builders.ts';
import { aCatalogue, aProduct, aRequest, aSlab, bands } from './plan-builders.ts';

/** Mumbai in zone 1, Pune in zone 2, Bengaluru in zone 3: all the places there are. */
export const mumbai = '400001';
export const pune = '411001';
export const bengaluru = '560034';
/** By its number it could be a pincode; no place has it. */
export const nowhere = '110001';

const places = new Map(
  [mumbai, pune, bengaluru].map((pincode) => {
    const name = sameInAll(`District ${pincode}`);
    return [pincode, { pincode, district: name, state: name }] as const;
  }),
);

export const asthma: Condition = aCondition(1, false);
export const cancer: Condition = aCondition(9, true);

function aCondition(id: number, blocks: boolean): Condition {
  return {
    id: conditionId(id),
    name: sameInAll(`Condition ${id}`),
    outcome: blocks ? 'declined' : 'loaded',
    blocks,
    common: true,
  };
}

/** Three places, one condition that is taken and one that nobody takes. */
export function aMarket(products: readonly Product[], facts: Partial<Catalogue> = {}): Catalogue {
  return {
    ...aCatalogue(products),
    forms: oneProduct.forms,
    conditions: [asthma, cancer],
    placeOf: (pincode) => places.get(pincode),
    ...facts,
  };
}

/**
 * Costs anybody of any age these rupees a year in zone 1, twice as much in zone 2, three times in zone 3; each further slab
 * 100 rupees more than the one before it.
 */
export function aPricedProduct(id: string, annual: number, facts: Partial<Product> = {}): Product {
  const slabs: readonly Slab[] = facts.slabs ?? [aSlab(`${id}-10`, 10, {})];
  const zones = [1, 2, 3] as const;
  const rates = new Map(
    slabs.flatMap((slab, at) =>
      zones.map((zone) => [rateKey(slab.id, zone), bands([[0, 120, (annual + 100 * at) * zone]])] as const),
    ),
  );
  return aProduct(id, { slabs, rates, ...facts });
}

/** Lists for a couple in zone 1 who ask for ten lakh, unfiltered, on a broker's website. Override single facts. */
export function aPlansQuestion(products: readonly Product[], facts: Partial<PlansQuestion>): PlansQuestion {
  return {
    catalogue: prepareCatalogue(aCatalogue(products)),
    request: aRequest({ members: aFamily('You 34y', 'Spouse 33y') }),
    on: isoDate(2026, 11, 21),
    filters: noFilters,
    channel: 'website',
    licence: 'broker',
    resultType: 'all',
    variant: undefined,
    ...facts,
  };
}

/** A single room with air conditioning is 8,000 rupees a day there. */
export const mumbaiCity = {
  id: 1,
  name: sameInAll('Mumbai'),
  state: 'Maharashtra',
  pincode: mumbai,
  tier: 1,
  prefixes: ['400'],
} as const;
