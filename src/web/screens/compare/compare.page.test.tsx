import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WireBlock } from '#contract/quote/shapes.ts';
import { saveQuote, score } from '#test/purchase.ts';
import { openSite, type Site } from '#test/shown/open-site.tsx';
import { paths } from '#web/paths.ts';

let site: Site;
let quoteId: string;
let family: WireBlock;
beforeAll(async () => {
  site = await openSite();
  ({ quote_id: quoteId } = await saveQuote(site.browser));
  const found = (await score(site.browser, quoteId)).score_data.find(({ type }) => type === 'family');
  if (!found) throw new Error('The family has a list');
  family = found;
});
afterAll(() => site.close());

const pair = ['sahyadri-poorna-5l', 'kumaon-anmol-5l'] as const;
const open = (slabs: readonly string[], manner = {}) =>
  site.open(paths.compare('family', quoteId, slabs), manner);

test.each([
  ['en', 'mobile', 'Poorna or Anmol?'],
  ['en', 'desktop', 'Poorna or Anmol?'],
  ['hi', 'mobile', /Poorna.*Anmol/],
  ['hi', 'desktop', /Poorna.*Anmol/],
] as const)(
  'in %s on a %s two plans are compared by name and by what each costs',
  async (locale, device, title) => {
    const page = await open(pair, { locale, device });
    expect(page.names('heading')[0]).toMatch(title);
    for (const price of ['₹17,098', '₹14,580']) expect(page.text()).toContain(price);
  },
);

test('rows that are the same for both are shown when they are asked for', async () => {
  const page = await open(pair);
  const rows = () => page.names('rowheader').length;
  const before = rows();
  await page.press('button', /^Show these/);
  expect(rows()).toBeGreaterThan(before);
});

test('a plan that does not exist any more is left out, and the others stay', async () => {
  const page = await open([...pair, 'no-such-plan-5l'], { device: 'desktop' });
  expect(page.text()).toContain('Sahyadri Poorna');
  expect(page.text()).toContain('Kumaon Anmol');
});

test('another plan is put beside them', async () => {
  const third = family.plans.find(({ slab_id }) => !pair.some((one) => one === slab_id));
  const page = await open([...pair, third?.slab_id ?? ''], { device: 'desktop' });
  expect(page.text()).toContain(third?.product_title);
});
