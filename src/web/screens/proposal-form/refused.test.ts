import { expect, test } from 'vitest';
import { aWireField, aWireForm, aWireSection } from '#test/shown/wire-form.ts';
import { createWords } from '#web/browser/text.tsx';
import { refusalsOf, refusedSave, summaryOf } from './refused.ts';
import type { SaveResult } from './saving/saver.ts';

const failed: SaveResult = {
  ok: false,
  status: 500,
  failure: { code: 'INTERNAL', message: 'Try after sometime.', fields: [] },
};

test.each<[rule: string, result: SaveResult, said: ReturnType<typeof refusedSave>]>([
  [
    'a server error says its own sentence',
    failed,
    { code: 'INTERNAL', formError: {}, message: 'Try after sometime.' },
  ],
  [
    'with neither success nor form_error the err_msg is shown',
    { ok: true, value: { success: false, code: 'STALE_PROPOSAL', err_msg: 'Reload.' } },
    { code: 'STALE_PROPOSAL', formError: {}, message: 'Reload.' },
  ],
  [
    'form_error goes to its fields',
    { ok: true, value: { success: false, code: 'INVALID_ANSWERS', form_error: { pan: 'Wrong' } } },
    { code: 'INVALID_ANSWERS', formError: { pan: 'Wrong' }, message: undefined },
  ],
])('a refused save says why: %s', (_rule, result, save) => {
  expect(refusedSave(result)).toEqual(save);
});

const words = createWords('en');
await words.load(['site', 'purchase']);

const form = aWireForm(
  'insuredMembers',
  aWireSection('Your details', [
    aWireField('pan', { label: 'PAN?' }),
    aWireField('street', { label: 'Street' }),
  ]),
  aWireSection('You', [aWireField('You.name', { label: 'First name' })], { member: 'You' }),
  aWireSection('Husband', [aWireField('Spouse.name', { label: 'First name' })], { member: 'Spouse' }),
  aWireSection('Second address', [aWireField('street2', { label: 'Street' })]),
);
const refusals = (...names: readonly string[]) =>
  refusalsOf(Object.fromEntries(names.map((name) => [name, `Wrong ${name}`])), { pan: 'X' }, 'en');

type Context = Parameters<typeof summaryOf>[2];
const summary = (names: readonly string[], change: Partial<Context> = {}) =>
  summaryOf(form, refusals(...names), {
    t: words.t,
    locale: 'en',
    nameOf: (key) => `person ${key}`,
    visible: new Set(['pan', 'street', 'street2', 'You.name', 'Spouse.name']),
    errorOf: (_field, { message }) => message,
    ...change,
  });

test('a refusal is kept with the answer that it is about', () => {
  expect(refusals('pan', 'street')).toEqual({
    pan: { answer: 'X', message: 'Wrong pan', locale: 'en' },
    street: { answer: undefined, message: 'Wrong street', locale: 'en' },
  });
});

test('what is to correct stands in the order of the page, with its question, and its person or place where two are asked the same', () => {
  expect(summary(['street2', 'Spouse.name', 'street', 'pan'])).toEqual([
    { field: 'pan', message: words.t('form.error.at', { field: 'PAN', message: 'Wrong pan' }) },
    {
      field: 'street',
      message: words.t('form.error.at.person', {
        field: 'Street',
        message: 'Wrong street',
        person: 'Your details',
      }),
    },
    {
      field: 'Spouse.name',
      message: words.t('form.error.at.person', {
        field: 'First name',
        message: 'Wrong Spouse.name',
        person: 'person Spouse',
      }),
    },
    {
      field: 'street2',
      message: words.t('form.error.at.person', {
        field: 'Street',
        message: 'Wrong street2',
        person: 'Second address',
      }),
    },
  ]);
});

test('what was corrected, or is no longer asked, is not to correct', () => {
  expect(summary(['pan', 'street'], { errorOf: () => undefined })).toEqual([]);
  expect(summary(['pan', 'street2'], { visible: new Set(['pan']) }).map(({ field }) => field)).toEqual([
    'pan',
  ]);
});

test('a refusal of no field of this form is said in its own words, in its own language alone', () => {
  expect(summary(['premium'])).toEqual([{ field: 'premium', message: 'Wrong premium' }]);
  expect(summary(['premium'], { locale: 'hi' })).toEqual([]);
});

test('what a person can be asked about goes along, and nothing is refused by a save that was taken', () => {
  expect(
    refusedSave({ ok: true, value: { success: false, code: 'INVALID_ANSWERS', help_topic: 'identity' } })
      .topic,
  ).toBe('identity');
  const value = { success: true, step: 'nominee', version: 1, price_changed: false, kept: [] } as const;
  expect(refusedSave({ ok: true, value: { ...value, kept: [] } })).toEqual({
    code: '',
    formError: {},
    message: undefined,
  });
});
