import { describe, expect, test } from 'vitest';
import type { Product } from '#domain/catalogue/catalogue.ts';
import { sameInAll } from '#domain/local-text.ts';
import { aCatalogue, aProduct, aSlab, type BandRow, ratesFor } from '#test/builders/plan-builders.ts';
import { compareCatalogues } from './compare-catalogues.ts';

const noFiles = new Map<string, string>();

function compare(before: readonly Product[], after: readonly Product[]) {
  return compareCatalogues([aCatalogue(before), noFiles], [aCatalogue(after), noFiles]);
}

/** The product has one slab and one zone. */
function rated(rows: readonly BandRow[]): Product {
  const slabs = [aSlab('a-10', 10, {})];
  return aProduct('a', { slabs, rates: ratesFor(slabs, [1], rows) });
}

describe('two catalogues', () => {
  test('name products and slabs that came and went', () => {
    const [old, now] = [aProduct('old', {}), aProduct('now', {})];
    const { products, slabs } = compare([old], [now]);
    expect(products).toEqual({ added: ['now'], removed: ['old'], changed: [] });
    expect(slabs).toEqual({ added: ['now-10'], removed: ['old-10'], changed: [] });
  });

  test('name a changed field by the keys that lead to it', () => {
    const before = aProduct('a', {
      slabs: [aSlab('a-10', 10, {})],
      usps: [sameInAll('one'), { en: 'two', hi: 'दो' }],
    });
    const after = aProduct('a', {
      slabs: [aSlab('a-10', 10, { maternity: { kind: 'none' }, copay: { percent: 20, fromAge: undefined } })],
      usps: [{ en: 'one', hi: 'एक' }],
    });
    const { products, slabs } = compare([before], [after]);
    expect(products.changed).toEqual([
      {
        id: 'a',
        fields: [
          { field: 'usps.0.hi', before: 'one', after: 'एक' },
          { field: 'usps.1.en', before: 'two', after: 'none' },
          { field: 'usps.1.hi', before: 'दो', after: 'none' },
        ],
      },
    ]);
    expect(slabs.changed).toEqual([
      { id: 'a-10', fields: [{ field: 'features.copay.percent', before: '0', after: '20' }] },
    ]);
  });

  // Changes by hand: 100 to 110 is +10, 200 to 190 is -5, 400 to 500 is +25; in order -5, 10, 25.
  test.each<[string, readonly BandRow[], object]>([
    [
      'none',
      [
        [0, 17, 100],
        [18, 40, 200],
        [41, 65, 400],
      ],
      [],
    ],
    [
      'an odd count',
      [
        [0, 17, 110],
        [18, 40, 190],
        [41, 65, 500],
      ],
      [
        {
          product: 'a',
          changed: 3,
          added: 0,
          removed: 0,
          percent: { smallest: -5, largest: 25, median: 10 },
        },
      ],
    ],
    [
      'an even count',
      [
        [0, 17, 110],
        [18, 40, 190],
        [41, 65, 400],
      ],
      [
        {
          product: 'a',
          changed: 2,
          added: 0,
          removed: 0,
          percent: { smallest: -5, largest: 10, median: 2.5 },
        },
      ],
    ],
    [
      'other bands',
      [
        [0, 17, 100],
        [18, 65, 200],
      ],
      [{ product: 'a', changed: 0, added: 1, removed: 2, percent: undefined }],
    ],
  ])('sum up changed rates: %s', (_what, rows, expected) => {
    const before = rated([
      [0, 17, 100],
      [18, 40, 200],
      [41, 65, 400],
    ]);
    expect(compare([before], [rated(rows)]).rates).toEqual(expected);
  });

  test('name other files that differ', () => {
    const catalogue = aCatalogue([]);
    const files = (tax: string) =>
      new Map([
        ['tax.json', tax],
        ['insurers/a/a.json', tax],
      ]);
    expect(compareCatalogues([catalogue, files('1')], [catalogue, files('2')]).otherFiles).toEqual([
      'tax.json',
    ]);
  });
});
