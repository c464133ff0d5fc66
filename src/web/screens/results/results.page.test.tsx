import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/call/shapes.ts';
import { saveQuote } from '#test/purchase.ts';
import { openSite, type ShownPage, type Site } from '#test/shown/open-site.tsx';
import { aWireMember } from '#test/wire.ts';
import { answersNow } from '#web/browser/storage/draft.ts';
import { paths } from '#web/paths.ts';

let site: Site;
let quoteId: string;
beforeAll(async () => {
  site = await openSite({ start: Date.parse('2026-11-27T06:00:00Z') });
  ({ quote_id: quoteId } = await saveQuote(site.browser));
});
afterAll(() => site.close());

const list = (search = {}, manner = {}) => site.open(paths.results('family', quoteId, search), manner);

/** The premiums of the cards below the picks, in their order. */
const premiumsOf = (page: ShownPage) =>
  [...page.text().matchAll(/₹([\d,]+)a year, ₹5 lakh/g)].map(([, text = '']) =>
    Number(text.replaceAll(',', '')),
  );
const isRising = (numbers: readonly number[]) =>
  numbers.length > 3 && numbers.every((one, at) => one >= (numbers[at - 1] ?? 0));

describe('a list of plans', () => {
  test.each([
    ['en', 'mobile', 'Plans for your family'],
    ['en', 'desktop', 'Plans for your family'],
    ['hi', 'mobile', 'आपके परिवार के लिए प्लान'],
    ['hi', 'desktop', 'आपके परिवार के लिए प्लान'],
  ] as const)('in %s on a %s names its people and the plan to start from', async (locale, device, title) => {
    const page = await list({}, { locale, device });
    expect(page.names('heading')[0]).toBe(title);
    expect(page.text()).toContain('₹14,438');
    expect(page.names('link').some((name) => name.includes('Narmada Sulabh') || name.includes('नर्मदा'))).toBe(
      true,
    );
  });

  test('is put in the order that is chosen, which the address keeps', async () => {
    const page = await list();
    expect(isRising(premiumsOf(page))).toBe(false);
    await page.choose('Sort plans', 'Lowest premium first');
    await page.pass(400);
    expect(isRising(premiumsOf(page))).toBe(true);
    expect(page.address()).toContain('sort=');
    const again = await site.open(page.address());
    expect(isRising(premiumsOf(again))).toBe(true);
  });

  test('asks the server once for a list that is shown twice', async () => {
    const page = await list();
    const countCards = () => site.calls.filter((call) => call.includes('get-cards')).length;
    const before = countCards();
    await page.choose('Sort plans', 'Most cover first');
    await page.choose('Sort plans', 'Recommended first');
    await page.choose('Sort plans', 'Most cover first');
    await page.pass(300);
    expect(countCards() - before).toBeLessThanOrEqual(1);
  });

  test('says that another order could not be had, and has it at the next press', async () => {
    const page = await list();
    const before = premiumsOf(page);
    site.befall(/get-cards/, 400);
    await page.choose('Sort plans', 'Highest premium first');
    await page.pass(400);
    expect(page.names('alert')).toHaveLength(1);
    expect(isRising(before.toReversed())).toBe(false);
    await page.press('button', /again/i);
    await page.pass(400);
    expect(page.names('alert')).toEqual([]);
    expect(isRising(premiumsOf(page).toReversed())).toBe(true);
  });

  test('of another cover shows its own prices', async () => {
    const page = await list();
    await page.press('radio', /^₹10 lakh/);
    await page.pass(500);
    expect(page.text()).toContain('more plans for ₹10 lakh');
    expect(page.address()).toContain('coverage=');
  });
});

describe('what one can bear', () => {
  const openList = async (locale: 'en' | 'hi' = 'en') => {
    const { quote_id } = await saveQuote(site.browser);
    return { quote_id, page: await site.open(paths.results('family', quote_id), { locale }) };
  };

  test('is a guess until one of five amounts is pressed, then an answer that every page goes by', async () => {
    const { quote_id, page } = await openList();
    expect(page.text()).toContain('Bad year: you can pay ₹1 lakh our guess');
    await page.press('button', '₹25,000');
    await page.pass(500);
    expect(page.text()).toContain('Bad year: you can pay ₹25,000 your answer');
    expect(page.text()).toContain('With ₹25,000 in a bad year:');
    expect(page.address()).toContain(quote_id);
    const again = await site.open(page.address());
    expect(again.text()).toContain('Bad year: you can pay ₹25,000 your answer');
    await again.press('link', /^See /);
    await again.pass(300);
    expect(again.text()).toContain('Bad year: you can pay ₹25,000 your answer');
    await again.press('button', '₹3 lakh');
    await again.pass(500);
    expect(again.text()).toContain('Bad year: you can pay ₹3 lakh your answer');
  });

  test('stays a guess where the answer could not be sent, and says so', async () => {
    const { page } = await openList();
    site.befall(/bearable/, 400);
    await page.press('button', '₹5 lakh');
    expect(page.names('alert')).toHaveLength(1);
    expect(page.text()).toContain('Bad year: you can pay ₹1 lakh our guess');
    await page.press('button', '₹5 lakh');
    await page.pass(500);
    expect(page.names('alert')).toEqual([]);
    expect(page.text()).toContain('Bad year: you can pay ₹5 lakh your answer');
  });

  test('is asked in Hindi too', async () => {
    const { page } = await openList('hi');
    expect(page.text()).toContain('बुरे साल में आप ₹1 लाख दे सकते हैं हमारा अंदाज़ा');
    await page.press('button', '₹3 लाख');
    await page.pass(500);
    expect(page.text()).toContain('बुरे साल में आप ₹3 लाख दे सकते हैं आपका जवाब');
  });
});

