import { describe, expect, test } from 'vitest';
import { aFamily, aMember } from '#test/builders/person-builders.ts';
import { aProduct, aRequest, plainEligibility } from '#test/builders/plan-builders.ts';
import type { Product } from '../catalogue/catalogue.ts';
import { conditionId } from '../ids.ts';
import type { Member } from '../person/member.ts';
import type { PlanGroup } from '../quote/quote.ts';
import { hinderers, isSoldHere, notShownReason, personReasonOf } from './eligibility.ts';

function reasonFor(facts: Partial<Product>, members: readonly Member[], group: PlanGroup) {
  const block = { group, members, pincode: '411038', request: aRequest({ members }) };
  return notShownReason(aProduct('any', facts), block, 'website');
}

function takes(facts: Partial<Product['eligibility']>): Partial<Product> {
  return { eligibility: { ...plainEligibility, ...facts } };
}

const couple = aFamily('You 34y', 'Spouse 36y');

describe('why a product is not shown', () => {
  test.each<[string, Partial<Product>, readonly Member[], PlanGroup, string | undefined]>([
    ['it is shown', {}, couple, 'family', undefined],
    ['what is sold at points of sale only', { soldIn: ['pos'] }, couple, 'family', 'channel'],
    ['what this channel sells too', { soldIn: ['website', 'pos'] }, couple, 'family', undefined],
    [
      'a condition with which nobody joins',
      { declinedConditions: [conditionId(17)] },
      [aMember('You', '34y', { conditions: [conditionId(17)] }), aMember('Spouse', '36y', {})],
      'family',
      'condition',
    ],
    [
      'a super top-up in an ordinary quote',
      { productType: 'super-top-up' },
      couple,
      'family',
      'product-type',
    ],
    [
      'an individual product for a couple together',
      { coverBases: ['individual'] },
      couple,
      'family',
      'cover-basis',
    ],
    [
      'an individual product for a block of one',
      { coverBases: ['individual'] },
      aFamily('Father 60y'),
      'parents',
      undefined,
    ],
    ['a floater product for each alone', { coverBases: ['floater'] }, couple, 'individual', 'cover-basis'],
    [
      'a relation it does not take',
      takes({ relations: ['You', 'Spouse'] }),
      aFamily('You 34y', 'Father 60y'),
      'combined',
      'relation',
    ],
    [
      'a wife where it takes a spouse',
      takes({ relations: ['You', 'Spouse'] }),
      [aMember('You', '34y', {}), aMember('Wife', '30y', {})],
      'family',
      undefined,
    ],
    [
      'more adults than fit',
      takes({ maxAdults: 2 }),
      aFamily('You 34y', 'Spouse 36y', 'Father 60y'),
      'combined',
      'family-size',
    ],
    [
      'more children than fit',
      takes({ maxChildren: 1 }),
      aFamily('You 34y', 'Son-0 3y', 'Son-1 2y'),
      'family',
      'family-size',
    ],
    [
      'as many alone as there are',
      takes({ maxAdults: 1, maxChildren: 0 }),
      aFamily('You 34y', 'Spouse 36y', 'Son-0 3y'),
      'individual',
      undefined,
    ],
    ['sold in other pincodes', takes({ pincodePrefixes: ['403', '5750'] }), couple, 'family', 'pincode'],
    ['sold in this pincode', takes({ pincodePrefixes: ['403', '4110'] }), couple, 'family', undefined],
    [
      'several at once: the first of the order',
      { ...takes({ relations: ['You'], adultMax: 20, pincodePrefixes: [] }), productType: 'super-top-up' },
      couple,
      'family',
      'product-type',
    ],
    [
      'age before relation and pincode',
      takes({ relations: ['You'], adultMax: 20, pincodePrefixes: [] }),
      couple,
      'family',
      'age',
    ],
    [
      'relation before pincode',
      takes({ relations: ['You'], pincodePrefixes: [] }),
      couple,
      'family',
      'relation',
    ],
  ])('the reason, if there is one: %s', (_, facts, members, group, reason) => {
    expect(reasonFor(facts, members, group)).toBe(reason);
  });
});

describe('entry ages: adults 18 to 65, children 91 days to 25 years', () => {
  test.each<[string, PlanGroup, string | undefined]>([
    ['You 17y', 'individual', 'age'],
    ['You 18y', 'individual', undefined],
    ['You 65y', 'individual', undefined],
    ['You 66y', 'individual', 'age'],
    ['You', 'individual', 'age'],
    ['Son-0 2m', 'family', 'age'],
    ['Son-0 3m', 'family', undefined],
    ['Son-0 1y', 'family', undefined],
    ['Son-0 25y', 'family', undefined],
    ['Son-0 26y', 'family', 'age'],
    ['Son-0 26y', 'individual', undefined],
    ['Son-0 66y', 'individual', 'age'],
  ])('%s in %s: %s', (person, group, reason) => {
    expect(reasonFor({}, aFamily(person), group)).toBe(reason);
  });
});

test.each<[string, Partial<Product>, string, boolean]>([
  ['in all of India', {}, '411038', true],
  ['at a place where it is', takes({ pincodePrefixes: ['56', '41'] }), '411038', true],
  ['at another place', takes({ pincodePrefixes: ['56'] }), '411038', false],
  [
    'at a place where it is, in another channel',
    { ...takes({ pincodePrefixes: ['41'] }), soldIn: ['pos'] },
    '411038',
    false,
  ],
  ['as another type than is asked for', { productType: 'super-top-up' }, '411038', false],
  ['to people of whom it takes none', takes({ relations: ['Father'] }), '411038', true],
])('whether a product is sold here, whoever the people are: %s', (_what, facts, pincode, is) => {
  const block = {
    group: 'family',
    members: couple,
    pincode,
    request: aRequest({ members: couple }),
  } as const;
  expect(isSoldHere(aProduct('any', facts), block, 'website')).toBe(is);
});

describe('of three who ask, one keeps a product from all', () => {
  const ill = aMember('Father', '60y', { conditions: [conditionId(17)] });
  const three = [...aFamily('You 34y', 'Brother 70y'), ill];
  const picky = aProduct('any', {
    ...takes({ adultMax: 65, relations: ['You', 'Father'] }),
    declinedConditions: [conditionId(17)],
  });

  test.each([
    ['age', ['Brother']],
    ['relation', ['Brother']],
    ['condition', ['Father']],
    ['pincode', []],
    ['family-size', []],
  ] as const)('a reason of %s is about %j', (reason, keys) => {
    const members = hinderers(picky, { group: 'family', members: three }, reason);
    expect(members.map(({ key }) => key)).toEqual(keys);
  });

  test.each([
    ['You', undefined],
    ['Brother', 'age'],
    ['Father', 'condition'],
  ])('of %s alone the reason is %s', (key, reason) => {
    const reasons = three
      .filter((member) => member.key === key)
      .map((one) => personReasonOf(picky, one, 'floater'));
    expect(reasons).toEqual([reason]);
  });

  test('a brother of an age that is taken is still of no relation that is', () => {
    const [brother] = aFamily('Brother 40y');
    expect(brother && personReasonOf(picky, brother, 'floater')).toBe('relation');
  });
});
