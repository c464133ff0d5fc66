import { afterEach, describe, expect, test } from 'vitest';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { asId, type SlabId } from '#domain/ids.ts';
import type { Quote } from '#domain/quote/quote.ts';
import { aFamily } from '#test/builders/person-builders.ts';
import { aRequest, indianTax } from '#test/builders/plan-builders.ts';
import { aMarket, aPricedProduct, mumbai, pune } from '#test/builders/small-market.ts';
import { aQuote, aVisitor } from '#test/ports/store-values.ts';
import { openUsecasePorts, type UsecasePorts } from '#test/usecase-ports.ts';
import { type ProjectionRequest, projectPlan } from './project-plan.ts';

let ports: UsecasePorts;
afterEach(() => ports.close());

const market = aMarket([aPricedProduct('one', 10_000)]);
const family = aFamily('You 34y', 'Spouse 33y', 'Father 62y', 'Father-in-law 60y');

async function quoted(catalogue: Catalogue): Promise<Quote> {
  ports = await openUsecasePorts({ catalogue });
  const request = aRequest({ members: family, pincode: mumbai, parentsPincode: pune });
  const quote = aQuote({ request, channel: 'website' });
  await ports.store.insertQuote(quote);
  return quote;
}

async function projected(own: Partial<ProjectionRequest>, catalogue = market) {
  const { id, owner } = await quoted(catalogue);
  const slabId = asId<SlabId>('one-10');
  const request = {
    quoteId: id,
    slabId,
    group: 'family',
    block: undefined,
    termYears: 1,
    risePercent: 10,
    ...own,
  } as const;
  return projectPlan(ports, owner, request);
}

describe('the years ahead of a plan', () => {
  test.each<[string, Partial<ProjectionRequest>, number, readonly string[]]>([
    ['of a family, on one cover', {}, 15_000, ['You', 'Spouse']],
    ['of own parents, where they live', { group: 'parents' }, 20_000, ['Father']],
    ['of parents-in-law', { group: 'parents', block: 'parents-in-law' }, 20_000, ['Father-in-law']],
    ['of everybody on covers of their own', { group: 'individual' }, 36_000, family.map(({ key }) => key)],
  ])('%s: begin with the price of today and rise from there', async (_, own, first, people) => {
    const answer = await projected(own);
    if (!answer.ok) throw new Error(answer.failure.code);
    const [one, two] = answer.value.years;
    expect(answer.value).toMatchObject({ firstYear: 2026, risePercent: 10 });
    expect(one?.ages.map(({ member }) => member)).toEqual(people);
    expect([one?.atTodaysRates, two?.atTodaysRates, two?.withTrend]).toEqual([first, first, first * 1.1]);
  });

  test('begin with the year in which cover starts', async () => {
    const { id, owner } = await quoted(market);
    ports.clock.pass(41 * 86_400);
    const request = {
      quoteId: id,
      slabId: asId<SlabId>('one-10'),
      block: undefined,
      termYears: 1,
      risePercent: 0,
    } as const;
    const answer = await projectPlan(ports, owner, { ...request, group: 'family' });
    expect(answer).toMatchObject({ value: { firstYear: 2027 } });
  });

  test('bear the tax of the day on which cover starts', async () => {
    const [old] = indianTax;
    const taxRates = old ? [old] : [];
    const answer = await projected({}, { ...market, taxRates });
    expect(answer.ok && answer.value.years[0]?.atTodaysRates).toBe(17_700);
  });
});

describe('there are none', () => {
  const inOtherChannel = aMarket([aPricedProduct('one', 10_000, { soldIn: ['pos'] })]);

  test.each<[string, Partial<ProjectionRequest>, Catalogue]>([
    ['of a plan that is not sold', { slabId: asId<SlabId>('nine-10') }, market],
    ['of a plan whose insurer has gone', {}, { ...market, insurers: new Map() }],
    ['of a plan of another channel', {}, inOtherChannel],
    ['of a block of another group', { group: 'parents', block: 'family' }, market],
  ])('no projection %s', async (_, own, catalogue) => {
    expect(await projected(own, catalogue)).toEqual({ ok: false, failure: { code: 'PLAN_NOT_OFFERED' } });
  });

  test('for anybody else', async () => {
    const { id } = await quoted(market);
    const request = {
      quoteId: id,
      slabId: asId<SlabId>('one-10'),
      block: undefined,
      termYears: 1,
      risePercent: 0,
    } as const;
    expect(await projectPlan(ports, aVisitor(), { ...request, group: 'family' })).toEqual({
      ok: false,
      failure: { code: 'NOT_FOUND' },
    });
  });
});
