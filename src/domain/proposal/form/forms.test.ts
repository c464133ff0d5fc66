import { expect, test } from 'vitest';
import { conditionId } from '#domain/ids.ts';
import { sameInAll } from '#domain/local-text.ts';
import { rupees } from '#domain/money.ts';
import {
  aDay,
  aField,
  aForm,
  aMember,
  aSection,
  builtFor,
  choicesOf,
  noSources,
} from '#test/builders/form-builders.ts';
import type { Answers, FormChanges } from './fields.ts';
import {
  answersToQuestions,
  type BuiltForm,
  buildForm,
  fieldsOf,
  shownAnswers,
  visibleFields,
} from './forms.ts';

const names = (built: BuiltForm) => fieldsOf(built).map((field) => field.name);
const prefills = (built: BuiltForm) =>
  Object.fromEntries(
    fieldsOf(built).flatMap(({ name, prefill }) =>
      prefill ? [[name, [prefill.answer, prefill.from, prefill.fixed ? 'fixed' : 'editable']]] : [],
    ),
  );

const you = aMember('You');
const spouse = aMember('Spouse', { gender: 'FEMALE' });
const son = aMember('Son', { age: { unit: 'months', count: 8 } });
const grownSon = aMember('Son', { key: 'Son-1', age: { unit: 'years', count: 18 } });
const father = aMember('Father', { age: { unit: 'years', count: 61 } });

const insured = aForm(
  'insuredMembers',
  aSection('each-insured', [
    aField('first_name', 'name'),
    aField('middle_name', 'name', { required: false }),
    aField('last_name', 'name'),
    aField('date_of_birth', 'date-of-birth'),
    aField('gender', 'gender'),
    aField('relationship_with_proposer', 'choice', { choices: choicesOf('self', 'spouse', 'son', 'father') }),
  ]),
  aSection(
    'each-adult-insured',
    [aField('occupation', 'choice', { choices: choicesOf('salaried') })],
    'work',
  ),
);

test('a repeated section is asked of every insured person, the adult ones of adults only', () => {
  expect(names(builtFor(insured, [you, son, grownSon, { ...spouse, insured: false }]))).toEqual([
    ...[
      'first_name',
      'middle_name',
      'last_name',
      'date_of_birth',
      'gender',
      'relationship_with_proposer',
      'occupation',
    ].map((name) => `You.${name}`),
    ...[
      'first_name',
      'middle_name',
      'last_name',
      'date_of_birth',
      'gender',
      'relationship_with_proposer',
    ].map((name) => `Son-0.${name}`),
    ...[
      'first_name',
      'middle_name',
      'last_name',
      'date_of_birth',
      'gender',
      'relationship_with_proposer',
      'occupation',
    ].map((name) => `Son-1.${name}`),
  ]);
});

test('gender and relationship come from the quote and are fixed', () => {
  const built = builtFor(insured, [spouse, father]);
  expect(prefills(built)).toEqual({
    'Spouse.gender': ['FEMALE', 'quote', 'fixed'],
    'Spouse.relationship_with_proposer': ['spouse', 'quote', 'fixed'],
    'Father.gender': ['MALE', 'quote', 'fixed'],
    'Father.relationship_with_proposer': ['father', 'quote', 'fixed'],
  });
});

test('the insured You is not asked again what the proposer answered', () => {
  const proposerDetails = {
    first_name: 'Asha',
    last_name: 'Rao',
    date_of_birth: '1992-03-04',
    occupation: 'salaried',
    city: 'Pune',
  };
  const built = builtFor(insured, [you, spouse], { forms: { proposerDetails } });
  expect(prefills(built)).toEqual({
    'You.first_name': ['Asha', 'proposer', 'fixed'],
    'You.last_name': ['Rao', 'proposer', 'fixed'],
    'You.date_of_birth': ['1992-03-04', 'proposer', 'fixed'],
    'You.occupation': ['salaried', 'proposer', 'fixed'],
    'You.gender': ['MALE', 'quote', 'fixed'],
    'You.relationship_with_proposer': ['self', 'quote', 'fixed'],
    'Spouse.gender': ['FEMALE', 'quote', 'fixed'],
    'Spouse.relationship_with_proposer': ['spouse', 'quote', 'fixed'],
  });
});

const proposer = aForm(
  'proposerDetails',
  aSection('once', [
    aField('gender', 'gender'),
    aField('pincode', 'pincode'),
    aField('city', 'text'),
    aField('state', 'choice', { choices: [{ id: 'KA', label: sameInAll('Karnataka') }] }),
  ]),
);
const placeOf = (pincode: string) => ({
  pincode,
  district: { en: 'Bengaluru Urban', hi: 'बेंगलुरु शहरी' },
  state: { en: 'Karnataka', hi: 'कर्नाटक' },
});

test('the proposer’s gender, pincode and place are as in the quote', () => {
  expect(prefills(builtFor(proposer, [you], { placeOf }))).toEqual({
    gender: ['MALE', 'quote', 'fixed'],
    pincode: ['560001', 'quote', 'editable'],
    city: ['Bengaluru Urban', 'pincode', 'editable'],
    state: ['KA', 'pincode', 'editable'],
  });
});

test('a proposer who is not insured may be another than who asked for the quote', () => {
  expect(prefills(builtFor(proposer, [father]))).toEqual({ pincode: ['560001', 'quote', 'editable'] });
  expect(prefills(builtFor(proposer, [father], { genderOfYou: 'FEMALE' }))).toEqual({
    gender: ['FEMALE', 'quote', 'editable'],
    pincode: ['560001', 'quote', 'editable'],
  });
});

