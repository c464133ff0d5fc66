import { expect, test } from 'vitest';
import type { WireField } from '#contract/proposal/shapes.ts';
import { aWireField, aWireForm, aWireSection } from '#test/shown/wire-form.ts';
import { declarationIn, declarationsIn, questionsIn } from './questions.ts';

const field = (name: string, own: Partial<WireField> = {}) =>
  aWireField(name, { kind: 'yes-no', label: `${name.slice(name.indexOf('.') + 1)}?`, ...own });
const after = (name: string, other: string, own: Partial<WireField> = {}) =>
  field(name, { kind: 'text', showIf: { field: other, is: ['yes'] }, ...own });
const tick = (name: string) => field(name, { kind: 'tick', required: false });

const you = [
  field('You.ill'),
  after('You.which', 'You.ill'),
  after('You.since', 'You.which'),
  tick('You.quote_was_wrong'),
  field('You.exercise', { kind: 'choice' }),
];
const form = aWireForm(
  'medicalDetails',
  aWireSection('You', you, { member: 'You' }),
  aWireSection('Son', [field('Son-0.ill')], { member: 'Son-0' }),
  aWireSection('pregnancy', [field('pregnant')]),
  aWireSection('declaration', [tick('nothing_else')]),
);

test('each question stands once with everybody whom it is asked of, boxes last', () => {
  const rows = questionsIn(form).map(({ id, kind, people }) => [
    id,
    kind,
    people.map(({ member }) => member),
  ]);
  expect(rows).toEqual([
    ['ill', 'yes-no', ['You', 'Son-0']],
    ['exercise', 'each', ['You']],
    ['pregnant', 'yes-no', [undefined]],
    ['quote_was_wrong', 'tick', ['You']],
  ]);
});

test('what follows of an answer is under its question, however far it hangs from it', () => {
  const [ill] = questionsIn(form);
  expect(ill?.people.map(({ followers }) => followers.map(({ name }) => name))).toEqual([
    ['You.which', 'You.since'],
    [],
  ]);
});

test('the declaration says No to the questions that everybody has to answer by yes or no', () => {
  expect(declarationsIn(form).map(({ name }) => name)).toEqual(['You.ill', 'Son-0.ill', 'pregnant']);
  expect(declarationIn(form)?.name).toBe('nothing_else');
  expect(declarationIn(aWireForm('bankDetails', aWireSection('one', [field('moving')])))).toBeUndefined();
});
