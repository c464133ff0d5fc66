import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isoDate } from '../../date.ts';
import type { FormAnswers } from '../../proposal/form/fields.ts';
import type { Proposal } from '../../proposal/proposal.ts';
import { changedParts } from './change-form.ts';
import type { ChangeKind, PolicyChangeFacts } from './policy-change.ts';
import { asIssued, asItStood, withEndorsement } from './present-policy.ts';

type Agreed = Pick<Proposal, 'forms' | 'endorsements'>;

const issued: Agreed = {
  forms: {
    proposerDetails: {
      ...{ first_name: 'Asa', last_name: 'Rao', email: 'asha@example.in' },
      ...{ address: '14 Prabhat Road', street: 'Lane 2', area: 'Deccan', pincode: '411004', city: 'Pune' },
    },
    insuredMembers: { 'You.first_name': 'Asa', 'You.weight': '61', 'Spouse.first_name': 'Rohn' },
    nomineeDetails: {
      nominee_first_name: 'Rohan',
      nominee_date_of_birth: '2015-01-01',
      appointee_first_name: 'Meera',
    },
  },
};

const inputs: Readonly<Record<ChangeKind, FormAnswers>> = {
  'change-name': { first_name: 'Asha', one_name: true },
  'change-address': { address: '3 MG Road', street: 'Camp', pincode: '560001', city: 'Bengaluru' },
  'change-mail': { email: 'asha.new@example.in' },
  'change-nominee': {
    ...{ nominee_first_name: 'Sunita', nominee_share: '60' },
    ...{ '2.nominee_first_name': 'Rohan', '2.nominee_share': '40' },
  },
};

function changeOf(kind: ChangeKind, { forms }: Agreed = issued): PolicyChangeFacts {
  const person = kind === 'change-name' ? 'proposer' : undefined;
  return { kind, person, parts: changedParts({ kind, person }, forms, inputs[kind]), lines: [] };
}

const on = isoDate(2026, 11, 30);
const after = (kinds: readonly ChangeKind[]) =>
  kinds.reduce(
    (policy, kind) => withEndorsement(policy, changeOf(kind, policy), { reference: kind, on }),
    issued,
  );

test.each<[string, ChangeKind, Agreed['forms']]>([
  [
    'a name changes with the copy of an insured proposer, and what it no longer has goes',
    'change-name',
    {
      proposerDetails: {
        ...{ first_name: 'Asha', one_name: true, email: 'asha@example.in' },
        ...{ address: '14 Prabhat Road', street: 'Lane 2', area: 'Deccan', pincode: '411004', city: 'Pune' },
      },
      insuredMembers: {
        'You.first_name': 'Asha',
        'You.one_name': true,
        'You.weight': '61',
        'Spouse.first_name': 'Rohn',
      },
      nomineeDetails: issued.forms.nomineeDetails ?? {},
    },
  ],
  [
    'an address is changed whole, and an area that it has no more goes',
    'change-address',
    {
      ...issued.forms,
      proposerDetails: {
        ...{ first_name: 'Asa', last_name: 'Rao', email: 'asha@example.in' },
        ...{ address: '3 MG Road', street: 'Camp', pincode: '560001', city: 'Bengaluru' },
      },
    },
  ],
  [
    'nominees are changed whole, with the appointee of one who is no minor',
    'change-nominee',
    { ...issued.forms, nomineeDetails: inputs['change-nominee'] },
  ],
  [
    'the mail address changes alone',
    'change-mail',
    {
      ...issued.forms,
      proposerDetails: { ...issued.forms.proposerDetails, email: 'asha.new@example.in' },
    },
  ],
])('as it stands: %s', (_what, kind, forms) => {
  expect(after([kind]).forms).toEqual(forms);
});

test('each version before is there, and the first is as it was issued', () => {
  const policy = after(['change-name', 'change-nominee', 'change-address']);
  expect(policy.endorsements?.map(({ number, kind }) => [number, kind])).toEqual([
    [1, 'change-name'],
    [2, 'change-nominee'],
    [3, 'change-address'],
  ]);
  expect(asItStood(policy, 1)).toEqual(after(['change-name']));
  expect(asItStood(policy, 2)).toEqual(after(['change-name', 'change-nominee']));
  expect(asItStood(policy, 3)).toEqual(policy);
  expect(asIssued(policy)).toEqual({ ...issued, endorsements: [] });
});

test('an endorsement is kept once, however often the insurer’s yes is taken in', () => {
  const policy = after(['change-name']);
  expect(withEndorsement(policy, changeOf('change-name'), { reference: 'change-name', on })).toBe(policy);
});

test('what was is what it was on the day of the yes', () => {
  const change = changeOf('change-mail');
  const other = {
    ...changeOf('change-mail'),
    parts: [{ form: 'proposerDetails' as const, before: {}, after: { email: 'b@example.in' } }],
  };
  const first = withEndorsement(issued, other, { reference: 'first', on });
  const second = withEndorsement(first, change, { reference: 'second', on });
  expect(second.endorsements?.at(-1)?.parts[0]?.before).toEqual({ email: 'b@example.in' });
  expect(asItStood(second, 1).forms).toEqual(first.forms);
});

test('changes of several kinds come to the same, in whatever order their answers come', () => {
  const kinds: readonly ChangeKind[] = ['change-name', 'change-nominee', 'change-address', 'change-mail'];
  const expected = after(kinds).forms;
  fc.assert(
    fc.property(fc.shuffledSubarray([...kinds], { minLength: 4 }), (order) => {
      // All were asked for of the policy as it was issued; the insurer answers in its own order.
      const policy = order.reduce(
        (now, kind) => withEndorsement(now, changeOf(kind), { reference: kind, on }),
        issued,
      );
      expect(policy.forms).toEqual(expected);
      expect(asIssued(policy).forms).toEqual(issued.forms);
    }),
  );
});
