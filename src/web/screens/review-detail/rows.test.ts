import { describe, expect, test } from 'vitest';
import type { WireField, WireProposal } from '#contract/proposal/shapes.ts';
import { isoDate } from '#domain/date.ts';
import { aWireField, aWireForm, aWireProposal, aWireSection } from '#test/shown/wire-form.ts';
import { partsOf } from './rows.ts';

type Answers = NonNullable<WireProposal['savedForm']['formData'][string]>;

const today = isoDate(2026, 11, 22);

/** The rows of one section, as name and answer. */
function rowsOf(fields: readonly WireField[], answers: Answers) {
  const proposal = aWireProposal({
    formConfig: { bankDetails: aWireForm('bankDetails', aWireSection('one', fields)) },
    savedForm: { formData: { bankDetails: answers } },
  });
  return partsOf(proposal, 'bankDetails', null, today).flatMap(({ rows }) =>
    rows.map(({ field, answer }) => [field.name, answer]),
  );
}

describe('answers of the application', () => {
  test.each<[string, readonly WireField[], Answers, readonly unknown[]]>([
    ['shows an answer beside its question', [aWireField('name')], { name: 'Asha' }, [['name', 'Asha']]],
    ['shows that a required answer is missing', [aWireField('name')], { name: '' }, [['name', undefined]]],
    ['or was never given', [aWireField('name')], {}, [['name', undefined]]],
    ['or chooses nothing', [aWireField('name')], { name: [] }, [['name', undefined]]],
    ['shows what was chosen', [aWireField('name')], { name: ['a', 'b'] }, [['name', ['a', 'b']]]],
    [
      'leaves out what may stay open and does',
      [aWireField('name', { required: false }), aWireField('city', { required: false })],
      { name: '', city: 'Pune' },
      [['city', 'Pune']],
    ],
    [
      'leaves out a box without its tick',
      [aWireField('one', { kind: 'tick' }), aWireField('two', { kind: 'tick' })],
      { one: false, two: true },
      [['two', true]],
    ],
    [
      'shows an account number that is typed twice once',
      [aWireField('a', { kind: 'account-number' }), aWireField('b', { kind: 'account-number' })],
      { a: '123', b: '123' },
      [['a', '123']],
    ],
    [
      'shows both where they differ',
      [aWireField('a', { kind: 'account-number' }), aWireField('b', { kind: 'account-number' })],
      { a: '123', b: '124' },
      [
        ['a', '123'],
        ['b', '124'],
      ],
    ],
    [
      'shows the same answer to other questions twice',
      [aWireField('a'), aWireField('b'), aWireField('c', { kind: 'account-number' })],
      { a: '123', b: '123', c: '123' },
      [
        ['a', '123'],
        ['b', '123'],
        ['c', '123'],
      ],
    ],
    [
      'leaves out what another answer has taken away',
      [aWireField('a'), aWireField('b', { showIf: { field: 'a', is: ['yes'] } })],
      { a: 'no', b: 'of before' },
      [['a', 'no']],
    ],
  ])('the review %s', (_what, fields, answers, rows) => {
    expect(rowsOf(fields, answers)).toEqual(rows);
  });

  test('has a part for each section of a person, and none without rows', () => {
    const fields = [aWireField('name')];
    const proposal = aWireProposal({
      formConfig: {
        insuredMembers: aWireForm(
          'insuredMembers',
          aWireSection('all', fields),
          aWireSection('you', fields, { member: 'You', title: 'About you' }),
          aWireSection('empty', [aWireField('hobby', { required: false })], { member: 'You' }),
          aWireSection('spouse', fields, { member: 'Spouse' }),
        ),
      },
      savedForm: { formData: {} },
    });
    const ids = (member: string | null) =>
      partsOf(proposal, 'insuredMembers', member, today).map(({ id, form, title }) => [id, form, title]);
    expect(ids('You')).toEqual([['you', 'insuredMembers', 'About you']]);
    expect(ids(null)).toEqual([['all', 'insuredMembers', 'all']]);
    expect(partsOf(proposal, 'bankDetails', null, today)).toEqual([]);
  });
});
