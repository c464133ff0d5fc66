import { expect, test } from 'vitest';
import { scoreItems } from '../cover/features.ts';
import { scoreLevels } from './score-levels.ts';

test.each(scoreItems)('examples of %s go from most to least, each worth 0 to 1', (item) => {
  const utilities = scoreLevels(item).map(({ utility }) => utility);
  expect(utilities.length).toBeGreaterThan(2);
  expect(utilities).toEqual([...utilities].sort((a, b) => b - a));
  expect(utilities[0]).toBeLessThanOrEqual(1);
  expect(utilities.at(-1)).toBeGreaterThanOrEqual(0);
});
