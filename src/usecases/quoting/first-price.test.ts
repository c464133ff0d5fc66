import { afterEach, describe, expect, test } from 'vitest';
import type { Product } from '#domain/catalogue/catalogue.ts';
import { lakh } from '#domain/money.ts';
import type { Channel } from '#domain/quote/channel.ts';
import type { QuoteRequest } from '#domain/quote/quote.ts';
import { aFamily } from '#test/builders/person-builders.ts';
import { aRequest, aSlab } from '#test/builders/plan-builders.ts';
import { aMarket, aPricedProduct, mumbai, nowhere } from '#test/builders/small-market.ts';
import { openUsecasePorts, type UsecasePorts } from '#test/usecase-ports.ts';
import { firstPrice } from './first-price.ts';
import { scoringNeeds } from './score-quote.ts';

let ports: UsecasePorts;
afterEach(() => ports.close());

const sharedRoom = aPricedProduct('shared-room', 4_000, {
  slabs: [aSlab('shared-room-10', 10, { roomRent: { kind: 'shared' } })],
});
const soldProducts: readonly Product[] = [
  aPricedProduct('dear', 12_000),
  sharedRoom,
  aPricedProduct('filed', 10_000),
  aPricedProduct('larger', 1_000, { slabs: [aSlab('larger-20', 20, {})] }),
  aPricedProduct('live', 2_000, { pricing: 'live' }),
  aPricedProduct('agents', 3_000, { soldIn: ['pos'] }),
];

async function priceFor(
  request: Partial<QuoteRequest>,
  products: readonly Product[] = soldProducts,
  channel: Channel = 'website',
) {
  ports = await openUsecasePorts({ catalogue: aMarket(products) });
  return firstPrice(
    scoringNeeds(ports, 'broker'),
    channel,
    aRequest({ members: aFamily('You 34y'), pincode: mumbai, sumInsured: lakh(10), ...request }),
  );
}

async function findPrice(...args: Parameters<typeof priceFor>) {
  const answer = await priceFor(...args);
  if (!answer.ok) throw new Error(answer.failure.code);
  return answer.value;
}

describe('the first price', () => {
  test('is the lowest of all with at least this cover in this channel, without what an insurer names when asked', async () => {
    expect(await findPrice({})).toMatchObject({
      group: 'individual',
      members: [{ key: 'You' }],
      place: { pincode: mumbai },
      sumInsured: lakh(10),
      priced: 4,
      from: 1_000,
      pick: { premium: 1_000, plan: { product: { id: 'larger' } } },
      split: undefined,
      on: ports.clock.now().slice(0, 10),
    });
  });

  test('is that of the channel', async () => {
    expect(await findPrice({}, soldProducts, 'pos')).toMatchObject({ priced: 5, from: 1_000 });
  });

  test('is none where nothing has one', async () => {
    const live = [aPricedProduct('live', 2_000, { pricing: 'live' })];
    expect(await findPrice({}, live)).toMatchObject({ priced: 0, from: undefined, pick: undefined });
    await ports.close();
    expect(await findPrice({}, [])).toMatchObject({ priced: 0, from: undefined, pick: undefined });
  });

  // Two people share a discount of 25 %, three one of 26 %.
  test.each<[string, string[], string, number, number]>([
    ['a couple', ['You 34y', 'Spouse 33y'], 'family', 2, 1_500],
    ['a couple with its father', ['You 34y', 'Spouse 33y', 'Father 62y'], 'combined', 3, 2_220],
    ['a father whose grandchild nobody brings', ['Son-0 4y', 'Father 62y'], 'individual', 1, 1_000],
  ])('of %s is that of all of them together', async (_, people, group, count, from) => {
    const price = await findPrice({ members: aFamily(...people) });
    expect([price.group, price.members.length, price.from]).toEqual([group, count, from]);
  });

  test('says beside parents each way to cover them, and whose long illness is spoken of', async () => {
    const members = aFamily('You 34y', 'Spouse 33y', 'Father 62y', 'Mother 58y');
    const { split } = await findPrice({ members });
    expect(split?.members).toEqual(['You', 'Spouse', 'Father', 'Mother']);
    expect(split?.claimant).toBe('Father');
    expect(split?.splits.map(({ kind }) => kind)).toContain('apart');
    expect(split?.splits.every(({ total }) => (total ?? 0) > 0)).toBe(true);
  });
});

test.each<[string, Partial<QuoteRequest>, object]>([
  ['nobody', { members: [] }, {}],
  ['an age that nobody has', { members: aFamily('You 134y') }, {}],
  ['a pincode that is none', { pincode: '000000' }, { fields: [{ field: 'pincode' }] }],
  [
    'a pincode of no place',
    { pincode: nowhere },
    { fields: [{ field: 'pincode', code: 'PINCODE_INVALID' }] },
  ],
])('%s is refused as a quote is', async (_, request, failure) => {
  expect(await priceFor(request)).toMatchObject({
    ok: false,
    failure: { code: 'INVALID_ANSWERS', ...failure },
  });
});
