import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/call/shapes.ts';
import type { BlockId } from '#domain/quote/block-id.ts';
import { paths } from '#web/paths.ts';
import { saveQuote, score } from '../purchase.ts';
import { type DrawnSite, openDrawnSite } from '../readback/drawn-site.ts';
import { pageOf, textOf } from '../readback/reading/page-text.ts';
import { aWireMember, type Browser, openBrowser } from '../wire.ts';

let site: DrawnSite;
let browser: Browser;
beforeAll(async () => {
  site = await openDrawnSite();
  browser = site.browser;
}, 120_000);
afterAll(() => site.server.close());

const lakh = 100_000;
const couple = [
  aWireMember(),
  aWireMember({ id: 'spouse', person: 'Spouse', gender: 'MALE', age: 36 }),
  aWireMember({ id: 'son1', person: 'Son', type: 'kid', gender: 'MALE', age: 4 }),
];
const father = aWireMember({ id: 'father', person: 'Father', gender: 'MALE', age: 63 });
const mother = aWireMember({ id: 'mother', person: 'Mother', gender: 'FEMALE', age: 60 });
const motherInLaw = aWireMember({ id: 'mother-in-law', person: 'Mother-in-law', age: 61 });
const sister = aWireMember({ id: 'sister', person: 'Sister', age: 29 });
const bare = (page: string) => page.replace(/<[^>]*>/g, '');
const asBrowsersDo = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const firstPrice = (members: typeof couple, pincode: string) =>
  browser.call('getFirstPrice', { params: {}, body: { data: { members, pincode } } });

async function cardsOf(id: string, block: BlockId): Promise<CallAnswer<'getCards'>['cards']> {
  const answer = await browser.call('getCards', { params: { quote_id: id }, body: { data: { block } } });
  return answer.json<CallAnswer<'getCards'>>().cards.filter(({ group }) => group === 'pick');
}
type PickFacts = Pick<
  CallAnswer<'getFirstPrice'>['picks'][number]['plans'][number],
  'names' | 'recommended' | 'premium' | 'one_in_hundred'
> & { readonly all_in: number | null };
const factsOf = ({
  names,
  recommended,
  premium,
  all_in,
  one_in_hundred,
}: { [K in keyof PickFacts]: PickFacts[K] | null }) => [names, recommended, premium, all_in, one_in_hundred];

