import { afterEach, describe, expect, test } from 'vitest';
import type { Product } from '#domain/catalogue/catalogue.ts';
import { asId, type CptId, type SlabId } from '#domain/ids.ts';
import { kycNotStarted } from '#domain/kyc/kyc.ts';
import { lakh, rupees } from '#domain/money.ts';
import type { ChosenPlan } from '#domain/offer/chosen-plans.ts';
import { noFilters } from '#domain/offer/filters/filters.ts';
import type { PlanGroup, Quote, QuoteRequest } from '#domain/quote/quote.ts';
import { aFamily } from '#test/builders.ts';
import { aRequest, aRider, aSlab, plainEligibility } from '#test/plan-builders.ts';
import { aQuote, aVisitor, moment } from '#test/ports/store-values.ts';
import { aMarket, aPricedProduct, mumbai, pune } from '#test/small-market.ts';
import { type Outside, openUsecasePorts, type UsecasePorts } from '#test/usecase-ports.ts';
import { askProcessingStatus, createTransaction, type PurchaseWish } from './create-transaction.ts';
import { scoreQuote, scoringNeeds } from './score-quote.ts';

let ports: UsecasePorts;
afterEach(() => ports.close());

const you = aFamily('You 34y');
const fourOfUs = aFamily('You 34y', 'Spouse 33y', 'Father 62y', 'Father-in-law 60y');
const alone: Block = ['individual', 'You'];
type Block = readonly [PlanGroup, ...string[]];

const selling = (facts: Partial<Product>): Outside => ({
  catalogue: aMarket([aPricedProduct('one', 10_000, facts)]),
});

/** A quote is there, and its owner has its page open. */
async function quoted(facts: Partial<QuoteRequest>, outside: Outside): Promise<Quote> {
  ports = await openUsecasePorts(outside);
  const quote = aQuote({ request: aRequest({ members: you, ...facts }), channel: 'website' });
  await ports.store.insertQuote(quote);
  return quote;
}

/** What the page says of a plan for a block; a plan that is not on it has no row. */
async function wishFor(
  quote: Quote,
  [group, ...memberKeys]: Block,
  slabId: SlabId,
  chosen: readonly ChosenPlan[] = [],
): Promise<PurchaseWish> {
  const scored = await scoreQuote(scoringNeeds(ports, 'broker'), quote.owner, {
    quoteId: quote.id,
    filters: noFilters,
    importance: {},
    resultType: 'all',
    variant: undefined,
    slabIds: [],
    chosen,
  });
  const blocks = scored.ok ? scored.value.blocks : [];
  const onPage = blocks.find(
    ({ block }) => block.group === group && block.members.every(({ key }) => memberKeys.includes(key)),
  );
  const row = onPage?.plans.find(({ slab }) => slab.id === slabId);
  const cptId = row?.cptId ?? asId<CptId>('not-on-the-page');
  return { quoteId: quote.id, slabId, cptId, group, memberKeys };
}

const one10 = asId<SlabId>('one-10');

async function bought(quote: Quote, block: Block, own: Partial<PurchaseWish> = {}) {
  const wish = await wishFor(quote, block, own.slabId ?? one10);
  return createTransaction(ports, quote.owner, { ...wish, ...own });
}

async function boughtAs(facts: Partial<QuoteRequest>, outside: Outside, block: Block) {
  return bought(await quoted(facts, outside), block);
}

