import fc from 'fast-check';
import { expect, test } from 'vitest';
import { crore, lakh } from '../money.ts';
import { type BenchmarkCase, benchmarkPremium, benchmarkYears } from './benchmark.ts';

function of(facts: Partial<BenchmarkCase>): number {
  return benchmarkPremium({
    ages: [38],
    basis: 'individual',
    zone: 1,
    productType: 'indemnity',
    sumInsured: lakh(10),
    deductible: undefined,
    ...facts,
  });
}

test.each<[string, Partial<BenchmarkCase>, number]>([
  ['one of 38 at 10 lakh', {}, 13_600],
  ['one of 17', { ages: [17] }, 5_400],
  ['one of 18', { ages: [18] }, 9_600],
  ['one of 100', { ages: [100] }, 116_000],
  ['5 lakh', { sumInsured: lakh(5) }, 11_152],
  ['12.5 lakh, half way between 10 and 15', { sumInsured: lakh(12.5) }, 14_688],
  ['half a lakh as 1 lakh', { sumInsured: lakh(0.5) }, 6_800],
  ['3 crore as 1 crore', { sumInsured: crore(3) }, 27_880],
  ['zone 2', { zone: 2 }, 12_240],
  ['zone 3', { zone: 3 }, 11_152],
  ['two on a floater', { ages: [38, 38], basis: 'floater' }, 20_400],
  ['one on a floater', { basis: 'floater' }, 13_600],
  ['three on a floater', { ages: [38, 38, 38], basis: 'floater' }, 30_192],
  ['four on a floater', { ages: [38, 38, 38, 38], basis: 'floater' }, 39_712],
  ['five on a floater', { ages: [38, 38, 38, 38, 38], basis: 'floater' }, 47_600],
  ['six on a floater', { ages: [38, 38, 38, 38, 38, 38], basis: 'floater' }, 55_488],
  ['seven on a floater, as six', { ages: [38, 38, 38, 38, 38, 38, 38], basis: 'floater' }, 64_736],
  ['two each on their own', { ages: [38, 38] }, 24_480],
  ['a super top-up of 10 lakh over 5', { productType: 'super-top-up', deductible: lakh(5) }, 2_856],
])('the yardstick of %s', (_, facts, rupeesAYear) => {
  expect(of(facts)).toBeCloseTo(rupeesAYear, 6);
});

test('more cover or an older person never lowers it, a higher deductible never raises it', () => {
  const age = fc.integer({ min: 0, max: 100 });
  const cover = fc.integer({ min: 1, max: 400 }).map((quarters) => lakh(quarters / 4));
  fc.assert(
    fc.property(
      age,
      age,
      cover,
      cover,
      fc.constantFrom('indemnity', 'super-top-up'),
      (a, b, c, d, productType) => {
        const at = (years: number, sumInsured: typeof c, deductible: typeof c) =>
          of({ ages: [years], sumInsured, deductible, productType });
        const [young, old] = [Math.min(a, b), Math.max(a, b)];
        const [less, more] = c < d ? [c, d] : [d, c];
        expect(at(young, c, d)).toBeLessThanOrEqual(at(old, c, d));
        expect(at(a, less, d)).toBeLessThanOrEqual(at(a, more, d));
        expect(at(a, c, more)).toBeLessThanOrEqual(at(a, c, less));
      },
    ),
  );
});

test('the yardstick of the ten years follows everybody from birthday to birthday', () => {
  const years = benchmarkYears({
    ages: [38, 8],
    basis: 'floater',
    zone: 1,
    productType: 'indemnity',
    sumInsured: lakh(10),
    deductible: undefined,
  });
  // Both together cost three quarters. He is 41 in the fourth year and 46 in the ninth, the child 17 in the last.
  expect(years).toEqual([
    ...Array(3).fill(14_250), // 13,600 + 5,400
    ...Array(5).fill(16_275), // 16,300 + 5,400
    ...Array(2).fill(18_975), // 19,900 + 5,400
  ]);
});
