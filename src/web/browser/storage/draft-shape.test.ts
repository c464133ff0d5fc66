import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Draft, emptyDraft, emptyHealth, type Health, parseDraft, parseHealth } from './draft-shape.ts';

const filled: Draft = {
  ...emptyDraft,
  members: {
    You: { insured: true, count: '34', unit: 'years' },
    'Son-0': { insured: true, count: '8', unit: 'months' },
  },
  genderOfYou: 'FEMALE',
  pincode: '411001',
  parentsLive: 'same',
  existing: 'yes',
  existingSumInsured: 500_000,
  quote: { id: 'q', crn: 'CH-1' },
};

test('a draft is read back as it was written', () => {
  expect(parseDraft(JSON.stringify(filled))).toEqual(filled);
});

describe('broken content is tolerated', () => {
  test.each([
    ['no text', ''],
    ['no JSON', '{"version":1'],
    ['no object', '7'],
    ['another version', JSON.stringify({ ...filled, version: 0 })],
  ])('%s is an empty draft', (_, text) => {
    expect(parseDraft(text)).toEqual(emptyDraft);
    expect(parseHealth(text)).toEqual(emptyHealth);
  });

  test.each([
    ['a wrong gender', { genderOfYou: 'X' }, { genderOfYou: undefined }],
    ['a wrong amount', { existingSumInsured: 'a lot' }, { existingSumInsured: undefined }],
    ['a held cover of 0', { existingSumInsured: 0 }, { existingSumInsured: undefined }],
    ['a held cover below 0', { existingSumInsured: -500_000 }, { existingSumInsured: undefined }],
    ['members of unknown keys', { members: { Uncle: { insured: true } } }, { members: {} }],
    ['a pincode that is no text', { pincode: 411001 }, { pincode: '' }],
    ['a pincode longer than any', { pincode: '4'.repeat(13) }, { pincode: '' }],
    ['a cover that is no whole number', { existingSumInsured: 1.5 }, { existingSumInsured: undefined }],
    ['a policy that is neither held nor not', { existing: 'perhaps' }, { existing: undefined }],
    ['parents who live nowhere', { parentsLive: 'there' }, { parentsLive: undefined }],
    ['a list of members', { members: ['You'] }, { members: {} }],
    ['no members', { members: null }, { members: {} }],
    ['a quote without a number', { quote: { id: 'q' } }, { quote: undefined }],
    ['a quote without an id', { quote: { crn: 'CH-1' } }, { quote: undefined }],
    ['a standard plan that is not wanted', { standard: 'yes' }, {}],
    [
      'a member whose parts are none',
      { members: { You: { insured: 'yes', count: 34, unit: 'days' }, Father: null } },
      {
        members: {
          You: { insured: false, count: '', unit: 'years' },
          Father: { insured: false, count: '', unit: 'years' },
        },
      },
    ],
  ])('%s is unanswered, the rest stays', (_, broken, expected) => {
    expect(parseDraft(JSON.stringify({ ...filled, ...broken }))).toEqual({ ...filled, ...expected });
  });

  test('nothing stored makes reading fail', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(parseDraft(text).version).toBe(1);
        expect(parseHealth(text).version).toBe(1);
      }),
    );
  });
});

const filledHealth: Health = {
  ...emptyHealth,
  anyone: 'yes',
  who: ['You', 'Son-0'],
  conditions: { You: [16, 9] },
  without: ['Son-0'],
  habits: {
    smoke: { none: false, who: ['You'] },
    tobacco: { none: true, who: [] },
    alcohol: { none: true, who: [] },
    exercise: { none: false, who: ['You'] },
  },
  leaving: ['Father'],
};

test('answers about health are read back as they were written', () => {
  expect(parseHealth(JSON.stringify(filledHealth))).toEqual(filledHealth);
});

test.each([
  ['nobody of ours', { who: ['Uncle', 7, 'You'], leaving: 'Father' }, { who: ['You'], leaving: [] }],
  ['no list of illnesses', { conditions: { You: 16, Uncle: [9] } }, { conditions: { You: [] } }],
  ['illnesses that are no numbers', { conditions: { You: ['16', 9, 1.5] } }, { conditions: { You: [9] } }],
  ['no habits', { habits: null }, { habits: emptyHealth.habits }],
  [
    'a habit of nobody',
    { habits: { ...filledHealth.habits, smoke: { none: 'yes', who: ['Uncle'] }, tobacco: 'no' } },
    {
      habits: { ...filledHealth.habits, smoke: { none: false, who: [] }, tobacco: { none: false, who: [] } },
    },
  ],
  ['an answer that is none', { anyone: 'perhaps' }, { anyone: undefined }],
])('of answers about health %s is unanswered, the rest stays', (_, broken, expected) => {
  expect(parseHealth(JSON.stringify({ ...filledHealth, ...broken }))).toEqual({
    ...filledHealth,
    ...expected,
  });
});

test('the standard plan is looked for once it was asked for', () => {
  expect(parseDraft(JSON.stringify({ ...filled, standard: true })).standard).toBe(true);
});

test('what is kept on the device holds nothing about health', () => {
  expect(Object.keys(emptyDraft)).not.toEqual(expect.arrayContaining(['conditions']));
  const text = JSON.stringify(
    parseDraft(JSON.stringify({ ...filled, conditions: { You: [16] }, habits: {} })),
  );
  expect(text).not.toMatch(/conditions|habits/);
});

test('what a family can bear is read back where it is one of the choices, and else was never said', () => {
  const withBearable = (bearable: unknown) => parseDraft(JSON.stringify({ ...filled, bearable })).bearable;
  expect([300_000, '300000', 70_000, null].map(withBearable)).toEqual([
    300_000,
    undefined,
    undefined,
    undefined,
  ]);
});

test('what matters comes back in its tab, and what is none is as if nobody had said it', () => {
  const importanceIn = (importance: unknown) =>
    parseHealth(JSON.stringify({ ...emptyHealth, importance })).importance;
  expect(importanceIn({ icu: 'LOW' })).toEqual({ icu: 'LOW' });
  for (const broken of ['LOW', 3, null, ['icu']]) expect(importanceIn(broken)).toBeUndefined();
});
