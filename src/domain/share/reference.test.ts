import { expect, test } from 'vitest';
import { asId, type ShareId } from '../ids.ts';
import { formerReferenceOf, referenceOf } from './reference.ts';

const ids = Array.from({ length: 2_000 }, (_, count) => asId<ShareId>(`share-${count}`));

test('it can be said on the telephone, and is the same each time', () => {
  for (const id of ids) {
    expect(referenceOf(id)).toMatch(/^CH-[2-9HMW]{3}-[2-9HMW]{3}-[2-9HMW]{3}$/);
    expect(referenceOf(id)).toBe(referenceOf(id));
  }
});

/** Signs that are taken for each other on a bad line, by their English names, by those said in Hindi, or across the two. */
const alike = ['BCDEGPTVZ3', 'FSXLMN', 'AHJK8', 'K6', '4R', '59IY', '78', 'QU2', '01OI', 'VW'];

test.each(alike)('at most one sign of %s is used', (group) => {
  const used = new Set(ids.map((id) => referenceOf(id).slice('CH-'.length)).join(''));
  expect([...group].filter((sign) => used.has(sign)).length).toBeLessThan(2);
});

test('two pages have two', () => {
  expect(new Set(ids.map(referenceOf)).size).toBe(ids.length);
});

test('a page that was printed before is called as on its print', () => {
  expect(formerReferenceOf(asId<ShareId>('share-1'))).toBe('CH-NKZX-BR8');
});
