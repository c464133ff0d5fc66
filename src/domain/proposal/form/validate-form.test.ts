import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  aContext,
  aField,
  aForm,
  aMember,
  aSection,
  builtFor,
  choicesOf,
} from '#test/builders/form-builders.ts';
import type { FormAnswers } from './fields.ts';
import { fixedChanges, followedCopies, unreadableAnswers, validateForm } from './validate-form.ts';

const bank = aForm(
  'bankDetails',
  aSection('once', [
    aField('ifsc', 'ifsc'),
    aField('account_number', 'account-number'),
    aField('account_number_again', 'account-number', { sameAs: 'account_number' }),
    aField('account_type', 'radio', { choices: choicesOf('savings', 'current') }),
    aField('joint', 'yes-no', { required: false }),
    aField('joint_holder', 'name', { showIf: { field: 'joint', is: ['yes'] } }),
  ]),
);
const built = builtFor(bank, []);
const right = {
  ifsc: 'HDFC0000001',
  account_number: '001234567890',
  account_number_again: '001234567890',
  account_type: 'savings',
};

test.each<[string, unknown, readonly (readonly [string, string])[]]>([
  ['a right form', right, []],
  ['spaces and small letters', { ...right, ifsc: ' hdfc0000001 ', account_number: '0012 3456 7890' }, []],
  [
    'nothing at all',
    {},
    [
      ['ifsc', 'IFSC_INVALID'],
      ['account_number', 'ACCOUNT_NUMBER_INVALID'],
      ['account_number_again', 'ACCOUNT_NUMBER_INVALID'],
      ['account_type', 'CHOICE_REQUIRED'],
    ],
  ],
  [
    'another number the second time',
    { ...right, account_number_again: '001234567891' },
    [['account_number_again', 'REPEAT_DIFFERS']],
  ],
  ['a name nobody asked', { ...right, is_admin: 'yes' }, [['is_admin', 'ANSWER_UNKNOWN']]],
  [
    'a poisoned key',
    JSON.parse('{"__proto__": {"x": 1}}'),
    [
      ['__proto__', 'ANSWER_UNKNOWN'],
      ['ifsc', 'IFSC_INVALID'],
      ['account_number', 'ACCOUNT_NUMBER_INVALID'],
      ['account_number_again', 'ACCOUNT_NUMBER_INVALID'],
      ['account_type', 'CHOICE_REQUIRED'],
    ],
  ],
  ['an answer of the wrong type', { ...right, ifsc: ['HDFC0000001'] }, [['ifsc', 'ANSWER_TYPE_WRONG']]],
  ['a shown question left open', { ...right, joint: 'yes' }, [['joint_holder', 'NAME_REQUIRED']]],
  ['a hidden question answered wrongly', { ...right, joint: 'no', joint_holder: '1' }, []],
  ['a list instead of a form', [right], [['bankDetails', 'ANSWER_TYPE_WRONG']]],
  ['nothing instead of a form', null, [['bankDetails', 'ANSWER_TYPE_WRONG']]],
  ['a text instead of a form', 'form', [['bankDetails', 'ANSWER_TYPE_WRONG']]],
])('a form is checked: %s', (_what, raw, failures) => {
  expect(validateForm(built, raw, aContext()).failures.map(({ field, code }) => [field, code])).toEqual(
    failures,
  );
});

test('saved answers are cleaned; a hidden one is dropped from the form but not from the draft', () => {
  const checked = validateForm(
    built,
    { ...right, ifsc: 'hdfc0000001', joint: 'no', joint_holder: ' Asha  Rao' },
    aContext(),
  );
  expect(checked.answers).toEqual({ ...right, joint: 'no' });
  expect(checked.draft).toEqual({ ...right, joint: 'no', joint_holder: 'Asha Rao' });
});

test.each<[string, FormAnswers, readonly (readonly [string, string])[]]>([
  ['right answers', { ifsc: 'HDFC0000001', joint: 'no' }, []],
  ['half-typed ones', { ifsc: 'HDF', account_number: '1', account_type: 'current account' }, []],
  ['blank ones', { ifsc: '', account_type: ' ' }, []],
  ['erased ones', { ifsc: null, joint: null, joint_holder: null }, []],
  ['a list for a text', { ifsc: ['HDFC0000001'] }, [['ifsc', 'ANSWER_TYPE_WRONG']]],
  ['an empty list for a text', { ifsc: [] }, [['ifsc', 'ANSWER_TYPE_WRONG']]],
  ['a tick for a text that is hidden', { joint_holder: true }, [['joint_holder', 'ANSWER_TYPE_WRONG']]],
  [
    'a name nobody asked beside a right one',
    { ifsc: 'HDF', is_admin: 'yes' },
    [['is_admin', 'ANSWER_UNKNOWN']],
  ],
])('a draft refuses %s: %j', (_what, raw, failures) => {
  expect(unreadableAnswers(built, raw).map(({ field, code }) => [field, code])).toEqual(failures);
});