describe('the first price', () => {
  test.each([
    ['a family', couple, 'family', '560001'],
    ['one person', [aWireMember()], 'individual', '411001'],
    ['a family with a father', [...couple, father], 'combined', '560001'],
  ] as const)(
    'of %s is the lowest of the list, and the plan is named that the list recommends',
    async (_, members, group, pincode) => {
      const price = (await firstPrice([...members], pincode)).json<CallAnswer<'getFirstPrice'>>();
      const { quote_id: id } = await saveQuote(browser, {
        members: [...members],
        pincode,
        parents_pincode: undefined,
        sum_assured: 10 * lakh,
      });
      const block = (await score(browser, id)).score_data.find(({ type }) => type === group);
      const plans = block?.plans ?? [];
      const filed = plans.flatMap(({ premium, onserver_plan: live }) =>
        premium === null || live ? [] : [premium],
      );
      expect(price).toMatchObject({
        group,
        people: members.length,
        sum_assured: 10 * lakh,
        from: Math.min(...filed),
      });
      const best = plans.find(({ recommended }) => recommended);
      const { slab_id, premium, product_title, all_in } = best ?? {};
      expect(price.pick).toMatchObject({
        slab_id,
        premium,
        product_title,
        all_in: all_in?.total,
        recommended: true,
      });
      expect(price.plans).toBe(filed.length);
      const listed = (await cardsOf(id, group)).filter(({ names }) => names.length > 0);
      const [first] = price.split?.ways ?? [];
      if (first === undefined || first.policies.length === 1) {
        const firstPlans = price.picks.flatMap((policy) => policy.plans);
        expect(firstPlans.map(factsOf)).toEqual(
          listed.map(({ years, ...card }) => factsOf({ ...card, one_in_hundred: years.one_in_hundred })),
        );
      }
    },
  );

  test.each([
    ['of the list', '560001', false],
    ['that no list has yet', '110999', true],
  ])('says of a pincode %s whether its place is a guess: %s', async (_, pincode, isGuess) => {
    const price = (await firstPrice(couple, pincode)).json<CallAnswer<'getFirstPrice'>>();
    const plans = await browser.call('getPlace', { params: { pincode }, body: {} });
    const { city, state, is_guess } = plans.json<CallAnswer<'getPlace'>>();
    expect(price).toMatchObject({ city, state, is_guess: isGuess });
    expect(is_guess).toBe(isGuess);
    expect(price.from).toBeGreaterThan(0);
  });

  test.each([
    ['a father', [father]],
    ['both parents', [father, mother]],
    ['a mother-in-law and a sister', [motherInLaw, sister]],
  ])('with %s says each way to cover them as the ways of a quote do, to the rupee', async (_, more) => {
    const members = [...couple, ...more];
    const price = (await firstPrice(members, '560001')).json<CallAnswer<'getFirstPrice'>>();
    const { quote_id: id } = await saveQuote(browser, {
      members,
      pincode: '560001',
      parents_pincode: undefined,
      sum_assured: 10 * lakh,
    });
    const params = { quote_id: id };
    const plans = await browser.call('getSplitPlans', { params, body: {} });
    const split = plans.json<CallAnswer<'getSplitPlans'>>();
    expect(price.split).toEqual({
      members: members.map((member) => member.id),
      claimant: split.claimant,
      ways: split.ways.filter(({ total }) => total !== null),
    });
    // The picks are those of each policy of the way that is recommended.
    const [best] = price.split?.ways ?? [];
    expect(price.picks.map((policy) => [policy.members, policy.pick])).toEqual(
      best?.policies.map((policy) => [policy.members, policy.plan]),
    );
    for (const { pick, plans } of price.picks)
      expect(plans.find(({ recommended }) => recommended)).toMatchObject({
        premium: pick.premium,
        all_in: pick.all_in,
      });
    expect(price.split?.ways.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['apart', 'together']));
  });

  test('says no ways where no parent stands beside you or the spouse', async () => {
    for (const members of [couple, [father, mother], [aWireMember(), sister]]) {
      expect((await firstPrice(members, '560001')).json()).toMatchObject({ split: null });
    }
  });

  test('is the same for women and men, and nothing of it is kept', async () => {
    const men = couple.map((one) => (one.id === 'you' ? { ...one, gender: 'MALE' as const } : one));
    const [hers, his] = await Promise.all([firstPrice(couple, '560001'), firstPrice(men, '560001')]);
    expect(his.json().from).toBe(hers.json().from);
    expect(hers.json()).not.toHaveProperty('quote_id');
  });

  test.each([
    ['a place that is none', couple, '999999', 'data.pincode'],
    ['a kid too old', [aWireMember({ age: 30 }), { ...couple[2], age: 20 }], '560001', 'data.members.1.age'],
  ])('%s is refused beside its field', async (_, members, pincode, field) => {
    const answer = await firstPrice(members as typeof couple, pincode);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().error.fields.map((each: { field: string }) => each.field)).toContain(field);
  });
});

test('what the first price says of a co-pay and of children is true of it', async () => {
  const alone = (await firstPrice([aWireMember({ age: 82 })], '110001')).json<CallAnswer<'getFirstPrice'>>();
  // Nothing that is sound takes people of this age without a co-pay.
  expect([alone.pick?.copay_percent, alone.pick?.weaknesses]).toEqual([20, ['copay']]);
  const young = (await firstPrice([aWireMember()], '110001')).json<CallAnswer<'getFirstPrice'>>();
  expect([young.pick?.copay_percent, young.pick?.weaknesses]).toEqual([0, []]);

  const visitor = await openBrowser(site.server.app);
  const english = { ...asBrowsersDo, 'accept-language': 'en' };
  const priceAfter = async (form: string) => {
    await visitor.post(paths.home(), form, english);
    return textOf(pageOf((await visitor.get(paths.home(), english)).body));
  };
  const old = await priceAfter('who-You=on&age-You=82&pincode=110001');
  expect(old).toContain('A first look, if you are healthy');
  expect(old).toContain(alone.picks[0]?.pick.product_title);
  expect(old).toContain('You pay 20% of each bill (co-pay).');
  const father = await priceAfter('who-Son-0=on&age-Son-0=5&who-Father=on&age-Father=62&pincode=400001');
  expect(father).toContain('Father in Mumbai');
  expect(father).toContain('Not in this price: the children.');
});

