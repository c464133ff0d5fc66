import { expect, test } from 'vitest';
import { aTopUp } from '#test/builders/claim-builders.ts';
import { aFamily } from '#test/builders/person-builders.ts';
import { aProduct, aRequest, plainEligibility } from '#test/builders/plan-builders.ts';
import type { Product } from '../../catalogue/catalogue.ts';
import { lakh, type Rupees } from '../../money.ts';
import type { Channel } from '../../quote/channel.ts';
import { deductibleOffered } from './deductible-choice.ts';

function aTopUpProduct(id: string, deductibles: readonly number[], facts: Partial<Product>): Product {
  const slabs = deductibles.map((inLakh) => aTopUp(10, inLakh, {}));
  return aProduct(id, { productType: 'super-top-up', slabs, ...facts });
}

const products = [
  aTopUpProduct('usual', [3, 4, 5], {}),
  aTopUpProduct('for-older-people', [3, 10], { eligibility: { ...plainEligibility, adultMax: 80 } }),
  aTopUpProduct('of-agents', [7], { soldIn: ['pos'] }),
  aProduct('no-top-up', {}),
];

test.each<[string, readonly string[], number, Channel, number | undefined]>([
  ['the largest at or below the cover held', ['You 35y'], 5, 'website', 5],
  ['between two of them', ['You 35y'], 9, 'website', 5],
  ['only of products that take these people', ['You 70y'], 5, 'website', 3],
  ['one block that can have it is enough', ['You 35y', 'Father 70y'], 5, 'website', 5],
  ['only of products of this channel', ['You 35y'], 8, 'website', 5],
  ['as an agent sells it', ['You 35y'], 8, 'pos', 7],
  ['a cover below every one of them', ['You 35y'], 2, 'website', undefined],
  ['nobody is taken by any: the reasons stand beside the largest', ['You 90y'], 5, 'website', 5],
])('the deductible that is chosen is %s', (_, people, heldInLakh, channel, inLakh) => {
  const request = aRequest({ members: aFamily(...people) });
  const deductible: Rupees | undefined = deductibleOffered(products, request, channel, lakh(heldInLakh));
  expect(deductible).toBe(inLakh === undefined ? undefined : lakh(inLakh));
});
