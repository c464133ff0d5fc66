import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { inLanguage, type Language, languages, sameInAll } from '#domain/local-text.ts';
import type { CallAnswer } from '../../call/shapes.ts';

/** The cities come in the order of the catalogue, the largest first. */
export function citiesToWire(
  { cities, placeOf }: Pick<Catalogue, 'cities' | 'placeOf'>,
  language: Language,
): CallAnswer<'getCities'> {
  return {
    cities: cities.map(({ name, state, pincode, tier }) => ({
      id: pincode,
      name: inLanguage(name, language),
      found_as: languages.map((each) => inLanguage(name, each)),
      state: inLanguage(placeOf(pincode)?.state ?? sameInAll(state), language),
      pincode,
      tier,
    })),
  };
}