describe('other assumptions', () => {
  const countCalls = () => site.calls.filter((call) => call.includes('get-other-choices')).length;
  const unfold = async (page: ShownPage) => {
    const folded = [...document.querySelectorAll('details')];
    const details = folded.findLast((one) => one.textContent.includes('other assumptions'));
    details?.setAttribute('open', '');
    details?.dispatchEvent(new Event('toggle'));
    await page.pass(500);
  };

  test('are asked for when somebody opens them, and again once another amount is said', async () => {
    const { quote_id } = await saveQuote(site.browser);
    const before = countCalls();
    const page = await site.open(paths.results('family', quote_id));
    expect(countCalls()).toBe(before);
    await unfold(page);
    expect(countCalls()).toBe(before + 1);
    expect(page.text()).toMatch(/Narmada Sulabh also with: 5 years; 15 years; .*₹50,000 in a bad year/);
    await page.press('button', '₹25,000');
    await page.pass(500);
    expect(countCalls()).toBe(before + 2);
    expect(page.text()).not.toContain('₹3 lakh in a bad year');
  });

  test('say that they could not be had', async () => {
    const { quote_id } = await saveQuote(site.browser);
    const page = await site.open(paths.results('family', quote_id));
    site.befall(/get-other-choices/, 400);
    await unfold(page);
    expect(page.text()).toContain('We could not work it out.');
  });
});

describe('a list in words', () => {
  test.each<readonly [string, readonly string[]]>([
    [
      'for whom they are',
      [
        'You 34, husband 36, son 4in Bengaluru Urban 560001',
        'Family3 people, our pick ₹14,438Father1 person, our pick ₹27,835Combined4 people, our pick ₹38,218Individuala cover each, our pick ₹40,656',
        '₹3 lakh₹12,698₹5 lakh₹14,438₹10 lakh₹17,547₹15 lakh₹20,314',
      ],
    ],
    [
      'where to start from',
      [
        '₹14,438a yearWith “Consumables”, ₹556 of the price',
        'All in, a yearaveraged over ten years ₹20,807Next best: Kumaon Anmol + Consumables, ₹1,028 more this year.',
        'Dengue fever, bill ₹1,11,250: you pay ₹2,5001 of 100 years: you pay ₹8,800 or more₹14,438 premium now',
        'Listed operations: not paid before',
        'in year 1, about',
        'All in, no other plan comes near Narmada Sulabh.',
      ],
    ],
    [
      'what was guessed and left out',
      [
        'Planning a baby?Not answered: childbirth does not countYesNo',
        'Your spouse: a man our guess',
        'Hospital prices: Bengaluru Urban 560001',
        '43 plans fit your answers and filters, of 64 in the catalogue.',
        '6 by ageAravalli Varishtha; Nilgiri Suvarna; Satpura Dirghayu: nobody new may join at this age: you, spouse and son. Chilika Jodi; Godavari Madhur; Tungabhadra Navodit: nobody new may join at this age: son.',
        '2 by pincodeChambal Khet; Konkan Swasthya: not available at your pincode.',
        'pay only on top of a policy you already have.',
        'only with a separate cover for each person.',
        'only through agents. The insurer names one near you.',
      ],
    ],
    [
      'what each card pays',
      [
        'Kumaon Anmol₹15,466a year, ₹5 lakhWith “Consumables”, ₹594 of the priceRoom a daySingle ACcut above ₹8,500Cashless near14 of 19Old illness28 Nov 2029in 36 months',
        'Deccan Suraksha₹15,773a year, ₹5 lakhWith “Consumables”, ₹607 of the priceRoom a dayAny single roomdeluxe tooCashless near15 of 19Old illness',
        'Room a dayNo limitany roomCashless near16 of 19Old illness28 Nov 2028in 24 months',
      ],
    ],
    [
      'what the next card gains',
      [
        '₹293 more a year buys a yearly bonus of 50%, not 20%.',
        '₹103 less a year. Weaker: a yearly bonus of 10%, not 50%.',
        '₹458 more a year buys a yearly bonus of 25%, not 10%.',
        '₹1,016 more a year saves you ₹3,041 in this stay, and buys no co-pay. In an average year you pay hospitals ₹870 less.',
        '₹3,427 less a year. In an average year you pay hospitals ₹3,800 more. This stay leaves you ₹33,644 more. Weaker: a hospital stay in a room up to ₹5,000 a day, not any single room.',
      ],
    ],
  ])('says %s', async (_what, sentences) => {
    const text = (await list()).text();
    expect(sentences.filter((sentence) => !text.includes(sentence))).toEqual([]);
  });

  test('says which plans cost about as much, and that the cheapest of them is recommended', async () => {
    const text = (await site.open(paths.results('combined', quoteId))).text();
    const sentences = [
      'Himgiri SopanHimgiri General₹38,218a yearbefore a medical checkWith “Consumables”, ₹1,470 of the price',
      'Others cost about the same over ten years; this one is the cheapest now. Next: Kumaon Vatsal + Consumables, ₹144 more this year.',
      'One that we could recommend costs about as much all in: Kumaon Vatsal + Consumables ₹57,435 a year (₹144 more this year).',
    ];
    expect(sentences.filter((sentence) => !text.includes(sentence))).toEqual([]);
  });

  test.each(['parents', 'combined', 'individual'] as const)(
    'says on the tab of another list the price of the plan that it recommends: %s',
    async (block) => {
      const page = await list();
      const tab = page.find('link', /our pick/);
      const of = [...(tab.parentElement?.parentElement ?? tab).querySelectorAll('a')].find((one) =>
        one.href.includes(`/${block}/`),
      );
      const [, price] = /our pick (₹[\d,]+)/.exec(of?.textContent ?? '') ?? [];
      const text = (await site.open(paths.results(block, quoteId))).text();
      const [best] = /Recommended: [^.]*?over ten years.*?a year/.exec(text) ?? [];
      expect(best).toContain(price);
    },
  );

  test('says on cards that are put aside why, behind all that could be recommended', async () => {
    const text = (await list({ all: '1' })).text();
    const sentences = [
      'Not recommended: the insurer settles only 82.4% of claims.',
      'Offline only. Satpura Assurance takes this application on paper. Your answers are kept.',
    ];
    expect(sentences.filter((sentence) => !text.includes(sentence))).toEqual([]);
  });
});

