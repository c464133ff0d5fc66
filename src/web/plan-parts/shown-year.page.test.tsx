import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { CallAnswer } from '#contract/call/shapes.ts';
import type { WirePlan } from '#contract/plan/shapes.ts';
import type { WireBlock } from '#contract/quote/shapes.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import { saveQuote, score } from '#test/purchase.ts';
import { openSite, type Site } from '#test/shown/open-site.tsx';
import { aWireMember } from '#test/wire.ts';
import { paths } from '#web/paths.ts';
import { chosenOf } from './choice/plan-choices.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite({ start: Date.parse('2026-11-27T06:00:00Z') });
});
afterAll(() => site.close());

type Family = { readonly quoteId: string; readonly block: WireBlock; readonly plans: readonly WirePlan[] };

async function familyWith(diseases: readonly number[]): Promise<Family> {
  const members = [
    aWireMember({ age: 44, diseases: [...diseases] }),
    aWireMember({ id: 'spouse', person: 'Spouse', age: 41 }),
  ];
  const { quote_id: quoteId } = await saveQuote(site.browser, { members, medical_conditions: [...diseases] });
  const block = (await score(site.browser, quoteId)).score_data.find(({ type }) => type === 'family');
  const picked = block?.plans.filter(({ pick }) => pick !== null) ?? [];
  const others = block?.plans.filter(({ pick, premium }) => pick === null && premium !== null) ?? [];
  if (!block || picked.length === 0) throw new Error('The family has a list');
  return { quoteId, block, plans: [...picked, ...others].slice(0, 2) };
}

const diabetes = [17];
const amount = ({ years }: WirePlan) => formatRupees(rupees(years.one_in_hundred));

async function yearsOf({ quoteId }: Family, plan: WirePlan, first_year: boolean) {
  const data = { block: 'family' as const, slab_ids: [plan.slab_id], first_year, ...chosenOf([plan]) };
  const answer = await site.browser.call('getYears', { params: { quote_id: quoteId }, body: { data } });
  return answer.json<CallAnswer<'getYears'>>().plans[0];
}

async function sharedPage({ quoteId }: Family, plans: readonly WirePlan[]): Promise<string> {
  const [{ slab_id } = { slab_id: '' }, ...beside] = plans;
  const data = {
    quote_id: quoteId,
    block: 'family' as const,
    slab_id,
    beside: beside.map((one) => one.slab_id),
    ...chosenOf(plans),
  };
  const answer = await site.browser.call('share', { params: {}, body: { data } });
  return answer.json<CallAnswer<'share'>>().shorturl;
}

/** What is further down the page of a plan comes when there is time. */
const yearsAreThere = () => vi.waitUntil(() => document.querySelector('#years'), 20_000);

/** How years after the waits are told. */
const later = /1 of (20|100) years|once the waits are over/;

type Place = 'list' | 'plan' | 'comparison' | 'decision' | 'checklist';

/** What each page says of years, and its figure where one is read to the rupee. */
async function textsOf(family: Family, locale: 'en' | 'hi' = 'en'): Promise<Readonly<Record<Place, string>>> {
  const { quoteId, plans } = family;
  const [plan] = plans;
  if (!plan) throw new Error('The family has a plan');
  const addresses = {
    list: `${paths.results('family', quoteId)}?sort=bad-year`,
    plan: paths.planDetail('family', quoteId, plan),
    comparison: paths.compare('family', quoteId, plans),
    decision: await sharedPage(family, plans),
    checklist: paths.checklist('family', quoteId),
  };
  const texts: [string, string][] = [];
  for (const [place, address] of Object.entries(addresses)) {
    const page = await site.open(address, { locale });
    if (place === 'plan') await yearsAreThere();
    texts.push([place, page.text()]);
  }
  return Object.fromEntries(texts) as Record<Place, string>; // one text for each address
}

