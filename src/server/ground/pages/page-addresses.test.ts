import { expect, test } from 'vitest';
import { asId, type QuoteId } from '#domain/ids.ts';
import { paths } from '#web/paths.ts';
import {
  helpAddress,
  landingStart,
  listAddress,
  purchaseAddress,
  purchasePages,
  startAddress,
} from './page-addresses.ts';

test('the server starts a visitor where the web app does', () => {
  expect(startAddress).toBe(paths.chooseMember());
  expect(helpAddress).toBe(paths.help());
  expect(landingStart).toBe(paths.landing('gender-pincode'));
  expect(helpAddress).toBe(paths.help());
});

test.each(purchasePages)('the server leads to %s at the address that the web app gives it', (page) => {
  expect(purchaseAddress('p/1', page)).toBe(paths.proposal('p/1', page));
});

test('the server leads to pages of an issued policy at the addresses that the web app gives them', () => {
  expect(purchaseAddress('p/1', 'end-policy')).toBe(paths.endPolicy('p/1'));
  expect(purchaseAddress('p/1', 'who-opens')).toBe(paths.whoOpens('p/1'));
});

test.each(['family', 'parents-in-law', 'individual-father'] as const)('and to the list of %s', (block) => {
  expect(listAddress(asId<QuoteId>('q/1'), block)).toBe(paths.results(block, 'q/1'));
});
