import { afterEach, describe, expect, test } from 'vitest';
import { assumedLimits } from '#domain/claim/held-cover.ts';
import { asId, type SlabId } from '#domain/ids.ts';
import { usualYears } from '#domain/judge/years/stays/stay-odds.ts';
import { lakh } from '#domain/money.ts';
import type { QuoteRequest } from '#domain/quote/quote.ts';
import { aFamily } from '#test/builders/person-builders.ts';
import { aRequest, aSlab } from '#test/builders/plan-builders.ts';
import { aMarket, aPricedProduct, mumbai, pune } from '#test/builders/small-market.ts';
import { aQuote, aVisitor } from '#test/ports/store-values.ts';
import { openUsecasePorts, type UsecasePorts } from '#test/usecase-ports.ts';
import { readYearsAhead, type YearsRequest } from './read-years-ahead.ts';
import { scoringNeeds } from './score-quote.ts';

let ports: UsecasePorts;
afterEach(() => ports.close());

const market = aMarket([aPricedProduct('one', 10_000), aPricedProduct('two', 12_000)]);
const family = aFamily('You 34y', 'Spouse 33y', 'Father 62y');
const [one, two] = ['one-10', 'two-10'].map((id) => asId<SlabId>(id)) as [SlabId, SlabId]; // of the two above

async function askYears(own: Partial<YearsRequest>, by: 'owner' | 'stranger' = 'owner') {
  ports = await openUsecasePorts({ catalogue: market });
  const request = aRequest({ members: family, pincode: mumbai, parentsPincode: pune });
  const quote = aQuote({ request, channel: 'website' });
  await ports.store.insertQuote(quote);
  return readYearsAhead(scoringNeeds(ports, 'broker'), by === 'owner' ? quote.owner : aVisitor(), {
    quoteId: quote.id,
    block: 'family',
    slabIds: [one, two],
    choice: usualYears,
    firstYear: false,
    heldLimits: assumedLimits,
    ...own,
  });
}

async function figures(own: Partial<YearsRequest>) {
  const answer = await askYears(own);
  ports.close();
  if (!answer.ok) throw new Error(answer.failure.code);
  return answer.value.plans;
}

describe('the years ahead with named plans', () => {
  test('are those of each plan once, with its price', async () => {
    const plans = await figures({ slabIds: [two, one, two] });
    expect(plans.map(({ plan }) => [plan.slab.id, plan.premium.kind])).toEqual([
      [two, 'quoted'],
      [one, 'quoted'],
    ]);
  });

  test('are alike for plans of the same terms, and other plans beside them change nothing', async () => {
    const [first, second] = await figures({});
    const [alone] = await figures({ slabIds: [one] });
    expect(second?.years).toEqual(first?.years);
    expect(alone?.years).toEqual(first?.years);
  });

  test('are of the people of the block, and of the year and the hospitals that are asked for', async () => {
    const averageOf = async (own: Partial<YearsRequest>) => (await figures(own))[0]?.years.average ?? 0;
    const usual = await averageOf({});
    expect(await averageOf({ block: 'parents' })).toBeGreaterThan(usual);
    expect(await averageOf({ firstYear: true })).toBeGreaterThan(usual);
    expect(await averageOf({ choice: { ...usualYears, hospital: 'dearer' } })).toBeGreaterThan(usual);
  });
});

