import { afterEach, describe, expect, test } from 'vitest';
import { asId, type SlabId } from '#domain/ids.ts';
import { usualYears } from '#domain/judge/years/stay-odds.ts';
import { aFamily } from '#test/builders.ts';
import { aRequest } from '#test/plan-builders.ts';
import { aQuote, aVisitor } from '#test/ports/store-values.ts';
import { aMarket, aPricedProduct, mumbai, pune } from '#test/small-market.ts';
import { openUsecasePorts, type UsecasePorts } from '#test/usecase-ports.ts';
import { scoringNeeds } from './score-quote.ts';
import { askYearsAhead, type YearsWish } from './years-ahead.ts';

let ports: UsecasePorts;
afterEach(() => ports.close());

const market = aMarket([aPricedProduct('one', 10_000), aPricedProduct('two', 12_000)]);
const family = aFamily('You 34y', 'Spouse 33y', 'Father 62y');
const [one, two] = ['one-10', 'two-10'].map((id) => asId<SlabId>(id)) as [SlabId, SlabId]; // of the two above

async function asked(own: Partial<YearsWish>, by: 'owner' | 'stranger' = 'owner') {
  ports = await openUsecasePorts({ catalogue: market });
  const request = aRequest({ members: family, pincode: mumbai, parentsPincode: pune });
  const quote = aQuote({ request, channel: 'website' });
  await ports.store.insertQuote(quote);
  return askYearsAhead(scoringNeeds(ports, 'broker'), by === 'owner' ? quote.owner : aVisitor(), {
    quoteId: quote.id,
    block: 'family',
    slabIds: [one, two],
    choice: usualYears,
    firstYear: false,
    ...own,
  });
}

async function figures(own: Partial<YearsWish>) {
  const answer = await asked(own);
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
    const averageOf = async (own: Partial<YearsWish>) => (await figures(own))[0]?.years.average ?? 0;
    const usual = await averageOf({});
    expect(await averageOf({ block: 'parents' })).toBeGreaterThan(usual);
    expect(await averageOf({ firstYear: true })).toBeGreaterThan(usual);
    expect(await averageOf({ choice: { ...usualYears, hospital: 'dearer' } })).toBeGreaterThan(usual);
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
    const averageOf = async (block: YearsWish['block'], slabId: SlabId) => {
      const wish = { quoteId: quote.id, block, slabIds: [slabId], choice: usualYears, firstYear: false };
      const answer = await askYearsAhead(scoringNeeds(ports, 'broker'), quote.owner, wish);
      return answer.ok ? (answer.value.plans[0]?.years.average ?? 0) : answer.failure.code;
    };
    const [young, old] = [await averageOf('individual-you', one), await averageOf('individual-brother', two)];
    expect(young).toBeGreaterThan(0);
    expect(old).toBeGreaterThan(Number(young));
    expect(await averageOf('individual', one)).toBe('PLAN_NOT_OFFERED');
  });
});

describe('there are none', () => {
  test.each<[string, Partial<YearsWish>, 'owner' | 'stranger', string]>([
    ['of a quote of somebody else', {}, 'stranger', 'NOT_FOUND'],
    ['of a plan that is not sold', { slabIds: [asId<SlabId>('nine-10')] }, 'owner', 'PLAN_NOT_OFFERED'],
    ['of people who are not in the quote', { block: 'parents-in-law' }, 'owner', 'PLAN_NOT_OFFERED'],
  ])('%s', async (_, own, by, code) => {
    expect(await asked(own, by)).toMatchObject({ ok: false, failure: { code } });
  });
});
