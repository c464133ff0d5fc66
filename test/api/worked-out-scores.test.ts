import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/call/shapes.ts';
import type { WirePlan } from '#contract/plan/shapes.ts';
import type { WireBlock } from '#contract/quote/shapes.ts';
import { saveQuote, score } from '../purchase.ts';
import { aWireMember, openBrowser } from '../wire.ts';
import { type TestApp, testApp } from './app.ts';

let server: TestApp;

beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

type Method = CallAnswer<'getScoringMethod'>;
type Worth = NonNullable<WireBlock['worth']>;

/** The curve is straight between two points and level outside. */
function on(curve: Worth['items'][number]['curve'], at: number): number {
  const above = curve.findIndex(([level]) => at <= level);
  if (above < 0) return curve.at(-1)?.[1] ?? 0;
  const [to, most] = curve[above] ?? [0, 0];
  const [from, least] = curve[above - 1] ?? [to, most];
  return to === from ? most : least + ((most - least) * (at - from)) / (to - from);
}

/** Shares 1,000 tenths: whole ones first, then one more to the largest remainders, to the first of equals. */
function shared(worths: readonly number[]): readonly number[] {
  const total = worths.reduce((sum, one) => sum + one, 0);
  const tenths = worths.map((one) => Math.floor((one * 1_000) / total));
  const remaining = 1_000 - tenths.reduce((sum, one) => sum + one, 0);
  const order = worths
    .map((one, index) => ({ index, rest: (one * 1_000) / total - (tenths[index] ?? 0) }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index);
  for (const { index } of order.slice(0, remaining)) tenths[index] = (tenths[index] ?? 0) + 1;
  return tenths;
}

/** Each later year counts so much less than the one before it. */
function mean(amounts: readonly number[], { all_in: { years, staying_percent } }: Method): number {
  const weights = amounts.slice(0, years).map((_, year) => (staying_percent / 100) ** year);
  const sum = weights.reduce((total, weight, year) => total + weight * (amounts[year] ?? Number.NaN), 0);
  return sum / weights.reduce((total, weight) => total + weight, 0);
}

function allIn(method: Method, years: NonNullable<WirePlan['all_in']>['years']): number {
  const of = (name: 'premium' | 'own_share' | 'above' | 'paid_beside') =>
    Math.round(
      mean(
        years.map((year) => year[name]),
        method,
      ),
    );
  return of('premium') + of('own_share') + method.all_in.borrowed * of('above') - of('paid_beside');
}

type Points = { readonly total: number; readonly together: number | undefined };

/** By the published method and answer alone, in tenths of a point: nothing of the engine is asked. */
function workedOut(method: Method, worth: Worth, plan: WirePlan): Points {
  const most = worth.items.map(({ curve }) => curve.at(-1)?.[1] ?? 0);
  const [best, worst] = [method.price.best_percent / 100, method.price.worst_percent / 100];
  const span = (worst - best) * worth.benchmark;
  const tenths = shared([...most, span]);
  let alone = 0;
  for (const [index, { name, curve }] of worth.items.entries()) {
    const level = plan.score.find((entry) => entry.name === name)?.level ?? Number.NaN;
    const value = on(curve, level);
    const earned = most[index] ? ((tenths[index] ?? 0) * value) / (most[index] ?? 1) : (tenths[index] ?? 0);
    alone += Math.floor(earned + 0.5);
  }
  const cost = plan.price_points?.cost;
  if (typeof cost !== 'number' || !plan.all_in) return { total: alone, together: undefined };
  const value = Math.min(span, Math.max(0, worst * worth.benchmark - cost));
  alone += Math.floor(((tenths.at(-1) ?? 0) * value) / span + 0.5);
  const perPoint = (most.reduce((sum, one) => sum + one, 0) + span) / 100;
  const exact = (10 * (worth.zero - allIn(method, plan.all_in.years))) / perPoint;
  const total = Math.min(1_000, Math.max(0, Math.floor(exact + 0.5)));
  return { total, together: total - alone };
}

const inTenths = (points: number | null) => (points === null ? undefined : Math.round(points * 10));

test.each([
  ['a young woman', [aWireMember({ age: 27, gender: 'FEMALE' })]],
  [
    'parents with diabetes',
    [
      aWireMember({ id: 'father', person: 'Father', age: 64, diseases: [17] }),
      aWireMember({ id: 'mother', person: 'Mother', age: 60, gender: 'FEMALE' }),
    ],
  ],
])('the scores of %s follow from published answers alone, to the last digit', async (_, members) => {
  const browser = await openBrowser(server.app);
  const method = (await browser.get('/health-plan/scoring-method/')).json() as Method;
  const { quote_id } = await saveQuote(browser, { members, parents_pincode: undefined });
  const answer = await score(browser, quote_id);
  const plans = answer.score_data.flatMap(({ worth, plans: listed }) =>
    listed.map((plan) => ({ worth, plan })),
  );
  expect(plans.length).toBeGreaterThan(30);
  for (const { bearable } of answer.score_data)
    expect(bearable).toEqual({ amount: method.all_in.usual_bearable, is_guess: true });
  for (const { worth, plan } of plans) {
    if (!worth) throw new Error('Scores are on');
    expect([plan.slab_id, workedOut(method, worth, plan)]).toEqual([
      plan.slab_id,
      { total: inTenths(plan.total_score), together: inTenths(plan.together_points) },
    ]);
  }
});

type ScoreInput = {
  readonly ages: readonly number[];
  readonly zone: number;
  /** It is in lakh. */
  readonly cover: number;
  readonly deductible?: number;
  readonly isFloater: boolean;
};

/** It works by the published factors alone: the mean of the years, in each of which everybody is a year older. */
function yardstick(method: Method, input: ScoreInput): number {
  const years = Array.from({ length: method.all_in.years }, (_, year) =>
    yardstickOf(method, { ...input, ages: input.ages.map((age) => age + year) }),
  );
  return Math.round(mean(years, method));
}

function yardstickOf(
  { benchmark }: Method,
  { ages, zone, cover, deductible, isFloater }: ScoreInput,
): number {
  const singles = ages.map(
    (age) => benchmark.ages.find(({ to_age }) => to_age === null || age <= to_age)?.premium ?? Number.NaN,
  );
  const ofCover =
    deductible === undefined
      ? on(benchmark.cover, cover)
      : on(benchmark.super_top_up_cover, cover) * on(benchmark.deductible, deductible);
  const ofZone = benchmark.zones.find((row) => row.zone === zone)?.factor ?? Number.NaN;
  const most = benchmark.floater.at(-1)?.people ?? 0;
  const shared = benchmark.floater.find(({ people }) => people === Math.min(ages.length, most))?.factor;
  const ofPeople = isFloater || ages.length === 1 ? shared : benchmark.several_individuals;
  return singles.reduce((sum, one) => sum + one, 0) * ofCover * ofZone * (ofPeople ?? Number.NaN);
}

const spouse = aWireMember({ id: 'spouse', person: 'Spouse', gender: 'MALE', age: 36 });
const child = (id: string, age: number) =>
  aWireMember({ id, person: 'Son', type: 'kid', gender: 'MALE', age });
const fourChildren = [2, 5, 9, 12].map((age, index) => child(`son${index + 1}`, age));
const [metro, large, small] = ['400001', '560001', '800001'];
const one = { zone: 1, cover: 5, isFloater: false };

type Row = readonly [
  title: string,
  quote: Parameters<typeof saveQuote>[1],
  block: WireBlock['block'],
  asked: ScoreInput,
];

test.each<Row>([
  ['one in zone 1', { members: [aWireMember()], pincode: metro }, 'individual', { ...one, ages: [34] }],
  ['zone 2', { members: [aWireMember()], pincode: large }, 'individual', { ...one, zone: 2, ages: [34] }],
  ['zone 3', { members: [aWireMember()], pincode: small }, 'individual', { ...one, zone: 3, ages: [34] }],
  [
    'another cover',
    { members: [aWireMember()], pincode: metro, sum_assured: 2_000_000 },
    'individual',
    { ...one, cover: 20, ages: [34] },
  ],
  [
    'a father of 82',
    { members: [aWireMember({ id: 'father', person: 'Father', gender: 'MALE', age: 82 })], pincode: metro },
    'individual',
    { ...one, ages: [82] },
  ],
  [
    'two on a floater',
    { members: [aWireMember(), spouse], pincode: metro },
    'family',
    { ...one, ages: [34, 36], isFloater: true },
  ],
  [
    'six on a floater',
    { members: [aWireMember(), spouse, ...fourChildren], pincode: metro },
    'family',
    { ...one, ages: [34, 36, 2, 5, 9, 12], isFloater: true },
  ],
  [
    'two with a cover each',
    { members: [aWireMember(), spouse], pincode: metro },
    'individual',
    { ...one, ages: [34, 36] },
  ],
  [
    'a super top-up above 5 lakh',
    { members: [aWireMember()], pincode: metro, product_type: 'SUPER_TOPUP', existing_sa: 500_000 },
    'individual',
    { ...one, deductible: 5, ages: [34] },
  ],
])('the yardstick of %s follows from the published factors alone', async (_, quote, id, input) => {
  const browser = await openBrowser(server.app);
  const method = (await browser.get('/health-plan/scoring-method/')).json() as Method;
  const { quote_id } = await saveQuote(browser, { parents_pincode: undefined, ...quote });
  const block = (await score(browser, quote_id)).score_data.find((block) => block.block === id);
  expect(block?.worth?.benchmark).toBe(yardstick(method, input));
});

test('the best balance of a list is recommended', async () => {
  const browser = await openBrowser(server.app);
  const { quote_id } = await saveQuote(browser, {
    members: [aWireMember({ age: 27 })],
    parents_pincode: undefined,
  });
  for (const { plans } of (await score(browser, quote_id)).score_data) {
    const picked = plans.filter(({ pick }) => pick !== null);
    expect(picked.some(({ pick, recommended }) => pick === 'balance' && recommended)).toBe(true);
  }
});