describe('a purchase', () => {
  test('begins as a draft at the price of the page, with all that the quote knows', async () => {
    const quote = await quoted({ pincode: mumbai, parentsPincode: pune }, selling({}));
    const opened = await bought(quote, alone);
    if (!opened.ok) throw new Error(opened.failure.code);
    expect(opened.value).toMatchObject({
      owner: quote.owner,
      quoteId: quote.id,
      proposalType: 'new-policy',
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
    const stored = await ports.store.findProposal(quote.owner, opened.value.id);
    expect(stored).toEqual(opened.value);
    expect(await ports.store.findTransaction(quote.owner, opened.value.transactionId)).toEqual({
      id: opened.value.transactionId,
      proposalId: opened.value.id,
      quoteId: quote.id,
      owner: quote.owner,
      slabId: 'one-10',
      cptId: opened.value.cptId,
      createdAt: moment,
    });
  });

  test('that is asked for again is the one that is open', async () => {
    const quote = await quoted({}, selling({}));
    const [first, second] = [await bought(quote, alone), await bought(quote, alone)];
    expect(second).toEqual(first);
  });
});

describe('whom a purchase covers', () => {
  test.each<[Block, readonly string[]]>([
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

  test.each<[Block]>([
    [['family', 'You']],
    [['family', 'You', 'Spouse', 'Father']],
    [['parents', 'Father', 'Father-in-law']],
    [['individual', 'You', 'Spouse']],
    [['parents']],
  ])('%j is none', async (block) => {
    const opened = await boughtAs({ members: fourOfUs }, selling({}), block);
    expect(opened).toMatchObject({ failure: { code: 'PLAN_NOT_OFFERED' } });
  });

  test.each<[Block, number]>([
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

  test.each<[Block, string, string, number]>([
    [['individual', 'You'], 'one-10', 'individual-you', 10_000],
    [['individual', 'Brother'], 'one-10', 'individual-brother', 10_000],
    [['individual', 'Grand-Mother'], 'two-10', 'individual-grand-mother', 30_000],
  ])('%j, and carries nobody else', async (block, slab, id, total) => {
    const quote = await quoted({ members, pincode: mumbai }, market);
    const opened = await bought(quote, block, { slabId: asId<SlabId>(slab) });
    if (!opened.ok) throw new Error(opened.failure.code);
    expect(opened.value.members.map(({ key }) => key)).toEqual(block.slice(1));
    expect(opened.value).toMatchObject({ group: 'individual', block: id, price: { total } });
  });

  test('two people on one plan are two purchases, each of which is opened once', async () => {
    const quote = await quoted({ members }, market);
    const mine = await bought(quote, ['individual', 'You']);
    const his = await bought(quote, ['individual', 'Brother']);
    expect(mine.ok && his.ok && mine.value.id !== his.value.id).toBe(true);
    expect(await bought(quote, ['individual', 'Brother'])).toEqual(his);
    expect(await ports.store.proposalsOfQuote(quote.owner, quote.id)).toHaveLength(2);
  });

  test.each<[Block]>([
    [['individual', 'You', 'Brother', 'Grand-Mother']],
    [['individual', 'You', 'Brother']],
  ])('%j together are none', async (block) => {
    const quote = await quoted({ members }, market);
    expect(await bought(quote, block)).toMatchObject({ failure: { code: 'PLAN_NOT_OFFERED' } });
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
  ])('%s', async (_, own, answer) => {
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
    ports = await openUsecasePorts(selling({ sale: { ...sale, onlineUpToAge: 61 } }));
    expect(askProcessingStatus(ports, asId<SlabId>(slabId), age)).toMatchObject(answer);
  });
});

describe('no purchase begins', () => {
  const withDeductible = { ...aSlab('one-10', 10, {}), deductible: lakh(5) };

  test.each<[string, Outside, string]>([
    ['of a plan of another channel', selling({ soldIn: ['pos'] }), 'PLAN_NOT_OFFERED'],
    [
      'of a plan with a deductible that the quote has not',
      selling({ slabs: [withDeductible] }),
      'PLAN_NOT_OFFERED',
    ],
    ['of a plan that is not sold', { catalogue: aMarket([]) }, 'PLAN_NOT_OFFERED'],
    ['without a rate', selling({ rates: new Map() }), 'PRICE_UNAVAILABLE'],
    [
      'while the insurer works out the price',
      { ...selling({ pricing: 'live' }), insurer: { livePremium: async () => ({ kind: 'pending' }) } },
      'PRICE_PENDING',
    ],
  ])('%s', async (_, outside, code) => {
    expect(await boughtAs({}, outside, alone)).toMatchObject({ failure: { code } });
  });

  test('at another price than the page’s, and the new one is told', async () => {
    const quote = await quoted({}, selling({}));
    const opened = await bought(quote, alone, { cptId: asId<CptId>('of-yesterday') });
    expect(opened).toMatchObject({ failure: { code: 'PRICE_CHANGED', detail: { total: 10_000 } } });
    expect(await ports.store.proposalsOfQuote(quote.owner, quote.id)).toEqual([]);
  });

  test('for anybody else', async () => {
    const quote = await quoted({}, selling({}));
    const wish = await wishFor(quote, alone, one10);
    expect(await createTransaction(ports, aVisitor(), wish)).toMatchObject({
      failure: { code: 'NOT_FOUND' },
    });
  });

  test('when the quote passes to another name meanwhile', async () => {
    const said = { kind: 'quoted', annual: rupees(9_000) } as const;
    const quote = await quoted(
      {},
      { ...selling({ pricing: 'live' }), insurer: { livePremium: async () => said } },
    );
    const wish = await wishFor(quote, alone, one10);
    const livePremium = async () => {
      await ports.store.handOver(quote.owner, aVisitor());
      return said;
    };
    const insurer = { ...ports.insurer, livePremium };
    const opened = await createTransaction({ ...ports, insurer }, quote.owner, wish);
    expect(opened).toMatchObject({ failure: { code: 'NOT_FOUND' } });
  });
});

describe('a purchase with a term and riders', () => {
  const riders = [aRider('cash', {}), aRider('room', { effect: { kind: 'any-room' } })];
  const market = selling({ termYears: [1, 2], riders });

  async function boughtWith(quote: Quote, choice: PurchaseWish['choice'], shown = choice) {
    const chosen = shown ? [{ ...shown, slabId: one10, block: undefined }] : [];
    const wish = await wishFor(quote, alone, one10, chosen);
    return createTransaction(ports, quote.owner, { ...wish, choice });
  }

  test('begins with them, at the price of the page that shows them', async () => {
    const quote = await quoted({}, market);
    const choice = { termYears: 2, riders: ['room', 'cash'] } as const;
    // Twice 10,000 and 500 and 500, in the dearest zone; less 7.5 percent.
    expect(await boughtWith(quote, choice)).toMatchObject({
      value: {
        termYears: 2,
        riders: ['cash', 'room'],
        price: { total: 20_350, termYears: 2 },
        plan: { features: { roomRent: { kind: 'no-limit' } }, riders: [{ id: 'cash' }, { id: 'room' }] },
      },
    });
  });

  test('at the price of the plan without them is another than the page’s', async () => {
    const quote = await quoted({}, market);
    const answer = await boughtWith(quote, { termYears: 1, riders: ['cash'] }, { termYears: 1, riders: [] });
    expect(answer).toMatchObject({ failure: { code: 'PRICE_CHANGED' } });
  });

  test('that is open takes the other choice, and keeps its own when none is named', async () => {
    const quote = await quoted({}, market);
    const first = await boughtWith(quote, { termYears: 1, riders: ['cash'] });
    const other = await boughtWith(quote, { termYears: 2, riders: ['room'] });
    const same = await boughtWith(quote, undefined);
    if (!first.ok || !other.ok || !same.ok) throw new Error('Not bought');
    expect([other.value.id, same.value.id]).toEqual([first.value.id, first.value.id]);
    expect(other.value).toMatchObject({ termYears: 2, riders: ['room'], version: 2 });
    expect(same.value).toEqual(other.value);
    await ports.store.saveProposal({ ...other.value, state: 'submitted', version: 3 });
    const late = await boughtWith(quote, { termYears: 1, riders: [] });
    expect(late).toMatchObject({ value: { state: 'submitted', riders: ['room'] } });
  });

  test.each<[object, string]>([
    [{ termYears: 3, riders: [] }, 'TERM_NOT_SOLD'],
    [{ termYears: 1, riders: ['travel'] }, 'RIDER_NOT_OFFERED'],
  ])('of %j is refused', async (choice, code) => {
    const quote = await quoted({}, market);
    const wish = choice as NonNullable<PurchaseWish['choice']>; // as the row says
    expect(await boughtWith(quote, wish, { termYears: 1, riders: [] })).toMatchObject({ failure: { code } });
  });
});
