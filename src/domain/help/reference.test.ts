import { expect, test } from 'vitest';
import { randomIds } from '#adapters/system/ids.ts';
import { asId, type ShareId } from '../ids.ts';
import { referenceOf } from '../share/reference.ts';
import { pageReference } from './reference.ts';

test('what pages are called by is taken, however it is spelled', () => {
  const own = [randomIds.crn(), randomIds.proposalNumber(), referenceOf(asId<ShareId>('s'))];
  expect(own.map(pageReference)).toEqual(own);
  expect(pageReference(' cht-24bc-9xyz-77kk ')).toBe('CHT-24BC-9XYZ-77KK');
});

test.each([undefined, '', 'CH', 'CH-', '9822044170', 'CHT-<b>', 'CH-1234-12 OR 1=1', 'asha@example.in'])(
  '%j is no reference',
  (text) => {
    expect(pageReference(text)).toBeUndefined();
  },
);
