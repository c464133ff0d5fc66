import { expect, test } from 'vitest';
import { conditionId } from '#domain/ids.ts';
import { sameInAll } from '#domain/local-text.ts';
import type { Place } from '#domain/location/place.ts';
import type { Member } from '#domain/person/member.ts';
import { aContext, aDay, aField, aForm, aMember, aSection, builtFor } from '#test/builders/form-builders.ts';
import type { Answers, FieldDefinition, FormName } from '../fields.ts';
import { crossFailures, type FormContext } from './cross-rules.ts';

function codes(
  name: FormName,
  fields: readonly FieldDefinition[],
  answers: Answers,
  context: Partial<FormContext>,
  members: readonly Member[],
): readonly string[] {
  const repeat = name === 'medicalDetails' || name === 'insuredMembers' ? 'each-insured' : 'once';
  const built = builtFor(aForm(name, aSection(repeat, fields)), members);
  return crossFailures(built, answers, aContext({ members, ...context })).map(
    ({ field, code }) => `${field} ${code}`,
  );
}

const states = [
  { id: 'KA', label: sameInAll('Karnataka') },
  { id: 'MH', label: sameInAll('Maharashtra') },
];
const proposerFields = [
  aField('date_of_birth', 'date-of-birth'),
  aField('pincode', 'pincode'),
  aField('state', 'choice', { choices: states }),
];
const bengaluru = { district: sameInAll('Bengaluru'), state: sameInAll('Karnataka') };
const places: Readonly<Record<string, Omit<Place, 'pincode'>>> = {
  '560001': bengaluru,
  '560999': { ...bengaluru, isGuess: true },
  '590001': { ...bengaluru, alsoIn: [{ district: sameInAll('Sangli'), state: sameInAll('Maharashtra') }] },
};
const placeOf = (pincode: string) => {
  const place = places[pincode];
  return place && { pincode, ...place };
};

test.each<[Answers, Partial<FormContext>, string[]]>([
  [{ date_of_birth: '1992-03-04', pincode: '560001', state: 'KA' }, { placeOf }, []],
  [{ date_of_birth: '2008-11-20' }, {}, []],
  [{ date_of_birth: '2008-11-21' }, {}, ['date_of_birth ADULT_REQUIRED']],
  [{ pincode: '560001', state: 'MH' }, { placeOf }, ['state STATE_MISMATCH']],
  [{ pincode: '400001', state: 'KA' }, { placeOf }, []],
  [{ pincode: '590001', state: 'MH' }, { placeOf }, []],
  [{ pincode: '590001', state: 'KA' }, { placeOf }, []],
  [{ pincode: '560999', state: 'KA' }, { placeOf }, []],
  [{ pincode: '560999', state: 'MH' }, { placeOf }, ['state STATE_MISMATCH']],
  [{ pincode: '560001', state: 'MH' }, {}, []],
])('the proposer’s form %j', (answers, context, expected) => {
  expect(codes('proposerDetails', proposerFields, answers, context, [])).toEqual(expected);
});

const family = [
  aMember('You', { age: { unit: 'years', count: 34 } }),
  aMember('Son', { age: { unit: 'years', count: 4 } }),
];

test.each<[Answers, string[]]>([
  [{ 'You.date_of_birth': '1992-03-04', 'Son-0.date_of_birth': '2022-03-04' }, []],
  [{ 'You.date_of_birth': '1990-03-04', 'Son-0.date_of_birth': '2022-03-04' }, []],
  [{ 'You.date_of_birth': '2005-03-04', 'Son-0.date_of_birth': '2023-03-04' }, []],
  [
    { 'You.date_of_birth': '2005-03-04', 'Son-0.date_of_birth': '2020-03-04' },
    ['Son-0.date_of_birth KID_AGE_GAP'],
  ],
  [{ 'You.date_of_birth': '2010-03-04' }, ['You.date_of_birth ADULT_AGE_TOO_LOW']],
  [{ 'Son-0.date_of_birth': '2026-08-21' }, []],
  [{ 'Son-0.date_of_birth': '2026-08-22' }, ['Son-0.date_of_birth NEWBORN_COVERED_FROM']],
  [{ 'Son-0.date_of_birth': '1990-08-22' }, ['Son-0.date_of_birth CHILD_AGE_TOO_HIGH']],
])('dates of birth %j keep the age rules of the quote', (answers, expected) => {
  const fields = [aField('date_of_birth', 'date-of-birth')];
  expect(codes('insuredMembers', fields, answers, {}, family)).toEqual(expected);
});

