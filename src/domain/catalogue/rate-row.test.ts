import { describe, expect, test } from 'vitest';
import { asId, type SlabId } from '../ids.ts';
import type { RateBy } from './catalogue.ts';
import { headsOf, parseRowCovers, type RowCovers, rateRowKey, shapeOf } from './rate-row.ts';

describe('a family’s shape', () => {
  test.each([
    [1, 0, '1A'],
    [2, 0, '2A'],
    [2, 3, '2A+3C'],
    [0, 1, '1C'],
    [1, 1, '1A+1C'],
  ] as const)('%i adults and %i children: %s', (adults, children, shape) => {
    expect(shapeOf(adults, children)).toBe(shape);
    expect(headsOf(shape)).toEqual({ adults, children });
  });

  test.each(['person', 'primary', 'additional'] as const)('a row of one %s has none', (covers) => {
    expect(headsOf(covers)).toEqual({ adults: 0, children: 0 });
  });
});

describe('what a row of a table can cover', () => {
  test.each<[RateBy, string, boolean]>([
    ['person', 'person', true],
    ['person', 'primary', false],
    ['person', '2A', false],
    ['primary-and-additional', 'primary', true],
    ['primary-and-additional', 'additional', true],
    ['primary-and-additional', 'person', false],
    ['family-shape', '2A+1C', true],
    ['family-shape', '3C', true],
    ['family-shape', 'person', false],
    ['family-shape', '0A', false],
    ['family-shape', '2A+0C', false],
    ['family-shape', '1C+2A', false],
    ['family-shape', '12A', false],
    ['family-shape', '2A+1C ', false],
  ])('by %s, "%s": %s', (rateBy, text, isOne) => {
    expect(parseRowCovers(rateBy, text)).toBe(isOne ? text : undefined);
  });
});

test.each<[RowCovers, string]>([
  ['person', 'one-10|2'],
  ['primary', 'one-10|2|primary'],
  ['2A+1C', 'one-10|2|2A+1C'],
])('the row that covers %s is kept as %s', (covers, key) => {
  expect(rateRowKey(asId<SlabId>('one-10'), 2, covers)).toBe(key);
});
