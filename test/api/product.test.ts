import { afterAll, beforeAll, expect, test } from 'vitest';
import { shippedCatalogue } from '#adapters/catalogue/shipped/shipped-catalogue.suite.ts';
import type { CallAnswer } from '#contract/call/shapes.ts';
import { linesOf } from '#test/plain-text.ts';
import { openBrowser } from '../wire.ts';
import { type TestApp, testApp } from './app.ts';

let server: TestApp;

beforeAll(async () => {
  server = await testApp();
});

afterAll(() => server.close());

async function request(url: string) {
  return server.app.inject({ url, headers: { accept: 'application/json' } });
}

test('every product has a wording and a brochure with something under each heading', async () => {
  const { products } = await shippedCatalogue();
  for (const { slug, title } of products) {
    const answer = await request(`/health-plan/product/${slug}/documents/`);
    const { policy_wordings: wording, policy_brochure: brochure } = answer.json<CallAnswer<'getDocuments'>>();
    expect([wording.title, brochure.title]).toEqual([`Policy wording: ${title}`, `Brochure: ${title}`]);
    for (const { heading, blocks } of [...wording.sections, ...brochure.sections]) {
      const text = linesOf({ blocks }).join('\n');
      expect(text.trim(), `${slug}: ${heading}`).not.toBe('');
      expect(text, `${slug}: ${heading}`).not.toMatch(/undefined|NaN|\[object|₹0(?!\d)|Infinity/);
    }
  }
});

test('the documents of a product of a plan are those of its page', async () => {
  const browser = await openBrowser(server.app);
  const answer = await browser.get('/health-plan/product/sahyadri-poorna/documents/');
  const documents = answer.json<CallAnswer<'getDocuments'>>();
  const headings = documents.policy_wordings.sections.map(({ heading }) => heading);
  expect(new Set(headings).size).toBe(headings.length);
  expect(headings).toEqual(expect.arrayContaining(['Who can join', 'Waiting periods', 'Complaints']));
});

test('papers are kept by the browser alone, and apart for each language', async () => {
  const { headers } = await request('/health-plan/product/sahyadri-poorna/documents/');
  expect(headers).toMatchObject({
    'cache-control': 'private, max-age=3600',
    'content-language': 'en',
    vary: expect.stringMatching(/accept-language.*cookie/i),
  });
});

test('an unknown product is not there', async () => {
  const answer = await request('/health-plan/product/none/documents/');
  expect(answer.statusCode).toBe(404);
});

test('the catalogue names every insurer and product once, and its version', async () => {
  const { products, insurers, version } = await shippedCatalogue();
  const answer = (await request('/health-plan/catalogue/')).json<CallAnswer<'getCatalogue'>>();
  expect(answer.catalogue_version).toBe(version);
  expect(version.startsWith(answer.effective_from ?? 'no day')).toBe(true);
  expect(answer.insurers.map(({ slug }) => slug).sort()).toEqual([...insurers.keys()].sort());
  const slugs = answer.insurers.flatMap((insurer) => insurer.products.map(({ slug }) => slug));
  expect(slugs.sort()).toEqual(products.map(({ slug }) => slug).sort());
});

test('the last ages that anything is sold at are those of the catalogue', async () => {
  const answer = (await request('/health-plan/entry-ages/')).json<CallAnswer<'getEntryAges'>>();
  const { products } = await shippedCatalogue();
  const ages = products.map(({ eligibility }) => eligibility.adultMax);
  expect(Math.max(...Object.values(answer.oldest))).toBe(Math.max(...ages));
  expect(answer.oldest).not.toHaveProperty('Son');
});

test('the method answers points that add up to 100', async () => {
  const answer = (await request('/health-plan/scoring-method/')).json<CallAnswer<'getScoringMethod'>>();
  const points = answer.items.reduce((sum, item) => sum + item.points, answer.example.price_points);
  expect(points).toBeCloseTo(100, 6);
  expect(answer.price.examples.at(0)?.points).toBe(answer.example.price_points);
});

test('a stay costs at least as much in a dearer room, and the example of a dearer room adds up', async () => {
  const answer = (await request('/health-plan/stays/')).json<CallAnswer<'getStays'>>();
  expect(answer.stays.length).toBeGreaterThanOrEqual(6);
  for (const { tiers } of answer.stays) {
    for (const { totals } of tiers) {
      const amounts = totals.map(({ amount }) => amount);
      expect(amounts).toEqual([...amounts].sort((a, b) => a - b));
    }
  }
  const example = answer.cut_example;
  if (!example) throw new Error('No example');
  const { total, not_payable: never, above_limit: above, fees_cut: fees, plan_pays: pays } = example;
  expect(above).toBeGreaterThan(0);
  expect(fees).toBeGreaterThan(0);
  expect(never + above + fees + pays).toBe(total);
});