const parentAndChild = [
  aMember('You', { age: { unit: 'years', count: 34 } }),
  aMember('Son', { age: { unit: 'years', count: 6 } }),
];

test.each<[Answers, string[]]>([
  [{ 'You.height': '165', 'You.weight': '62', 'Son-0.height': '116', 'Son-0.weight': '21' }, []],
  [{ 'You.height': '90', 'You.weight': '20' }, []],
  [{ 'You.height': '62', 'You.weight': '6' }, []],
  [{ 'You.height': '66', 'You.weight': '62' }, ['You.weight WEIGHT_UNLIKELY']],
  [{ 'Son-0.height': '148' }, []],
  [{ 'Son-0.height': '165', 'Son-0.weight': '62' }, ['Son-0.height HEIGHT_UNLIKELY']],
  [{ 'Son-0.height': '63', 'Son-0.weight': '8' }, []],
  [{ 'Son-0.height': '165', 'Son-0.date_of_birth': '2008-11-21' }, []],
  [{ 'You.height': '200', 'You.weight': '36' }, []],
  [{ 'You.height': '200', 'You.weight': '27' }, ['You.weight WEIGHT_UNLIKELY']],
  [{ 'You.height': '100', 'You.weight': '70' }, []],
  [{ 'You.height': '100', 'You.weight': '71' }, ['You.weight WEIGHT_UNLIKELY']],
  [{ 'You.weight': '62' }, []],
])('height and weight %j of somebody of 34 and a child of 6', (answers, expected) => {
  expect(
    codes('insuredMembers', [], answers, {}, parentAndChild).filter((code) => !code.includes('birth')),
  ).toEqual(expected);
});

test('who typed a height or weight that nobody has hears what people have', () => {
  const built = builtFor(aForm('insuredMembers', aSection('each-insured', [])), parentAndChild);
  const answers = { 'You.height': '200', 'You.weight': '27', 'Son-0.height': '30' };
  const details = crossFailures(built, answers, aContext({ members: parentAndChild })).map(
    ({ detail }) => detail,
  );
  expect(details).toEqual([{ height: 200 }, { age: 6, min: expect.any(Number), max: expect.any(Number) }]);
});

const withSpouse = [aMember('You'), aMember('Spouse'), aMember('Father')];

test.each<[string, FormName, Answers, readonly Member[], string[]]>([
  ['married', 'proposerDetails', { marital_status: 'married' }, withSpouse, []],
  [
    'single',
    'proposerDetails',
    { marital_status: 'single' },
    withSpouse,
    ['marital_status SPOUSE_IS_INSURED'],
  ],
  ['single, insured alone', 'proposerDetails', { marital_status: 'single' }, [aMember('You')], []],
  [
    'single beside a husband',
    'proposerDetails',
    { marital_status: 'widowed' },
    [aMember('You'), aMember('Husband')],
    ['marital_status SPOUSE_IS_INSURED'],
  ],
])('answers that contradict each other are refused: %s', (_who, name, answers, members, expected) => {
  expect(codes(name, [], answers, {}, members)).toEqual(expected);
});

const proposer = { first_name: 'Asha', middle_name: 'K', last_name: 'Rao', date_of_birth: '1992-03-04' };
const nominee = {
  nominee_first_name: 'Ravi',
  nominee_last_name: 'Rao',
  nominee_date_of_birth: '1990-01-01',
};

test.each<[string, Answers, string[]]>([
  ['an adult', nominee, []],
  [
    'the proposer',
    { ...nominee, nominee_first_name: 'ASHA', nominee_date_of_birth: '1992-03-04' },
    ['nominee_first_name NOMINEE_IS_PROPOSER'],
  ],
  ['a namesake of another age', { ...nominee, nominee_first_name: 'Asha' }, []],
  [
    'a child',
    {
      ...nominee,
      nominee_date_of_birth: '2015-01-01',
      appointee_first_name: 'Meera',
      appointee_last_name: 'Rao',
    },
    [],
  ],
  [
    'a child who is the own appointee',
    {
      ...nominee,
      nominee_date_of_birth: '2015-01-01',
      appointee_first_name: 'ravi',
      appointee_last_name: 'rao',
    },
    ['appointee_first_name APPOINTEE_IS_NOMINEE'],
  ],
])('a nominee who is %s', (_who, answers, expected) => {
  expect(codes('nomineeDetails', [], answers, { proposer }, [])).toEqual(expected);
});