test('what has one answer is said, not asked', () => {
  const prefillsOf = (...choices: readonly string[]) =>
    prefills(
      builtFor(
        aForm(
          'proposerDetails',
          aSection('once', [aField('nationality', 'choice', { choices: choicesOf(...choices) })]),
        ),
        [],
      ),
    );
  expect(prefillsOf('indian')).toEqual({ nationality: ['indian', 'only-choice', 'fixed'] });
  expect(prefillsOf('indian', 'other')).toEqual({});
});

const medical = aForm(
  'medicalDetails',
  aSection('each-insured', [
    aField('has_condition', 'yes-no'),
    aField('conditions', 'checkboxes', { showIf: { field: 'has_condition', is: ['yes'] } }),
    aField('quote_was_wrong', 'tick', { required: false }),
  ]),
  aSection('once', [aField('family_history', 'yes-no')], 'household'),
);
const conditions = [
  {
    id: conditionId(16),
    name: sameInAll('High blood pressure'),
    outcome: 'loaded' as const,
    blocks: false,
    common: true,
  },
];

test('what the quote said fills the medical form, and a “no” is never filled in', () => {
  const ill = { ...father, conditions: [conditionId(16)] };
  const built = builtFor(medical, [you, ill], { conditions });
  expect(prefills(built)).toEqual({
    'Father.has_condition': ['yes', 'quote', 'editable'],
    'Father.conditions': [['16'], 'quote', 'editable'],
  });
  const choices = fieldsOf(built).find((field) => field.name === 'You.conditions')?.choices;
  expect(choices).toEqual([{ id: '16', label: sameInAll('High blood pressure') }]);
});

test('only somebody who said something in the quote is offered to correct it', () => {
  const ill = { ...father, conditions: [conditionId(16)], habits: ['smoke' as const] };
  const offered = names(builtFor(medical, [you, ill])).filter((name) => name.endsWith('quote_was_wrong'));
  expect(offered).toEqual(['Father.quote_was_wrong']);
  expect(names(builtFor({ ...medical, name: 'lifeStyleDetails' }, [{ ...ill, habits: [] }]))).not.toContain(
    'Father.quote_was_wrong',
  );
});

test('a habit said in the quote fills the lifestyle form', () => {
  const habits = aForm(
    'lifeStyleDetails',
    aSection('each-adult-insured', [aField('smoke', 'yes-no'), aField('alcohol', 'yes-no')]),
  );
  expect(prefills(builtFor(habits, [{ ...you, habits: ['smoke'] }]))).toEqual({
    'You.smoke': ['yes', 'quote', 'editable'],
  });
});

test('a condition of showing is followed within the same person', () => {
  const built = builtFor(medical, [you, father], { conditions });
  const fields = (answers: Answers) =>
    visibleFields(built, answers, aDay('2026-11-20')).map((field) => field.name);
  const always = ['You.has_condition', 'Father.has_condition', 'family_history'];
  expect(fields({})).toEqual(always);
  expect(fields({ 'Father.has_condition': 'yes', 'You.has_condition': 'no' })).toEqual([
    'You.has_condition',
    'Father.has_condition',
    'Father.conditions',
    'family_history',
  ]);
});

test('a product adds to a section and leaves out', () => {
  const changes: FormChanges[] = [
    { form: 'proposerDetails', section: 'one', omit: ['city'], add: [aField('medical_council', 'text')] },
    { form: 'nomineeDetails', section: 'one', omit: ['gender'], add: [] },
  ];
  const built = buildForm(
    proposer,
    changes,
    { members: [], aged: [], pincode: '560001', forms: {}, annualPremium: rupees(24_180) },
    noSources,
  );
  expect(names(built)).toEqual(['gender', 'pincode', 'state', 'medical_council']);
});

test('an insurer’s list of banks makes the bank’s name a choice', () => {
  const bank = aForm(
    'bankDetails',
    aSection('once', [aField('bank_name', 'text'), aField('account_holder_name', 'name')]),
  );
  const [field] = fieldsOf(builtFor(bank, [], { bankNameChoices: ['One Bank', 'Two Bank'] }));
  expect(field).toMatchObject({ kind: 'choice', choices: choicesOf('One Bank', 'Two Bank') });
  expect(fieldsOf(builtFor(bank, []))[0]?.kind).toBe('text');
});

test('shown are saved answers, then known ones, and fixed ones before either', () => {
  const built = builtFor(proposer, [you], { placeOf });
  expect(shownAnswers(built, { gender: 'FEMALE', pincode: '411001', gone: 'x' })).toEqual({
    gender: 'MALE',
    pincode: '411001',
    city: 'Bengaluru Urban',
    state: 'KA',
  });
});

test('what was erased is not shown, though it is known from elsewhere', () => {
  const built = builtFor(proposer, [you], { placeOf });
  expect(shownAnswers(built, { gender: null, pincode: null, city: null })).toEqual({
    gender: 'MALE',
    state: 'KA',
  });
});

test('a box ticked to correct the quote stays after the people are corrected', () => {
  const forms = { medicalDetails: { 'Father.quote_was_wrong': true, 'Father.has_condition': 'no' } };
  expect(names(builtFor(medical, [father], { forms }))).toContain('Father.quote_was_wrong');
});

test('saved answers that are no longer asked are left out', () => {
  const minor = { ...grownSon, age: { unit: 'years' as const, count: 17 } };
  const saved = { 'Son-1.first_name': 'Ravi', 'Son-1.occupation': 'salaried' };
  expect(answersToQuestions(builtFor(insured, [grownSon]), saved)).toEqual(saved);
  expect(answersToQuestions(builtFor(insured, [minor]), saved)).toEqual({ 'Son-1.first_name': 'Ravi' });
});
