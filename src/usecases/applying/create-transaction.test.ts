import { describe, expect, test } from 'vitest';
import type { Product } from '#domain/catalogue/catalogue.ts';
import { asId, type SlabId } from '#domain/ids.ts';
import { kycNotStarted } from '#domain/kyc/kyc.ts';
import { lakh } from '#domain/money.ts';
import { aFamily } from '#test/builders/person-builders.ts';
import { plainEligibility } from '#test/builders/plan-builders.ts';
import { aMarket, aPricedProduct, mumbai, pune } from '#test/builders/small-market.ts';
import { moment } from '#test/ports/store-values.ts';
import type { Outside } from '#test/usecase-ports.ts';
import {
  alone,
  boughtAs,
  buyPlan,
  closePortsAfterEach,
  type NamedBlock,
  portsWith,
  quoted,
  selling,
  you,
} from '#test/usecases/open-page.ts';
import { askProcessingStatus } from './ask-processing-status.ts';

closePortsAfterEach();

const fourOfUs = aFamily('You 34y', 'Spouse 33y', 'Father 62y', 'Father-in-law 60y');

describe('a purchase', () => {
  test('begins as a draft at the price of the page, with all that the quote knows', async () => {
    const page = await quoted({ pincode: mumbai, parentsPincode: pune }, selling({}));
    const opened = await buyPlan(page, alone);
    if (!opened.ok) throw new Error(opened.failure.code);
    expect(opened.value).toMatchObject({
      owner: page.quote.owner,
      quoteId: page.quote.id,
      channel: 'website',
      state: 'drafting',
      version: 1,
      route: 'straight-through',
      slabId: 'one-10',
      productId: 'one',
      insurerSlug: 'acme',
      group: 'individual',
      termYears: 1,
      members: you,
      pincode: mumbai,
      parentsPincode: pune,
      price: { total: 10_000, net: 10_000, tax: 0, catalogueVersion: 'v-test', at: moment },
      plan: { productTitle: 'Plan one', insurerTitle: 'acme Health', sumInsured: lakh(10) },
      forms: {},
      completed: ['buy'],
      kyc: kycNotStarted,
      consents: [],
      issueTries: { count: 0 },
      paymentVisits: [],
      expiry: { on: '2026-12-05', reason: 'price-too-old' },
      createdAt: moment,
      updatedAt: moment,
    });
    const { firstPrice, price, agreement } = opened.value;
    expect([firstPrice, agreement]).toEqual([price, undefined]);
    const stored = await page.ports.store.findProposal(page.quote.owner, opened.value.id);
    expect(stored).toEqual(opened.value);
    expect(await page.ports.store.findTransaction(page.quote.owner, opened.value.transactionId)).toEqual({
      id: opened.value.transactionId,
      proposalId: opened.value.id,
      quoteId: page.quote.id,
      owner: page.quote.owner,
      slabId: 'one-10',
      cptId: opened.value.cptId,
      createdAt: moment,
    });
  });

  test('that is asked for again is the one that is open', async () => {
    const page = await quoted({}, selling({}));
    const [first, second] = [await buyPlan(page, alone), await buyPlan(page, alone)];
    expect(second).toEqual(first);
  });
});

describe('whom a purchase covers', () => {
  test.each<[NamedBlock, readonly string[]]>([
    [
      ['family', 'Spouse', 'You'],
      ['You', 'Spouse'],
    ],
    [['parents', 'Father'], ['Father']],
    [['parents', 'Father-in-law'], ['Father-in-law']],
    [
      ['combined', 'Father', 'Father-in-law', 'Spouse', 'You'],
      ['You', 'Spouse', 'Father', 'Father-in-law'],
    ],
  ])('%j is a block of the quote', async (block, keys) => {
    const opened = await boughtAs({ members: fourOfUs }, selling({}), block);
    expect(opened.ok && opened.value.members.map(({ key }) => key)).toEqual(keys);
  });

  test.each<[NamedBlock]>([
    [['family', 'You']],
    [['family', 'You', 'Spouse', 'Father']],
    [['parents', 'Father', 'Father-in-law']],
    [['individual', 'You', 'Spouse']],
    [['parents']],
  ])('%j is none', async (block) => {
    const opened = await boughtAs({ members: fourOfUs }, selling({}), block);
    expect(opened).toMatchObject({ failure: { code: 'PLAN_NOT_OFFERED' } });
  });

  test.each<[NamedBlock, number]>([
    [['parents', 'Father'], 20_000],
    [['family', 'You', 'Spouse'], 15_000],
  ])('%j is priced where it lives: %d', async (block, total) => {
    const facts = { members: fourOfUs, pincode: mumbai, parentsPincode: pune };
    const opened = await boughtAs(facts, selling({}), block);
    expect(opened).toMatchObject({ value: { price: { total }, pincode: mumbai, parentsPincode: pune } });
  });
});

