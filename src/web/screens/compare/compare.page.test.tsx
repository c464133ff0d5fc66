import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WireBlock } from '#contract/quote/shapes.ts';
import { saveQuote, score } from '#test/purchase.ts';
import { openSite, type Site } from '#test/shown/open-site.tsx';
import { forgetMe } from '#web/browser/storage/draft.ts';
import { paths } from '#web/paths.ts';

let site: Site;
let quoteId: string;
let family: WireBlock;
beforeAll(async () => {
  site = await openSite({ start: Date.parse('2026-11-27T06:00:00Z') });
  ({ quote_id: quoteId } = await saveQuote(site.browser));
  const scoreBlock = (await score(site.browser, quoteId)).score_data.find(({ type }) => type === 'family');
  if (!scoreBlock) throw new Error('The family has a list');
  family = scoreBlock;
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
    for (const price of ['₹17,098', '₹14,872']) expect(page.text()).toContain(price);
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

test.each<readonly [string, readonly string[]]>([
  [
    'which one costs less, and what for',
    [
      'Poorna costs ₹2,226 more a year than Anmol, and a bad stay leaves you ₹23,000 with both.',
      'PoornaKnee replacement, one knee in a deluxe room, bill ₹4,49,500: ₹23,000 stays with you; with Anmol: ₹98,833.',
      'Beside Anmol: old illness covered a year sooner.',
      'Beside Anmol: a hospital stay in any room, not a single AC room.',
      'The lowest premium: ₹14,872 a year.',
    ],
  ],
  [
    'what you pay',
    [
      'Premium a year₹17,0983 people, GST nil₹14,872₹2,226 less, best of the row',
      '3 years paid at once₹46,164saves ₹5,130Not offered',
      '₹27,939₹39,023, ₹67,890₹23,911₹32,996, ₹56,334, best of the row',
    ],
  ],
  [
    'stays and years',
    [
      'Dengue fever, bill ₹1,11,250₹7,000gloves and syringes, costs you in a claim',
      'Birth by C-section, bill ₹1,75,750₹1,25,750limit on the treatment, best of the row₹1,75,750not covered, costs you in a claim',
      '₹98,833room, and fees in proportion, costs you in a claim',
      '9 of 10 years, you pay₹3,500or less₹3,500or less',
      '1 of 100 years, you pay₹27,000or more, costs you in a claim',
    ],
  ],
  [
    'the hospital',
    [
      'Room limit per dayNo limitany room, best of the rowSingle AC roomin a costlier room, the plan pays less of the whole bill, costs you in a claim',
      'Intensive care (ICU)No limitNo limit',
      'Co-payNoneon any claimNone20% if you join at 61 or older',
      'Not paidrider ₹684 a year, costs you in a claimNot paidrider ₹594 a year, costs you in a claim',
      'Refill after a claimEvery timeany illness, best of the rowOnce a yearanother illness',
      'Bonus a year without a claim50%up to 100%, best of the row10%up to 50%',
      'Bills before and after a stay60, 180 days, best of the row60, 90 days',
      'AmbulanceNo limit, best of the row₹5,000a stay',
    ],
  ],
  [
    'waits and what stands beside a stay',
    [
      'Illness you already have28 Nov 202824 months, rider ₹2,051 a year, best of the row28 Nov 202936 months, rider ₹1,635 a year',
      'Listed operations28 Nov 202824 months28 Nov 202824 months',
      'Childbirth28 Nov 202824 months, best of the rowNot covered, costs you in a claim',
      '16 of 19, best of the row14 of 19',
      'Health check-up₹1,500every year₹2,000every 2 years',
      'Childbirth₹35,000caesarean ₹50,000, best of the rowNot paid, costs you in a claim',
      'Lump sum for a serious illnessRiderNone',
      '68.7of 10075.3of 100, best of the row',
    ],
  ],
])('beside each other two plans say %s', async (_what, sentences) => {
  const page = await open(pair, { device: 'desktop' });
  await page.press('button', /^Show these/);
  await page.pass(300);
  const text = page.text();
  expect(sentences.filter((sentence) => !text.includes(sentence))).toEqual([]);
});

test.each([
  ['en', 'Paidby the rider, ₹556 of the price', 'hospitals bill ₹556, in the price'],
  ['hi', 'मिलता हैराइडर से, दाम में इसके ₹556', '₹556, दाम में शामिल'],
] as const)(
  'a rider that is in the price of a plan is marked so, where others are to be added: %s',
  async (locale, ...parts) => {
    const listed = family.plans.find(({ slab_id }) => slab_id === 'narmada-sulabh-5l');
    expect(listed?.riders).toEqual(['consumables']);
    const plans = [{ slab_id: 'narmada-sulabh-5l', riders: listed?.riders ?? [] }, 'sahyadri-poorna-5l'];
    const page = await site.open(paths.compare('family', quoteId, plans), { locale, device: 'desktop' });
    for (const part of ['₹14,438', ...parts]) expect(page.text()).toContain(part);
  },
);

const wide = ['sahyadri-poorna-10l', 'dhauladhar-anant-10l'];

test('rows that are alike are one sentence until they are shown', async () => {
  const page = await open(wide);
  expect(page.text()).toMatch(/The same in both: .*Co-pay: None/);
  expect(page.names('rowheader')).not.toContain('Co-pay');
  await page.press('button', /^Show these \d+ rows$/);
  expect(page.names('rowheader')).toContain('Co-pay');
  expect(page.find('switch', /Only differences/)).toHaveProperty('checked', false);
});

test('plans that are not sold are said and left out; of too few there is a way on', async () => {
  const page = await open([...pair, 'nobody-5l']);
  expect(page.text()).toContain('One plan of this address is left out: not for these people any more');
  expect(page.names('heading')[0]).toBe('Poorna or Anmol?');
  const few = await open([pair[0], 'nobody-5l']);
  expect(few.names('heading')[0]).toBe('Two plans make a comparison');
  await few.press('link', 'Choose plans');
  expect(few.names('heading')[0]).toBe('Plans for your family');
});

test('a full plan beside super top-ups is left out, and why is said', async () => {
  const topUp = await saveQuote(site.browser, {
    product_type: 'SUPER_TOPUP',
    existing_sa: 500_000,
    sum_assured: 1_000_000,
  });
  const slabs = ['godavari-adhik-10l-d5l', 'sahyadri-setu-10l-d5l', 'sahyadri-poorna-10l'];
  const page = await site.open(paths.compare('family', topUp.quote_id, slabs));
  expect(page.names('heading')[0]).toBe('Adhik or Setu?');
  expect(page.text()).toContain('it is not compared with full plans');
});

test('a plan is added from the list', async () => {
  const page = await open(pair);
  await page.press('button', 'Add a plan');
  await page.pass(100);
  expect(page.names('button').some((name) => name.startsWith('Sahyadri Poorna, ₹'))).toBe(false);
  await page.press('button', /^Kumaon Vatsal, ₹/);
  expect(page.names('heading')[0]).toBe('Poorna, Anmol or Vatsal?');
});

test('hospitals that a family names are a row of the table and its words, and a failure is asked about again', async () => {
  const count = /\d of your 3 are cashless/;
  const plan = await open(wide);
  await plan.press('button', /^Show these/);
  await plan.pass(300);
  await plan.goTo(plan.find('link', /^Name up to three on the page of Poorna/).getAttribute('href') ?? '');
  const boxes = () => [...document.querySelectorAll<HTMLElement>('#hospitals input[type=checkbox]')];
  for (const at of [0, 1, 2]) {
    boxes()[at]?.click();
    await plan.pass(50);
  }
  expect(plan.text()).toMatch(count);
  const page = await open(wide);
  await page.pass(300);
  await page.press('switch', /Only differences/);
  expect(page.names('rowheader')).toContain('Your hospitals');
  expect(page.find('table', /./).textContent).toMatch(count);
  expect(page.find('region', 'The differences in words').textContent).toMatch(
    /Your hospitals: \d of your 3 are cashless; with /,
  );
  const failed = await site.open(paths.home());
  site.befall(/by-pincode/, 422);
  await failed.goTo(paths.compare('family', quoteId, wide));
  await failed.pass(300);
  expect(failed.text()).toContain('Your hospitals could not be looked up.');
  expect(failed.names('rowheader')).not.toContain('Your hospitals');
  await failed.press('button', 'Try again');
  await failed.pass(300);
  expect(failed.text()).not.toContain('could not be looked up');
  forgetMe();
});
