import { expect, test } from 'vitest';
import { aCatalogue, aProduct, aSlab } from '#test/builders/plan-builders.ts';
import type { Product } from '../../catalogue/catalogue.ts';
import { lakh } from '../../money.ts';
import { prepareCatalogue } from '../prepared-catalogue.ts';
import { sellsCover, slabFor, type WantedCover } from './slab-choice.ts';

const indemnity = aProduct('any', { slabs: [20, 5, 10, 7.5].map((cover) => aSlab(`s${cover}`, cover, {})) });
const superTopUp = aProduct('super', {
  productType: 'super-top-up',
  slabs: [3, 5].flatMap((borne) =>
    [10, 20].map((cover) => ({ ...aSlab(`s${cover}-over-${borne}`, cover, {}), deductible: lakh(borne) })),
  ),
});

function choose(product: Product, cover: WantedCover) {
  const [prepared] = prepareCatalogue(aCatalogue([product])).products;
  return prepared && slabFor(prepared, cover)?.slab.id;
}

test.each([
  [1, undefined, 's5'],
  [5, undefined, 's5'],
  [6, undefined, 's7.5'],
  [8, 9, undefined],
  [8, 10, 's10'],
  [20, 20, 's20'],
  [30, undefined, undefined],
])('a request for %i lakh, at most %s, finds %s', (sumInsured, most, id) => {
  const cover = {
    sumInsured: lakh(sumInsured),
    maxSumInsured: most === undefined ? undefined : lakh(most),
    deductible: undefined,
  };
  expect(choose(indemnity, cover)).toBe(id);
  expect(sellsCover(indemnity, cover)).toBe(id !== undefined);
});

test.each([
  [10, 5, 's10-over-5'],
  [15, 3, 's20-over-3'],
  [10, 4, undefined],
  [10, undefined, undefined],
])('a super top-up of %i lakh over %s lakh: %s', (sumInsured, borne, id) => {
  const deductible = borne === undefined ? undefined : lakh(borne);
  const cover = { sumInsured: lakh(sumInsured), maxSumInsured: undefined, deductible };
  expect(choose(superTopUp, cover)).toBe(id);
  expect(sellsCover(superTopUp, cover)).toBe(id !== undefined || borne === undefined);
});

test('a deductible said in an ordinary quote does not hide ordinary plans', () => {
  expect(choose(indemnity, { sumInsured: lakh(5), maxSumInsured: undefined, deductible: lakh(5) })).toBe(
    's5',
  );
});
