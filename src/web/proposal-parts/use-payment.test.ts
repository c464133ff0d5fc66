import { expect, test } from 'vitest';
import { handOverOf } from './use-payment.ts';

test.each([
  [true, 'toCisProposal'],
  [false, 'toProcess'],
])(
  'where the insurer takes the receipt of the information sheet is %s, the terms page hands over by %s',
  (is_cis_insurer, call) => {
    expect(handOverOf({ is_cis_insurer })).toBe(call);
  },
);