describe('where no product takes everybody, a purchase is one person’s', () => {
  const forFamilies = { ...plainEligibility, relations: ['You', 'Spouse', 'Brother'] as const, adultMax: 40 };
  const forOld = { ...plainEligibility, relations: ['Grand-Mother'] as const, adultMax: 99 };
  const market: Outside = {
    catalogue: aMarket([
      aPricedProduct('one', 10_000, { eligibility: forFamilies }),
      aPricedProduct('two', 30_000, { eligibility: forOld }),
    ]),
  };
  const members = aFamily('You 34y', 'Brother 30y', 'Grand-Mother 80y');

  test.each<[NamedBlock, string, string, number]>([
    [['individual', 'You'], 'one-10', 'individual-you', 10_000],
    [['individual', 'Brother'], 'one-10', 'individual-brother', 10_000],
    [['individual', 'Grand-Mother'], 'two-10', 'individual-grand-mother', 30_000],
  ])('%j, and carries nobody else', async (block, slab, id, total) => {
    const page = await quoted({ members, pincode: mumbai }, market);
    const opened = await buyPlan(page, block, { slabId: asId<SlabId>(slab) });
    if (!opened.ok) throw new Error(opened.failure.code);
    expect(opened.value.members.map(({ key }) => key)).toEqual(block.slice(1));
    expect(opened.value).toMatchObject({ group: 'individual', block: id, price: { total } });
  });

  test('two people on one plan are two purchases, each of which is opened once', async () => {
    const page = await quoted({ members }, market);
    const mine = await buyPlan(page, ['individual', 'You']);
    const his = await buyPlan(page, ['individual', 'Brother']);
    expect(mine.ok && his.ok && mine.value.id !== his.value.id).toBe(true);
    expect(await buyPlan(page, ['individual', 'Brother'])).toEqual(his);
    expect(await page.ports.store.proposalsOfQuote(page.quote.owner, page.quote.id)).toHaveLength(2);
  });

  test.each<[NamedBlock]>([
    [['individual', 'You', 'Brother', 'Grand-Mother']],
    [['individual', 'You', 'Brother']],
  ])('%j together are none', async (block) => {
    const page = await quoted({ members }, market);
    expect(await buyPlan(page, block)).toMatchObject({ failure: { code: 'PLAN_NOT_OFFERED' } });
  });
});

describe('how a plan is sold decides where its buyer goes', () => {
  const sale = aPricedProduct('one', 10_000).sale;

  test.each<[string, Partial<Product['sale']>, object]>([
    ['online', {}, { value: { route: 'straight-through' } }],
    ['to the insurer’s doctors first', { medicalFromAge: 62 }, { value: { route: 'medical' } }],
    [
      'to doctors from an age that nobody has',
      { medicalFromAge: 63 },
      { value: { route: 'straight-through' } },
    ],
    ['offline', { mode: 'offline' }, { failure: { detail: { status: 'offline' } } }],
    ['online up to an age', { onlineUpToAge: 61 }, { failure: { detail: { status: 'age-offline' } } }],
    [
      'online up to a cover',
      { onlineUpToSumInsured: lakh(5) },
      { failure: { code: 'PLAN_NOT_SOLD_ONLINE', detail: { status: 'cover-offline' } } },
    ],
  ])('goes %s', async (_, own, answer) => {
    const outside = selling({ sale: { ...sale, ...own } });
    const opened = await boughtAs({ members: fourOfUs }, outside, [
      'combined',
      ...fourOfUs.map(({ key }) => key),
    ]);
    expect(opened).toMatchObject(answer);
  });

  test.each<[string, string, number, object]>([
    ['who may buy online', 'one-10', 61, { value: 'FILL_FORM' }],
    ['who is past the age', 'one-10', 62, { value: 'AGE_OFFLINE' }],
    ['of a plan that is not sold', 'two-10', 61, { failure: { code: 'PLAN_NOT_OFFERED' } }],
  ])('is told beforehand to somebody %s', async (_, slabId, age, answer) => {
    const ports = await portsWith(selling({ sale: { ...sale, onlineUpToAge: 61 } }));
    expect(askProcessingStatus(ports, asId<SlabId>(slabId), age)).toMatchObject(answer);
  });
});
