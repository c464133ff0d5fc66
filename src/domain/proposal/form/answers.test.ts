import { expect, test } from 'vitest';
import { contactOf } from './answers.ts';

test('the proposer’s own answers are those of the proposer’s form', () => {
  const proposerDetails = {
    ...{ first_name: 'Asha', middle_name: 'K', last_name: 'Rao', date_of_birth: '1990-04-02' },
    ...{ mobile: '9822044417', email: 'asha@example.in', pincode: '560034', pan: 'ABCPS1234F' },
  };
  expect(contactOf({ forms: { proposerDetails, nomineeDetails: { first_name: 'Ravi' } } })).toEqual({
    ...{ firstName: 'Asha', lastName: 'Rao', name: 'Asha K Rao', dateOfBirth: '1990-04-02' },
    ...{ mobile: '9822044417', email: 'asha@example.in', pincode: '560034', pan: 'ABCPS1234F' },
  });
});

const nothing = {
  ...{ firstName: '', lastName: '', name: '', dateOfBirth: '' },
  ...{ mobile: '', email: '', pincode: '', pan: '' },
};

test.each([
  ['before the form is begun', {}],
  ['after an answer was erased', { proposerDetails: { mobile: null } }],
  ['where an answer is no text', { proposerDetails: { mobile: true } }],
])('what is not known of the proposer is empty: %s', (_when, forms) => {
  expect(contactOf({ forms })).toEqual(nothing);
});
