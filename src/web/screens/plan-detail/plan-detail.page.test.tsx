import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveQuote } from '#test/purchase.ts';
import { openSite, type Site } from '#test/shown/open-site.tsx';
import { paths } from '#web/paths.ts';

let site: Site;
let quoteId: string;
beforeAll(async () => {
  site = await openSite({ start: Date.parse('2026-11-27T06:00:00Z') });
  ({ quote_id: quoteId } = await saveQuote(site.browser));
});
afterAll(() => site.close());

const open = (manner = {}) =>
  site.open(
    paths.planDetail('family', quoteId, {
      product_slug: 'sahyadri-poorna',
      slab_id: 'sahyadri-poorna-5l',
      riders: [],
    }),
    manner,
  );

test.each([
  ['en', 'mobile'],
  ['en', 'desktop'],
  ['hi', 'mobile'],
  ['hi', 'desktop'],
] as const)('in %s on a %s a plan is named with its price', async (locale, device) => {
  const page = await open({ locale, device });
  expect(page.names('heading')[0]).toBe('Sahyadri Poorna');
  expect(page.text()).toContain('₹17,098');
});

test('riders and years change what is to be paid, and taking them back changes it back', async () => {
  const page = await open();
  await page.press('checkbox', /^Consumables/);
  await page.pass(400);
  expect(page.text()).toContain('₹17,782');
  await page.press('checkbox', /^Consumables/);
  await page.pass(400);
  expect(page.text()).not.toContain('₹17,782');
  await page.press('radio', /^2 years/);
  await page.pass(400);
  expect(page.names('button').join()).toContain('₹31,631');
});

test('a rider that the address names is ticked, in the price and among its parts', async () => {
  const page = await site.open(
    paths.planDetail('family', quoteId, {
      product_slug: 'narmada-sulabh',
      slab_id: 'narmada-sulabh-5l',
      riders: ['consumables'],
    }),
  );
  expect(page.find('checkbox', /^Consumables/)).toHaveProperty('checked', true);
  const parts = [
    '₹14,438a year, GST nil',
    'Add or take away what you like.',
    'other items hospitals bill4%₹555Rounding to whole rupees₹1',
  ];
  expect(parts.filter((part) => !page.text().includes(part))).toEqual([]);
});

test.each([
  ['en', 'Each of the ten years', 'Not paid until Nov 2028: Listed operations'],
  ['hi', 'दसों साल, एक-एक करके', 'नहीं मिलेगा: नवंबर 2028 तक सूची में दिए ऑपरेशन'],
] as const)(
  'each policy year stands in a table, with what is not paid in it: %s',
  async (locale, title, waits) => {
    const page = await open({ locale });
    const table = page.find('table', title);
    expect(table.querySelectorAll('th[scope=row]')).toHaveLength(10);
    expect(table.textContent).toContain('₹17,098');
    expect(table.textContent).toContain(waits);
  },
);

test('Buy opens a purchase of this plan, and the browser goes there', async () => {
  const page = await open();
  await page.press('button', 'Buy this plan');
  await page.pass(400);
  expect(page.leftFor()).toMatch(/^\/health-plan\/buy\/[\w-]+\/$/);
});

test('a purchase that could not be opened is said, and the page stays', async () => {
  const page = await open();
  site.befall(/transaction/, 400);
  await page.press('button', 'Buy this plan');
  await page.pass(400);
  expect(page.names('alert')).toHaveLength(1);
  expect(page.leftFor()).toBeUndefined();
});

test('a plan that nobody sells is not there', async () => {
  const page = await site.open(
    paths.planDetail('family', quoteId, { product_slug: 'no-plan', slab_id: 'no-plan-5l', riders: [] }),
  );
  expect(page.names('heading')[0]).not.toBe('Sahyadri Poorna');
});