describe('what was guessed', () => {
  test('of the spouse and the place is changed in place: the list of a quote with the change opens', async () => {
    const members = [aWireMember(), aWireMember({ id: 'spouse', person: 'Spouse', gender: 'MALE', age: 36 })];
    const { quote_id } = await saveQuote(site.browser, { members, parents_pincode: undefined });
    const page = await site.open(paths.results('family', quote_id));
    await page.press('button', 'A woman');
    await page.pass(700);
    expect(page.address()).not.toContain(quote_id);
    expect(page.text()).toContain('Your spouse: a woman your answer');
    expect(page.text()).toContain('With the other gender of your spouse:');
    await page.press('button', 'Change the pincode');
    expect(page.text()).toContain('Please enter a valid pincode of 6 digits. Nothing was changed.');
    await page.type('Hospital prices of which pincode?', '700 001');
    await page.press('button', 'Change the pincode');
    await page.pass(700);
    expect(page.text()).toContain('Hospital prices: Kolkata 700001');
    expect(page.text()).toContain('With hospital prices of Kolkata:');
    expect(answersNow().draft).toMatchObject({ genderOfSpouse: 'FEMALE', pincode: '700001' });
  });

  test('is answered in place, and the quote keeps it: who wants a baby is recommended plans with childbirth', async () => {
    const { quote_id } = await saveQuote(site.browser);
    const address = paths.results('family', quote_id);
    const page = await site.open(address);
    expect(page.find('button', 'Yes').getAttribute('aria-pressed')).toBe('false');
    await page.press('button', 'Yes');
    await page.pass(500);
    expect(page.find('button', 'Yes').getAttribute('aria-pressed')).toBe('true');
    expect(page.address()).toBe(address);
    expect(page.text()).toContain('Your answer. We recommend plans with childbirth');
    const again = await site.open(address);
    expect(again.find('button', 'Yes').getAttribute('aria-pressed')).toBe('true');
  });

  test('that no plan of the list has is said in its pick', async () => {
    const { quote_id } = await saveQuote(site.browser, { importance: { maternity_cover: 'HIGH' } });
    const all = await site.browser.call('getCards', {
      params: { quote_id },
      body: { data: { block: 'family' } },
    });
    const { insurers } = all.json<CallAnswer<'getCards'>>();
    const sentence = 'What you said matters a lot, “Childbirth”: no plan here has it.';
    const lists: boolean[] = [];
    for (const brands of Object.keys(insurers)) {
      const body = { data: { block: 'family' as const }, filters: { brands: [brands] } };
      const answer = await site.browser.call('getCards', { params: { quote_id }, body });
      const [demand] = answer.json<CallAnswer<'getCards'>>().demands;
      if (!demand || lists.includes(demand.is_met)) continue;
      lists.push(demand.is_met);
      const page = await site.open(paths.results('family', quote_id, { brands }));
      expect(page.text().includes(sentence)).toBe(!demand.is_met);
    }
    expect(lists.toSorted()).toEqual([false, true]);
  });
});

