import { expect, test } from 'vitest';
import { habitQuestions, habits } from './lifestyle.ts';

test('every habit is asked, once', () => {
  expect(habitQuestions.toSorted()).toEqual(habits.toSorted());
});

test('smoking is asked first, and what costs nothing last', () => {
  expect(habitQuestions).toEqual(['smoke', 'tobacco', 'alcohol', 'exercise']);
});
