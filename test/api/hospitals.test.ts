import { afterAll, beforeAll, expect, test } from 'vitest';
import { shippedCatalogue } from '#adapters/catalogue/shipped/shipped-catalogue.suite.ts';
import type { CallAnswer, CallInput } from '#contract/call/shapes.ts';
import { networkNear } from '#domain/catalogue/hospital.ts';
import { planOf, saveQuote, score } from '../purchase.ts';
import { aWireMember, aWireQuote, type Browser, openBrowser } from '../wire.ts';
import { type TestApp, testApp } from './app.ts';

let server: TestApp;
let browser: Browser;
let quoteId: string;
beforeAll(async () => {
  server = await testApp();
  browser = await openBrowser(server.app);
  const father = aWireMember({ id: 'father', person: 'Father', gender: 'MALE', age: 63 });
  const quote = aWireQuote({
    pincode: '560001',
    parents_pincode: '226001',
    members: [aWireMember(), father],
  });
  quoteId = (await saveQuote(browser, quote)).quote_id;
});
afterAll(() => server.close());

type HospitalsInput = CallInput<'hospitalsByPincode'>['body']['data'];

async function hospitals(data: HospitalsInput): Promise<CallAnswer<'hospitalsByPincode'>> {
  const answer = await browser.call('hospitalsByPincode', { params: {}, body: { data, quote_id: quoteId } });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

test('hospitals come grouped by pincode, with how each insurer asked about pays there', async () => {
  const { insurers, hospitals: prefixes, effectiveFrom } = await shippedCatalogue();
  const [first, second] = [...insurers.values()];
  if (!first || !second) throw new Error('No insurers');
  const answer = await hospitals({ pincodes: ['560001', '226001'], insurer_ids: [second.id, first.id] });
  expect(answer.as_of).toBe(effectiveFrom);
  expect(answer.by_pincode.map(({ pincode, city }) => [pincode, city])).toEqual([
    ['560001', 'Bengaluru Urban'],
    ['226001', 'Lucknow'],
  ]);
  for (const { pincode, in_area, found: rest, hospitals } of answer.by_pincode) {
    const { hospitals: all, settled } = networkNear(prefixes, pincode, first.slug);
    expect([in_area, rest, hospitals.length]).toEqual([all, all, all]);
    for (const { insurers: paying } of hospitals)
      expect(paying.map(({ insurer_id }) => insurer_id)).toEqual([second.id, first.id]);
    const cashless = hospitals.filter(({ insurers: paying }) => paying[1]?.settlement === 'cashless');
    expect(cashless).toHaveLength(settled.cashless);
  }
});

test('what is typed leaves fewer, and a place without any says none', async () => {
  const all = await hospitals({ pincodes: ['110001'], insurer_ids: [] });
  const name = all.by_pincode[0]?.hospitals[0]?.name ?? '';
  const answer = await hospitals({ pincodes: ['110001'], insurer_ids: [], search: name.slice(0, 5) });
  expect(answer.by_pincode[0]?.hospitals[0]?.name).toBe(name);
  expect(answer.by_pincode[0]?.found).toBeLessThan(all.by_pincode[0]?.found ?? 0);
  const none = await hospitals({ pincodes: ['110001'], insurer_ids: [], search: 'zzz' });
  expect(none.by_pincode[0]).toMatchObject({ found: 0, hospitals: [] });
});

test('only named hospitals near the pincodes are listed', async () => {
  const all = await hospitals({ pincodes: ['110001', '560001'], insurer_ids: [] });
  const [delhi, bengaluru] = all.by_pincode.map(({ hospitals: near }) => near.map(({ id }) => id));
  const namedHospitals = [delhi?.at(-1) ?? '', bengaluru?.[0] ?? '', '8900080000001'];
  const answer = await hospitals({ pincodes: ['110001'], insurer_ids: [], hospital_ids: namedHospitals });
  expect(
    answer.by_pincode.map(({ found: answer, hospitals: near }) => [answer, near.map(({ id }) => id)]),
  ).toEqual([[1, namedHospitals.slice(0, 1)]]);
});

test('a bad pincode or insurer is told beside its field', async () => {
  const data = { pincodes: ['560001', '999999'], insurer_ids: [1, 987_654] };
  const answer = await browser.call('hospitalsByPincode', { params: {}, body: { data, quote_id: quoteId } });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().error.fields.map(({ field }: { field: string }) => field)).toEqual([
    'data.pincodes.1',
    'data.insurer_ids.1',
  ]);
});

test("somebody else's quote opens nothing", async () => {
  const stranger = await openBrowser(server.app);
  const body = { data: { pincodes: ['560001'], insurer_ids: [] }, quote_id: quoteId };
  const answer = await stranger.call('hospitalsByPincode', { params: {}, body });
  expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'NOT_FOUND']);
});

test("a plan's page counts the hospitals where each of its people lives, and what we get of each term", async () => {
  const listed = planOf(await score(browser, quoteId), 'combined', 'sahyadri-poorna').plan;
  const answer = await browser.call('getScore', {
    params: { quote_id: quoteId },
    body: { data: { slab_ids: [listed.slab_id] }, result_type: 'combined' },
  });
  const { score_data } = answer.json<CallAnswer<'getScore'>>();
  const content = score_data[0]?.plans[0]?.content;
  const { hospitals: prefixes, insurers } = await shippedCatalogue();
  const insurer = [...insurers.values()].find(({ slug }) => slug === listed.insurer_slug);
  if (!insurer) throw new Error('No insurer');
  const near = (pincode: string) => {
    const { hospitals: all, settled } = networkNear(prefixes, pincode, insurer.slug);
    return { pincode, hospitals: all, cashless: settled.cashless, excluded: settled.excluded };
  };
  expect(content?.network).toMatchObject([
    { ...near('560001'), members: ['you'], city: 'Bengaluru Urban' },
    { ...near('226001'), members: ['father'], city: 'Lucknow' },
  ]);
  // Retail health bears no tax, so the premium is the premium without it.
  const share = (premium: number) => Math.round((premium * insurer.commissionPercent.indemnity) / 100);
  expect(content?.commission).toBe(share(listed.premium ?? 0));
  expect(content?.discounts.map(({ commission }) => commission)).toEqual(
    content?.discounts.map(({ total_price }) => share(total_price)),
  );
});
