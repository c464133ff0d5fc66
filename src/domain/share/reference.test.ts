import { expect, test } from 'vitest';
import { asId, type ShareId } from '../ids.ts';
import { referenceOf } from './reference.ts';

const ids = Array.from({ length: 2_000 }, (_, count) => asId<ShareId>(`share-${count}`));

test('it can be said on the telephone, and is the same each time', () => {
  for (const id of ids) {
    expect(referenceOf(id)).toMatch(/^CH-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{3}$/);
    expect(referenceOf(id)).toBe(referenceOf(id));
  }
});

test('two pages have two', () => {
  expect(new Set(ids.map(referenceOf)).size).toBe(ids.length);
});
