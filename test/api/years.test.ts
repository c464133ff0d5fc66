import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallAnswer, CallInput } from '#contract/call/shapes.ts';
import { planOf, saveQuote, score } from '../purchase.ts';
import { aWireMember, type Browser, openBrowser } from '../wire.ts';
import { type TestApp, testApp } from './app.ts';

let server: TestApp;
let browser: Browser;
let quoteId: string;
let plan: { readonly slab_id: string; readonly premium: number | null; readonly riders: readonly string[] };

beforeAll(async () => {
  server = await testApp();
  browser = await openBrowser(server.app);
  quoteId = (await saveQuote(browser)).quote_id;
  plan = planOf(await score(browser, quoteId), 'family', 'sahyadri-poorna').plan;
});

afterAll(() => server.close());

type Body = CallInput<'getYears'>['body']['data'];

/** What stands in a list with riders is asked for with them. */
const choiceOf = ({ slab_id, riders }: Pick<typeof plan, 'slab_id' | 'riders'>) =>
  riders.length > 0 ? { chosen: [{ slab_id, riders: [...riders] }] } : {};

async function askYears(own: Partial<Body> = {}, from = browser) {
  const data: Body = { block: 'family', slab_ids: [plan.slab_id], ...choiceOf(plan), ...own };
  return from.call('getYears', { params: { quote_id: quoteId }, body: { data } });
}

