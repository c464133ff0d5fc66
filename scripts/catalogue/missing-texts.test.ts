import { expect, test } from 'vitest';
import { loadCatalogue } from '#adapters/catalogue/load-catalogue.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { languages } from '#domain/local-text.ts';
import { missingTextLines, textsOf } from './missing-texts.ts';

const shipped = await loadCatalogue('catalogue');

/** The shipped one, with one condition that is named in English alone. */
const partial: Catalogue = {
  ...shipped,
  conditions: shipped.conditions.map((condition, index) =>
    index === 0 ? { ...condition, name: { en: 'Ague' } } : condition,
  ),
};

test('the shipped catalogue is written in every language', () => {
  expect(textsOf(shipped).length).toBeGreaterThan(2_000);
  expect(missingTextLines(shipped)).toEqual([]);
});

test('a text that is in English alone is counted for each other language, and named', () => {
  const others = languages.filter((language) => language !== 'en');
  const all = textsOf(shipped).length;
  expect(missingTextLines(partial)).toEqual(
    others.map(
      (language) => `${language}: 1 of ${all} texts are missing, and are in English. The first: “Ague”.`,
    ),
  );
});