test('a half-typed answer stays in the draft and out of the form', () => {
  const checked = validateForm(built, { ...right, ifsc: 'HDF' }, aContext());
  expect(checked.draft.ifsc).toBe('HDF');
  expect(checked.answers).not.toHaveProperty('ifsc');
});

test('an erased answer is kept as erased; a question that has to be answered asks for it', () => {
  const checked = validateForm(built, { ...right, ifsc: null, joint: null, joint_holder: null }, aContext());
  expect(checked.draft).toEqual({ ...right, ifsc: null, joint: null, joint_holder: null });
  expect(checked.failures).toEqual([{ field: 'ifsc', code: 'IFSC_INVALID' }]);
  expect(checked.answers).toMatchObject({ joint: null });
  expect(checked.answers).not.toHaveProperty('joint_holder');
});

const proposer = builtFor(aForm('proposerDetails', aSection('once', [aField('gender', 'gender')])), [
  aMember('You'),
]);

test.each([
  [{}, { gender: 'MALE' }, []],
  [{ gender: 'MALE' }, { gender: 'MALE' }, []],
  [{ gender: 'FEMALE' }, {}, ['ANSWER_FIXED']],
  [{ gender: null }, { gender: 'MALE' }, []],
  [{ gender: ['MALE'] }, {}, ['ANSWER_FIXED']],
])('an answer fixed by the quote, sent as %j', (raw, answers, codes) => {
  const checked = validateForm(proposer, raw, aContext());
  expect(checked.answers).toEqual(answers);
  expect(checked.failures.map((failure) => failure.code)).toEqual(codes);
});

test.each<[FormAnswers, readonly string[]]>([
  [{ gender: null }, ['gender ANSWER_FIXED']],
  [{ gender: 'FEMALE' }, ['gender ANSWER_FIXED']],
  [{ gender: 'MALE' }, []],
  [{ gender: '' }, []],
  [{}, []],
])('an answer fixed by the quote cannot be changed or erased: %j', (draft, failures) => {
  const refused = [fixedChanges(proposer, draft), unreadableAnswers(proposer, draft)];
  for (const each of refused) expect(each.map(({ field, code }) => `${field} ${code}`)).toEqual(failures);
});

test.each<[FormAnswers, readonly string[]]>([
  [{ nationality: 'nri' }, ['nationality CHOICE_UNKNOWN']],
  [{ nationality: null }, ['nationality ANSWER_FIXED']],
  [{ nationality: 'indian' }, []],
  [{ nationality: '' }, []],
])('to a question with one answer no other is taken: %j', (draft, failures) => {
  const nationality = aField('nationality', 'choice', { choices: choicesOf('indian') });
  const resident = builtFor(aForm('proposerDetails', aSection('once', [nationality])), []);
  const refused = [fixedChanges(resident, draft), unreadableAnswers(resident, draft)];
  for (const each of refused) expect(each.map(({ field, code }) => `${field} ${code}`)).toEqual(failures);
});

test('a copy of the proposer’s name follows the proposer’s form, whatever an older page sends', () => {
  const insured = aForm('insuredMembers', aSection('each-insured', [aField('first_name', 'name')]));
  const copy = builtFor(insured, [aMember('You')], { forms: { proposerDetails: { first_name: 'Usha' } } });
  expect(validateForm(copy, { 'You.first_name': 'Asha' }, aContext())).toMatchObject({
    answers: { 'You.first_name': 'Usha' },
    failures: [],
  });
});

test.each<[string, FormAnswers, readonly string[]]>([
  ['another name than the proposer’s', { 'You.first_name': 'Asha' }, ['You.first_name']],
  ['the proposer’s in small letters', { 'You.first_name': ' usha ' }, ['You.first_name']],
  ['the proposer’s', { 'You.first_name': 'Usha' }, []],
  ['nothing', {}, []],
  ['an erased one', { 'You.first_name': null }, []],
])('which copies follow the proposer’s form though another answer was sent: %s', (_what, draft, names) => {
  const fields = [aField('first_name', 'name'), aField('gender', 'gender')];
  const insured = aForm('insuredMembers', aSection('each-insured', fields));
  const forms = { proposerDetails: { first_name: 'Usha' } };
  const copy = builtFor(insured, [aMember('You')], { forms });
  expect(followedCopies(copy, { ...draft, 'You.gender': 'FEMALE' })).toEqual(names);
});