test.each<readonly [string, readonly string[]]>([
  [
    'what costs you',
    [
      'Hospitals bill them apart. Cataract operation: ₹3,000. Cancer: ₹45,000. A rider pays them: ₹684 a year.₹45,000Cancer',
      'Cancer: about ₹13,79,500 here. When the plan has paid ₹5 lakh of what it covers, you pay the rest.₹8,18,500Cancer',
      'Nothing before 28 Nov 2028. Then up to ₹50,000 for a C-section, which costs about ₹1,75,750 here.₹1,25,750Birth by C-section',
      'You told us nobody here has one. If that changes, you pay for it yourself until 28 Nov 2028.All of it24 months',
      'Doctor visits without a stayNot in the plan.All of itevery year',
    ],
  ],
  [
    'its verdict',
    [
      'Dengue fever: of a bill of ₹1,11,250 it pays ₹1,04,250. It costs ₹2,660 more this year than Narmada Sulabh, the cheapest sound plan; all in, over ten years, ₹3,334 a year more. You pay yourself: Gloves, syringes and other items, ₹45,000 (Cancer).',
    ],
  ],
  [
    'ten years',
    [
      'The eldest is 36 now, 45 in the tenth year.',
      '36, 2026₹17,098',
      'Listed operations: not paid before 28 Nov 2028',
      'All in, a year₹24,1',
    ],
  ],
  [
    'who should not buy it',
    [
      'Narmada Sulabh leaves you no more in a very bad year: about ₹8,800. It costs ₹2,660 less a year.',
      'In 1 of 100 years Narmada Sulabh leaves you ₹8,800 or more, this plan ₹27,000 or more. It costs ₹2,660 less a year.',
      'If parents are to join laterFrom age 61 the insurer decides after a medical check, and from 76 this plan takes nobody new.',
    ],
  ],
  [
    'the years ahead',
    [
      '9 of 10 years₹3,500or lessabout ₹21,000',
      '1 of 20 years₹8,400or moreabout ₹25,000',
      '1 of 100 years₹27,000or moreabout ₹44,000',
      'At ₹5 lakh the cover runs out in about 3.9 of 1,000 years',
      'Narmada Sulabh₹14,438 premium1 of 100 years: you ₹8,800 or more',
    ],
  ],
  [
    'a bill',
    [
      'Not payable− ₹2,500Registration, admission and attendant charges.',
      'Gloves, syringes− ₹4,500',
      'Room above the limit₹0',
      'Co-pay₹0',
      'Plan pays₹1,04,250You pay₹7,000',
    ],
  ],
  [
    'when each thing is covered',
    [
      'Accidentfrom day 1',
      'New illness, except those below30 days28 Dec 2026',
      'Listed operationscataract, hernia, stones28 Nov 2028',
      'Illness you already have24 months28 Nov 2028',
      'Childbirth24 months28 Nov 2028',
      'From 28 Nov 2031 the insurer can refuse a claim only for proven fraud.',
    ],
  ],
  [
    'the price to 70',
    [
      '₹17,09836₹23,52147₹39,02358₹67,89070',
      '36, 2026₹17,098about ₹17,000',
      '58, 2048Son, 26, leaves the plan₹39,023about ₹3,20,000',
      '70, 2060₹67,890about ₹17,00,000',
    ],
  ],
  [
    'hospitals',
    [
      '16 of 19 are cashless near 560001, Bengaluru Urban',
      '11,240 hospitals in India settle the bill with Sahyadri Health directly (cashless).',
    ],
  ],
  [
    'length and riders',
    [
      '1 yearThe price can change at each renewal.₹17,098 to pay now',
      '2 years₹15,816 a year. Saves ₹2,565.₹31,631 to pay now',
      '3 years₹15,388 a year. Saves ₹5,130.₹46,164 to pay now',
      'Cancer: leaves you ₹45,000 less+ ₹684',
      'From 28 Nov 2027, not 28 Nov 2028+ ₹2,051',
    ],
  ],
  [
    'the record',
    [
      'Claims paid, of 10093.290.5',
      'Complaints, of 10,000 policies7.913.7',
      'Solvency ratio in March (by law at least 1.5)1.92.02',
      'We get ₹2,992 of your ₹17,098 from Sahyadri Health, and a share at each renewal.',
      'Sahyadri Poorna17.5% of the premium₹2,992',
    ],
  ],
  [
    'what it covers',
    [
      '60 days before and 180 days after a stay',
      'Childbirth: up to ₹35,000 normal, ₹50,000 caesareanAfter 24 months.',
      'Cover refills every time it is used up',
      '50% more cover for each year without a claimUp to 100% more.',
      'Health check-up up to ₹1,500Every year.',
      'Lump sum if you get a listed serious illnessThe insurer sells it as a paid extra (rider).',
      'Your share of a claim (co-pay)Noneon any claim',
      'AmbulanceActual cost',
    ],
  ],
  [
    'its score',
    [
      '68.7 of 100. Loses most on price (28.6) and bonus (1.9).',
      'Loses most on price (28.6) and bonus (1.9)See',
    ],
  ],
  [
    'how the price is made up',
    [
      'You 34ages 31–35₹8,830',
      'Husband 36ages 36–40₹10,250',
      'Son 4ages 0–17₹4,025',
      'Discount, cover shared by 3 people26%−₹6,007',
      'RidersnoneGSTnilYou pay1 year, 3 people, Bengaluru Urban, zone 2₹17,098',
      'Husband, if 35 when cover starts: ₹1,051 less.',
      '2 years paid at once: you save ₹2,565, and the price stays the same until they are over.',
      'Otherwise this price holds for 15 days.',
    ],
  ],
])('of %s somebody reads what it means in rupees, dates and years', async (_section, sentences) => {
  const text = (await open()).text();
  expect(sentences.filter((sentence) => !text.includes(sentence))).toEqual([]);
});