async function years(own: Partial<Body> = {}): Promise<CallAnswer<'getYears'>> {
  const answer = await askYears(own);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

const twoDigits = /^\d{1,2}0*$/;

test('the years ahead come with the premium of the list, in two digits, and say what is not in them', async () => {
  const answer = await years();
  expect(answer).toMatchObject({
    quote_id: quoteId,
    block: 'family',
    hospital: 'private',
    stays: 'usual',
    health: 'usual',
    first_year: false,
    not_in_it: expect.arrayContaining(['waits', 'births', 'doctor-visits']),
  });
  const [only] = answer.plans;
  expect(only).toMatchObject({ slab_id: plan.slab_id, premium: plan.premium });
  const figures = [...Object.values(only?.own_share ?? {}), ...Object.values(only?.with_premium ?? {})];
  expect(figures).toHaveLength(8);
  for (const figure of figures) expect(String(figure)).toMatch(twoDigits);
  const { nine_in_ten: usual = 0, one_in_twenty: bad = 0, one_in_hundred: rare = 0 } = only?.own_share ?? {};
  expect([usual, bad, rare]).toEqual([usual, bad, rare].toSorted((a, b) => a - b));
  expect(only?.with_premium?.one_in_hundred).toBeGreaterThan(rare);
});

test('what a visitor moves and the first year move them', async () => {
  const average = async (own: Partial<Body>) => (await years(own)).plans[0]?.own_share.average ?? 0;
  const usual = await average({});
  expect(await average({ hospital: 'government' })).toBeLessThan(usual);
  expect(await average({ stays: 'more' })).toBeGreaterThan(usual);
  expect(await average({ first_year: true })).toBeGreaterThan(usual);
  expect((await years({ first_year: true })).not_in_it).not.toContain('waits');
});

describe('beside a policy that is held', () => {
  async function openTopUp() {
    const { quote_id } = await saveQuote(browser, { product_type: 'SUPER_TOPUP', existing_sa: 600_000 });
    const listed = await score(browser, quote_id);
    const block = listed.score_data.find(({ type }) => type === 'family');
    const top = block?.plans.find(({ premium }) => premium !== null);
    if (!top) throw new Error('No super top-up');
    const asking = async (own: Partial<Body>): Promise<CallAnswer<'getYears'>> => {
      const data: Body = {
        ...{ block: 'family', slab_ids: [top.slab_id, plan.slab_id] },
        ...choiceOf(top),
        ...own,
      };
      const answer = await browser.call('getYears', { params: { quote_id }, body: { data } });
      expect(answer.statusCode).toBe(200);
      return answer.json();
    };
    return { asking, top };
  }

  test('each plan has both: with the policy, and once it ends', async () => {
    const { asking, top } = await openTopUp();
    const answer = await asking({});
    expect(answer.held).toEqual({ sum_assured: 600_000, room_percent: null, copay_percent: 0 });
    const [above, full] = answer.plans;
    expect(above?.with_held?.own_share.average).toBeLessThan(above?.own_share.average ?? 0);
    expect(above?.own_share.average).toBeGreaterThan(full?.own_share.average ?? 0);
    expect(above?.with_held?.with_premium?.average).toBeGreaterThanOrEqual(top.premium ?? 0);
    // The list says the same as the call.
    expect(top.years_alone).toMatchObject(above?.own_share ?? {});
    const { runs_out_in_1000, ...shares } = top.years;
    expect(shares).toEqual(above?.with_held?.own_share);
    expect(runs_out_in_1000).toBe(above?.with_held?.runs_out_in_1000);
  });

  test('what its owner says of its limits counts', async () => {
    const { asking } = await openTopUp();
    const average = async (own: Partial<Body>) => (await asking(own)).plans[0]?.with_held?.own_share.average;
    expect(await average({ held: { copay_percent: 20 } })).toBeGreaterThan((await average({})) ?? 0);
    expect((await asking({ held: { room_percent: 1 } })).held).toMatchObject({ room_percent: 1 });
  });

  test('without one there is none', async () => {
    const answer = await years();
    expect([answer.held, answer.plans[0]?.with_held]).toEqual([null, null]);
  });
});

describe('of a family in which somebody is ill now', () => {
  const members = [
    aWireMember({ age: 46, diseases: [17] }),
    aWireMember({ id: 'spouse', person: 'Spouse', gender: 'MALE', age: 48 }),
  ];

  test.each([
    ['full plans', {}],
    ['plans above a policy', { product_type: 'SUPER_TOPUP', deductible: 500_000, existing_sa: 600_000 }],
  ] as const)(
    'those of the first year stand in list, cards and shared decision: %s',
    async (_which, type) => {
      const { quote_id } = await saveQuote(browser, { members, medical_conditions: [17], ...type });
      const list = (await score(browser, quote_id)).score_data.find(({ block }) => block === 'family');
      const listed = list?.plans.find(({ premium }) => premium !== null);
      if (!list || !listed) throw new Error('The family has a plan');
      const { slab_id, years: figures, years_alone } = listed;
      const body = {
        data: { block: 'family' as const, slab_ids: [slab_id], ...choiceOf(listed), first_year: true },
      };
      const answer = await browser.call('getYears', { params: { quote_id }, body });
      const [first] = answer.json<CallAnswer<'getYears'>>().plans;
      expect(list.shown_year).toBe('first');
      const alone = { ...first?.own_share, runs_out_in_1000: first?.runs_out_in_1000 };
      const beside = {
        ...first?.with_held?.own_share,
        runs_out_in_1000: first?.with_held?.runs_out_in_1000,
      };
      expect([figures, years_alone]).toEqual('deductible' in type ? [beside, alone] : [alone, null]);
      const cards = await browser.call('getCards', {
        params: { quote_id },
        body: { data: { block: 'family' } },
      });
      const { shown_year, cards: all } = cards.json<CallAnswer<'getCards'>>();
      const { average: _average, runs_out_in_1000: _runsOut, ...onCard } = figures;
      expect([shown_year, all.find((card) => card.slab_id === slab_id)?.years]).toEqual(['first', onCard]);
      const data = { quote_id, block: 'family' as const, slab_id, ...choiceOf(listed) };
      const { shorturl } = (await browser.call('share', { params: {}, body: { data } })).json<
        CallAnswer<'share'>
      >();
      const id = shorturl.slice(shorturl.lastIndexOf('/') + 1);
      const shared = (await browser.call('getShared', { params: { id }, body: {} })).json<
        CallAnswer<'getShared'>
      >();
      expect([shared.shown_year, shared.chosen.years]).toEqual(['first', onCard]);
    },
  );
});

test('riders that are chosen change what is left to pay, and a longer term what a year costs', async () => {
  const { slab_id } = plan;
  const [plain] = (await years({ chosen: [{ slab_id }] })).plans;
  const [withRider] = (await years({ chosen: [{ slab_id, tenure: 2, riders: ['consumables'] }] })).plans;
  expect(withRider).toMatchObject({ slab_id, tenure: 2, riders: ['consumables'] });
  expect(withRider?.own_share.average).toBeLessThan(plain?.own_share.average ?? 0);
  expect(withRider?.premium).not.toBe(plain?.premium);
  const [back] = (await years({ chosen: [{ slab_id }] })).plans;
  expect(back).toEqual(plain);
});

describe('are refused', () => {
  test('to everybody but the owner of the quote', async () => {
    const answer = await askYears({}, await openBrowser(server.app));
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'NOT_FOUND']);
  });

  test.each<[string, object]>([
    ['no plan', { slab_ids: [] }],
    ['five plans', { slab_ids: ['a', 'b', 'c', 'd', 'e'] }],
    ['a hospital of no kind', { hospital: 'good' }],
    ['a block of no kind', { block: 'friends' }],
    ['a year that is neither', { first_year: 'yes' }],
    ['a limit that no policy has', { held: { copay_percent: 95 } }],
    ['one plan chosen twice', { chosen: [{ slab_id: 'a' }, { slab_id: 'a' }] }],
  ])('for %s, beside its field', async (_, own) => {
    const answer = await askYears(own);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error.fields.map(({ field }: { field: string }) => field.split('.')[1])).toEqual(
      Object.keys(own),
    );
  });

  test('for a plan nobody sells', async () => {
    const answer = await askYears({ slab_ids: ['no-such'] });
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'PLAN_NOT_OFFERED']);
  });
});

