import { afterAll, beforeAll, expect, test } from 'vitest';
import { shippedCatalogue } from '#adapters/catalogue/shipped/shipped-catalogue.suite.ts';
import type { CallAnswer } from '#contract/call/shapes.ts';
import { buy, planOf, readProposal, saveQuote, score } from '../purchase.ts';
import { aWireMember, aWireQuote, type Browser, openBrowser } from '../wire.ts';
import { type TestApp, testApp } from './app.ts';

let server: TestApp;

beforeAll(async () => {
  server = await testApp();
});

afterAll(() => server.close());

type PlanRow = { readonly slab_id: string; readonly riders: readonly string[] };

const choiceOf = ({ slab_id, riders }: PlanRow) =>
  riders.length > 0 ? { chosen: [{ slab_id, riders: [...riders] }] } : {};

/** With the riders that it has in its list. */
async function scoreOf(browser: Browser, quote_id: string, plan: PlanRow): Promise<CallAnswer<'getScore'>> {
  const answer = await browser.call('getScore', {
    params: { quote_id },
    body: { data: { slab_ids: [plan.slab_id], ...choiceOf(plan) }, result_type: 'family' },
  });
  return answer.json();
}

function aPaper(title: string) {
  const section = { heading: expect.any(String), blocks: expect.any(Array) };
  return { title, sections: expect.arrayContaining([section]) };
}

test('a named plan comes alone, at its own cover, with all that its page says', async () => {
  const browser = await openBrowser(server.app);
  const { quote_id } = await saveQuote(browser);
  const listed = planOf(await score(browser, quote_id), 'family', 'sahyadri-poorna').plan;
  expect(listed.content).toBeUndefined();

  const answer = await scoreOf(browser, quote_id, listed);
  const [plan, ...others] = answer.score_data.flatMap(({ plans }) => plans);
  expect(others).toEqual([]);
  expect(plan).toMatchObject({ slab_id: listed.slab_id, cpt_id: listed.cpt_id, premium: listed.premium });
  const { products, insurers } = await shippedCatalogue();
  const product = products.find(({ id }) => id === 'sahyadri-poorna');
  const insurer = product && insurers.get(product.insurer);
  expect(product?.standardExclusions.length).toBeGreaterThan(10);
  expect(plan?.content).toEqual({
    standard_exclusions: {
      terms: product?.standardExclusions.map(({ code, text }) => ({ code, text: text.en })),
    },
    special_feature: product?.specialFeatures.map(({ en }) => en),
    policy_wordings: aPaper(`Policy wording: ${product?.title}`),
    policy_brochure: aPaper(`Brochure: ${product?.title}`),
    usps: product?.usps.map(({ en }) => en),
    similar_products: expect.any(Array),
    faqs: product?.faqs.map(({ question, answer }) => ({ question: question.en, answer: answer.en })),
    claims_process: insurer?.claimsProcess.map(({ en }) => en),
    claims_usps: insurer?.claimsUsps.map(({ en }) => en),
    claim_record: {
      financial_year: '2025-26',
      settled_percent: 93.2,
      within_30_days_percent: 94.4,
      complaints_per_10000_policies: 7.9,
      solvency_ratio: 1.9,
      source: 'Invented for this demonstration',
    },
    commission_percent: 17.5,
    commission: Math.round(((plan?.premium ?? 0) * 17.5) / 100),
    all_claim_records: expect.any(Object),
    network: [expect.objectContaining({ pincode: '560001' })],
    policy_years: expect.any(Array),
    beside: expect.any(Array),
    cheapest_sound: { slab_id: expect.any(String), scope: 'all' },
    better_fits: expect.any(Array),
    joining: { max_age: product?.eligibility.adultMax, medical_from_age: expect.any(Number) },
    bill_test: expect.objectContaining({ held_cover: null }),
    general: { conditions: product?.generalConditions.map(({ en }) => en) },
    premium_may_change: expect.arrayContaining([{ kind: 'price-kept', days: 15 }]),
    discounts: expect.any(Array),
    riders: expect.any(Array),
    rank_stability: expect.objectContaining({ weightings: 1000 }),
    room_cap: null,
  });
  expect(plan?.content?.similar_products.map(({ product_id }) => product_id)).toEqual(
    product?.similarProducts,
  );
  expect(plan?.combo_plan_title).toBe(product?.comboPlanTitle?.en ?? null);
});

