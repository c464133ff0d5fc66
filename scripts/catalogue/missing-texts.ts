import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { type Language, type LocalText, languages } from '#domain/local-text.ts';

/** One line a language that some texts are not written in: English stands in for them. */
export function missingTextLines(catalogue: Catalogue): readonly string[] {
  const texts = textsOf(catalogue);
  return languages.flatMap((language) => {
    const missing = texts.filter((text) => text[language] === undefined);
    const [first] = missing;
    if (!first) return [];
    return [
      `${language}: ${missing.length} of ${texts.length} texts are missing, and are in English. The first: “${first.en}”.`,
    ];
  });
}

/** Every text of a catalogue, but for the names of pincodes: those are asked for one by one. */
export function textsOf({
  insurers,
  products,
  conditions,
  cities,
  stays,
  forms,
}: Catalogue): readonly LocalText[] {
  const withoutRates = products.map(({ rates: _rates, ...product }) => product);
  return textsIn([[...insurers.values()], withoutRates, conditions, cities, stays, forms]);
}

function textsIn(value: unknown): readonly LocalText[] {
  if (typeof value !== 'object' || value === null) return [];
  return isLocalText(value) ? [value] : Object.values(value).flatMap(textsIn);
}

function isLocalText(value: object): value is LocalText {
  return 'en' in value && Object.keys(value).every((key) => languages.includes(key as Language)); // asked of any key
}
