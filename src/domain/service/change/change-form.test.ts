import { describe, expect, test } from 'vitest';
import {
  aContext,
  aField,
  aForm,
  aMember,
  aSection,
  builtFor,
  choicesOf,
} from '#test/builders/form-builders.ts';
import type { Answers, FormAnswers } from '../../proposal/form/fields.ts';
import { fieldsOf } from '../../proposal/form/forms.ts';
import { type ChangeSubject, changedParts, changeForm, changeLines, checkChange } from './change-form.ts';

const members = [aMember('You'), aMember('Spouse')];
const person = [
  aField('first_name', 'name'),
  aField('one_name', 'tick', { required: false }),
  aField('last_name', 'name', { showIf: { field: 'one_name', is: ['no'] } }),
];
const proposer = builtFor(
  aForm(
    'proposerDetails',
    aSection('once', [
      ...person,
      aField('date_of_birth', 'date-of-birth'),
      aField('email', 'email'),
      aField('address', 'text', { min: 1, max: 120 }),
      aField('pincode', 'pincode'),
      aField('state', 'choice', { choices: choicesOf('MH', 'KA') }),
    ]),
  ),
  members,
);
const insured = builtFor(
  aForm('insuredMembers', aSection('each-insured', [...person, aField('weight', 'weight')])),
  members,
);
const minor = { field: 'nominee_date_of_birth', is: ['under-18'] };
const nominee = builtFor(
  aForm(
    'nomineeDetails',
    aSection('once', [
      aField('nominee_first_name', 'name'),
      aField('nominee_relationship', 'choice', { choices: choicesOf('spouse', 'mother', 'son') }),
      aField('nominee_date_of_birth', 'date-of-birth'),
    ]),
    aSection('once', [aField('appointee_first_name', 'name', { showIf: minor })], 'two'),
  ),
  members,
);

const forms = { proposerDetails: proposer, insuredMembers: insured, nomineeDetails: nominee };
const ofProposer = { kind: 'change-name', person: 'proposer' } as const;
const ofSpouse = { kind: 'change-name', person: 'Spouse' } as const;
const ofAddress = { kind: 'change-address', person: undefined } as const;
const ofMail = { kind: 'change-mail', person: undefined } as const;
const ofNominee = { kind: 'change-nominee', person: undefined } as const;

test.each<[string, ChangeSubject, keyof typeof forms, readonly string[]]>([
  ['a name of the proposer', ofProposer, 'proposerDetails', ['first_name', 'one_name', 'last_name']],
  [
    'a name of somebody insured, and no weight',
    ofSpouse,
    'insuredMembers',
    ['Spouse.first_name', 'Spouse.one_name', 'Spouse.last_name'],
  ],
  ['an address', ofAddress, 'proposerDetails', ['address', 'pincode', 'state']],
  ['a mail address', ofMail, 'proposerDetails', ['email']],
])('a change asks what the proposal asked of %s', (_what, subject, form, names) => {
  expect(fieldsOf(changeForm(subject, forms[form])).map(({ name }) => name)).toEqual(names);
});

test('a nominee is asked four times, each with a share and an appointee of their own', () => {
  const fields = fieldsOf(changeForm(ofNominee, nominee));
  expect(fields).toHaveLength(4 * 5);
  expect(fields.slice(5, 10).map(({ name }) => name)).toEqual([
    '2.nominee_first_name',
    '2.nominee_relationship',
    '2.nominee_date_of_birth',
    '2.nominee_share',
    '2.appointee_first_name',
  ]);
  expect(fields[9]?.showIf?.field).toBe('2.nominee_date_of_birth');
});

const sunita = {
  nominee_first_name: 'Sunita',
  nominee_relationship: 'mother',
  nominee_date_of_birth: '1966-01-03',
};
const kabir = {
  '2.nominee_first_name': 'Kabir',
  '2.nominee_relationship': 'son',
  '2.nominee_date_of_birth': '2020-01-03',
};
const saved = { first_name: 'Asha', last_name: 'Rao', date_of_birth: '1992-05-05' };

