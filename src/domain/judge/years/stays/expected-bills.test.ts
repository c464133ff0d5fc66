import { describe, expect, test } from 'vitest';
import { shippedCatalogue } from '#adapters/catalogue/shipped/shipped-catalogue.suite.ts';
import { roundClaims } from '#test/builders/years/years-builder.ts';
import { conditionId } from '../../../ids.ts';
import { healthChoices } from '../claims-table.ts';
import { expectedBills, largestStep, meanOfRare, mostStepPercent } from './expected-bills.ts';
import { meanCity, personOdds, usualYears } from './stay-odds.ts';

const aged = (count: number) => ({ age: { unit: 'years', count }, gender: 'MALE', conditions: [] }) as const;

test('what is expected of a year, worked by hand', () => {
  // 0.04 stays. A fever (80 %) costs half of an ordinary stay of 60,000, an eye (5 %) as well, a heart (15 %) twice as
  // much: 51,000... 0.85 x 30,000 + 0.15 x 1,20,000 = 43,500. 0.5 % cost 17,00,000 / ln 3.125 = 14,91,984 instead.
  const odds = personOdds(roundClaims, aged(40), meanCity, usualYears);
  expect(meanOfRare(roundClaims.cost.rare)).toBeCloseTo(1_491_982, -2);
  expect(expectedBills(roundClaims, odds, 60_000)).toBeCloseTo(
    0.04 * (0.995 * 43_500 + 0.005 * 1_491_982),
    0,
  );
});

test('a table by bands is found by its step: at 60 a man goes 5.5 times as often, for dearer reasons', () => {
  // A heart is 35 % of the stays and no longer 15 %: 0.65 x 30,000 + 0.35 x 1,20,000 = 61,500, with the rare ones 68,652
  // after 50,743 at an ordinary 60,000; at 50,000 it is 58,456 after 43,529.
  const { age, gender, percent } = largestStep(roundClaims);
  expect([age, gender]).toEqual([59, 'MALE']);
  expect(percent).toBeCloseTo(100 * (5.5 * (58_455 / 43_529) - 1), -1);
});

describe('the shipped table', async () => {
  const { claims } = await shippedCatalogue();
  const conditions = [
    ...claims.conditions.byId.map(({ id }) => [id]),
    [],
    [conditionId(4)],
    [16, 17].map(conditionId),
  ];

  test.each(conditions)('has no step over 12 % at any birthday, with %s', (...ids) => {
    for (const health of healthChoices)
      expect(largestStep(claims, ids, { ...usualYears, health }).percent).toBeLessThanOrEqual(
        mostStepPercent,
      );
  });
});
