import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/call/shapes.ts';
import { saveQuote, score } from '../purchase.ts';
import { type Browser, openBrowser } from '../wire.ts';
import { type TestApp, testApp } from './app.ts';

let server: TestApp;
let browser: Browser;
beforeAll(async () => {
  server = await testApp();
  browser = await openBrowser(server.app);
});
afterAll(() => server.close());

const say = (quote_id: string, data: object, by = browser) =>
  by.call('changeImportance', { params: { quote_id }, body: { data } });

const read = async (quote_id: string) =>
  (await browser.call('getQuote', { params: { quote_id }, body: {} })).json<CallAnswer<'getQuote'>>();

async function cards(quote_id: string, block: 'family' | 'parents' = 'family') {
  const answer = await browser.call('getCards', { params: { quote_id }, body: { data: { block } } });
  return answer.json<CallAnswer<'getCards'>>();
}

test('what matters is changed a feature at a time, and said twice it stands there once', async () => {
  const { quote_id } = await saveQuote(browser, { importance: { icu: 'LOW' } });
  const steps: readonly (readonly [object, object])[] = [
    [{ maternity_cover: 'HIGH' }, { icu: 'LOW', maternity_cover: 'HIGH' }],
    [{ maternity_cover: 'HIGH' }, { icu: 'LOW', maternity_cover: 'HIGH' }],
    [
      { icu: null, copay: 'MID' },
      { copay: 'MID', maternity_cover: 'HIGH' },
    ],
    [{}, { copay: 'MID', maternity_cover: 'HIGH' }],
  ];
  for (const [data, importance] of steps) {
    const answer = await say(quote_id, data);
    expect([answer.statusCode, answer.json()]).toEqual([200, importance]);
    expect((await read(quote_id)).importance).toEqual(importance);
  }
});

test('the list, its tabs and the whole score go by it at once', async () => {
  const { quote_id } = await saveQuote(browser);
  const before = await cards(quote_id);
  expect([before.importance, before.demands]).toEqual([{}, []]);
  await say(quote_id, { maternity_cover: 'HIGH' });
  const now = await cards(quote_id);
  expect(now.importance).toEqual({ maternity_cover: 'HIGH' });
  expect(now.demands).toEqual([{ name: 'maternity_cover', is_met: true, having: null }]);
  const best = ({ cards: all }: typeof now) => all.find(({ recommended }) => recommended);
  expect(best(now)?.slab_id).not.toBe(best(before)?.slab_id);
  const { score_data: blocks } = await score(browser, quote_id);
  const family = blocks.find(({ block }) => block === 'family');
  const recommended = family?.plans.find((plan) => plan.recommended);
  expect([recommended?.slab_id, recommended?.unmet]).toEqual([best(now)?.slab_id, []]);
  expect(now.blocks.find(({ block }) => block === 'family')?.pick).toBe(best(now)?.premium);
});

test('a hospital is kept beside features, the last one of an area, and taken back', async () => {
  const { quote_id } = await saveQuote(browser, { importance: { icu: 'LOW' } });
  const body = { data: { pincodes: ['560001'], insurer_ids: [] }, quote_id };
  const near = await browser.call('hospitalsByPincode', { params: {}, body });
  const [one, two] = near
    .json<CallAnswer<'hospitalsByPincode'>>()
    .by_pincode.flatMap(({ hospitals }) => hospitals.map(({ id, pincode }) => ({ id, pincode })));
  for (const [hospitals, stored] of [
    [[one], [one]],
    [[one, two], [two]],
  ]) {
    const answer = await say(quote_id, { hospitals });
    expect([answer.statusCode, answer.json()]).toEqual([200, { icu: 'LOW', hospitals: stored }]);
    expect((await read(quote_id)).importance).toEqual({ icu: 'LOW', hospitals: stored });
  }
  expect((await say(quote_id, { hospitals: null })).json()).toEqual({ icu: 'LOW' });
});

test('a hospital that is none is refused beside its field', async () => {
  const { quote_id } = await saveQuote(browser);
  const answer = await say(quote_id, { hospitals: [{ id: 'nowhere', pincode: '560001' }] });
  expect([answer.statusCode, answer.json()]).toMatchObject([
    422,
    { error: { fields: [{ field: 'data.hospitals.0', code: 'CHOICE_UNKNOWN' }] } },
  ]);
  expect((await read(quote_id)).importance).toEqual({});
});

test('what is none, and a quote of somebody else, change nothing', async () => {
  const { quote_id } = await saveQuote(browser);
  const stranger = await openBrowser(server.app);
  for (const data of [{ room: 'HIGH' }, { icu: 'MOST' }, { icu: 1 }, { hospitals: ['x'] }, []])
    expect((await say(quote_id, data)).statusCode).toBe(400);
  expect((await say(quote_id, { icu: 'HIGH' }, stranger)).statusCode).toBe(404);
  expect((await read(quote_id)).importance).toEqual({});
});
