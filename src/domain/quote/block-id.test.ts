import { expect, test } from 'vitest';
import { isBlockId, planGroupOf } from './block-id.ts';
import { blockIds } from './block-ids.ts';
import { personBlockId, personOf } from './person-block.ts';

test.each([
  ['family', true],
  ['parents-in-law', true],
  ['individual', true],
  ['individual-mother', true],
  ['', false],
  ['friends', false],
  ['my-individual-', false],
])('an address that names the block "%s" is read: %s', (text, expected) => {
  expect(isBlockId(text)).toBe(expected);
});

test.each([
  ['family', 'family'],
  ['combined', 'combined'],
  ['parents', 'parents'],
  ['parents-in-law', 'parents'],
  ['individual', 'individual'],
  ['individual-mother', 'individual'],
] as const)('the block %s is one of the group %s', (id, group) => {
  expect(planGroupOf(id)).toBe(group);
});

test.each(['You', 'Spouse', 'Son-0', 'Mother-in-law'])(
  'the own block of %s leads back to that person',
  (key) => {
    const id = personBlockId(key);
    expect(isBlockId(id)).toBe(true);
    expect(blockIds).toContain(id);
    expect(personOf(id)).toBe(key);
  },
);

test('a block of several is nobody’s own', () => {
  expect(personOf('parents')).toBeUndefined();
  expect(personOf('individual')).toBeUndefined();
});
