import { expect, test } from 'vitest';
import { planGroupOf } from '#domain/quote/block-id.ts';
import { blockIds } from '#domain/quote/block-ids.ts';
import { paths } from '#web/paths.ts';
import { blockOfAddress } from './block-address.ts';

test.each([
  ['the group alone is its first block', 'parents', {}, 'parents'],
  ['one block of the group', 'parents', { block: 'parents-in-law' }, 'parents-in-law'],
  ['an address that was given out before', 'parents', { couple: '2' }, 'parents-in-law'],
  ['its first couple', 'parents', { couple: '1' }, 'parents'],
  ['a block of another group', 'family', { block: 'parents-in-law' }, 'family'],
  ['a word that is no block', 'combined', { block: 'constructor' }, 'combined'],
  ['a couple where there is none', 'individual', { couple: '2' }, 'individual'],
] as const)('an address reads as %s', (_what, group, search, block) => {
  expect(blockOfAddress(group, search)).toBe(block);
});

test.each(blockIds)('the address of %s is read back as it', (block) => {
  const { pathname, searchParams } = new URL(paths.results(block, 'q1'), 'https://chhatri.example');
  expect(pathname.split('/')[3]).toBe(planGroupOf(block));
  expect(blockOfAddress(planGroupOf(block), Object.fromEntries(searchParams))).toBe(block);
});
