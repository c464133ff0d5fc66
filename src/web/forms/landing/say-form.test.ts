import { describe, expect, test } from 'vitest';
import { type Draft, emptyDraft, emptyHealth, memberDraft } from '#web/browser/storage/draft-shape.ts';
import { emptyFormMemory, type FormMemory } from './form-memory.ts';
import { mergeFormMemory, parseFormMemory } from './parse-form-memory.ts';
import { sayControl } from './say.ts';
import { sayForm } from './say-form.ts';
import { landingSteps } from './step-names.ts';

const form = (text: string): readonly (readonly [string, string])[] => [...new URLSearchParams(text)];
const family: FormMemory = sayForm(
  'members',
  emptyFormMemory,
  form('who-You=on&age-You=34&who-Son-0=on&age-Son-0=4'),
);

describe('a form says what its controls say', () => {
  test.each([
    [
      'gender-pincode',
      'gender=MALE&pincode=411 038',
      ({ draft }: FormMemory) => [draft.genderOfYou, draft.pincode],
      ['MALE', '411 038'],
    ],
    [
      'members',
      'spouse-gender=MALE&parents-live=elsewhere&parents-pincode=416001',
      ({ draft }: FormMemory) => [draft.genderOfSpouse, draft.parentsLive, draft.parentsPincode],
      ['MALE', 'elsewhere', '416001'],
    ],
    [
      'members',
      'who-Daughter-3=on&age-Daughter-3=8&unit-Daughter-3=months',
      ({ draft }: FormMemory) => memberDraft(draft, 'Daughter-3'),
      { insured: true, count: '8', unit: 'months' },
    ],
    [
      'medical',
      'anyone=yes&has-Son-0=on&which-Son-0-16=on',
      ({ health }: FormMemory) => [health.anyone, health.who, health.conditions['Son-0']],
      ['yes', ['Son-0'], [16]],
    ],
    [
      'medical',
      'anyone=yes&has-You=on&none-You=on&which-You-16=on',
      ({ health }: FormMemory) => [health.conditions.You, health.without],
      [[16], []],
    ],
    [
      'smoking',
      'habit-smoke-You=on&habit-tobacco-none=on',
      ({ health }: FormMemory) => [health.habits.smoke, health.habits.tobacco.none],
      [{ none: false, who: ['You'] }, true],
    ],
    [
      'smoking',
      'habit-smoke-You=on&habit-smoke-none=on',
      ({ health }: FormMemory) => health.habits.smoke,
      { none: false, who: ['You'] },
    ],
    [
      'existing-insurance',
      'held=yes&existing-cover=500000',
      ({ draft }: FormMemory) => [draft.existing, draft.existingSumInsured],
      ['yes', 500_000],
    ],
    [
      'existing-insurance',
      'held=yes&existing-cover=12345',
      ({ draft }: FormMemory) => draft.existingSumInsured,
      undefined,
    ],
    ...['0.5', '1e308', 'Infinity', 'NaN', '-1', '٥'].map(
      (cover) =>
        [
          'existing-insurance',
          `held=yes&existing-cover=${cover}`,
          ({ draft }: FormMemory) => [draft.existing, draft.existingSumInsured],
          ['yes', undefined],
        ] as const,
    ),
    [
      'home',
      'who-You=on&age-You=40&pincode=560001&gender=MALE',
      ({ draft }: FormMemory) => [draft.pincode, draft.genderOfYou],
      ['560001', undefined],
    ],
  ] as const)('of the step %s: %s', (step, text, read, expected) => {
    expect(read(sayForm(step, family, form(text)))).toEqual(expected);
  });
});

test('a name that no control has, of this step or of any, says nothing', () => {
  const strange = 'who-Robot=on&who-Son-4=on&age-=3&which-You-x=on&habit-dance-You=on&quote=1&constructor=2';
  for (const step of landingSteps) {
    const { draft } = sayForm(step, emptyFormMemory, form(strange));
    expect([draft, sayControl(emptyFormMemory, { name: 'who-Robot', value: 'on', on: true })]).toEqual([
      emptyDraft,
      emptyFormMemory,
    ]);
  }
  expect(sayForm('smoking', family, form('gender=MALE&held=yes')).draft).toEqual(family.draft);
});

test('what is not ticked any more is taken back, and the age that was typed stays', () => {
  const { draft } = sayForm('members', family, form('who-You=on&age-You=34'));
  expect(memberDraft(draft, 'Son-0')).toEqual({ insured: false, count: '4', unit: 'years' });
});