describe('plans that are compared', () => {
  test('are chosen on their cards and stand beside each other then', async () => {
    const page = await list({}, { device: 'desktop' });
    const boxes = page.names('button').filter((name) => name.startsWith('Compare '));
    for (const name of boxes.slice(0, 2)) await page.press('button', name);
    // The picks have a link of their own, which stands before the one of what was chosen.
    const links = [...document.querySelectorAll('a')].filter(({ textContent }) =>
      /^Compare/.test(textContent),
    );
    await page.goTo(links.at(-1)?.getAttribute('href') ?? '');
    expect(page.names('heading')[0]).toBe('Anmol or Sanchay?');
  });
});

test('a quote of another browser is not shown', async () => {
  const page = await site.open(paths.results('family', 'a-quote-of-nobody'));
  expect(page.names('heading')[0]).toBe('This cannot be opened here');
});

test('a list that its people have not leads to one that they have', async () => {
  const page = await site.open(paths.results('parents-in-law', quoteId));
  expect(page.address()).toBe(paths.results('parents', quoteId));
});

describe('own parents and in-laws', () => {
  const both = [
    aWireMember({ id: 'father', person: 'Father', gender: 'MALE', age: 58 }),
    aWireMember({ id: 'mother-in-law', person: 'Mother-in-law', age: 63 }),
  ];
  const quoteLine = (page: ShownPage) => page.find('region', 'Your quote').textContent;

  test('have a list each, with an address of its own, and are found by the one of before', async () => {
    const { quote_id } = await saveQuote(site.browser, { members: both });
    const page = await site.open(paths.results('parents', quote_id));
    expect(quoteLine(page)).toContain('Father');
    await page.press('link', /^In-laws/);
    await page.pass(300);
    expect(quoteLine(page)).toContain('Mother-in-law');
    expect(page.address()).toBe(paths.results('parents-in-law', quote_id));
    const former = await site.open(`${paths.results('parents', quote_id)}?couple=2`);
    expect(quoteLine(former)).toContain('Mother-in-law');
    expect(former.find('link', /^In-laws/).hasAttribute('aria-current')).toBe(true);
    await former.press('link', /^See plan/);
    expect(former.address()).toMatch(/block=parents-in-law/);
  });

  test('in-laws alone are the parents of their quote', async () => {
    const { quote_id } = await saveQuote(site.browser, { members: [aWireMember(), ...both.slice(1)] });
    const page = await site.open(paths.results('parents', quote_id));
    expect(page.address()).toBe(paths.results('parents-in-law', quote_id));
    expect(quoteLine(page)).toContain('Mother-in-law');
  });
});

test('where no product takes everybody each person has a list under their name, and buys alone', async () => {
  const members = [
    aWireMember({ age: 34 }),
    aWireMember({ id: 'brother', person: 'Brother', gender: 'MALE', age: 30 }),
    aWireMember({ id: 'grand-mother', person: 'Grand-Mother', age: 78 }),
  ];
  const { quote_id } = await saveQuote(site.browser, { members });
  const page = await site.open(paths.results('individual', quote_id));
  for (const name of [/^You$/, /^Brother$/, /^Grandmother$/]) page.find('link', name);
  await page.press('link', /^Brother$/);
  await page.pass(300);
  expect(page.names('heading')[0]).toBe('Plans for one person: brother');
  expect(page.address()).toMatch(/individual\/.*block=individual-brother/);
  expect(page.text()).toContain('No product here takes all of you');
  await page.press('link', /^See plan/);
  expect(page.text()).toContain('Brother 30');
});

test('a plan that is sold offline says so, and leads to the offline page and back', async () => {
  const { quote_id } = await saveQuote(site.browser, {
    members: [aWireMember()],
    parents_pincode: undefined,
  });
  const page = await site.open(paths.results('individual', quote_id, { all: '1' }));
  expect(page.text()).toContain('Offline only.');
  await page.press('link', /^Buy offline.*Vindhya Parivar/);
  expect(page.names('heading')[0]).toBe('You can buy this with an adviser');
  await page.press('link', 'Back to the plans');
  expect(page.text()).toContain('Vindhya Parivar');
});
