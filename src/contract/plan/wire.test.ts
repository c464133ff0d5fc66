import { expect, test } from 'vitest';
import { saleToWire } from './wire.ts';

test.each([
  ['FILL_FORM', 'online', null],
  ['MEDICAL_REQUIRED', 'online', null],
  ['OFFLINE', 'offline', 'offline'],
  ['AGE_OFFLINE', 'offline', 'age-offline'],
  ['COVER_OFFLINE', 'offline', 'cover-offline'],
  ['BACKEND_NOT_INTEGRATED', 'offline', 'offline'],
] as const)('a plan whose purchase answers %s is told to be sold %s', (status, sale, offline_type) => {
  expect(saleToWire({ status })).toEqual({ sale, offline_type });
});