test.each<[Answers, string[]]>([
  [
    { first_inception_date: '2020-01-05', current_start_date: '2026-01-05', current_end_date: '2027-01-04' },
    [],
  ],
  [{ current_end_date: '2026-11-20' }, ['current_end_date DATE_NOT_IN_FUTURE']],
  [{ current_end_date: '2027-01-04' }, []],
  [
    { first_inception_date: '2026-02-05', current_start_date: '2026-01-05' },
    ['current_start_date BEFORE_FIRST_COVER'],
  ],
  [{ first_inception_date: '2026-12-05' }, ['first_inception_date DATE_IN_FUTURE']],
  [
    { current_start_date: '2026-12-05', current_end_date: '2026-12-01' },
    ['current_start_date DATE_IN_FUTURE', 'current_end_date DATES_OUT_OF_ORDER'],
  ],
  [{}, []],
])('the policy moved from with %j', (answers, expected) => {
  expect(codes('portabilityDetails', [], answers, {}, [])).toEqual(expected);
});

const ill = aMember('Father', {
  age: { unit: 'years', count: 61 },
  conditions: [conditionId(16), conditionId(17)],
});
const wife = aMember('Wife', { gender: 'FEMALE' });
const medicalFields = [aField('condition_since', 'month'), aField('pregnancy_due', 'month')];

test.each<[string, Answers, string[]]>([
  ['the same as in the quote', { 'Father.has_condition': 'yes', 'Father.conditions': ['16', '17'] }, []],
  ['more than in the quote', { 'Father.has_condition': 'yes', 'Father.conditions': ['16', '17', '3'] }, []],
  ['denied here', { 'Father.has_condition': 'no' }, ['Father.has_condition ANSWERS_CONTRADICT']],
  [
    'one left out here',
    { 'Father.has_condition': 'yes', 'Father.conditions': ['16'] },
    ['Father.conditions ANSWERS_CONTRADICT'],
  ],
  ['denied, the quote being wrong', { 'Father.has_condition': 'no', 'Father.quote_was_wrong': true }, []],
  [
    'denied, the box unticked',
    { 'Father.has_condition': 'no', 'Father.quote_was_wrong': false },
    ['Father.has_condition ANSWERS_CONTRADICT'],
  ],
  ['not answered yet', {}, []],
  ['since this month', { 'Father.condition_since': '2026-11' }, []],
  ['since next month', { 'Father.condition_since': '2026-12' }, ['Father.condition_since DATE_IN_FUTURE']],
  ['a birth due last month', { 'Wife.pregnancy_due': '2026-10' }, ['Wife.pregnancy_due DATE_NOT_IN_FUTURE']],
])('conditions %s', (_what, answers, expected) => {
  expect(codes('medicalDetails', medicalFields, answers, {}, [ill, wife])).toEqual(expected);
});

test('a condition that the quote did not know is no contradiction', () => {
  const healthy = { ...ill, conditions: [] };
  const answers = { 'Father.has_condition': 'yes', 'Father.conditions': ['16'] };
  expect(codes('medicalDetails', medicalFields, answers, {}, [healthy])).toEqual([]);
});

const smoker = aMember('You', { habits: ['smoke', 'exercise'] });

test.each<[Answers, string[]]>([
  [{ 'You.smoke': 'yes', 'You.exercise': 'daily' }, []],
  [
    { 'You.smoke': 'no', 'You.exercise': 'never' },
    ['You.smoke ANSWERS_CONTRADICT', 'You.exercise ANSWERS_CONTRADICT'],
  ],
  [{ 'You.smoke': 'no', 'You.quote_was_wrong': true }, []],
  [{ 'You.smoke': 'yes', 'You.tobacco': 'yes' }, []],
])('habits %j of somebody whose quote says smoking and exercise', (answers, expected) => {
  expect(codes('lifeStyleDetails', [], answers, {}, [smoker])).toEqual(expected);
});

test('ages are counted on the day cover starts', () => {
  const fields = [aField('date_of_birth', 'date-of-birth')];
  const answers = { 'Son-0.date_of_birth': '2026-08-22' };
  expect(codes('insuredMembers', fields, answers, { coverStart: aDay('2026-11-21') }, family)).toEqual([]);
});
