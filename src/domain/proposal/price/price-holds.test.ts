import { expect, test } from 'vitest';
import { aDay } from '#test/builders/form-builders.ts';
import { aFamily } from '#test/builders/person-builders.ts';
import { aProposal, aQuote } from '#test/ports/store-values.ts';
import { priceHold } from './price-holds.ts';

test.each([
  ['until it expires where nobody has a birthday before', '1992-05-05', '2026-12-05', undefined],
  ['until the last day that starts cover before a birthday', '1992-12-03', '2026-12-01', 'You'],
  ['as before, where the birthday is after it', '1992-12-09', '2026-12-05', undefined],
  ['until today, where cover from tomorrow on is the last before it', '1992-11-22', '2026-11-20', 'You'],
  ['until it expires, where the birthday is in the price already', '1992-11-21', '2026-12-05', undefined],
])('a price holds %s', (_title, born, until, birthday) => {
  const proposal = aProposal(aQuote(), {
    members: aFamily('You 34y'),
    forms: { insuredMembers: { 'You.date_of_birth': born } },
  });
  expect(priceHold(proposal, aDay('2026-11-21'))).toEqual({ until, birthday });
});
