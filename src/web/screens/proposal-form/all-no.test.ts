import { describe, expect, test } from 'vitest';
import type { WireField, WireForm } from '#contract/proposal/shapes.ts';
import { aWireField } from '#test/shown/wire-form.ts';
import { declarationStateOf, declarationsIn, questionedPeople, questionsIn } from './all-no.ts';

const field = (name: string, change: Partial<WireField> = {}) =>
  aWireField(name, { kind: 'yes-no', label: `${name.slice(name.indexOf('.') + 1)}?`, ...change });
const section = (member: string | null, fields: WireField[]) => ({
  id: `${member}`,
  title: '',
  hint: null,
  member,
  fields,
});
const detail = field('You.which', { kind: 'long-text', showIf: { field: 'You.ill', is: ['yes'] } });
const form: WireForm = {
  name: 'medicalDetails',
  sections: [
    section('You', [field('You.ill'), detail, field('You.tick', { kind: 'tick', required: false })]),
    section('Son-0', [field('Son-0.ill')]),
    section(null, [field('pregnant')]),
  ],
};

test('declarations are the questions that everybody has to answer by yes or no', () => {
  expect(declarationsIn(form).map(({ name }) => name)).toEqual(['You.ill', 'Son-0.ill', 'pregnant']);
});

test('a question that two people are asked is read once', () => {
  expect(questionsIn(form)).toEqual(['ill?', 'pregnant?']);
});

test('who is asked nothing is not among the people of the questions', () => {
  const members = ['You', 'Son-0', 'Daughter-0'].map((key) => ({ key }));
  expect(questionedPeople(form, members).map(({ key }) => key)).toEqual(['You', 'Son-0']);
});

describe('the declarations stand', () => {
  test.each([
    ['open', {}],
    ['open', { 'You.ill': '', 'You.which': 'asthma' }],
    ['mixed', { 'You.ill': 'no' }],
    ['mixed', { 'You.ill': 'yes', 'Son-0.ill': 'no', pregnant: 'no' }],
    ['all-no', { 'You.ill': 'no', 'Son-0.ill': 'no', pregnant: 'no' }],
  ])('%s with %j', (state, answers) => {
    expect(declarationStateOf(form, answers)).toBe(state);
  });
});
