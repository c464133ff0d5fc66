import { expect, test } from 'vitest';
import { askedHabits, habits } from './lifestyle.ts';

test('every habit is asked, once', () => {
  expect(askedHabits.toSorted()).toEqual(habits.toSorted());
});

test('smoking is asked first, and what costs nothing last', () => {
  expect(askedHabits).toEqual(['smoke', 'tobacco', 'alcohol', 'exercise']);
});
