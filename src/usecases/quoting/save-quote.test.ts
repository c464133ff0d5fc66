import { afterEach, describe, expect, test } from 'vitest';
import type { Product } from '#domain/catalogue/catalogue.ts';
import { conditionId } from '#domain/ids.ts';
import { lakh } from '#domain/money.ts';
import type { Member } from '#domain/person/member.ts';
import { ownSale } from '#domain/quote/channel.ts';
import type { QuoteRequest } from '#domain/quote/quote.ts';
import { aFamily, aMember } from '#test/builders/person-builders.ts';
import { aRequest, aSlab, plainEligibility } from '#test/builders/plan-builders.ts';
import {
  aMarket,
  aPricedProduct,
  asthma,
  cancer,
  mumbai,
  nowhere,
  pune,
} from '#test/builders/small-market.ts';
import { aQuote, aVisitor, moment } from '#test/ports/store-values.ts';
import { openUsecasePorts, type UsecasePorts } from '#test/usecase-ports.ts';
import { saveQuote } from './save-quote.ts';

let ports: UsecasePorts;
afterEach(() => ports.close());

const owner = aVisitor();

/** Makes a super top-up above this many lakh, for people up to an age. */
function aTopUp(id: string, deductible: number, facts: Partial<Product>): Product {
  const slab = { ...aSlab(`${id}-30`, 30, {}), deductible: lakh(deductible) };
  return aPricedProduct(id, 4_000, { productType: 'super-top-up', slabs: [slab], ...facts });
}

const products = [
  aPricedProduct('one', 10_000),
  aTopUp('above-3', 3, {}),
  aTopUp('above-5', 5, { eligibility: { ...plainEligibility, adultMax: 45 } }),
  aTopUp('above-8', 8, { soldIn: ['pos'] }),
];

async function saved(facts: Partial<QuoteRequest>) {
  ports = await openUsecasePorts({ catalogue: aMarket(products) });
  const request = aRequest({ members: aFamily('You 34y'), pincode: mumbai, ...facts });
  return saveQuote(ports, owner, ownSale, request);
}

const withCancer = (key: string, age: string) => aMember(key, age, { conditions: [cancer.id] });

describe('a quote', () => {
  test('is kept as it was asked for, under a number that can be told', async () => {
    const members = [aMember('You', '34y', { conditions: [asthma.id], habits: ['smoke'] })];
    const answer = await saved({ members, parentsPincode: pune });
    if (!answer.ok) throw new Error(answer.failure.code);
    const { quote, dropped } = answer.value;
    expect(await ports.store.findQuote(owner, quote.id)).toEqual(quote);
    expect(quote).toEqual({
      id: quote.id,
      owner,
      crn: expect.stringMatching(/^CH-/),
      channel: 'website',
      request: aRequest({ members, pincode: mumbai, parentsPincode: pune }),
      catalogueVersion: 'v-test',
      createdAt: moment,
    });
    expect(dropped).toEqual([]);
  });

  test('leaves out who has a condition that nobody takes, and names them with it', async () => {
    const father = aMember('Father', '62y', { conditions: [asthma.id, cancer.id], habits: ['tobacco'] });
    const answer = await saved({ members: [...aFamily('You 34y'), father] });
    if (!answer.ok) throw new Error(answer.failure.code);
    expect(answer.value.dropped).toEqual([{ member: father, reason: 'condition', conditions: [cancer] }]);
    const stored = await ports.store.findQuote(owner, answer.value.quote.id);
    expect(stored?.request.members).toEqual(aFamily('You 34y'));
  });

  test.each<[string, readonly Member[], readonly string[], readonly string[]]>([
    [
      'four parents and a child',
      aFamily('Son-0 8y', 'Father 62y', 'Mother 60y', 'Father-in-law 63y', 'Mother-in-law 61y'),
      ['Son-0 child-alone'],
      ['Father', 'Mother', 'Father-in-law', 'Mother-in-law'],
    ],
    [
      'a child after a You who has to leave',
      [withCancer('You', '40y'), ...aFamily('Daughter-0 8y', 'Mother 60y')],
      ['You condition', 'Daughter-0 child-alone'],
      ['Mother'],
    ],
    [
      'a child when nobody stays',
      [withCancer('You', '40y'), ...aFamily('Son-0 8y')],
      ['You condition', 'Son-0 child-alone'],
      [],
    ],
  ])('names the child it leaves out: %s', async (_, members, leaving, staying) => {
    const answer = await saved({ members });
    if (!answer.ok) throw new Error(answer.failure.code);
    const { dropped, quote } = answer.value;
    expect(dropped.map(({ member, reason }) => `${member.key} ${reason}`)).toEqual(leaving);
    expect(quote.request.members.map(({ key }) => key)).toEqual(staying);
  });

  test('keeps nobody who is not to be insured', async () => {
    const answer = await saved({
      members: [...aFamily('You 34y'), aMember('Son-0', '6y', { insured: false })],
    });
    expect(answer.ok && answer.value.quote.request.members).toEqual(aFamily('You 34y'));
  });
});

