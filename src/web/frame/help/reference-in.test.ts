import { expect, test } from 'vitest';
import { referenceIn } from './reference-in.ts';

test.each([
  ['a list', { data: { crn: 'CH-4F7K-26', tabs: [] }, conditions: [] }, 'CH-4F7K-26'],
  ['the ways to split a family', { quote_id: 'secret', quote_crn: 'CH-4F7K-26' }, 'CH-4F7K-26'],
  ['a form of a purchase', { proposalID: 'secret', proposal_number: 'CHT-A', state: 'drafting' }, 'CHT-A'],
  [
    'after a payment',
    { proposalID: 'secret', after: { proposal_number: 'CHT-A', reference: 'rcpt_1' } },
    'CHT-A',
  ],
  ['a page without a number', { phone: '1800', officer: { name: 'x' } }, undefined],
  ['several purchases, of which none is meant', { purchases: [{ proposal_number: 'CHT-A' }] }, undefined],
  ['a page that loads nothing', null, undefined],
  ['a page that could not be loaded', undefined, undefined],
])('%s is called by its number', (_, loaded, number) => {
  expect(referenceIn(loaded)).toBe(number);
});
