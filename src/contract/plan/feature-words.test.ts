import { describe, expect, test } from 'vitest';
import { bareFeatures } from '#domain/cover/bare-features.ts';
import type { PlanFeatures, ScoreItem } from '#domain/cover/features.ts';
import { lakh, rupees } from '#domain/money.ts';
import { sayIn } from '#server/ground/words/say.ts';
import { aSlab } from '#test/builders/plan-builders.ts';
import { verboseFeature } from './feature-words.ts';

type Row = readonly [ScoreItem, Partial<PlanFeatures>, verbose: string, available: boolean];

const waits = bareFeatures.waitingPeriods;

/** In a cover of 5 lakh. */
const rows: readonly Row[] = [
  ['copay', {}, 'You pay nothing on a claim', true],
  ['copay', { copay: { percent: 20, fromAge: undefined } }, 'You pay 20% of every claim', false],
  [
    'copay',
    { copay: { percent: 10, fromAge: 61 } },
    'You pay 10% of every claim when you join at 61 or older',
    true,
  ],
  ['icu', {}, 'No limit', true],
  ['icu', { icu: { kind: 'capped', percentPerDay: 2, maxPerDay: undefined } }, 'Up to ₹10,000 a day', true],
  ['room_rent', { roomRent: { kind: 'single-private', tier: 'b' } }, 'Single private room with AC', true],
  ['room_rent', { roomRent: { kind: 'shared' } }, 'Shared room', true],
  [
    'room_rent',
    { roomRent: { kind: 'capped', percentPerDay: 1, maxPerDay: undefined } },
    'Up to ₹5,000 a day',
    true,
  ],
  ['outpatient_benefits', {}, 'Not covered', false],
  [
    'outpatient_benefits',
    { outpatient: { kind: 'covered', perYear: rupees(7500) } },
    'Up to ₹7,500 a year',
    true,
  ],
  ['critical_illness_coverage', { criticalIllness: { kind: 'rider' } }, 'As a paid extra', false],
  [
    'critical_illness_coverage',
    { criticalIllness: { kind: 'covered', sumInsured: lakh(10), illnesses: 12 } },
    '₹10,00,000 for 12 illnesses',
    true,
  ],
  ['restore_benefits', {}, 'Cover is not refilled', false],
  [
    'restore_benefits',
    { restoration: { kind: 'once', anyIllness: false } },
    'Refilled once a year for another illness',
    true,
  ],
  [
    'maternity_cover',
    { maternity: { kind: 'covered', normal: rupees(30_000), caesarean: rupees(50_000), waitMonths: 24 } },
    'Up to ₹50,000 after 24 months',
    true,
  ],
  [
    'health_checkup',
    { healthCheckup: { kind: 'covered', max: rupees(2500), everyYears: 1 } },
    'Up to ₹2,500',
    true,
  ],
  ['pre_existing', {}, 'Covered after 36 months', true],
  [
    'pre_existing',
    { waitingPeriods: { ...waits, preExistingMonths: 0 } },
    'Covered like a new illness',
    true,
  ],
  ['pre_existing', { waitingPeriods: { ...waits, preExistingMonths: 1 } }, 'Covered after 1 month', true],
  ['bonus', {}, 'None', false],
  ['bonus', { noClaimBonus: { percentPerYear: 10, maxPercent: 50 } }, '10% a year, up to 50%', true],
];

describe('a feature in words', () => {
  test.each(rows)('%s of %j is "%s"', (item, features, verbose, available) => {
    const slab = aSlab('s', 5, { ...bareFeatures, ...features });
    expect(verboseFeature(sayIn('en'), item, slab)).toMatchObject({ verbose, available });
  });

  test('is said to each asker in words of their own, however often the slab was told before', () => {
    const slab = aSlab('s', 5, bareFeatures);
    const shout = (id: string) => id.toUpperCase();
    expect(verboseFeature(sayIn('en'), 'bonus', slab).verbose).toBe('None');
    expect(verboseFeature(shout, 'bonus', slab).verbose).toBe('FEATURE.BONUS.NONE');
    expect(verboseFeature(sayIn('en'), 'bonus', slab).verbose).toBe('None');
  });
});
