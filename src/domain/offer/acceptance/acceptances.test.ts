import { describe, expect, test } from 'vitest';
import { aMember } from '#test/builders/person-builders.ts';
import { aProduct, aRequest, plainEligibility } from '#test/builders/plan-builders.ts';
import { asthma } from '#test/builders/small-market.ts';
import type { Product } from '../../catalogue/catalogue.ts';
import { conditionId } from '../../ids.ts';
import { sameInAll } from '../../local-text.ts';
import type { Condition, Protection } from '../../person/condition.ts';
import type { Member } from '../../person/member.ts';
import type { Relation } from '../../person/relation.ts';
import { offeredBlocks } from '../offered-blocks.ts';
import { acceptancesOf } from './acceptances.ts';

const close: readonly Relation[] = ['You', 'Spouse', 'Son', 'Daughter', 'Father', 'Mother'];
const protectedOne = (id: number, protection: Protection): Condition => ({
  ...asthma,
  id: conditionId(id),
  name: sameInAll(`Condition ${id}`),
  protection,
});
const conditions = [asthma, protectedOne(2, 'disability'), protectedOne(3, 'hiv')];

const productFor = (id: string, facts: Partial<Product['eligibility']>, own: Partial<Product> = {}) =>
  aProduct(id, {
    eligibility: { ...plainEligibility, relations: close, ...facts },
    coverBases: ['floater', 'individual'],
    ...own,
  });
const online = productFor('online', {});
const offline = (id: string, facts: Partial<Product['eligibility']> = {}) =>
  productFor(id, facts, { sale: { ...online.sale, mode: 'offline' } });
const onlineTo60 = productFor('to-60', { adultMax: 99 }, { sale: { ...online.sale, onlineUpToAge: 60 } });
const healthy = productFor('healthy', {}, { declinedConditions: [2, 3].map(conditionId) });

const with_ = (key: string, age: string, ...ids: readonly number[]) =>
  aMember(key, age, { conditions: ids.map(conditionId) });

function textsOf(products: readonly Product[], members: readonly Member[]): readonly string[] {
  const request = aRequest({ members });
  const [block] = offeredBlocks(products, request, 'website').toReversed();
  if (!block) throw new Error('No block');
  return acceptancesOf({ catalogue: { products, conditions }, request, channel: 'website' }, block).map(
    ({ member, taking, reason, rights }) => `${member}: ${taking} ${reason ?? '-'} [${rights.join(' ')}]`,
  );
}

describe('who of a family is taken by nobody, or on paper alone', () => {
  test.each<readonly [string, readonly Product[], readonly Member[], readonly string[]]>([
    ['a healthy person', [online], [with_('You', '34y')], []],
    ['an illness that somebody takes', [healthy, online], [with_('You', '34y', 1)], []],
    [
      'an age that nobody takes',
      [online],
      [with_('Father', '70y')],
      ['Father: nobody age [every-age senior state]'],
    ],
    [
      'a relation that nobody takes',
      [online],
      [with_('Grand-Mother', '64y')],
      ['Grand-Mother: nobody relation []'],
    ],
    [
      'a relation that nobody takes, of the age of public cover',
      [productFor('old', { adultMax: 99 })],
      [with_('Grand-Mother', '78y')],
      ['Grand-Mother: nobody relation [senior]'],
    ],
    [
      'an illness that nobody takes',
      [healthy],
      [with_('You', '34y', 3)],
      ['You: nobody condition [hiv state]'],
    ],
    [
      'the reason of the product that comes nearest',
      [productFor('young', { adultMax: 30 }), healthy],
      [with_('You', '34y', 2)],
      ['You: nobody condition [disability niramaya state]'],
    ],
    [
      'a protected illness that somebody takes online',
      [healthy, online],
      [with_('You', '34y', 2)],
      ['You: online - [disability niramaya]'],
    ],
    ['who takes them takes them on paper', [offline('desk')], [with_('You', '34y')], ['You: paper - []']],
    [
      'somebody too old to buy online',
      [onlineTo60, online],
      [with_('Father', '72y')],
      ['Father: paper - [senior]'],
    ],
    ['one online beside one on paper', [offline('desk'), online], [with_('You', '34y')], []],
    ['a child, who is with You or the spouse', [online], [with_('You', '34y'), with_('Son-0', '1m')], []],
    [
      'all of several, in the order of the family',
      [online],
      [with_('You', '34y'), with_('Brother', '30y'), with_('Grand-Father', '82y')],
      ['Brother: nobody relation []', 'Grand-Father: nobody age [every-age senior state]'],
    ],
  ])('is said with the reason and the law: %s', (_who, products, members, expected) => {
    expect(textsOf(products, members)).toEqual(expected);
  });

  test('a product of another kind, channel or place takes nobody', () => {
    const elsewhere = productFor('elsewhere', { pincodePrefixes: ['56'] });
    const agents = productFor('agents', {}, { soldIn: ['pos'] });
    const topUp = productFor('top-up', {}, { productType: 'super-top-up' });
    for (const one of [elsewhere, agents, topUp])
      expect(textsOf([one, offline('desk')], [with_('You', '34y')])).toEqual(['You: paper - []']);
  });
});
