import { expect, test } from 'vitest';
import { aFamily } from '#test/builders/person-builders.ts';
import { aRequest } from '#test/builders/plan-builders.ts';
import { lakh } from '../money.ts';
import { listedTypes, requestFor } from './listed-types.ts';
import type { ProductType, QuoteRequest } from './quote.ts';

const members = aFamily('You 34y');
const ordinary = aRequest({ members });
const topUpRequest = {
  productType: 'super-top-up',
  existingSumInsured: lakh(6),
  deductible: lakh(5),
} as const;
const above = aRequest({ members, ...topUpRequest });

test.each<[string, QuoteRequest, readonly ProductType[]]>([
  [
    'beside a policy that is held super top-ups stand first, and full plans too',
    above,
    ['super-top-up', 'indemnity'],
  ],
  ['without one there are full plans', ordinary, ['indemnity']],
  [
    'a policy below every deductible leaves full plans',
    aRequest({ members, existingSumInsured: lakh(1) }),
    ['indemnity'],
  ],
])('types that a list shows: %s', (_, request, types) => {
  expect(listedTypes(request)).toEqual(types);
});

test.each<[string, QuoteRequest, ProductType, QuoteRequest | undefined]>([
  ['its own type is the same question', above, 'super-top-up', above],
  [
    'full plans are asked for without the deductible, whatever is held',
    above,
    'indemnity',
    { ...above, productType: 'indemnity', deductible: undefined },
  ],
  ['nothing stands above a policy that nobody holds', ordinary, 'super-top-up', undefined],
])('the question of a type: %s', (_, request, type, ownRequest) => {
  expect(requestFor(request, type)).toEqual(ownRequest);
});
