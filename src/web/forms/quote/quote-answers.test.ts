import { safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { quoteRequestFrom } from '#contract/quote/request/request.ts';
import { quotePayload } from '#contract/quote/shapes.ts';
import { type Draft, emptyDraft, emptyHealth, type Health } from '#web/browser/storage/draft-shape.ts';
import { ageOf, chosenKeys, firstGap, genderOf, quotedMembers, wireQuoteOf } from './quote-answers.ts';

/** It is called as `people('You 34y', 'Son-0 8m')`; all are insured. */
function people(...texts: readonly string[]): Draft['members'] {
  return Object.fromEntries(
    texts.map((text) => {
      const [key = '', age = ''] = text.split(' ');
      const unit = age.endsWith('m') ? ('months' as const) : ('years' as const);
      return [key, { insured: true, count: age.slice(0, -1), unit }];
    }),
  );
}

const family: Draft = {
  ...emptyDraft,
  members: people('Father 62y', 'Son-0 8m', 'You 34y', 'Spouse 36y'),
  genderOfYou: 'FEMALE',
  pincode: '411 001',
  parentsLive: 'elsewhere',
  parentsPincode: '221001',
  existing: 'no',
};

const healthy: Health = { ...emptyHealth, anyone: 'no' };

describe('an age as typed', () => {
  test.each([
    ['34', 'years', { unit: 'years', count: 34 }],
    [' 07 ', 'years', { unit: 'years', count: 7 }],
    ['8', 'months', { unit: 'months', count: 8 }],
    ['७१', 'years', { unit: 'years', count: 71 }],
    ['0', 'months', { unit: 'months', count: 0 }],
    ['12', 'months', undefined],
    ['0', 'years', undefined],
    ['1.5', 'years', undefined],
    ['', 'years', undefined],
  ] as const)('"%s" in %s', (count, unit, age) => {
    expect(ageOf({ insured: true, count, unit })).toEqual(age);
  });
});

test('people stand in the order of the page, whoever was ticked first', () => {
  expect(chosenKeys(family)).toEqual(['You', 'Spouse', 'Son-0', 'Father']);
});

test.each([
  ['FEMALE', undefined, 'MALE'],
  ['MALE', undefined, 'FEMALE'],
  ['MALE', 'MALE', 'MALE'],
  [undefined, undefined, undefined],
] as const)('You %s and the spouse said %s make the spouse %s', (genderOfYou, genderOfSpouse, expected) => {
  expect(genderOf({ ...emptyDraft, genderOfYou, genderOfSpouse }, 'Spouse')).toBe(expected);
});

describe('the quote that is sent', () => {
  test('is what the contract takes, with the people in the spelling of the wire', () => {
    const wire = wireQuoteOf(family, healthy);
    expect(safeParse(quotePayload, wire).success).toBe(true);
    expect(wire).toMatchObject({
      product_type: 'INDEMNITY',
      gender: 'FEMALE',
      pincode: '411001',
      parents_pincode: '221001',
      medical_conditions: [],
    });
    expect(wire?.members.map(({ id, type, gender, age }) => [id, type, gender, age])).toEqual([
      ['you', 'adult', 'FEMALE', 34],
      ['spouse', 'adult', 'MALE', 36],
      ['son1', 'kid', 'MALE', 0],
      ['father', 'adult', 'MALE', 62],
    ]);
    expect(wire && quoteRequestFrom(wire).ok).toBe(true);
  });

  test.each([
    ['parents at the same place', { ...family, parentsLive: 'same' as const }],
    ['parents who are not covered', { ...family, members: people('You 34y') }],
    ['parents alone, whose pincode is the one asked for', { ...family, members: people('Father 62y') }],
  ])('%s have no pincode of their own', (_, draft) => {
    expect(wireQuoteOf(draft, healthy)).not.toHaveProperty('parents_pincode');
  });

  test('what a family can bear is part of it once they said it, and no guess is', () => {
    expect(wireQuoteOf({ ...family, bearable: 300_000 }, healthy)).toMatchObject({ bearable: 300_000 });
    expect(wireQuoteOf(family, healthy)).not.toHaveProperty('bearable');
    const importance = { icu: 'LOW' } as const;
    expect(wireQuoteOf(family, { ...healthy, importance })).toMatchObject({ importance });
    expect(wireQuoteOf(family, healthy)).not.toHaveProperty('importance');
  });

  test('a policy that is held makes it a super top-up', () => {
    const wire = wireQuoteOf({ ...family, existing: 'yes', existingSumInsured: 500_000 }, healthy);
    expect(wire).toMatchObject({ product_type: 'SUPER_TOPUP', existing_sa: 500_000 });
    expect(wireQuoteOf({ ...family, existingSumInsured: 500_000 }, healthy)).not.toHaveProperty(
      'existing_sa',
    );
  });

  test('conditions count only for those who are said to have one, once each', () => {
    const health: Health = {
      ...healthy,
      anyone: 'yes',
      who: ['You', 'Father'],
      without: ['Spouse'],
      conditions: { You: [16], Father: [16, 17], Spouse: [18] },
    };
    expect(wireQuoteOf(family, health)?.medical_conditions).toEqual([16, 17]);
    expect(wireQuoteOf(family, { ...health, anyone: 'no' })?.medical_conditions).toEqual([]);
  });

  test('habits count unless the answer is no one', () => {
    const smoke = { none: false, who: ['Spouse'] };
    const habits = { ...healthy.habits, smoke, alcohol: { none: true, who: ['You'] } };
    const wire = wireQuoteOf(family, { ...healthy, habits });
    expect(wire?.members.map(({ lifestyle }) => lifestyle)).toEqual([[], ['smoke'], [], []]);
  });

  test('who leaves over a condition is not sent, and children whom nobody brings neither', () => {
    const leaving = { ...healthy, leaving: ['You', 'Spouse'] };
    expect(quotedMembers(family, leaving).map(({ key }) => key)).toEqual(['Father']);
  });

  test('there is none while the gender of You is not said', () => {
    expect(wireQuoteOf({ ...family, genderOfYou: undefined }, healthy)).toBeUndefined();
  });
});

test.each([
  ['nothing', family, healthy, undefined],
  ['people', emptyDraft, healthy, 'who'],
  ['anybody but children', { ...family, members: people('Son-0 3y') }, healthy, 'who'],
  ['an age', { ...family, members: people('You 34y', 'Father y') }, healthy, 'ages'],
  ['a right age', { ...family, members: people('You 34y', 'Father 40y') }, healthy, 'ages'],
  ['a pincode', { ...family, pincode: '411' }, healthy, 'place'],
  ['where the parents live', { ...family, parentsLive: undefined }, healthy, 'place'],
  ['the parents’ pincode', { ...family, parentsPincode: '' }, healthy, 'place'],
  ['the health answers of this tab', family, emptyHealth, 'health'],
  ['the policy held', { ...family, existing: undefined }, healthy, 'existing'],
  ['the cover of it', { ...family, existing: 'yes' as const }, healthy, 'existing'],
])('lacking %s leads to its step', (_, draft, health, step) => {
  expect(firstGap(draft, health)).toBe(step);
});