test('of names that nobody asked twenty are told, each by its first eighty signs', () => {
  const names = Array.from({ length: 30 }, (_, index) => `${index}${'x'.repeat(200)}`);
  const raw = { ...right, ...Object.fromEntries(names.map((name) => [name, 'x'])) };
  const { failures } = validateForm(built, raw, aContext());
  expect(failures.map(({ field, code }) => [field, code])).toEqual(
    names.slice(0, 20).map((name) => [name.slice(0, 80), 'ANSWER_UNKNOWN']),
  );
});

test.each([
  ['a name', 'name', 'As#ha', 'NAME_HAS_SIGN', '#'],
  ['a text', 'text', 'ab😀c', 'TEXT_NOT_PRINTABLE', '😀'],
] as const)('whoever types a sign that %s cannot have hears which one', (_what, kind, answer, code, sign) => {
  const form = builtFor(aForm('nomineeDetails', aSection('once', [aField('one', kind)])), []);
  const { failures } = validateForm(form, { one: answer }, aContext());
  expect(failures).toEqual([{ field: 'one', code, detail: { sign } }]);
});

test('answers that contradict each other stay in the draft and out of the form', () => {
  const dates = ['first_inception_date', 'current_start_date'].map((name) => aField(name, 'date'));
  const form = builtFor(aForm('portabilityDetails', aSection('once', dates)), []);
  const raw = { first_inception_date: '2020-01-01', current_start_date: '2019-01-01' };
  const checked = validateForm(form, raw, aContext());
  expect(checked.draft).toEqual(raw);
  expect(checked.answers).toEqual({ first_inception_date: '2020-01-01' });
});

test('what was erased of the proposer’s name is erased in the copy', () => {
  const insured = aForm(
    'insuredMembers',
    aSection('each-insured', [aField('middle_name', 'name', { required: false })]),
  );
  const copy = builtFor(insured, [aMember('You')], { forms: { proposerDetails: { middle_name: null } } });
  expect(validateForm(copy, { 'You.middle_name': 'Kumar' }, aContext())).toMatchObject({
    answers: { 'You.middle_name': null },
    failures: [],
  });
});

const everything = builtFor(
  aForm(
    'medicalDetails',
    aSection('each-insured', [
      aField('has_condition', 'yes-no'),
      aField('conditions', 'checkboxes', {
        choices: choicesOf('1', '2'),
        showIf: { field: 'has_condition', is: ['yes'] },
      }),
      aField('condition_since', 'month'),
      aField('height', 'height'),
      aField('note', 'long-text', { required: false }),
      aField('sure', 'tick'),
    ]),
  ),
  [aMember('You'), aMember('Son', { conditions: [] })],
);
const knownNames = everything.sections.flatMap((section) => section.fields.map((field) => field.name));

test('it never throws and never keeps a name that was not asked, whatever is sent', () => {
  const anyForm = fc.oneof(
    fc.jsonValue(),
    fc.dictionary(fc.constantFrom(...knownNames, '__proto__', 'constructor', 'x'), fc.jsonValue()),
    fc.dictionary(
      fc.constantFrom(...knownNames),
      fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('yes', 'no', true)),
    ),
  );
  fc.assert(
    fc.property(anyForm, (raw) => {
      const { answers, draft } = validateForm(everything, raw, aContext());
      for (const name of [...Object.keys(answers), ...Object.keys(draft)]) expect(knownNames).toContain(name);
    }),
  );
});

test('what was accepted is accepted again, unchanged', () => {
  const anyRight = fc.dictionary(
    fc.constantFrom(...knownNames),
    fc.oneof(
      fc.constantFrom<unknown>('yes', 'no', true, ['1'], ['1', '2'], '2020-01', '172', ' a  b '),
      fc.string(),
    ),
  );
  fc.assert(
    fc.property(anyRight, (raw) => {
      const first = validateForm(everything, raw, aContext());
      expect(validateForm(everything, first.answers, aContext()).answers).toEqual(first.answers);
    }),
  );
});