test('a quote that is saved again, as when the answer was lost, is another one, alike but for its names', async () => {
  const first = await saved({});
  const again = await saveQuote(
    ports,
    owner,
    ownSale,
    aRequest({ members: aFamily('You 34y'), pincode: mumbai }),
  );
  if (!first.ok || !again.ok) throw new Error('Not saved');
  const [one, other] = [first.value.quote, again.value.quote];
  expect(other.id).not.toBe(one.id);
  expect(other).toEqual({ ...one, id: other.id, crn: other.crn });
  expect(await ports.store.findQuote(owner, one.id)).toEqual(one);
});

test('a quote of a visit that has just ended is not kept: nobody could see it', async () => {
  ports = await openUsecasePorts({ catalogue: aMarket(products) });
  const ended = aVisitor();
  await ports.store.handOver(ended, aVisitor(), ports.clock.now());
  const ownRequest = aRequest({ members: aFamily('You 34y'), pincode: mumbai });
  expect(await saveQuote(ports, ended, ownSale, ownRequest)).toEqual({
    ok: false,
    failure: { code: 'NOT_FOUND' },
  });
  expect(await ports.store.quotesOf(ended)).toEqual([]);
});

describe('after a quote', () => {
  test.each<[string, readonly Member[], object]>([
    ['one person sees plans', aFamily('You 34y'), { kind: 'results', block: { group: 'individual' } }],
    [
      'a couple sees those of the family',
      aFamily('You 34y', 'Spouse 33y'),
      { kind: 'results', block: { group: 'family' } },
    ],
    [
      'parents see theirs',
      aFamily('Father 62y', 'Mother 60y'),
      { kind: 'results', block: { group: 'parents' } },
    ],
    ['a family with parents compares the ways', aFamily('You 34y', 'Father 62y'), { kind: 'split-plans' }],
    [
      'a family whose parent left has nothing to compare',
      [...aFamily('You 34y'), withCancer('Father', '62y')],
      { kind: 'results', block: { group: 'individual' } },
    ],
    ['nobody is left: somebody calls', [withCancer('You', '34y')], { kind: 'offline' }],
  ])('the way on: %s', async (_, members, next) => {
    expect(await saved({ members })).toMatchObject({ ok: true, value: { next } });
  });
});

