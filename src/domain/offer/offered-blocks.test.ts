import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aFamily, aMember } from '#test/builders/person-builders.ts';
import { aProduct, aRequest, aSlab, plainEligibility } from '#test/builders/plan-builders.ts';
import type { Product } from '../catalogue/catalogue.ts';
import { conditionId } from '../ids.ts';
import { lakh } from '../money.ts';
import { isDependent } from '../person/family.ts';
import type { Member } from '../person/member.ts';
import type { Relation } from '../person/relation.ts';
import { personOf } from '../quote/person-block.ts';
import { coveredMembers } from '../quote/recommendation.ts';
import { notShownReason } from './eligibility.ts';
import { offeredBlocks } from './offered-blocks.ts';

const home: readonly Relation[] = ['You', 'Spouse', 'Son', 'Daughter', 'Father', 'Mother'];
const asthma = conditionId(17);

const taking = (id: string, facts: Partial<Product['eligibility']>, own: Partial<Product> = {}) =>
  aProduct(id, { eligibility: { ...plainEligibility, relations: home, ...facts }, ...own });

const families = taking('families', {});
const siblings = taking('siblings', { relations: ['You', 'Brother'] });
const old = taking('old', { adultMin: 60, adultMax: 99, relations: ['Father', 'Grand-Mother'] });
const picky = taking('picky', {}, { declinedConditions: [asthma] });

function blockTexts(products: readonly Product[], members: readonly Member[], facts = {}): readonly string[] {
  return offeredBlocks(products, aRequest({ members, ...facts }), 'website').map(
    ({ id, members: people, hindrances, apart }) => {
      const list = (some: typeof hindrances) =>
        some.map(({ member, reason }) => `${member} ${reason}`).join();
      return `${id}: ${people.map(({ key }) => key).join(' ')} [${list(hindrances)}] [${list(apart)}]`;
    },
  );
}

describe('where a product takes everybody, the blocks are those of the people', () => {
  test.each([
    [aFamily('You 34y'), ['individual: You [] []']],
    [aFamily('You 34y', 'Son-0 3y'), ['family: You Son-0 [] []', 'individual: You Son-0 [] []']],
    [
      aFamily('Father 62y', 'Mother 60y'),
      ['parents: Father Mother [] []', 'individual: Father Mother [] []'],
    ],
  ])('of several people (%#)', (members, expected) => {
    expect(blockTexts([families], members)).toEqual(expected);
  });
});

describe('where no product takes everybody, each person has an own block, and who keeps them apart is named', () => {
  test('a brother beside a product for families and one for siblings that ends earlier', () => {
    const young = taking('siblings', { relations: ['You', 'Brother'], adultMax: 30 });
    expect(blockTexts([families, young], aFamily('You 34y', 'Brother 28y'))).toEqual([
      'individual-you: You [] [Brother relation]',
      'individual-brother: Brother [] [Brother relation]',
    ]);
  });

  test('a grandmother whom only another product takes', () => {
    expect(blockTexts([families, old], aFamily('You 34y', 'Spouse 33y', 'Grand-Mother 80y'))).toEqual([
      'family: You Spouse [] []',
      'individual-you: You [] [Grand-Mother age]',
      'individual-spouse: Spouse [] [Grand-Mother age]',
      'individual-grand-mother: Grand-Mother [] [Grand-Mother age]',
    ]);
  });

  test('a child below 18 stays with the family, a grown-up one stands alone', () => {
    const members = aFamily('You 50y', 'Son-0 8y', 'Daughter-0 20y', 'Brother 28y');
    expect(blockTexts([families, siblings], members).map((text) => text.split(':')[0])).toEqual([
      'family',
      'individual-you',
      'individual-daughter1',
      'individual-brother',
    ]);
  });

  test('somebody whom nobody takes stands in an empty block under their own name', () => {
    expect(blockTexts([families], aFamily('You 34y', 'Sister 30y')).at(-1)).toBe(
      'individual-sister: Sister [Sister relation] [Sister relation]',
    );
  });
});

