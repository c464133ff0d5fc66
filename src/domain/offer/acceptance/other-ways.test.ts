import { describe, expect, test } from 'vitest';
import { atOnce } from '#test/builders/at-once.ts';
import { aFamily } from '#test/builders/person-builders.ts';
import { aRequest, plainEligibility } from '#test/builders/plan-builders.ts';
import { aPlansQuestion, aPricedProduct } from '#test/builders/small-market.ts';
import type { Product } from '../../catalogue/catalogue.ts';
import type { Relation } from '../../person/relation.ts';
import { pricedBlock } from '../block-pick.ts';
import { judgeBlock } from '../blocks.ts';
import { offeredBlocks } from '../offered-blocks.ts';
import type { PlansQuestion, RatedBlock } from '../rated-blocks.ts';
import { otherWays } from './other-ways.ts';

const close: readonly Relation[] = ['You', 'Spouse', 'Son', 'Daughter', 'Father', 'Mother'];
const productFor = (id: string, annual: number, eligibility: Partial<Product['eligibility']> = {}) =>
  aPricedProduct(id, annual, {
    coverBases: ['floater', 'individual'],
    eligibility: { ...plainEligibility, adultMax: 99, relations: close, ...eligibility },
  });

const priceGroupOf = (question: PlansQuestion) => (rated: RatedBlock) =>
  pricedBlock(judgeBlock(question, rated, new Map()));

/** They are those of each block in its turn. */
function waysOf(products: readonly Product[], ...people: readonly string[]): readonly string[] {
  const question = aPlansQuestion(products, { request: aRequest({ members: aFamily(...people) }) });
  const { request, channel } = question;
  return offeredBlocks(products, request, channel).map((block) => {
    const ways = atOnce(otherWays(question, block, priceGroupOf)).map(
      ({ proposer, members, block: own, plans, from, now }) =>
        `${proposer} for ${members.join(' and ')}, ${own}: ${plans} from ${from}, now ${now ?? 'none'}`,
    );
    return `${block.id}: ${ways.join('; ')}`;
  });
}

describe('the same people asked for by one of their own', () => {
  const couples = productFor('couples', 10_000);
  const anybody = productFor('anybody', 30_000, { relations: [...close, 'Grand-Father', 'Grand-Mother'] });
  test.each<readonly [string, readonly Product[], readonly string[], readonly string[]]>([
    [
      'bring a plan to grandparents whom nobody takes as such',
      [couples],
      ['Grand-Father 82y', 'Grand-Mother 78y'],
      [
        'individual-grand-father: Grand-Father for Grand-Father and Grand-Mother, family: 1 from 15000, now none',
        'individual-grand-mother: Grand-Father for Grand-Father and Grand-Mother, family: 1 from 15000, now none',
      ],
    ],
    [
      'bring a lower price to those whom only a dear product takes',
      [couples, anybody],
      ['Grand-Father 82y', 'Grand-Mother 78y'],
      ['individual: Grand-Father for Grand-Father and Grand-Mother, family: 2 from 15000, now 54000'],
    ],
    [
      'let a brother ask for himself, beside a family that he keeps apart',
      [couples],
      ['You 34y', 'Brother 30y'],
      ['individual-you: ', 'individual-brother: Brother for Brother, individual: 1 from 10000, now none'],
    ],
    [
      'are nothing to parents who pay the same either way',
      [couples],
      ['Father 62y', 'Mother 60y'],
      ['parents: ', 'individual: '],
    ],
    [
      'bring parents what is not sold to parents',
      [anybody, productFor('own', 5_000, { relations: ['You', 'Spouse'] })],
      ['Father 62y'],
      ['individual: Father for Father, individual: 2 from 5000, now 30000'],
    ],
    [
      'are nothing to people who ask for themselves',
      [couples],
      ['You 34y', 'Spouse 33y', 'Son-0 4y'],
      ['family: ', 'individual: '],
    ],
    [
      'are nothing where no plan takes them in their own name either',
      [productFor('young', 5_000, { adultMax: 60 })],
      ['Grand-Father 82y'],
      ['individual: '],
    ],
  ])('are said where they help: %s', (_what, products, people, expected) => {
    expect(waysOf(products, ...people)).toEqual(expected);
  });
});