describe('beside a policy that is held', () => {
  const topUp = aPricedProduct('top', 3_000, {
    productType: 'super-top-up',
    slabs: [{ ...aSlab('top-10', 10, {}), deductible: lakh(5) }],
  });
  const both = aMarket([aPricedProduct('one', 10_000), topUp]);
  const top = asId<SlabId>('top-10');

  async function beside(own: Partial<YearsRequest>, facts: Partial<QuoteRequest> = {}) {
    ports = await openUsecasePorts({ catalogue: both });
    const topUpRequest = {
      productType: 'super-top-up',
      existingSumInsured: lakh(6),
      deductible: lakh(5),
    } as const;
    const quote = aQuote({
      request: aRequest({ members: family, pincode: mumbai, ...topUpRequest, ...facts }),
      channel: 'website',
    });
    await ports.store.insertQuote(quote);
    const answer = await readYearsAhead(scoringNeeds(ports, 'broker'), quote.owner, {
      quoteId: quote.id,
      block: 'family',
      slabIds: [top, one],
      choice: { ...usualYears, stays: 'more' },
      firstYear: false,
      heldLimits: assumedLimits,
      ...own,
    });
    ports.close();
    if (!answer.ok) throw new Error(answer.failure.code);
    return answer.value;
  }

  test('a super top-up and a full plan stand side by side, each with the policy and without', async () => {
    const { existing, plans } = await beside({});
    expect(existing).toEqual({ sumInsured: lakh(6), roomCapPercent: undefined, copayPercent: 0 });
    expect(plans.map(({ plan }) => plan.slab.id)).toEqual([top, one]);
    const [above, full] = plans;
    expect(above?.besideHeld?.average).toBeLessThan(above?.years.average ?? 0);
    expect(above?.years.average).toBeGreaterThan(full?.years.average ?? 0);
    expect(full?.besideHeld?.average).toBeLessThanOrEqual(full?.years.average ?? 0);
  });

  test('a limit of the policy leaves more to the family, and never more than the plan alone', async () => {
    const averageOf = async (heldLimits: YearsRequest['heldLimits']) =>
      (await beside({ heldLimits })).plans[0]?.besideHeld?.average ?? 0;
    const free = await averageOf(assumedLimits);
    expect(await averageOf({ roomCapPercent: undefined, copayPercent: 20 })).toBeGreaterThan(free);
    expect(await averageOf({ roomCapPercent: 1, copayPercent: 0 })).toBeGreaterThanOrEqual(free);
  });

  test('without a policy nothing is counted beside a plan', async () => {
    const none = { productType: 'indemnity', existingSumInsured: undefined, deductible: undefined } as const;
    const { existing, plans } = await beside({ slabIds: [one] }, none);
    expect([existing, plans[0]?.besideHeld]).toEqual([undefined, undefined]);
  });
});

describe('of a block of one’s own, where no product takes both', () => {
  const { eligibility } = aPricedProduct('any', 1);
  const takes = (relation: 'You' | 'Brother') => ({ eligibility: { ...eligibility, relations: [relation] } });
  const apart = aMarket([
    aPricedProduct('one', 10_000, takes('You')),
    aPricedProduct('two', 12_000, takes('Brother')),
  ]);

  test('they are those of that one person', async () => {
    ports = await openUsecasePorts({ catalogue: apart });
    const request = aRequest({ members: aFamily('You 34y', 'Brother 62y'), pincode: mumbai });
    const quote = aQuote({ request, channel: 'website' });
    await ports.store.insertQuote(quote);
    const averageOf = async (block: YearsRequest['block'], slabId: SlabId) => {
      const request = {
        quoteId: quote.id,
        block,
        slabIds: [slabId],
        choice: usualYears,
        firstYear: false,
        heldLimits: assumedLimits,
      };
      const answer = await readYearsAhead(scoringNeeds(ports, 'broker'), quote.owner, request);
      return answer.ok ? (answer.value.plans[0]?.years.average ?? 0) : answer.failure.code;
    };
    const [young, old] = [await averageOf('individual-you', one), await averageOf('individual-brother', two)];
    expect(young).toBeGreaterThan(0);
    expect(old).toBeGreaterThan(Number(young));
    expect(await averageOf('individual', one)).toBe('PLAN_NOT_OFFERED');
  });
});

describe('there are none', () => {
  test.each<[string, Partial<YearsRequest>, 'owner' | 'stranger', string]>([
    ['of a quote of somebody else', {}, 'stranger', 'NOT_FOUND'],
    ['of a plan that is not sold', { slabIds: [asId<SlabId>('nine-10')] }, 'owner', 'PLAN_NOT_OFFERED'],
    ['of people who are not in the quote', { block: 'parents-in-law' }, 'owner', 'PLAN_NOT_OFFERED'],
  ])('no years %s', async (_, own, by, code) => {
    expect(await askYears(own, by)).toMatchObject({ ok: false, failure: { code } });
  });
});
