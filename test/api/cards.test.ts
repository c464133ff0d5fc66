import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { CallAnswer, CallInput } from '#contract/call/shapes.ts';
import { brandsIn } from '#contract/quote/filter-names.ts';
import type { Ports } from '#usecases/ports.ts';
import { saveQuote } from '../purchase.ts';
import { aWireMember, type Browser, openBrowser } from '../wire.ts';
import { type TestApp, testApp } from './app.ts';

let server: TestApp;
let browser: Browser;
beforeAll(async () => {
  server = await testApp();
  browser = await openBrowser(server.app);
});
afterAll(() => server.close());

type Ask = Omit<CallInput<'getCards'>['body']['data'], 'block'>;

/** A quote whose live prices are all there: one that comes between two answers makes them differ. */
async function quoted(ages: readonly number[], cover: number): Promise<string> {
  const members = ages.map((age, at) =>
    at === 0 ? aWireMember({ age }) : aWireMember({ id: 'spouse', person: 'Spouse', gender: 'MALE', age }),
  );
  const { quote_id } = await saveQuote(browser, { members, sum_assured: cover });
  const isPriced = async () => {
    server.wait({ seconds: 2 });
    const { score_data: blocks } = await scored(quote_id);
    return blocks.every(({ plans }) => plans.every(({ premium_status }) => premium_status !== 'pending'));
  };
  await vi.waitUntil(isPriced, { timeout: 20_000, interval: 50 });
  return quote_id;
}

