import { describe, expect, test } from 'vitest';
import { sameInAll } from '#domain/local-text.ts';
import type { Member } from '#domain/person/member.ts';
import { aField, aForm, aMember, aSection, builtFor, choicesOf } from '#test/builders/form-builders.ts';
import type { FieldDefinition, FormName } from './fields.ts';
import { fieldsOf } from './forms.ts';
import { fullNameOf, stateChoice } from './prefill.ts';

const asha = { first_name: 'Asha', middle_name: '', last_name: 'Rao' };

/** What is filled in of one field of a form. */
function filled(
  form: FormName,
  field: FieldDefinition,
  own: Parameters<typeof builtFor>[2],
  habits: readonly ('smoke' | 'exercise')[] = [],
) {
  const repeat = form === 'lifeStyleDetails' ? 'each-insured' : 'once';
  const built = builtFor(aForm(form, aSection(repeat, [field])), [aMember('You', { habits })], own);
  return fieldsOf(built)[0]?.prefill;
}

describe('the holder of the bank account is taken to be the proposer', () => {
  const holder = aField('account_holder_name', 'name');
  const subject = { forms: { proposerDetails: asha } };

  test('by the whole name, which can be changed', () => {
    expect(filled('bankDetails', holder, subject)).toEqual({
      answer: 'Asha Rao',
      from: 'proposer',
      fixed: false,
    });
  });

  test.each<[string, FieldDefinition, Parameters<typeof builtFor>[2]]>([
    ['in no other field', aField('branch', 'text'), subject],
    ['not before the form is filled', holder, { forms: {} }],
    ['not while it has no name', holder, { forms: { proposerDetails: { first_name: '' } } }],
  ])('but %s', (_, field, own) => {
    expect(filled('bankDetails', field, own)).toBeUndefined();
  });
});

describe('who has an insured spouse is married, and is not asked again of the insured', () => {
  const field = aField('marital_status', 'choice', { choices: choicesOf('single', 'married') });
  const answers = (form: FormName, members: readonly Member[], own: Parameters<typeof builtFor>[2] = {}) => {
    const repeat = form === 'insuredMembers' ? 'each-insured' : 'once';
    const built = builtFor(aForm(form, aSection(repeat, [field])), members, own);
    return fieldsOf(built).map(({ prefill, readOnly }) => prefill && [prefill.answer, readOnly]);
  };
  const family = [aMember('You'), aMember('Spouse'), aMember('Father')];
  test.each<[FormName, readonly Member[], readonly unknown[]]>([
    ['proposerDetails', family, [['married', false]]],
    ['proposerDetails', [aMember('You')], [undefined]],
    ['insuredMembers', family, [['married', true], ['married', true], undefined]],
    ['insuredMembers', [aMember('You')], [undefined]],
  ])('in %s', (form, members, expected) => {
    expect(answers(form, members)).toEqual(expected);
  });
});

describe('a habit of the quote', () => {
  const smoke = aField('smoke', 'yes-no');
  test.each<[string, FieldDefinition, readonly ('smoke' | 'exercise')[], object | undefined]>([
    [
      'is said again, among others',
      smoke,
      ['exercise', 'smoke'],
      { answer: 'yes', from: 'quote', fixed: false },
    ],
    ['that was not said is left open', smoke, ['exercise'], undefined],
    ['is no answer to how often', aField('exercise', 'choice'), ['exercise'], undefined],
  ])('one %s', (_, field, habits, prefill) => {
    expect(filled('lifeStyleDetails', field, {}, habits)).toEqual(prefill);
  });
});

describe('the state of a place', () => {
  const place = {
    pincode: '560001',
    district: sameInAll('Bengaluru'),
    state: { en: 'Karnataka', hi: 'कर्नाटक' },
  };
  const labelled = [
    { id: 'MH', label: sameInAll('Maharashtra') },
    { id: 'KA', label: { en: 'Karnataka', hi: 'कर्नाटक' } },
  ];

  test.each<[string, FieldDefinition['choices'], string | undefined]>([
    ['is its English name in a field of text', [], 'Karnataka'],
    ['is the choice of that name', labelled, 'KA'],
    ['is the choice of that id', choicesOf('Maharashtra', 'Karnataka'), 'Karnataka'],
    ['is none where it is no choice', choicesOf('Maharashtra'), undefined],
  ])('%s there', (_, choices, expected) => {
    expect(stateChoice(aField('state', 'choice', { choices }), place)).toBe(expected);
  });

  test('fills the form, and only its own field', () => {
    const own = { placeOf: () => place };
    const state = aField('state', 'choice', { choices: labelled });
    expect(filled('proposerDetails', state, own)).toEqual({ answer: 'KA', from: 'pincode', fixed: false });
    expect(filled('proposerDetails', { ...state, choices: choicesOf('Goa') }, own)).toBeUndefined();
    expect(filled('proposerDetails', { ...state, name: 'country' }, own)).toBeUndefined();
  });
});

test.each([
  [{ first_name: 'Asha', middle_name: 'K', last_name: 'Rao' }, '', 'Asha K Rao'],
  [asha, '', 'Asha Rao'],
  [{ first_name: 'Asha', last_name: true }, '', 'Asha'],
  [{ first_name: 'Suresh', one_name: true, last_name: 'Left' }, '', 'Suresh'],
  [{ first_name: 'Suresh', one_name: false, last_name: 'Rao' }, '', 'Suresh Rao'],
  [{ 'Son-0.first_name': 'Om', first_name: 'Asha' }, 'Son-0.', 'Om'],
  [{}, '', ''],
])('the parts %j under "%s" make the whole name "%s"', (answers, prefix, name) => {
  expect(fullNameOf(answers, prefix)).toBe(name);
});
