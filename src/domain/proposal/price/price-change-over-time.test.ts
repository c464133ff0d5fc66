import { describe, expect, test } from 'vitest';
import { addRupees, rupees } from '#domain/money.ts';
import { aDay, aMember } from '#test/builders/form-builders.ts';
import { aProposal, aQuote } from '#test/ports/store-values.ts';
import type { PricedAt, Proposal, Renewal } from '../proposal.ts';
import { changesSinceFirst, isSamePrice, priceChangesOver } from './price-change.ts';
import { father, floater, priced, step, you } from './price-steps.suite.ts';

const withCash = step({ kind: 'rider', rider: 'cash' }, 500);
const withRoom = step({ kind: 'rider', rider: 'room' }, 500);
test.each<[string, PricedAt, PricedAt, boolean]>([
  ['another day and catalogue', priced([you(34, 9000)], 'v1'), priced([you(34, 9000)], 'v2'), true],
  ['other rupees', priced([you(34, 9000)], 'v1'), priced([you(34, 9001)], 'v1'), false],
  ['other steps of the same rupees', priced([you(34, 9000)], 'v1'), priced([father(34, 9000)], 'v1'), true],
  ['another rider', priced([you(34, 9000), withCash], 'v1'), priced([you(34, 9000), withRoom], 'v1'), false],
  ['a rider and a rate', priced([you(34, 9000), withCash], 'v1'), priced([you(34, 9500)], 'v1'), false],
  ['another term', priced([you(34, 9000)], 'v1'), { ...priced([you(34, 9000)], 'v1'), termYears: 2 }, false],
  [
    'a term of one year',
    priced([you(34, 9000)], 'v1'),
    { ...priced([you(34, 9000)], 'v1'), termYears: 1 },
    true,
  ],
  [
    'another share of tax',
    priced([you(34, 9000)], 'v1'),
    { ...priced([you(34, 9000)], 'v1'), net: rupees(8000), tax: rupees(1000) },
    false,
  ],
])('with %s a price is the same to the buyer: %j, %j, %s', (_, before, after, same) => {
  expect(isSamePrice(before, after)).toBe(same);
});

describe('since the first price', () => {
  const [first, atOldAges, now] = [
    priced([you(35, 9000)], 'v1'),
    priced([you(35, 9900)], 'v2'),
    priced([you(36, 11_200)], 'v2'),
  ];
  const birthday = { kind: 'age', member: 'You', from: 35, to: 36 };
  const bornOn = { 'You.date_of_birth': '1990-03-04' };
  const members = [aMember('You', { age: { unit: 'years', count: 35 } })];
  const proposal = aProposal(aQuote(), { members, firstPrice: first, price: now });
  const renewal = (price: PricedAt | undefined) => ({ priceAtOldAges: price }) as Renewal; // no rule here reads more

  test.each<[string, Partial<Proposal>, readonly object[]]>([
    ['a birthday', {}, [{ cause: birthday, amount: 2200 }]],
    [
      'a date of birth with another age than the quote said',
      { forms: { insuredMembers: bornOn } },
      [{ cause: { ...birthday, kind: 'date-of-birth' }, amount: 2200 }],
    ],
    [
      'of a renewal: what the rates cost, and what the year of age costs',
      { renewal: renewal(atOldAges), forms: { insuredMembers: bornOn } },
      [
        { cause: { kind: 'catalogue' }, amount: 900 },
        { cause: birthday, amount: 1300 },
      ],
    ],
    [
      'of a renewal, where nobody knows what the old ages would cost now',
      { renewal: renewal(undefined), forms: { insuredMembers: bornOn } },
      [{ cause: birthday, amount: 2200 }],
    ],
  ])('a price differs by %s', (_what, change, lines) => {
    expect(changesSinceFirst({ ...proposal, ...change }, aDay('2026-11-20'))).toEqual(lines);
  });
});

test('over a price between, what the age costs and what the rates cost stand apart, and the sum is the same', () => {
  const [before, sameAge, now] = [
    priced([you(35, 9000), floater(-900)], 'v1'),
    priced([you(35, 9900), floater(-990)], 'v2'),
    priced([you(36, 11_200), floater(-1120)], 'v2'),
  ];
  const changes = priceChangesOver([before, sameAge, now]);
  expect(changes).toEqual([
    { cause: { kind: 'catalogue' }, amount: 900 },
    { cause: { kind: 'discount' }, amount: -220 },
    { cause: { kind: 'age', member: 'You', from: 35, to: 36 }, amount: 1300 },
  ]);
  expect(addRupees(changes.map(({ amount }) => amount))).toBe(now.total - before.total);
});