test('a named plan stands as in its list: how firm its place is, and the plan that beats it', async () => {
  const browser = await openBrowser(server.app);
  const { quote_id } = await saveQuote(browser);
  const [block] = (await score(browser, quote_id)).score_data.filter(({ type }) => type === 'family');
  const priced = block?.plans.filter(({ premium }) => premium !== null) ?? [];
  const [first, last] = [priced[0], priced.at(-1)];
  const beaten = priced.find((plan) => plan.never_better !== null);
  for (const plan of [first, last, beaten]) {
    if (!plan) continue;
    const [foundPlan] = (await scoreOf(browser, quote_id, plan)).score_data.flatMap(({ plans }) => plans);
    const { never_better, recommended } = plan;
    expect(foundPlan).toMatchObject({ never_better, recommended });
  }
  const [best] = (await scoreOf(browser, quote_id, first ?? { slab_id: '', riders: [] })).score_data.flatMap(
    ({ plans }) => plans,
  );
  const rank = best?.content?.rank_stability;
  expect(rank?.first_percent).toBeGreaterThan(0);
  expect(rank?.first_three_percent).toBeGreaterThanOrEqual(rank?.first_percent ?? 100);
});

test('a named plan says who is better off with another, what to hold it against, and our commission on each', async () => {
  const browser = await openBrowser(server.app);
  const { quote_id } = await saveQuote(browser);
  const { plan: listed } = planOf(await score(browser, quote_id), 'family', 'sahyadri-poorna');
  const [plan] = (await scoreOf(browser, quote_id, listed)).score_data.flatMap(({ plans }) => plans);
  // The second call comes afterwards: by then a live price that the plan is held against is in the list too.
  const { block } = planOf(await score(browser, quote_id), 'family', 'sahyadri-poorna');
  const premiumOf = (slab: string) => block.plans.find(({ slab_id }) => slab_id === slab)?.premium;
  const { beside = [], better_fits: fits = [] } = plan?.content ?? {};
  expect(beside).toHaveLength(2);
  for (const { slab_id, premium, commission } of beside) {
    expect(premium).toBe(premiumOf(slab_id));
    expect(commission).toBeLessThan(premium);
  }
  expect(fits.length).toBeGreaterThan(0);
  for (const { slab_id, extra } of fits) {
    expect(extra).toBe((premiumOf(slab_id) ?? 0) - (listed.premium ?? 0));
  }
});

test('a named plan says what six stays leave to pay in each room, with the place in its wording', async () => {
  const browser = await openBrowser(server.app);
  const { quote_id } = await saveQuote(browser);
  const { plan: listed } = planOf(await score(browser, quote_id), 'family', 'sahyadri-poorna');
  const [plan] = (await scoreOf(browser, quote_id, listed)).score_data.flatMap(({ plans }) => plans);
  const { bill_test: test, policy_wordings: wording } = plan?.content ?? {};
  expect(test?.stays).toHaveLength(6);
  const { stays } = await shippedCatalogue();
  for (const { id, rooms } of test?.stays ?? []) {
    expect(rooms.map(({ room }) => room)).toEqual(['shared', 'single', 'single-ac', 'deluxe']);
    const costs = stays.stays.find((stay) => stay.id === id)?.costs[test?.tier ?? 1];
    expect(Object.fromEntries(rooms.map(({ room, rent }) => [room, rent]))).toEqual(costs?.rents);
    for (const { total, plan_pays, you_pay, cuts } of rooms) {
      expect(plan_pays + you_pay).toBe(total);
      expect(cuts.reduce((sum, { amount }) => sum + amount, 0)).toBe(you_pay);
    }
  }
  for (const { part, heading } of test?.clauses ?? []) {
    expect(wording?.sections[part - 1]?.heading).toBe(heading);
  }
});