test.each<[string, ChangeSubject, keyof typeof forms, Answers, readonly string[]]>([
  ['a right name', ofProposer, 'proposerDetails', { first_name: 'Asha', last_name: 'Rao' }, []],
  ['one name alone', ofProposer, 'proposerDetails', { first_name: 'Asha', one_name: true }, []],
  [
    'a name with a number',
    ofProposer,
    'proposerDetails',
    { first_name: 'Asha1', last_name: 'Rao' },
    ['first_name NAME_HAS_SIGN'],
  ],
  ['half a name', ofProposer, 'proposerDetails', { first_name: 'Asha' }, ['last_name NAME_REQUIRED']],
  [
    'what the form does not ask',
    ofProposer,
    'proposerDetails',
    { first_name: 'Asha', last_name: 'Rao', date_of_birth: '1999-01-01' },
    ['date_of_birth ANSWER_UNKNOWN'],
  ],
  [
    'somebody else’s name',
    ofSpouse,
    'insuredMembers',
    { 'Spouse.first_name': 'Rohan', 'Spouse.one_name': true, 'You.first_name': 'Asha' },
    ['You.first_name ANSWER_UNKNOWN'],
  ],
  ['a mail address without an @', ofMail, 'proposerDetails', { email: 'asha' }, ['email EMAIL_INVALID']],
  [
    'a choice that is none',
    ofAddress,
    'proposerDetails',
    { address: '3 MG Road', pincode: '560001', state: 'XX' },
    ['state CHOICE_UNKNOWN'],
  ],
  ['one nominee', ofNominee, 'nomineeDetails', sunita, []],
  [
    'no nominee at all',
    ofNominee,
    'nomineeDetails',
    {},
    [
      'nominee_first_name NAME_REQUIRED',
      'nominee_relationship CHOICE_REQUIRED',
      'nominee_date_of_birth DATE_REQUIRED',
    ],
  ],
  [
    'a minor without an appointee, beside that nominee',
    ofNominee,
    'nomineeDetails',
    { ...sunita, nominee_share: '60', ...kabir, '2.nominee_share': '40' },
    ['2.appointee_first_name NAME_REQUIRED'],
  ],
  [
    'a minor with an appointee',
    ofNominee,
    'nomineeDetails',
    { ...sunita, nominee_share: '60', ...kabir, '2.nominee_share': '40', '2.appointee_first_name': 'Meera' },
    [],
  ],
  [
    'shares that are not the whole',
    ofNominee,
    'nomineeDetails',
    { ...sunita, nominee_share: '60', ...kabir, '2.nominee_share': '30', '2.appointee_first_name': 'Meera' },
    ['2.nominee_share SHARES_NOT_WHOLE'],
  ],
  ['a namesake of the proposer', ofNominee, 'nomineeDetails', { ...sunita, nominee_first_name: 'Asha' }, []],
  [
    'a third without a second',
    ofNominee,
    'nomineeDetails',
    { ...sunita, '3.nominee_first_name': 'Kabir' },
    ['3.nominee_first_name ANSWER_UNKNOWN'],
  ],
  [
    'a fifth',
    ofNominee,
    'nomineeDetails',
    { ...sunita, '5.nominee_first_name': 'Kabir' },
    ['5.nominee_first_name ANSWER_UNKNOWN'],
  ],
])('a change is checked by the rules of the proposal: %s', (_what, subject, form, answers, failures) => {
  const checked = checkChange(subject, forms[form], answers, aContext({ members, proposer: saved }));
  expect(checked.failures.map(({ field, code }) => `${field} ${code}`)).toEqual(failures);
});

describe('what was and what is', () => {
  const linesOf = (
    subject: ChangeSubject,
    form: keyof typeof forms,
    now: FormAnswers,
    answers: FormAnswers,
  ) => {
    const [own] = changedParts(subject, { [form]: now }, answers);
    if (!own) throw new Error('a change has answers');
    return changeLines(subject, forms[form], own).map(({ label, nominee: at, before, after }) =>
      [at ?? '', label?.en ?? 'share', before?.en ?? '-', after?.en ?? '-'].join(' '),
    );
  };

  test('names the questions whose answer differs alone', () => {
    expect(
      linesOf(
        ofProposer,
        'proposerDetails',
        { ...saved, first_name: 'Asa' },
        { first_name: 'Asha', last_name: 'Rao' },
      ),
    ).toEqual([' first_name Asa Asha']);
    expect(linesOf(ofProposer, 'proposerDetails', saved, { first_name: 'Asha', last_name: 'Rao' })).toEqual(
      [],
    );
  });

  test('says a last name that goes, and the shares of nominees', () => {
    expect(linesOf(ofProposer, 'proposerDetails', saved, { first_name: 'Asha', one_name: true })).toEqual([
      ' last_name Rao -',
    ]);
    const after = { ...sunita, nominee_share: '60', ...kabir, '2.nominee_share': '40' };
    expect(linesOf(ofNominee, 'nomineeDetails', sunita, after)).toEqual([
      '1 share - 60',
      '2 nominee_first_name - Kabir',
      '2 nominee_relationship - son',
      '2 nominee_date_of_birth - 2020-01-03',
      '2 share - 40',
    ]);
  });
});