test('a step leaves what other steps said as it is', () => {
  const medical = sayForm('medical', family, form('anyone=yes&has-You=on&which-You-16=on'));
  const smoking = sayForm('smoking', medical, form('habit-smoke-You=on&habit-tobacco-none=on'));
  expect(smoking.health).toMatchObject({ who: ['You'], conditions: { You: [16] } });
  const again = sayForm('medical', smoking, form('anyone=no'));
  expect(again.health).toMatchObject({ anyone: 'no', who: [], conditions: {}, without: [] });
  expect(again.health.habits.smoke.who).toEqual(['You']);
  const drinking = sayForm('drinking', smoking, form(''));
  expect(drinking.health.habits.smoke.who).toEqual(['You']);
  expect(sayForm('smoking', smoking, form('')).health.habits.smoke).toEqual({ none: false, who: [] });
  expect(sayForm('existing-insurance', smoking, form('held=no')).health).toEqual(smoking.health);
});

test.each([
  ['a gender that is none', 'gender', 'OTHER', true],
  ['an illness of nobody', 'which-Robot-16', 'on', true],
  ['an illness without a number', 'which-You-x', 'on', true],
  ['an illness of number 0', 'which-You-0', 'on', true],
  ['an illness below 0', 'which-You--1', 'on', true],
  ['a habit of nobody', 'habit-smoke-Robot', 'on', true],
])('%s says nothing', (_what, name, value, on) => {
  expect(sayControl(family, { name, value, on })).toEqual(family);
});

test.each([
  ['of the parents that is not the same is elsewhere', 'parents-live', 'x', { parentsLive: 'elsewhere' }],
  ['of the parents that is the same is not asked for', 'parents-live', 'same', { parentsLive: 'same' }],
  ['longer than any pincode is cut', 'pincode', '1234567890123456', { pincode: '123456789012' }],
  ['that is not held is not held', 'held', 'no', { existing: 'no' }],
])('a place or policy %s', (_what, name, value, facts) => {
  expect(sayControl(family, { name, value, on: true }).draft).toMatchObject(facts);
});

test('an age is in years until months are chosen, and again when they are taken back', () => {
  const unit = (memory: FormMemory) => memberDraft(memory.draft, 'Son-0').unit;
  const months = sayControl(family, { name: 'unit-Son-0', value: 'months', on: true });
  expect(unit(months)).toBe('months');
  expect(unit(sayControl(months, { name: 'unit-Son-0', value: 'years', on: true }))).toBe('years');
});

test('on the start page too, what is not ticked any more is taken back', () => {
  expect(memberDraft(sayForm('home', family, form('who-You=on')).draft, 'Son-0').insured).toBe(false);
});

test('what the server kept is read back as it was, and anything else as nothing', () => {
  expect(parseFormMemory(JSON.stringify(family))).toEqual(family);
  for (const text of ['{', '[]', 'null', '7', '"draft health"', '{"draft":1}', '{"health":1}']) {
    expect(parseFormMemory(text)).toBeUndefined();
  }
});

test('what was said by plain forms goes over what the browser had, and takes nothing unasked away', () => {
  const memory: FormMemory = {
    draft: { ...emptyDraft, genderOfYou: 'FEMALE', pincode: '560001', existing: 'no' },
    health: { ...emptyHealth, anyone: 'no' },
  };
  const later: Draft = { ...family.draft, pincode: '411038' };
  const both = mergeFormMemory({ draft: later, health: emptyHealth }, memory);
  expect([both.draft.pincode, both.draft.genderOfYou, both.draft.existing, both.health.anyone]).toEqual([
    '411038',
    'FEMALE',
    'no',
    'no',
  ]);
  expect(both.draft.members).toEqual(family.draft.members);
});

test('a browser with answers of its own keeps each that a plain form did not give', () => {
  const own: Draft = {
    ...emptyDraft,
    members: { Father: { insured: true, count: '63', unit: 'years' } },
    genderOfYou: 'MALE',
    genderOfSpouse: 'FEMALE',
    pincode: '560001',
    parentsLive: 'elsewhere',
    parentsPincode: '411001',
    existing: 'yes',
    existingSumInsured: 500_000,
    quote: { id: 'q1', crn: 'c1' },
  };
  const memory: FormMemory = { draft: own, health: { ...emptyHealth, anyone: 'no' } };
  expect(mergeFormMemory(emptyFormMemory, memory)).toEqual(memory);
  const other: Draft = {
    ...own,
    members: { Father: { insured: false, count: '64', unit: 'years' } },
    genderOfYou: 'FEMALE',
    genderOfSpouse: 'MALE',
    pincode: '411038',
    parentsLive: 'same',
    parentsPincode: '416001',
    existing: 'no',
    existingSumInsured: 300_000,
    quote: { id: 'q2', crn: 'c2' },
  };
  const later: FormMemory = { draft: other, health: { ...emptyHealth, anyone: 'yes', who: ['You'] } };
  expect(mergeFormMemory(later, memory)).toEqual(later);
});