test('the proof is of today’s catalogue: its bills add up, and its pair is close in price and far apart on the bill', async () => {
  const { proof, plans, insurers } = (await browser.call('getProof', { params: {}, body: {} })).json<
    CallAnswer<'getProof'>
  >();
  if (!proof) throw new Error('The shipped catalogue proves nothing');
  const { products, insurers: knownInsurers } = site.server.ports.catalogue.current();
  expect([plans, insurers]).toEqual([products.length, knownInsurers.size]);
  for (const plan of proof.plans) expect(plan.plan_pays + plan.you_pay).toBe(proof.bill);
  const [first, second] = proof.plans;
  if (!first || !second) throw new Error('No pair');
  expect(second.premium - first.premium).toBeLessThanOrEqual(first.premium / 20);
  expect(first.you_pay - second.you_pay).toBeGreaterThan(100_000);
  const parts = proof.scored?.parts ?? [];
  const sum = parts.reduce((total, { earned }) => total + earned, 0);
  expect(Math.round(sum * 10) / 10).toBe(proof.scored?.total);
  // The premiums are those of a quote of the same family.
  const members = [
    aWireMember({ gender: 'MALE', age: 34 }),
    aWireMember({ id: 'spouse', person: 'Spouse', gender: 'FEMALE', age: 32 }),
    aWireMember({ id: 'son1', person: 'Son', type: 'kid', gender: 'MALE', age: 4 }),
  ];
  const { quote_id: id } = await saveQuote(browser, {
    members,
    gender: 'MALE',
    parents_pincode: undefined,
    sum_assured: proof.sum_assured,
  });
  const listed = (await score(browser, id)).score_data.find(({ block }) => block === 'family')?.plans ?? [];
  for (const { product_slug: slug, premium } of proof.plans) {
    const own = listed.find((plan) => plan.product_slug === slug && plan.sum_assured === proof.sum_assured);
    // The proof has plans as they are filed, the list with the riders that make them cheaper all in.
    expect([slug, (own?.premium ?? 0) - (own?.riders_cost ?? 0)]).toEqual([slug, premium]);
  }
});

test('without scripts the start page answers with a price, in the language of its reader', async () => {
  const visitor = await openBrowser(site.server.app);
  const hindi = { ...asBrowsersDo, 'accept-language': 'hi' };
  const wrong = await visitor.post(paths.home(), 'who-You=on&age-You=34&pincode=1', hindi);
  expect([wrong.statusCode, wrong.body.includes('सही पिन कोड लिखें')]).toEqual([422, true]);
  const plans = await visitor.post(paths.home(), 'who-You=on&age-You=34&pincode=560001', hindi);
  expect([plans.statusCode, plans.headers.location]).toEqual([303, '/#first-price']);
  const price = (await firstPrice([aWireMember()], '560001')).json<CallAnswer<'getFirstPrice'>>();
  const page = await visitor.get(paths.home(), { 'accept-language': 'hi' });
  expect(page.body).toContain(`${(price.from ?? 0).toLocaleString('en-IN')} से शुरू`);
  expect(page.body).toMatch(/name="age-You"[^>]*value="34"/);
});

test('without scripts parents beside others get each way in rupees, with its cover and what speaks against it', async () => {
  const visitor = await openBrowser(site.server.app);
  const form = 'who-You=on&age-You=34&who-Father=on&age-Father=63&pincode=560001';
  const plans = await visitor.post(paths.home(), form, asBrowsersDo);
  expect([plans.statusCode, plans.headers.location]).toEqual([303, '/#first-price']);
  const price = (await firstPrice([aWireMember({ age: 34 }), father], '560001')).json<
    CallAnswer<'getFirstPrice'>
  >();
  const splits = price.split?.ways ?? [];
  expect(splits.length).toBeGreaterThan(1);
  const english = bare((await visitor.get(paths.home(), { 'accept-language': 'en' })).body);
  for (const split of splits) expect(english).toContain(`₹${(split.total ?? 0).toLocaleString('en-IN')}`);
  for (const words of [
    'Father on his own plan',
    'Everyone on one plan',
    'Recommended',
    '₹20 lakh cover: ₹10 lakh for you, ₹10 lakh for father.',
    'Another way costs no more, now and over the years, and leaves everybody as much.',
    price.split?.ways[0]?.policies[0]?.plan?.product_title ?? 'a plan',
  ]) {
    expect(english).toContain(words);
  }
  const hindi = bare((await visitor.get(paths.home(), { 'accept-language': 'hi' })).body);
  for (const words of ['पिता का अलग प्लान', 'सब एक ही प्लान में', '₹20 लाख का कवर:'])
    expect(hindi).toContain(words);
});
