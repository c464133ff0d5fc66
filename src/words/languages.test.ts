import { describe, expect, test } from 'vitest';
import { type Area, areas, locales } from './areas.ts';
import { said } from './said.ts';

const names = Object.keys(areas.en) as Area[]; // the keys of the table, which `Object.keys` forgets
const idsOf = (texts: object) => Object.keys(texts).sort();

describe.each(locales.filter((locale) => locale !== 'en'))('%s', (locale) => {
  test.each(names)('says in %s what English says there', async (name) => {
    const [own, english] = await Promise.all([areas[locale][name](), areas.en[name]()]);
    expect(idsOf(own.messages)).toEqual(idsOf(english.messages));
  });

  test('has a sentence of the server wherever English has one', () => {
    expect(idsOf(said[locale])).toEqual(idsOf(said.en));
  });
});
