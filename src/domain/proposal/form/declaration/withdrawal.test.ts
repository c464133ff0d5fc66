import { expect, test } from 'vitest';
import type { Instant } from '#domain/date.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { proposalSteps } from '#domain/proposal/steps.ts';
import { aField, aForm, aMember, aSection, builtFor } from '#test/builders/form-builders.ts';
import { aProposal, aQuote } from '#test/ports/store-values.ts';
import { withdrawDeclarations } from './withdrawal.ts';

const tick = aSection('once', [aField('nothing_else', 'tick', { required: false })], 'declaration');
const members = [aMember('You'), aMember('Son', { age: { unit: 'years', count: 6 } })];
const built = [
  aForm(
    'medicalDetails',
    aSection('each-insured', [
      aField('asthma', 'yes-no'),
      aField('asthma_detail', 'text'),
      aField('asthma_inhaler', 'yes-no', { showIf: { field: 'asthma', is: ['yes'] } }),
    ]),
    tick,
  ),
  aForm('lifeStyleDetails', aSection('each-adult-insured', [aField('smoke', 'yes-no')]), tick),
].map((form) => builtFor(form, members));

const at = '2026-11-28T10:00:00.000Z' as Instant;
const insuredMembers = {
  'You.first_name': 'Ananya',
  'You.last_name': 'Rao',
  'You.date_of_birth': '1990-01-02',
  'Son-0.first_name': 'Kabir',
  'Son-0.date_of_birth': '2020-03-04',
  'Son-0.height': '110',
};
const medicalDetails = {
  'You.asthma': 'yes',
  'You.asthma_detail': 'since 2019',
  'You.asthma_inhaler': 'no',
  'Son-0.asthma': 'no',
  nothing_else: true,
};
const lifeStyleDetails = { 'You.smoke': 'no', nothing_else: true };
const declared: Proposal = {
  ...aProposal(aQuote(), { members, completed: [...proposalSteps] }),
  forms: { insuredMembers, medicalDetails, lifeStyleDetails },
  declaredAt: { medicalDetails: at, lifeStyleDetails: at },
};
const changed = (change: Record<string, string | boolean>, from = declared): Proposal => ({
  ...from,
  forms: { ...from.forms, insuredMembers: { ...insuredMembers, ...change } },
});

test.each([
  ['a first name', { 'Son-0.first_name': 'Rohan' }],
  ['a birth date', { 'Son-0.date_of_birth': '2021-03-04' }],
])('with %s that is another, health and habits are to be declared anew', (_what, change) => {
  const after = changed(change);
  expect(withdrawDeclarations(declared, after, built)).toEqual({
    ...after,
    forms: {
      ...after.forms,
      medicalDetails: {
        'You.asthma': 'yes',
        'You.asthma_detail': 'since 2019',
        'You.asthma_inhaler': 'no',
      },
      lifeStyleDetails: {},
    },
    declaredAt: {},
    declareAnew: ['medicalDetails', 'lifeStyleDetails'],
    completed: proposalSteps.filter((step) => step !== 'medical' && step !== 'lifestyle'),
  });
});

test.each([
  ['another height', { 'Son-0.height': '112' }],
  ['another middle name', { 'Son-0.middle_name': 'Dev' }],
  ['another last name', { 'You.last_name': 'Roy' }],
  ['one name only', { 'You.one_name': true }],
  ['a first name in capitals', { 'Son-0.first_name': 'KABIR' }],
])('with %s of the same people all stays declared', (_what, change) => {
  const after = changed(change);
  expect(withdrawDeclarations(declared, after, built)).toBe(after);
});

test('a form that was not begun is not asked anew', () => {
  const before = { ...declared, forms: { insuredMembers, medicalDetails } };
  const { declareAnew } = withdrawDeclarations(
    before,
    changed({ 'Son-0.first_name': 'Rohan' }, before),
    built,
  );
  expect(declareAnew).toEqual(['medicalDetails']);
  const open = { ...declared, forms: { insuredMembers } };
  const after = changed({ 'Son-0.first_name': 'Rohan' }, open);
  expect(withdrawDeclarations(open, after, built)).toBe(after);
});

test('answers that were given one by one, without a declaration, stay and are asked to be read again', () => {
  const { nothing_else: _tick, ...each } = medicalDetails;
  const own = { ...declared, forms: { insuredMembers, medicalDetails: each } };
  const { forms, completed } = withdrawDeclarations(own, changed({ 'You.first_name': 'Anaya' }, own), built);
  expect(forms.medicalDetails).toEqual(each);
  expect(completed).not.toContain('medical');
});
