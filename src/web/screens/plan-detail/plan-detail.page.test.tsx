import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatRupees, rupees } from '#domain/money.ts';
import { planOf, readProposal, saveQuote, score } from '#test/purchase.ts';
import { openSite, type ShownPage, type Site } from '#test/shown/open-site.tsx';
import { aWireMember } from '#test/wire.ts';
import { forgetMe } from '#web/browser/storage/draft.ts';
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
      'You told us of none. If one is found, you pay for it yourself until 28 Nov 2028.All of it24 months',
      'Doctor visits without a stayNot in the plan.All of itevery year',
    ],
  ],
  [
    'its verdict',
    [
      'Dengue fever: of a bill of ₹1,11,250 it pays ₹1,04,250. It costs ₹2,660 more this year than Narmada Sulabh, the cheapest sound plan; all in, over ten years, ₹3,334 a year more. What stays with you: Gloves, syringes and other items, ₹45,000 (Cancer).',
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
      'If parents are to join laterFrom age 61 on the insurer decides after a medical check, and whoever is 76 or older can no longer join.',
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
      'Lump sum if you get a listed serious illnessThe insurer offers it at its own price (rider).',
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

describe('the years ahead', () => {
  const rare = (page: ShownPage) =>
    page.find('row', /^1 of 100 (first )?years/).querySelector('td')?.textContent ?? '';

  test('are dearer in the first one, and what is assumed can be moved', async () => {
    const page = await open();
    const before = rare(page);
    await page.press('radio', 'Year 1');
    await page.pass(200);
    expect(page.text()).toContain('Year 1 costs more.');
    const first = rare(page);
    expect(first).not.toBe(before);
    await page.choose('Hospitals', 'Private, costlier');
    await page.pass(200);
    expect(rare(page)).not.toBe(first);
  });

  test('that could not be counted leave the choice that the figures are of', async () => {
    const page = await open();
    const { value: before } = page.find('combobox', 'Hospitals') as HTMLSelectElement; // a list is one
    site.befall(/get-years/, 400);
    await page.choose('Hospitals', 'Government');
    await page.pass(200);
    expect(page.names('alert')).toHaveLength(1);
    expect(page.text()).toContain('The years could not be counted');
    expect(page.find('combobox', 'Hospitals')).toHaveProperty('value', before);
  });
});

test('a bill comes down to what is yours, with the place in the paper, and an own bill too', async () => {
  const page = await open();
  await page.press('radio', /^Dengue/);
  expect(page.text()).toContain('Dengue fever, Single AC room, 4 days');
  expect(page.names('link').some((name) => /^Wording, part \d+/.test(name))).toBe(true);
  await page.press('button', /test my own bill$/);
  await page.type('Room a day', '12,000');
  await page.type('Days in the room', '4');
  await page.type('Gloves, syringes, other items', '14000');
  const sums = page.find('table', /estimate from a hospital/).textContent;
  expect(sums).toContain('Your bill₹62,000');
  expect(sums).toMatch(/You pay₹14,000/);
});

describe('riders', () => {
  test('of a group show in the price one alone, and what is chosen is what is bought', async () => {
    const page = await open();
    await page.press('checkbox', /^Consumables/);
    await page.press('radio', /^Doctor visits .*₹5,000/);
    await page.press('radio', /^Doctor visits .*₹10,000/);
    await page.pass(400);
    expect(page.find('radio', /^Doctor visits .*₹5,000/)).toHaveProperty('checked', false);
    const [total = ''] = /With this choice: (₹[\d,]+)/.exec(page.statuses().join())?.slice(1) ?? [];
    await page.press('button', 'Buy this plan');
    await page.pass(400);
    const { headers } = await site.browser.get(page.leftFor() ?? '');
    const [, id = ''] = /proposals\/([^/]+)\//.exec(String(headers.location)) ?? [];
    expect(formatRupees(rupees((await readProposal(site.browser, id)).price.total))).toBe(total);
  });

  test('whose price does not come leave the choice as it was', async () => {
    const page = await open();
    site.befall(/get-score/, 400);
    await page.press('checkbox', /^Consumables/);
    await page.pass(200);
    expect(page.statuses().join()).toContain('The price with this choice did not come');
    expect(page.find('checkbox', /^Consumables/)).toHaveProperty('checked', false);
  });
});

describe('hospitals', () => {
  const region = (page: ShownPage) => page.find('region', 'Hospitals near you').textContent;
  const boxes = () => [...document.querySelectorAll<HTMLElement>('#hospitals input[type=checkbox]')];

  test('that are not on the list are said to be so', async () => {
    const page = await open();
    await page.type('Find your hospital', 'No such place');
    await page.press('button', 'Search');
    await page.pass(300);
    expect(region(page)).toContain('Not in our list');
    expect(region(page)).toContain('We count it as “pay first”');
  });

  test('that a family names are counted for each plan, near another pincode too, and can be taken away', async () => {
    const page = await open();
    boxes()[0]?.click();
    await page.pass(100);
    expect(region(page)).toMatch(/Your hospital is (not )?cashless/);
    for (const at of [1, 2]) {
      boxes()[at]?.click();
      await page.pass(100);
    }
    expect(region(page)).toMatch(/\d of your 3 are cashless/);
    await page.type('Pincode', '1234');
    await page.press('button', 'Look there');
    expect(region(page)).toContain('Please enter a valid pincode');
    await page.type('Pincode', '416 001');
    await page.press('button', 'Look there');
    await page.pass(300);
    const address = page.address();
    expect(page.names('heading').some((name) => /416001, Kolhapur/.test(name))).toBe(true);
    const other = await site.open(address.replaceAll('sahyadri-poorna', 'kumaon-anmol'));
    await other.pass(300);
    expect(region(other)).toMatch(/\d of your 3 are cashless/);
    expect(other.names('heading').some((name) => /416001, Kolhapur/.test(name))).toBe(true);
    await other.press('button', /^Remove/);
    expect(region(other)).toMatch(/\d of your 2 are cashless/);
    forgetMe();
  });
});

test('the plan that is recommended says why, in a table', async () => {
  const poorna = await open();
  expect(poorna.text()).not.toContain('Why Sahyadri Poorna');
  const page = await site.open(
    paths.planDetail('family', quoteId, {
      product_slug: 'narmada-sulabh',
      slab_id: 'narmada-sulabh-5l',
      riders: ['consumables'],
    }),
  );
  expect(page.find('table', 'Why Narmada Sulabh').textContent).toMatch(/all in/i);
});

test('cover held elsewhere without a break makes the dates earlier', async () => {
  const page = await open();
  const listed = () =>
    [...document.querySelectorAll('#waits li')]
      .map(({ textContent }) => textContent)
      .find((text) => text.includes('Listed operations'));
  expect(listed()).not.toContain('from day 1');
  await page.choose('Moving from another insurer without a break?', 'Covered there for 4 years or more');
  expect(listed()).toContain('from day 1');
  await page.choose('Cover you had there, with its bonus', '₹3 lakh');
  expect(listed()).not.toContain('from day 1');
  expect(listed()).toContain('₹3 lakh of it from');
});

test('what costs the buyer stands before what they get, and nobody is told that it suits all', async () => {
  const page = await open();
  const headings = page.names('heading');
  const at = (name: string) => headings.indexOf(name);
  expect(at('What costs you')).toBeGreaterThanOrEqual(0);
  expect(at('Who should not buy this')).toBeGreaterThan(at('What costs you'));
  expect(at('Bill test')).toBeGreaterThan(at('Who should not buy this'));
  expect(page.find('region', 'Who should not buy this').textContent).toContain('can no longer join');
});

test('a plan that is not sold to these people is not found, and their list leads on', async () => {
  const page = await site.open(
    paths.planDetail('family', quoteId, {
      product_slug: 'sahyadri-poorna',
      slab_id: 'sahyadri-poorna-999l',
      riders: [],
    }),
  );
  expect(page.names('heading')[0]).toBe('This plan is not for these people');
  await page.press('link', 'See the plans that are');
  expect(page.names('heading')[0]).toBe('Plans for your family');
});

test.each([
  ['at an age', { members: [aWireMember({ age: 63 })] }, 'At this age, you can buy the plan with an adviser'],
  ['with a cover', { sum_assured: 3_000_000 }, 'You can buy this cover with an adviser'],
])(
  'a plan that is not sold online %s leads to an adviser, and back to the list',
  async (_what, request, title) => {
    const quote = { members: [aWireMember()], parents_pincode: undefined, ...request };
    const { quote_id } = await saveQuote(site.browser, quote);
    const { plan } = planOf(await score(site.browser, quote_id), 'individual', 'vindhya-raksha');
    const page = await site.open(paths.planDetail('individual', quote_id, plan));
    await page.press('button', 'Buy offline');
    await page.pass(300);
    expect(page.names('heading')[0]).toBe(title);
    await page.press('link', 'Back to the plans');
    expect(page.names('heading')[0]).toBe('Plans for one person: you');
  },
);
