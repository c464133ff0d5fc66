import { beforeAll, describe, expect, test } from 'vitest';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import type { LocalText } from '#domain/local-text.ts';
import { loadCatalogue } from '../load-catalogue.ts';
import { shippedCatalogue } from '../reading/planted-faults.suite.ts';

let catalogue: Catalogue;
/** A text in both languages: where it has no Hindi, Hindi is empty here. */
type Both = Required<Pick<LocalText, 'en' | 'hi'>>;
let texts: readonly Both[];

beforeAll(async () => {
  catalogue = await loadCatalogue(shippedCatalogue);
  texts = textsIn([
    ...catalogue.insurers.values(),
    catalogue.products.map(({ rates: _rates, ...product }) => product),
    catalogue.conditions,
    catalogue.cities,
    catalogue.stays,
    catalogue.forms,
    placesOf(catalogue),
  ]);
});

function textsIn(value: unknown): Both[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value) return [{ hi: '', ...(value as LocalText) }]; // only texts have such a key
  return Object.values(value).flatMap(textsIn);
}

function placesOf({ placeOf }: Catalogue): LocalText[] {
  const pincodes = Array.from({ length: 900_000 }, (_, index) => String(100_000 + index));
  const places = pincodes.flatMap((pincode) => placeOf(pincode) ?? []);
  return places.flatMap(({ district, state }) => [district, state]);
}

/** A Hindi form writes these in Latin letters too. */
const sameInBoth = /^((A|B|AB|O)[+−]|PAN|NRE|NRO)$/;
const acronyms =
  'A ABHA AC AIDS B BMI C COPD E HbA1c HIV ICU IFSC IVF OPD PAN PCOS PEP POS SMS TIA TPA WhatsApp mg ml';

function differing(wrong: (text: Both) => boolean): readonly string[] {
  return [...new Set(texts.filter(wrong).map(({ en, hi }) => `${en} | ${hi}`))];
}

const numbersIn = (text: string): readonly string[] => text.match(/\d[\d,.]*\d|\d/g) ?? [];

describe('every text that a visitor reads', () => {
  test('there are many, and each is written in Devanagari in Hindi', () => {
    expect(texts.length).toBeGreaterThan(2000);
    expect(differing(({ hi }) => !/[\u0900-\u097f]/.test(hi) && !sameInBoth.test(hi))).toEqual([]);
    expect(differing(({ en }) => /[\u0900-\u097f]/.test(en))).toEqual([]);
  });

  test('keeps Latin letters in Hindi for acronyms and the names of insurers, plans and administrators', () => {
    const { insurers, products } = catalogue;
    const tpas = [...insurers.values()].flatMap((insurer) => insurer.tpas);
    const titles = [...insurers.values(), ...products, ...tpas].map(({ title }) => title);
    const words = new Set([...acronyms.split(' '), ...titles.flatMap((title) => title.split(' '))]);
    // What is filled in later is a name, too.
    const latin = (text: string) => text.replace(/\{[a-z]+\}/g, '').match(/[A-Za-z][A-Za-z0-9]*/g) ?? [];
    const strange = ({ hi }: Both) => !sameInBoth.test(hi) && latin(hi).some((word) => !words.has(word));
    expect(differing(strange)).toEqual([]);
  });

  test('has one wording in Hindi', () => {
    const hindi = new Map<string, Set<string>>();
    for (const { en, hi } of texts) hindi.set(en, (hindi.get(en) ?? new Set()).add(hi));
    expect([...hindi].filter(([, wordings]) => wordings.size > 1)).toEqual([]);
  });

  test('names the same numbers, and ends as its English does', () => {
    expect(differing(({ en, hi }) => numbersIn(en).some((word) => !numbersIn(hi).includes(word)))).toEqual(
      [],
    );
    const endOf = (text: string) => /[.?।]$/.exec(text)?.[0].replace('।', '.');
    expect(differing(({ en, hi }) => !en.endsWith('Y.S.R.') && endOf(en) !== endOf(hi))).toEqual([]);
  });
});