describe('a block of several that no product takes names who it is', () => {
  const floaters = taking('floaters', {}, { coverBases: ['floater'] });
  const singles = taking('singles', { adultMax: 99 }, { coverBases: ['individual'] });

  test('and offers that person an own block beside the others', () => {
    expect(blockTexts([floaters, singles], aFamily('You 34y', 'Spouse 33y', 'Father 80y'))).toEqual([
      'family: You Spouse [] []',
      'parents: Father [] []',
      'combined: You Spouse Father [Father age] []',
      'individual: You Spouse Father [] []',
      'individual-father: Father [] []',
    ]);
  });

  test('over a condition too', () => {
    const ill = aMember('Spouse', '33y', { conditions: [asthma] });
    expect(blockTexts([picky], [...aFamily('You 34y'), ill])).toEqual([
      'family: You Spouse [Spouse condition] []',
      'individual-you: You [] [Spouse condition]',
      'individual-spouse: Spouse [Spouse condition] [Spouse condition]',
    ]);
  });

  test('and nobody where it is nobody’s doing', () => {
    const pair = taking('pair', { maxAdults: 1 }, { coverBases: ['floater'] });
    expect(blockTexts([pair, singles], aFamily('You 34y', 'Spouse 33y'))).toEqual([
      'family: You Spouse [] []',
      'individual: You Spouse [] []',
    ]);
  });
});

test('where everybody fits a product with less cover alone, who is in the way with the cover asked for has an own block', () => {
  const covers = (id: string, inLakh: number, facts: Partial<Product['eligibility']>) => ({
    ...taking(id, facts),
    slabs: [aSlab(`${id}-${inLakh}`, inLakh, {})],
  });
  const products = [covers('small', 5, { adultMax: 99 }), covers('large', 40, {})];
  const members = aFamily('You 34y', 'Father 80y');
  expect(blockTexts(products, members, { sumInsured: lakh(5) })).toEqual([
    'family: You [] []',
    'parents: Father [] []',
    'combined: You Father [] []',
    'individual: You Father [] []',
  ]);
  expect(blockTexts(products, members, { sumInsured: lakh(20) })).toEqual([
    'family: You [] []',
    'parents: Father [Father age] []',
    'combined: You Father [Father age] []',
    'individual: You Father [Father age] []',
    'individual-father: Father [Father age] []',
  ]);
});

test('super top-ups count only with the deductible of the quote', () => {
  const topUp = { productType: 'super-top-up', coverBases: ['individual'] } as const;
  const slabsAt = (deductible: number, facts: Partial<Product['eligibility']>) => {
    const product = taking(`above-${deductible}`, facts, topUp);
    return { ...product, slabs: product.slabs.map((slab) => ({ ...slab, deductible: lakh(deductible) })) };
  };
  const products = [slabsAt(3, { relations: ['You', 'Brother'] }), slabsAt(5, { relations: ['You'] })];
  const members = aFamily('You 34y', 'Brother 30y');
  const ask = (deductible: number) =>
    blockTexts(products, members, { productType: 'super-top-up', deductible: lakh(deductible) });
  expect(ask(3)).toEqual(['individual: You Brother [] []']);
  expect(ask(5)).toEqual([
    'individual-you: You [] [Brother relation]',
    'individual-brother: Brother [Brother relation] [Brother relation]',
  ]);
});

describe('whoever the people are', () => {
  const everybody = ['You', 'Spouse', 'Son-0', 'Father', 'Mother-in-law', 'Brother', 'Grand-Mother'];
  const age = fc.integer({ min: 3, max: 99 });
  const someFamily = fc
    .tuple(fc.subarray(everybody), fc.array(age, { minLength: 7, maxLength: 7 }))
    .map(([keys, ages]) => aFamily(...keys.map((key, at) => `${key} ${ages[at]}y`)));
  const products = [families, siblings, old, picky];
  const blocksOf = (members: readonly Member[]) => offeredBlocks(products, aRequest({ members }), 'website');

  test('each of them is in a block, and an own block holds one grown-up person', () => {
    fc.assert(
      fc.property(someFamily, (members) => {
        const blocks = blocksOf(members);
        expect(new Set(blocks.map(({ id }) => id)).size).toBe(blocks.length);
        const placed = new Set(blocks.flatMap((block) => block.members));
        for (const member of coveredMembers(members)) expect(placed).toContain(member);
        for (const { id, members: people } of blocks.filter((block) => personOf(block.id))) {
          expect(people.map(({ key }) => key)).toEqual([personOf(id)]);
          expect(people.some(isDependent)).toBe(false);
        }
      }),
    );
  });

  test('a block names who it is that keeps it from every product exactly where none takes it', () => {
    fc.assert(
      fc.property(someFamily, (members) => {
        const request = aRequest({ members });
        for (const block of blocksOf(members)) {
          const applicants = { ...block, pincode: request.pincode, request };
          const isTaken = products.some((one) => notShownReason(one, applicants, 'website') === undefined);
          expect(block.hindrances.length === 0).toBe(isTaken);
        }
      }),
    );
  });
});