describe('what is wrong with a quote is told field by field, and nothing is kept', () => {
  const withParent = aFamily('You 34y', 'Father 62y');
  const wrong = (field: string, code = 'PINCODE_INVALID') => ({ field, code });
  const unknown = [aMember('You', '34y', { conditions: [asthma.id, conditionId(77)] })];

  test.each<[string, Partial<QuoteRequest>, readonly object[]]>([
    ['a pincode that cannot be one', { pincode: '000000' }, [wrong('pincode')]],
    ['a pincode that no place has', { pincode: nowhere }, [wrong('pincode')]],
    ['parents at no place', { members: withParent, parentsPincode: nowhere }, [wrong('parentsPincode')]],
    [
      'a condition that is not asked about',
      { members: unknown },
      [wrong('members.You.conditions', 'CHOICE_UNKNOWN')],
    ],
    ['nobody', { members: [] }, [wrong('members', 'NO_MEMBER_CHOSEN')]],
    [
      'several things at once',
      { members: unknown, pincode: nowhere, sumInsured: lakh(11) },
      [
        wrong('sumInsured', 'INVALID_ANSWERS'),
        wrong('pincode'),
        wrong('members.You.conditions', 'CHOICE_UNKNOWN'),
      ],
    ],
  ])('with %s', async (_, facts, fields) => {
    expect(await saved(facts)).toEqual({ ok: false, failure: { code: 'INVALID_ANSWERS', fields } });
  });

  test.each<[string, Partial<QuoteRequest>]>([
    ['where no parent is to be insured', {}],
    [
      'where the parent is only named',
      { members: [...aFamily('You 34y'), aMember('Father', '62y', { insured: false })] },
    ],
  ])('the parents’ place does not matter %s', async (_, facts) => {
    expect(await saved({ parentsPincode: nowhere, ...facts })).toMatchObject({ ok: true });
  });
});

describe('a quote that grows out of another', () => {
  async function grown(from: typeof owner) {
    ports = await openUsecasePorts({ catalogue: aMarket(products) });
    const before = aQuote({ owner: from });
    await ports.store.insertQuote(before);
    const request = aRequest({ members: aFamily('You 34y'), parentQuote: before.id });
    return { before, answer: await saveQuote(ports, owner, ownSale, request) };
  }

  test('names it', async () => {
    const { before, answer } = await grown(owner);
    expect(answer).toMatchObject({ value: { quote: { request: { parentQuote: before.id } } } });
  });

  test('cannot grow out of somebody else’s', async () => {
    expect((await grown(aVisitor())).answer).toEqual({ ok: false, failure: { code: 'NOT_FOUND' } });
  });
});

describe('the deductible of a super top-up is the largest offered one that the held policy covers', () => {
  const ordinary = { productType: 'indemnity', deductible: undefined };
  const above = (inLakh: number) => ({ productType: 'super-top-up', deductible: lakh(inLakh) });
  const topUp = { productType: 'super-top-up' } as const;

  test.each<[string, Partial<QuoteRequest>, object]>([
    ['five lakh held', { ...topUp, existingSumInsured: lakh(5) }, above(5)],
    ['seven lakh held', { ...topUp, existingSumInsured: lakh(7) }, above(5)],
    ['four lakh held', { ...topUp, existingSumInsured: lakh(4) }, above(3)],
    ['eight lakh held, but that one is sold elsewhere', { ...topUp, existingSumInsured: lakh(8) }, above(5)],
    ['two lakh held, less than any', { ...topUp, existingSumInsured: lakh(2) }, ordinary],
    ['a deductible of five chosen', { ...topUp, deductible: lakh(5) }, above(5)],
    ['three chosen, ten held', { ...topUp, deductible: lakh(3), existingSumInsured: lakh(10) }, above(5)],
    ['nothing said', topUp, ordinary],
    ['a full plan asked for', { existingSumInsured: lakh(5), deductible: lakh(5) }, ordinary],
    [
      'five lakh held by people too old for it',
      { ...topUp, existingSumInsured: lakh(5), members: aFamily('Father 62y') },
      above(3),
    ],
    [
      'five lakh held, and who is young enough left the quote',
      {
        ...topUp,
        existingSumInsured: lakh(5),
        members: [withCancer('You', '34y'), ...aFamily('Father 62y')],
      },
      above(3),
    ],
  ])('asked with %s', async (_, facts, request) => {
    const answer = await saved(facts);
    expect(answer.ok && answer.value.quote.request).toMatchObject(request);
  });
});