async function cards(
  quote_id: string,
  ask: Ask = {},
  filters: CallInput<'getCards'>['body']['filters'] = {},
): Promise<CallAnswer<'getCards'>> {
  const body = { data: { block: 'family' as const, ...ask }, filters };
  const answer = await browser.call('getCards', { params: { quote_id }, body });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

async function scored(quote_id: string, filters: CallInput<'getScore'>['body']['filters'] = {}) {
  const body = { filters, result_type: 'all' as const };
  const answer = await browser.call('getScore', { params: { quote_id }, body });
  return answer.json<CallAnswer<'getScore'>>();
}

const families: readonly (readonly [readonly number[], number])[] = [
  [[34], 500_000],
  [[34, 32], 1_000_000],
  [[61, 58], 300_000],
  [[22], 2_000_000],
];

test.each(families)('what a card says of people of %j is what the engine says', async (ages, cover) => {
  const id = await quoted(ages, cover);
  const [{ cards: listed, block }, { score_data }] = await Promise.all([cards(id), scored(id)]);
  const plans = new Map(
    score_data.find((one) => one.block === block)?.plans.map((plan) => [plan.slab_id, plan]),
  );
  expect(listed.length).toBe(plans.size);
  for (const card of listed) {
    const plan = plans.get(card.slab_id);
    const { premium, total_score, recommended, near_equal, never_better, sum_assured, offline_type } = card;
    expect(plan).toMatchObject({
      premium,
      total_score,
      recommended,
      near_equal,
      never_better,
      sum_assured,
      offline_type,
    });
    const [title] = card.names.map((name) => name.title);
    expect(title === 'best' || title === 'near' ? 'balance' : (title ?? null)).toBe(plan?.pick);
    expect(plan?.years).toMatchObject(card.years);
    expect(card.group === 'apart').toBe(!plan?.at_asked_cover && plan?.pick === null);
    const { premium: premiums, own_share: shares } = card.ten_years ?? { premium: [], own_share: [] };
    const years = card.names.length > 0 ? (plan?.all_in?.years ?? []) : [];
    expect([premiums, shares]).toEqual([years.map((one) => one.premium), years.map((one) => one.own_share)]);
    expect([card.all_in, card.not_recommended]).toEqual([plan?.all_in?.total ?? null, plan?.not_recommended]);
  }
});

test.each(families)(
  'the step of the cover that people of %j have says the least of its list',
  async (ages, cover) => {
    const id = await quoted(ages, cover);
    const { cards: listed, covers } = await cards(id);
    const prices = listed
      .filter(({ sound, not_recommended }) => sound && not_recommended === null)
      .flatMap(({ premium }) => premium ?? []);
    expect(covers.find(({ sum_assured }) => sum_assured === cover)?.from).toBe(Math.min(...prices));
  },
);

test('a card with riders says what they are of its price, and its address shows the same price and score', async () => {
  const id = await quoted([34, 32], 1_000_000);
  const [{ cards: listed }, { score_data }] = await Promise.all([cards(id), scored(id)]);
  const plans = new Map(score_data[0]?.plans.map((plan) => [plan.slab_id, plan]));
  const planFor = async (slab_id: string, riders: readonly string[]) => {
    const choice = riders.length > 0 ? { chosen: [{ slab_id, riders: [...riders] }] } : {};
    const body = { data: { slab_ids: [slab_id], ...choice }, result_type: 'family' as const };
    const answer = await browser.call('getScore', { params: { quote_id: id }, body });
    return answer.json<CallAnswer<'getScore'>>().score_data[0]?.plans[0];
  };
  const withRiders = listed.filter(({ with_riders }) => with_riders !== null);
  expect(withRiders.length).toBeGreaterThan(3);
  for (const { slab_id, riders, with_riders, premium, total_score, all_in } of withRiders.slice(0, 4)) {
    const [page, plain] = [await planFor(slab_id, riders), await planFor(slab_id, [])];
    expect(riders).toEqual(plans.get(slab_id)?.riders);
    expect([page?.premium, page?.total_score, page?.all_in?.total]).toEqual([premium, total_score, all_in]);
    expect(page?.cpt_id).toBe(plans.get(slab_id)?.cpt_id);
    expect(page?.recommended).toBe(plans.get(slab_id)?.recommended);
    expect([plain?.riders, plain?.recommended]).toEqual([[], false]);
    expect((plain?.premium ?? 0) + (with_riders?.cost ?? 0)).toBe(premium);
    expect(plain?.all_in?.total).toBeGreaterThan(all_in ?? 0);
    expect(with_riders?.titles).toHaveLength(riders.length);
  }
});

test.each(families)(
  'picks, list, waiting, apart and not shown are the whole catalogue for %j',
  async (ages, cover) => {
    const id = await quoted(ages, cover);
    const { counts, not_shown } = await cards(id, { first: 20 });
    const all = counts.pick + counts.list + counts.waiting + counts.apart + not_shown.length;
    const catalogue = await browser.call('getCatalogue', { params: {}, body: {} });
    const { insurers } = catalogue.json<CallAnswer<'getCatalogue'>>();
    expect(all).toBe(insurers.flatMap(({ products }) => products).length);
  },
);

test('the first cards are the first of all, and the counts do not depend on how many came', async () => {
  const id = await quoted([34, 32], 1_000_000);
  const [few, all] = await Promise.all([cards(id, { first: 5 }), cards(id)]);
  const list = (answer: CallAnswer<'getCards'>) =>
    answer.cards.flatMap(({ group, slab_id }) => (group === 'list' ? [slab_id] : []));
  expect(list(few)).toEqual(list(all).slice(0, 5));
  expect(few.counts).toEqual(all.counts);
});

test('the list stands in the order that is asked for', async () => {
  const id = await quoted([34, 32], 1_000_000);
  const premiums = (answer: CallAnswer<'getCards'>) =>
    answer.cards.flatMap(({ group, premium }) => (group === 'list' && premium !== null ? [premium] : []));
  const low = premiums(await cards(id, {}, { sort: 'premium-low' }));
  expect(low).toEqual(low.toSorted((answer, right) => answer - right));
  const { cards: bad } = await cards(id, {}, { sort: 'bad-year' });
  const rare = bad.flatMap(({ group, years }) => (group === 'list' ? [years.one_in_hundred] : []));
  expect(rare).toEqual(rare.toSorted((answer, right) => answer - right));
});

test('every insurer that can be chosen is named, whatever cards came', async () => {
  const { insurers, filter_counts } = await cards(await quoted([34], 500_000), { first: 1 });
  const brands = brandsIn(filter_counts);
  expect(brands.length).toBeGreaterThan(1);
  for (const slug of brands) expect(insurers[slug]).toMatch(/^[A-Z]/);
});

test('another stay changes what each card leaves to pay, and nothing else', async () => {
  const id = await quoted([34, 32], 1_000_000);
  const first = await cards(id);
  const other = first.stays.at(-1)?.id;
  const second = await cards(id, other === undefined ? {} : { stay: other });
  expect(second.stay).toBe(other);
  const without = ({ cards: listed }: CallAnswer<'getCards'>) =>
    listed.map(({ own_share: _, ...card }) => card);
  expect(without(second)).toEqual(without(first));
});

test('a block that is none of the quote is answered with another one, by its name', async () => {
  const id = await quoted([34], 500_000);
  const answer = await browser.call('getCards', {
    params: { quote_id: id },
    body: { data: { block: 'parents' } },
  });
  expect(answer.json<CallAnswer<'getCards'>>().block).not.toBe('parents');
});

test('the birth that somebody wishes for weighs in the scores of the cards', async () => {
  const id = await quoted([30, 31], 1_000_000);
  const guess = await cards(id);
  const body = { data: { maternity_cover: 'HIGH' } } as const;
  await browser.call('changeImportance', { params: { quote_id: id }, body });
  const stated = await cards(id);
  expect(stated.cards.map(({ total_score }) => total_score)).not.toEqual(
    guess.cards.map(({ total_score }) => total_score),
  );
});

describe('a budget', () => {
  const premiums = ({ cards: listed }: CallAnswer<'getCards'>) =>
    listed.flatMap(({ premium }) => (premium === null ? [] : [premium]));

  test('leaves what costs no more', async () => {
    const id = await quoted([34, 32], 1_000_000);
    const [all, within] = await Promise.all([cards(id), cards(id, {}, { max_premium: 15_000 })]);
    // A plan whose riders would lead above the budget stands without them.
    const filedPremium = ({ premium, with_riders }: (typeof all.cards)[number]) =>
      (premium ?? 0) - (premium !== null && premium > 15_000 ? (with_riders?.cost ?? 0) : 0);
    const affordable = all.cards.filter((card) => card.premium !== null && filedPremium(card) <= 15_000);
    expect(premiums(within).toSorted()).toEqual(affordable.map(filedPremium).toSorted());
  });

  test('leaves what is still to be priced', async () => {
    const livePremium: Ports['insurer']['livePremium'] = async () => ({ kind: 'pending' });
    const waiting = await testApp({ ports: ({ insurer }) => ({ insurer: { ...insurer, livePremium } }) });
    try {
      const asha = await openBrowser(waiting.app);
      const { quote_id } = await saveQuote(asha, { sum_assured: 1_000_000 });
      const body = { data: { block: 'family' as const }, filters: { max_premium: 15_000 } } as const;
      const answer = await asha.call('getCards', { params: { quote_id }, body });
      const unpriced = answer.json<CallAnswer<'getCards'>>().cards.filter(({ premium }) => premium === null);
      expect(new Set(unpriced.map(({ premium_status }) => premium_status))).toEqual(new Set(['pending']));
    } finally {
      await waiting.close();
    }
  });

  test('is counted as the list would stand after choosing it, beside other filters too', async () => {
    const id = await quoted([34, 32], 1_000_000);
    const plansOf = ({ counts }: CallAnswer<'getCards'>) =>
      counts.pick + counts.list + counts.waiting + counts.apart;
    const { filter_counts: counts } = await cards(id, {}, { copay: true });
    for (const max_premium of [10_000, 15_000, 20_000, 40_000] as const) {
      const answer = await cards(id, {}, { copay: true, max_premium });
      expect(plansOf(answer)).toBe(counts[`max_premium.${max_premium}`]);
    }
  });

  test('that no plan keeps is named as what empties the list, with the plans that dropping it brings', async () => {
    const id = await quoted([34, 32], 1_000_000);
    const { cards: none, filter_relief } = await cards(id, {}, { roomRent: 'no-limit', max_premium: 5_000 });
    expect(none).toEqual([]);
    const { cards: back } = await cards(id, {}, { roomRent: 'no-limit' });
    expect(filter_relief?.ways).toContainEqual({ filters: ['max_premium'], plans: back.length });
    expect(filter_relief?.exclusive).toContain('max_premium');
  });
});

describe('beside a policy that is held', () => {
  test('a list is of super top-ups, or of full plans when they are asked for; each says what the other has', async () => {
    const { quote_id: id } = await saveQuote(browser, { product_type: 'SUPER_TOPUP', existing_sa: 500_000 });
    const [top, full] = await Promise.all([cards(id), cards(id, { product_type: 'INDEMNITY' })]);
    expect(top.cards.every(({ deductible }) => deductible === 500_000)).toBe(true);
    expect(full.cards.every(({ deductible }) => deductible === null)).toBe(true);
    const priced = (answer: CallAnswer<'getCards'>) =>
      answer.product_types.map(({ product_type, from }) => [product_type, from]);
    expect(priced(top).map(([type]) => type)).toEqual(['SUPER_TOPUP', 'INDEMNITY']);
    expect(priced(full)).toEqual(priced(top));
    expect(full.covers.some(({ from }) => from !== null)).toBe(true);
  });

  test('a quote without one lists full plans alone', async () => {
    const id = await quoted([34], 500_000);
    expect((await cards(id)).product_types).toHaveLength(1);
    const answer = await browser.call('getCards', {
      params: { quote_id: id },
      body: { data: { block: 'family', product_type: 'SUPER_TOPUP' } },
    });
    expect(answer.statusCode).toBe(422);
  });
});

test('a card says that a medical look can still raise its price, where its insurer takes one', async () => {
  const [young, old] = await Promise.all([quoted([24], 300_000), quoted([61, 58], 1_000_000)]);
  const loads = async (id: string) => (await cards(id)).cards.filter(({ may_load }) => may_load).length;
  expect(await loads(young)).toBe(0);
  expect(await loads(old)).toBeGreaterThan(0);
});
