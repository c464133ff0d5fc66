import { expect, test } from 'vitest';
import type { WireField, WireForm } from '#contract/proposal/shapes.ts';
import { isoDate } from '#domain/date.ts';
import { aWireField } from '#test/shown/wire-form.ts';
import { createSending, isSameAnswer, valuesOf } from './form-values.ts';
import { groupsOf } from './wire-form.tsx';

const field = (facts: Partial<WireField>) => aWireField('x', facts);

const form: WireForm = {
  name: 'medicalDetails',
  sections: [
    {
      id: 'history',
      title: 'Health',
      hint: null,
      member: 'Son-0',
      fields: [
        field({ name: 'Son-0.ill', kind: 'yes-no' }),
        field({ name: 'Son-0.which', kind: 'checkboxes', showIf: { field: 'Son-0.ill', is: ['yes'] } }),
        field({ name: 'Son-0.since', showIf: { field: 'Son-0.which', is: ['7'] } }),
        field({ name: 'Son-0.gender', kind: 'gender', readOnly: true }),
        field({ name: 'Son-0.sure', kind: 'tick' }),
      ],
    },
  ],
};

const today = isoDate(2026, 11, 22);
const answersFor = (saved: Parameters<typeof valuesOf>[1]) =>
  createSending(form, {}, today)(valuesOf(form, saved));

test.each([
  ['blank answers go along, so that they can be refused', {}, { 'Son-0.ill': '', 'Son-0.sure': false }],
  [
    'hidden answers stay behind, and what hangs on them',
    { 'Son-0.ill': 'no', 'Son-0.which': ['7'], 'Son-0.since': '2020' },
    { 'Son-0.ill': 'no', 'Son-0.sure': false },
  ],
  [
    'shown answers go along, fixed ones do not',
    { 'Son-0.ill': 'yes', 'Son-0.which': ['7'], 'Son-0.since': '2020', 'Son-0.gender': 'MALE' },
    { 'Son-0.ill': 'yes', 'Son-0.which': ['7'], 'Son-0.since': '2020', 'Son-0.sure': false },
  ],
])('what a form sends: %s', (_rule, saved, data) => {
  expect(answersFor(saved)).toEqual(data);
});

test('a blank that was filled before, on this page or at its drawing, goes out as erased', () => {
  const saved = { 'Son-0.ill': 'yes', 'Son-0.which': ['7'] };
  const send = createSending(form, saved, today);
  const values = valuesOf(form, saved);
  expect(send(values)).toEqual({ ...saved, 'Son-0.since': '', 'Son-0.sure': false });
  const changed = { ...values, 'Son-0.since': '2020' };
  expect(send(changed)).toMatchObject({ 'Son-0.since': '2020' });
  expect(send({ ...changed, 'Son-0.since': ' ' })).toMatchObject({ 'Son-0.since': null });
  expect(send({ ...changed, 'Son-0.which': [] })).toEqual({
    'Son-0.ill': 'yes',
    'Son-0.which': null,
    'Son-0.sure': false,
  });
  expect(send({ ...changed, 'Son-0.sure': true })).toMatchObject({ 'Son-0.sure': true });
  expect(send({ ...changed, 'Son-0.sure': false })).toMatchObject({ 'Son-0.sure': false });
});

test.each([
  ['a', 'a', true],
  ['a', 'b', false],
  [['a', 'b'], ['b', 'a'], true],
  [['a'], ['a', 'b'], false],
  [true, false, false],
  [undefined, '', false],
])('%o and %o are the same answer: %s', (one, other, same) => {
  expect(isSameAnswer(one, other)).toBe(same);
});

test('sections about one person stand together, those about nobody alone', () => {
  const section = (id: string, member: string | null) => ({ id, title: id, hint: null, member, fields: [] });
  const groups = groupsOf([
    section('a', 'You'),
    section('b', 'You'),
    section('c', 'Spouse'),
    section('d', null),
    section('e', null),
  ]);
  expect(groups.map(({ sections }) => sections.map(({ id }) => id).join(''))).toEqual(['ab', 'c', 'd', 'e']);
});
