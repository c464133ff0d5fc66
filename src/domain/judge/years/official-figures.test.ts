import { describe, expect, test } from 'vitest';
import { shippedCatalogue } from '#adapters/catalogue/shipped/shipped-catalogue.suite.ts';
import { roundClaims } from '#test/builders/years/years-builder.ts';
import type { ClaimsTable } from './claims-table.ts';
import { differencePercent, isWithinTolerance, type Recomputed, recomputed } from './official-figures.ts';

function nameOf({ of }: Recomputed): string {
  if (of.kind === 'figure') return of.id;
  if (of.kind === 'bill-part') return of.part;
  return of.kind === 'kind-share' ? of.stay.id : `above ${of.above}`;
}

const rounded = (claims: ClaimsTable) =>
  Object.fromEntries(recomputed(claims).map((figure) => [nameOf(figure), Math.round(figure.ours * 10) / 10]));

test('what round numbers give, worked by hand', () => {
  const official = { value: 10, tolerancePercent: 5, source: 'survey' };
  const claims: ClaimsTable = {
    ...roundClaims,
    official: {
      ...roundClaims.official,
      kinds: [{ ...official, kind: 'heart' }],
      tail: [{ ...official, above: 40_000 }],
      bill: [
        { ...official, part: 'bed' },
        { ...official, part: 'others' },
      ],
    },
  };
  const { 'above 40000': tail, ...others } = rounded(claims);
  expect(others).toEqual({
    stays: 28, // 90 % x 20 + 10 % x 100
    staysMenFrom60: 110,
    staysWomenFrom60: 90,
    staysUrban: 28,
    staysRural: 28,
    // 10 of 28 stays are those of elders: 35.7 %. Hearts are 15 % of the others, 35 % of theirs; the rest
    // costs 20,000.
    heart: 22.1,
    costPrivateUrban2018: 33_285.7, // 20,000 + 22.143 % x 60,000
    costAnyHospital: 33_050, // 60 % x 50,000 + 37 % x 5,000 + 3 % x 40,000
    // Of 33,286 rupees 17,714 are for hearts, 1,000 for eyes (5 % of all), 14,571 for fevers. 42 % is bed; of the other 58
    // hearts spend 8 % outside the stay, eyes 8 %, fevers 10 %: 8 x 58 % is 4.64, 10 x 58 % 5.8, 5.15 in the mean.
    bed: 44.3, // 42 of 94.85
    // Implants, items that no plan pays, ambulance: hearts 27 % of the 58, eyes 7, fevers 5: 15.66, 4.06, 2.9; 9.73 in the mean.
    others: 10.3,
  });
  // In private hospitals (60 %) fevers and eyes cost 25,000 and hearts 1,00,000 in the mean, sigma 1.1. Above 40,000:
  // ln(40/25) / 1.1 + 0.55 = 0.977: 16.4 %; ln(40/100) / 1.1 + 0.55 = -0.283: 61.1 %. In charitable ones (3 %) 20,000 and
  // 80,000: 1.180: 11.9 %; -0.080: 53.2 %. In government ones (37 %) 2,500 and 10,000: 3.071: 0.1 %; 1.810: 3.5 %.
  // 60 % x (77.9 x 16.4 + 22.1 x 61.1) + 3 % x (77.9 x 11.9 + 22.1 x 53.2) + 37 % x (77.9 x 0.1 + 22.1 x 3.5)
  expect(tail).toBeCloseTo(16.7, 1);
});

test.each([
  [105, 5, true],
  [94.9, -5.1, false],
])('%f for an official 100 is %f percent off; within 5 percent: %s', (ours, off, within) => {
  const figure: Recomputed = {
    of: { kind: 'figure', id: 'stays' },
    official: { value: 100, tolerancePercent: 5, source: 'survey' },
    ours,
  };
  expect(differencePercent(figure)).toBeCloseTo(off, 10);
  expect(isWithinTolerance(figure)).toBe(within);
});

describe('the shipped table', async () => {
  const { claims } = await shippedCatalogue();

  test('gives sixteen published figures again', () => {
    expect(rounded(claims)).toEqual({
      stays: 29.5, // official 29
      staysMenFrom60: 93.8, // 93
      staysWomenFrom60: 70, // 69
      staysUrban: 32.5, // 32
      staysRural: 27.5, // 27
      costPrivateUrban2018: 37_182.2, // 38,822
      costAnyHospital: 37_755.4, // 37,758
      infection: 30.6, // 31.5
      'above 70000': 12.7, // 10
      'above 120000': 6.5, // 5
      'above 320000': 1.3, // 1
      bed: 17.8, // 17.8
      doctors: 27.2, // 26.8
      medicines: 29.2, // 30
      tests: 15.5, // 14.5
      others: 10.2, // 10.9
    });
  });

  test.each(recomputed(claims).map((figure) => [nameOf(figure), figure] as const))(
    '%s within its tolerance',
    (_name, figure) => {
      expect(isWithinTolerance(figure)).toBe(true);
    },
  );
});
