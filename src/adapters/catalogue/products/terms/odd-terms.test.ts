import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { shippedCatalogue } from '../../reading/planted-faults.suite.ts';
import { productSchema, type RawProduct } from '../product-schema.ts';
import { warnOfOddTerms } from './odd-terms.ts';
import { warnOfStandardCovers } from './standard-terms.ts';

type Json = { [key: string]: Json } & Json[];

/** A shipped product with one value written otherwise, and what is warned of it. */
function warningsWith(file: string, path: string, value: unknown): readonly string[] {
  const content: Json = JSON.parse(readFileSync(join(shippedCatalogue, file), 'utf8'));
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  keys.reduce((at, key) => at[key] as Json, content)[last] = value as Json; // what is odd about it is the point
  const product: RawProduct = v.parse(productSchema, content);
  const warnings: string[] = [];
  const warn = (place: readonly (string | number)[], _value: unknown, reason: string) =>
    warnings.push(`${place.join('.')}: ${reason}`);
  warnOfOddTerms(product, warn);
  warnOfStandardCovers(product, warn);
  return warnings;
}

const saral = 'insurers/kaveri/kaveri-saral.json';
const uchcha = 'insurers/kaveri/kaveri-uchcha.json';
const standard = 'insurers/sahyadri/sahyadri-arogya-sanjeevani.json';

describe('what is lawful and odd is a warning', () => {
  test.each<readonly [string, string, unknown, string]>([
    [saral, 'eligibility.childMinDays', 3, 'eligibility.childMinDays: is days: were months meant'],
    [saral, 'factors.termDiscountPercent.3', 25, 'factors.termDiscountPercent.3: is over 20'],
    [saral, 'factors.floaterDiscountPercent.6', 55, 'factors.floaterDiscountPercent.6: is over 50'],
    [
      saral,
      'features.outpatient',
      { kind: 'covered', perYear: 2_00_000 },
      'features.outpatient.perYear: is over ₹1,50,000',
    ],
    [
      saral,
      'slabs.0.features.maternity',
      { kind: 'covered', normal: 5_00_000, caesarean: 7_00_000, waitMonths: 24 },
      'slabs.0.features.maternity.caesarean: is over ₹5,00,000',
    ],
    [saral, 'slabs.0.sumInsured', 20_00_000, 'slabs.0.sumInsured: is not what its id says, kaveri-saral-2l'],
    [uchcha, 'slabs.0.deductible', 5_00_000, 'slabs.0.deductible: is not what its id says'],
    [saral, 'networkHospitals', 12, 'networkHospitals: is below 100'],
    [
      saral,
      'features.preHospitalisationDays',
      90,
      'features.preHospitalisationDays: is over postHospitalisationDays, 60: are the two exchanged',
    ],
    [saral, 'features.waitingPeriods.initialDays', 1, 'initialDays: is days: were months meant'],
    [saral, 'features.waitingPeriods.preExistingMonths', 3, 'preExistingMonths: is months: were years meant'],
    [saral, 'features.waitingPeriods.jointMonths', 12, 'jointMonths: is below specificMonths, 24'],
    [
      saral,
      'features.maternity',
      { kind: 'covered', normal: 50_000, caesarean: 70_000, waitMonths: 2 },
      'features.maternity.waitMonths: is less than a birth takes',
    ],
    [saral, 'factors.habitLoadingPercent.exercise', 20, 'exercise: is asked of those who exercise'],
    [saral, 'title', 'Kaveri Super Top-up', 'productType: bears the name of a top-up'],
    [
      standard,
      'slabs.19.sumInsured',
      15_00_000,
      'slabs.19.sumInsured: is over 1000000, the most that each insurer',
    ],
  ])('of %s with %s as %j', (file, path, value, warning) => {
    expect(warningsWith(file, path, value).join('\n')).toContain(warning);
  });

  test.each([
    ['days of an infant', 'eligibility.childMinDays', 1],
    ['days of three months', 'eligibility.childMinDays', 91],
    ['a title without a top-up', 'title', 'Kaveri Saral'],
    ['100 hospitals', 'networkHospitals', 100],
    ['as many days before as after', 'features.preHospitalisationDays', 60],
    ['no first wait', 'features.waitingPeriods.initialDays', 0],
    ['six months', 'features.waitingPeriods.preExistingMonths', 6],
    ['nothing off or on for exercise', 'factors.habitLoadingPercent.exercise', 0],
  ])('and %s are none', (_what, path, value) => {
    expect(warningsWith(saral, path, value)).toEqual([]);
  });
});
