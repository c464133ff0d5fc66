import { expect, test } from 'vitest';
import { aBill } from '#test/builders/claim-builders.ts';
import { aMember } from '#test/builders/person-builders.ts';
import { aStay } from '#test/builders/stay-builders.ts';
import { yearsCatalogue } from '#test/builders/years/family-years.ts';
import { conditionId } from '../../../ids.ts';
import { rupees } from '../../../money.ts';
import type { Member } from '../../../person/member.ts';
import type { ClaimsTable, StayKind } from '../claims-table.ts';
import { usualStay } from './usual-stay.ts';

const source = 'shares';
const kind = (
  id: string,
  younger: number,
  elder: number,
  terms: Pick<StayKind, 'waits' | 'treatment'>,
): StayKind => ({
  ...(yearsCatalogue.claims.kinds[0] as StayKind), // there is one
  ...{ id, ...terms, sharePercent: { younger, elder, source } },
});
const illness = { waits: 'other-illness', treatment: undefined } as const;
const heart = { waits: 'other-illness', treatment: 'cardiac' } as const;
const eye = { waits: 'specific-treatment', treatment: 'cataract' } as const;

/** Reasons for a stay go over from those of younger to those of elder people between 45 and 70. */
const claims: ClaimsTable = {
  ...yearsCatalogue.claims,
  elders: { from: 45, to: 70, source },
  kinds: [
    kind('fever', 60, 40, illness),
    kind('stomach', 31, 30, illness),
    kind('heart', 5, 20, heart),
    kind('eye', 4, 10, eye),
  ],
  conditions: {
    ...yearsCatalogue.claims.conditions,
    none: [{ age: 0, factor: 1, source }],
    added: [{ age: 0, factor: 1, source }],
    byId: [{ id: conditionId(46), factor: 1.4, kind: 'heart', source }],
  },
};
const stay = (id: string, total: number, terms: Parameters<typeof aStay>[0]) => ({
  ...{ stay: aStay({ id, ...terms }), bill: aBill({}, {}), total: rupees(total) },
});
const bypass = stay('bypass', 500_000, heart);
const stays = [
  stay('dengue', 60_000, illness),
  stay('cataract', 40_000, eye),
  stay('birth', 90_000, { waits: 'maternity', treatment: undefined, birth: 'caesarean' }),
  bypass,
  stay('fevers', 900_000, { ...illness, admissions: 7 }),
];

const woman = (years: number, ...ill: readonly number[]) =>
  aMember('You', `${years}y`, { gender: 'FEMALE', conditions: ill.map(conditionId) });

test.each<readonly [string, readonly Member[], string]>([
  ['a woman of 27: no bypass, which hardly anybody of her age has', [woman(27)], 'dengue'],
  ['a woman of 49, of whose stays less than one in twelve is for the heart', [woman(49)], 'dengue'],
  ['a woman of 70', [woman(70)], 'bypass'],
  ['a woman of 45 after a heart operation', [woman(45, 46)], 'bypass'],
  [
    'a woman of 27 and her father of 75, who is in hospital more often',
    [woman(27), aMember('Father', '75y', {})],
    'bypass',
  ],
])('the usual stay of %s', (_who, members, usual) => {
  expect(usualStay(stays, claims, members)?.stay.id).toBe(usual);
});

test('where no stay is usual it is the dearest single one, and none of none', () => {
  expect(usualStay([bypass], claims, [woman(27)])?.stay.id).toBe('bypass');
  expect(usualStay([], claims, [woman(27)])).toBeUndefined();
});
