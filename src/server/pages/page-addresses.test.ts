import { expect, test } from 'vitest';
import { paths } from '#web/paths.ts';
import { purchaseAddress, purchasePages, startAddress } from './page-addresses.ts';

test('the server starts a visitor where the web app does', () => {
  expect(startAddress).toBe(paths.chooseMember());
});

test.each(purchasePages)('the server leads to %s at the address that the web app gives it', (page) => {
  expect(purchaseAddress('p/1', page)).toBe(paths.proposal('p/1', page));
});
