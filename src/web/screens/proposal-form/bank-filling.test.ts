import { expect, test } from 'vitest';
import { bankFilling } from './bank-filling.ts';

const branch = { BankName: 'HDFC Bank', BankBranchName: 'Nariman Point', City: 'Mumbai' };
const filled = { bank_name: 'HDFC Bank', bank_branch: 'Nariman Point', bank_city: 'Mumbai' };
const list = (...labels: string[]) => labels.map((label) => ({ id: label, label }));

test.each([
  ['a bank that is typed', [], branch, filled, 'form.filled.ifsc'],
  ['a bank of the list', list('UCO Bank', 'HDFC Bank'), branch, filled, 'form.filled.ifsc'],
  [
    'a branch that the insurer does not tell',
    [],
    { ...branch, BankBranchName: '' },
    { ...filled, bank_branch: '' },
    'form.filled.bank',
  ],
  ['a bank that the list is without', list('UCO Bank'), branch, undefined, 'form.filled.no-bank'],
])('an IFSC code of %s', (_of, choices, answer, answers, words) => {
  const fields = [
    { name: 'ifsc', choices: [] },
    { name: 'bank_name', choices },
  ];
  expect(bankFilling((id) => id, fields, answer)).toEqual({ answers, words });
});
