import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Draft, emptyDraft, emptyHealth, parseDraft, parseHealth } from './draft-shape.ts';

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

test('what is kept on the device holds nothing about health', () => {
  expect(Object.keys(emptyDraft)).not.toEqual(expect.arrayContaining(['conditions']));
  const text = JSON.stringify(
    parseDraft(JSON.stringify({ ...filled, conditions: { You: [16] }, habits: {} })),
  );
  expect(text).not.toMatch(/conditions|habits/);
});