test('the table behind them is public, every number of a source that it names', async () => {
  const answer = await server.app.inject({ url: '/health-plan/years-method/' });
  const method = answer.json<CallAnswer<'getYearsMethod'>>();
  const sources = [...answer.body.matchAll(/"(?:share_)?source":"([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(sources)).toEqual(new Set(method.sources.map(({ id }) => id)));
  expect(method.official.length).toBeGreaterThanOrEqual(8);
  for (const { difference_percent: off, tolerance_percent: limit } of method.official)
    expect(Math.abs(off)).toBeLessThanOrEqual(limit);
  expect(answer.headers['cache-control']).toContain('max-age=3600');
});

type Method = CallAnswer<'getYearsMethod'>;

/** As the page says: from one age of a table to the next in equal proportion each year. */
function between<Row extends { readonly age: number }>(
  rows: readonly Row[],
  value: (row: Row) => number,
  age: number,
): number {
  const below = rows.findLast((row) => row.age <= age);
  const above = rows.find((row) => row.age > age);
  const [low, high] = [value(below ?? (above as Row)), value(above ?? (below as Row))]; // a table has a row
  const share = below && above ? (age - below.age) / (above.age - below.age) : 0;
  return low * (high / low) ** share;
}

test('a stranger works out again what is expected at each age and sex, from what is published alone', async () => {
  const answer = await server.app.inject({ url: '/health-plan/years-method/' });
  const method = answer.json<Method>();
  const { cost, elders } = method;
  expect(method.expected).toHaveLength(19);
  for (const { age, ...both } of method.expected) {
    const elder = Math.min(1, Math.max(0, (age - elders.from) / (elders.to - elders.from)));
    const shareOf = (kind: Method['kinds'][number]) =>
      (kind.percent_younger + (kind.percent_elder - kind.percent_younger) * elder) / 100;
    const ratio =
      method.kinds.reduce((sum, kind) => sum + shareOf(kind) * kind.cost_2018, 0) / cost.mean_2018.amount;
    const usual = cost.private.amount * cost.city.factor * cost.rise.factor * cost.cover.factor;
    const ordinary = usual * between(cost.by_age, ({ factor }) => factor, age) * ratio;
    const rare = cost.rare.percent / 100;
    for (const sex of ['men', 'women'] as const) {
      const stays =
        between(method.stays_by_age, (row) => row[sex], age) *
        between(method.cover_by_age, (row) => row[sex], age) *
        between(method.no_condition, ({ factor }) => factor, age) *
        method.city.factor;
      expect(both[sex].stays).toBeCloseTo(stays, 0);
      const bills = (stays / 1_000) * ((1 - rare) * ordinary + rare * cost.rare.mean);
      expect(both[sex].bills / bills).toBeCloseTo(1, 3);
    }
  }
});