test('a super top-up says of each stay who bears it, with the cover that is held', async () => {
  const browser = await openBrowser(server.app);
  const topUp = { product_type: 'SUPER_TOPUP', existing_sa: 500_000, sum_assured: 1_000_000 } as const;
  const { quote_id } = await saveQuote(browser, topUp);
  const [block] = (await score(browser, quote_id)).score_data.filter(({ type }) => type === 'family');
  const [first = { slab_id: '', riders: [] }] = block?.plans ?? [];
  const [plan] = (await scoreOf(browser, quote_id, first)).score_data.flatMap(({ plans }) => plans);
  const test = plan?.content?.bill_test;
  expect(test?.held_cover).toBe(500_000);
  const illnesses = test?.stays.filter(({ is_birth }) => !is_birth) ?? [];
  expect(illnesses.length).toBeGreaterThan(0);
  for (const { total, stacked } of illnesses.flatMap(({ rooms }) => rooms)) {
    expect(stacked?.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
    expect(stacked?.[0]?.owner).toBe('existing');
  }
});

test('a quote of another sales channel says so, and where it goes on', async () => {
  const browser = await openBrowser(server.app);
  const { quote_id } = await saveQuote(browser, aWireQuote());
  const own = await score(browser, quote_id);
  expect(own).toMatchObject({ sales_channel_conflict: false, sales_channel_conflict_redirect_to: null });
  await browser.get('/health-plan/choose-member?channel=pos&partner=TRY-101');
  const conflict = await score(browser, quote_id);
  expect(conflict.sales_channel_conflict).toBe(true);
  const address = new URL(conflict.sales_channel_conflict_redirect_to ?? '').pathname;
  expect((await browser.get(address)).headers.location).toBe(`/health-plan/results/family/${quote_id}`);
  expect((await score(browser, quote_id)).sales_channel_conflict).toBe(false);
});

test('plans, live prices and what is not shown say which block they are of', async () => {
  const browser = await openBrowser(server.app);
  const members = [
    aWireMember({ id: 'father', person: 'Father', gender: 'MALE', age: 58 }),
    aWireMember({ id: 'mother-in-law', person: 'Mother-in-law', age: 63 }),
  ];
  const { quote_id } = await saveQuote(browser, { members });
  const { score_data, not_shown } = await score(browser, quote_id);
  expect(score_data.map(({ block }) => block)).toEqual(['parents', 'parents-in-law', 'individual']);
  const { products } = server.ports.catalogue.current();
  for (const { block, type, plans } of score_data) {
    const missing = not_shown.filter((row) => row.block === block);
    expect(new Set([...plans, ...missing].map((row) => row.block))).toEqual(new Set([block]));
    expect(new Set(missing.map((row) => row.type))).toEqual(new Set([type]));
    expect(plans.length + missing.length).toBe(products.length);
  }
  const [, inLaws] = score_data;
  const body = { plan_identifiers: [inLaws?.plans[0]?.plan_identifier ?? ''] };
  const live = await browser.call('onserverPremium', { params: {}, body });
  const { premium_results } = live.json() as CallAnswer<'onserverPremium'>;
  expect(premium_results[0]?.plan).toMatchObject({
    block: 'parents-in-law',
    slab_id: inLaws?.plans[0]?.slab_id,
  });
});

test('the years ahead are those of the block that is asked for', async () => {
  const browser = await openBrowser(server.app);
  const members = [
    aWireMember(),
    aWireMember({ id: 'father', person: 'Father', gender: 'MALE', age: 58 }),
    aWireMember({ id: 'mother-in-law', person: 'Mother-in-law', age: 63 }),
  ];
  const { quote_id } = await saveQuote(browser, { members });
  const parents = (await score(browser, quote_id)).score_data.filter(({ type }) => type === 'parents');
  expect(parents.map(({ uidata }) => uidata.members.map(({ id }) => id))).toEqual([
    ['father'],
    ['mother-in-law'],
  ]);
  for (const { block, plans } of parents) {
    const plan = plans.find(({ product_id }) => product_id === 'sahyadri-poorna');
    const answer = await browser.call('getFiveYearProjection', {
      params: {},
      body: {
        slab_id: plan?.slab_id ?? '',
        quote_id,
        plan_type: 'parents',
        block,
      },
    });
    const { years } = (answer.json() as CallAnswer<'getFiveYearProjection'>).five_year_projection;
    expect(years).toHaveLength(5);
    expect(years[0]?.premium).toBe(plan?.premium);
  }
});

test('the years go on until the eldest is 70, with the rise that is asked for', async () => {
  const browser = await openBrowser(server.app);
  const { quote_id } = await saveQuote(browser);
  const { plan } = planOf(await score(browser, quote_id), 'family', 'sahyadri-poorna');
  const project = async (rise: { rise_percent?: string }) => {
    const body = { slab_id: plan.slab_id, quote_id, plan_type: 'family' as const, ...rise };
    const answer = await browser.call('getFiveYearProjection', { params: {}, body });
    return answer.json() as CallAnswer<'getFiveYearProjection'>;
  };
  const usual = await project({});
  const { years, rise_percent } = usual.to_age_70;
  const eldestIn = (index: number) => Math.max(...(years.at(index)?.ages.map(({ age }) => age ?? 0) ?? []));
  expect([rise_percent, eldestIn(-1), years.length]).toEqual([10, 70, 70 - eldestIn(0) + 1]);
  expect(years.slice(0, 5)).toMatchObject(usual.five_year_projection.years);
  const flat = await project({ rise_percent: '0' });
  expect(flat.to_age_70.years.every((year) => year.premium_with_rise === year.premium)).toBe(true);
});

test('two covers of one product, named together, both come, each with the price it has alone', async () => {
  const browser = await openBrowser(server.app);
  const { quote_id } = await saveQuote(browser);
  const { products } = await shippedCatalogue();
  const slabs = products.find(({ id }) => id === 'sahyadri-poorna')?.slabs.slice(0, 2) ?? [];
  const slab_ids = slabs.map(({ id }) => id);
  const together = await browser.call('getScore', {
    params: { quote_id },
    body: { data: { slab_ids }, result_type: 'family' },
  });
  const priced = ({ score_data }: CallAnswer<'getScore'>) =>
    score_data.flatMap(({ plans }) => plans.map(({ slab_id, premium }) => ({ slab_id, premium })));
  const alone = await Promise.all(
    slab_ids.map((slab_id) => scoreOf(browser, quote_id, { slab_id, riders: [] })),
  );
  expect(priced(together.json())).toHaveLength(2);
  expect(priced(together.json())).toEqual(expect.arrayContaining(alone.flatMap(priced)));
});

test('own parents and in-laws can each buy the same plan of one quote', async () => {
  const browser = await openBrowser(server.app);
  const members = [
    aWireMember({ id: 'father', person: 'Father', gender: 'MALE', age: 52 }),
    aWireMember({ id: 'mother-in-law', person: 'Mother-in-law', age: 51 }),
  ];
  const { quote_id } = await saveQuote(browser, { members });
  const parents = (await score(browser, quote_id)).score_data.filter(({ type }) => type === 'parents');
  const purchases = [];
  for (const block of parents) {
    const plan = block.plans.find(({ product_id }) => product_id === 'sahyadri-poorna');
    if (!plan) throw new Error(`No plan for ${block.block}`);
    const proposal = await readProposal(browser, await buy(browser, quote_id, { block, plan }));
    purchases.push([
      proposal.planData.block,
      proposal.planData.slabID,
      ...proposal.members.map(({ key }) => key),
    ]);
  }
  const slab = purchases[0]?.[1];
  expect(purchases).toEqual([
    ['parents', slab, 'Father'],
    ['parents-in-law', slab, 'Mother-in-law'],
  ]);
});

test('a named plan has each of its ten policy years, as all in and the years ahead have them', async () => {
  const browser = await openBrowser(server.app);
  const { quote_id } = await saveQuote(browser);
  const listed = planOf(await score(browser, quote_id), 'family', 'sahyadri-poorna').plan;
  const [plan] = (await scoreOf(browser, quote_id, listed)).score_data.flatMap(({ plans }) => plans);
  const years = plan?.content?.policy_years ?? [];
  expect(years.map(({ year, premium, own_share }) => [year, premium, own_share])).toEqual(
    plan?.all_in?.years.map(({ premium, own_share }, at) => [at + 1, premium, own_share]),
  );
  const ahead = await browser.call('getYears', {
    params: { quote_id },
    body: { data: { block: 'family', slab_ids: [listed.slab_id], ...choiceOf(listed), first_year: true } },
  });
  const [first]: CallAnswer<'getYears'>['plans'] = ahead.json().plans;
  const badYears = ({ one_in_twenty, one_in_hundred }: (typeof years)[number]) => ({
    one_in_twenty,
    one_in_hundred,
  });
  expect(years.map(badYears)[0]).toEqual({
    one_in_twenty: first?.own_share.one_in_twenty,
    one_in_hundred: first?.own_share.one_in_hundred,
  });
  expect(plan?.years).toMatchObject(years.map(badYears)[9] ?? {});
  const waits = years.map((one) => one.waits.map(({ kind }) => kind));
  expect(waits[0]).toEqual(expect.arrayContaining(['other-illness', 'specific-treatment', 'pre-existing']));
  expect(waits[1]).not.toContain('other-illness');
  expect(waits[9]).toEqual([]);
});