describe('for a family in which somebody is ill now', () => {
  let ill: Family;
  beforeAll(async () => {
    ill = await familyWith(diabetes);
  });

  test('figures of years are those of the first year, which leaves more than later ones', async () => {
    expect(ill.block.shown_year).toBe('first');
    for (const plan of ill.plans) {
      const { average, nine_in_ten, one_in_twenty, one_in_hundred } = plan.years;
      const first = await yearsOf(ill, plan, true);
      expect(first?.own_share).toEqual({ average, nine_in_ten, one_in_twenty, one_in_hundred });
      expect((await yearsOf(ill, plan, false))?.own_share.average).toBeLessThan(average);
    }
  });

  test('every page says so, with the same figure', async () => {
    const [plan, other] = ill.plans;
    if (!plan || !other) throw new Error('The family has two plans');
    const texts = await textsOf(ill);
    expect(texts.list).toContain('for people like you, in the first year, while waits run.');
    expect(texts.list).toContain(`Year 1, 1 time in 100: you pay ${amount(plan)} or more`);
    expect(texts.list).toContain(`Year 1, 1 time in 100: you pay ${amount(other)} or more`);
    expect(texts.plan).toContain(`1 of 100 first years${amount(plan)}or more`);
    expect(texts.plan).toContain('Year 1 costs more.');
    expect(texts.plan).toContain('and from figures of the first year that somebody is ill.');
    expect(texts.comparison).toContain('The first year, for people like you');
    expect(texts.comparison).toContain(`1 of 100 first years, you pay${amount(plan)}or more`);
    expect(texts.comparison).toContain('First year, with its waits: survey and estimate.');
    expect(texts.decision).toContain(
      `Left to pay in 1 of 100 first years, or more${amount(plan)}${amount(other)}`,
    );
    expect(texts.decision).toContain(`In a very bad first year, 1 of 100, this or more${amount(plan)}`);
    expect(texts.decision).toContain('themselves in the first year, with its waits, beside the premium');
    expect(texts.decision).toContain(`In 1 of 100 first years ${amount(plan)} or more would be left to pay.`);
    expect(texts.checklist).toMatch(/in a bad first year \(1 of 20\)/);
    // The page of a plan has a table of each of ten years too.
    const { plan: _plan, ...others } = texts;
    expect(texts.plan).not.toContain('1 of 100 years: you');
    for (const text of Object.values(others)) expect(text).not.toMatch(later);
  });

  test('every page says so in Hindi too', async () => {
    for (const [place, text] of Object.entries(await textsOf(ill, 'hi'))) {
      expect([place, text]).toEqual([place, expect.stringContaining('पहले साल')]);
    }
  });

  test('the page of a plan begins with the first year, and a press shows those after the waits', async () => {
    const [plan] = ill.plans;
    if (!plan) throw new Error('The family has a plan');
    const later = await yearsOf(ill, plan, false);
    const page = await site.open(paths.planDetail('family', ill.quoteId, plan));
    await yearsAreThere();
    expect(page.find('radio', 'Year 1')).toHaveProperty('checked', true);
    await page.press('radio', 'After the waits');
    await page.pass(300);
    const rare = formatRupees(rupees(later?.own_share.one_in_hundred ?? 0));
    expect(page.text()).toContain(`1 of 100 years${rare}or more`);
    expect(page.text()).not.toContain('1 of 100 first years:');
  });
});

test('for a family in which nobody is ill every page has the figures after the waits, and none speaks of first years', async () => {
  const healthy = await familyWith([]);
  expect(healthy.block.shown_year).toBe('later');
  const [plan] = healthy.plans;
  if (!plan) throw new Error('The family has a plan');
  expect((await yearsOf(healthy, plan, false))?.own_share.one_in_hundred).toBe(plan.years.one_in_hundred);
  const texts = await textsOf(healthy);
  expect(texts.list).toContain(`1 of 100 years: you pay ${amount(plan)} or more`);
  expect(texts.plan).toContain(`1 of 100 years${amount(plan)}or more`);
  expect(texts.comparison).toMatch(new RegExp(`1 of 100 years, you pay(: )?${amount(plan)}`));
  expect(texts.decision).toContain(`In 1 of 100 years ${amount(plan)} or more would be left to pay.`);
  for (const text of Object.values(texts)) expect(text).not.toMatch(/first years?\b/);
});
