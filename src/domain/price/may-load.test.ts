import { expect, test } from 'vitest';
import { aFamily, aMember } from '#test/builders/person-builders.ts';
import { aProduct, aSlab } from '#test/builders/plan-builders.ts';
import { conditionId } from '../ids.ts';
import { lakh } from '../money.ts';
import { mayLoad } from './price-risks.ts';

const product = aProduct('any', {});
const ill = (...ids: readonly number[]) => aMember('You', '30y', { conditions: ids.map(conditionId) });
const sale = { ...product.sale, medicalFromAge: 46, medicalFromSumInsured: lakh(15) };

test.each([
  ['a healthy person', [ill()], 10, false],
  ['an illness with a filed loading', [ill(1)], 10, false],
  ['an illness without one', [ill(7)], 10, true],
  ['one of two illnesses without one', [ill(1, 7)], 10, true],
  ['an illness without one of one of two people', [ill(7), aMember('Spouse', '30y', {})], 10, true],
  ['an age of medical decisions', aFamily('You 46y'), 10, true],
  ['a cover of medical decisions', [ill()], 15, true],
])(
  'whether the insurer looks at them before its last price. %s: %s at %i lakh: %s',
  (_who, members, cover, looks) => {
    expect(mayLoad({ product: { ...product, sale }, slab: aSlab('any-10', cover, {}) }, members)).toBe(looks);
  },
);
